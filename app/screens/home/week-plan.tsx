import { useId, type ReactNode } from "react";
import type { WeekPlan } from "#engine";
import { engine } from "../../engine-client.ts";
import { useAsked } from "../../hooks/use-asked.ts";
import { listHere, skillNameHere } from "../../text/language.ts";
import { useText } from "../../text/text.ts";
import css from "./home.module.css";

/** The next seven days, by names: what is refreshed, gone on with and begun [SCR124]. */
export function WeekPlanCard(): ReactNode {
  const { asked } = useAsked(() => engine.home(), "home");
  return asked.type === "ready" ? <Plan plan={asked.value.plan} /> : null;
}

function Plan({ plan }: { readonly plan: WeekPlan }): ReactNode {
  const t = useText();
  const id = useId();
  const rows = [
    { text: "plan.refreshes", names: plan.refreshes },
    { text: "plan.under-way", names: plan.underWay },
    { text: "plan.new", names: plan.fresh },
    { text: "plan.to-show", names: plan.toShow },
  ] as const;
  const told = rows.filter(({ names }) => names.length > 0);
  if (told.length === 0 && !plan.newOnesWait) return null;
  return (
    <section className={css["small"]} aria-labelledby={id}>
      <h2 id={id}>{t("plan.title")}</h2>
      <dl className={css["plan"]}>
        {told.map(({ text, names }) => (
          <div key={text}>
            <dt>{t(text, { count: names.length })}</dt>
            <dd>{listHere(names.map(skillNameHere))}</dd>
          </div>
        ))}
      </dl>
      {plan.newOnesWait && <p className={css["soft"]}>{t("plan.wait")}</p>}
    </section>
  );
}
