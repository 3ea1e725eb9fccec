import { useId, type ReactNode } from "react";
import { Link } from "wouter";
import type { HomeView, SkillState } from "#engine";
import { stateWords, strandWords } from "../../components/charts/mastery-words.ts";
import { SkillMark } from "../../components/charts/skill-mark.tsx";
import { daysAgoWords } from "../../components/charts/when.ts";
import { Icon } from "../../components/icons.tsx";
import { Unseen } from "../../components/unseen.tsx";
import { useNow } from "../../hooks/use-now.ts";
import { languageHere, nameHere, skillNameHere } from "../../text/language.ts";
import { type TextId, useText } from "../../text/text.ts";
import css from "./home.module.css";
import { planWords } from "./plan-words.ts";
import { weekOf } from "./week.ts";

/**
 * The days of this week on which somebody was at work, and what comes. A day without is only empty: nothing breaks, nothing
 * counts down.
 */
export function Week({ workedAt, plan }: Pick<HomeView, "workedAt" | "plan">): ReactNode {
  const t = useText();
  const toCome = planWords(t, plan);
  const week = weekOf(workedAt, useNow());
  const dayName = new Intl.DateTimeFormat(languageHere(), { weekday: "short" });
  const days = week.filter(({ practised }) => practised).length;
  return (
    <section className={css["small"]}>
      <h2>{t("home.week", { days })}</h2>
      <ol className={css["week"]}>
        {week.map(({ at, practised, isToday }) => (
          <li key={at} className={css[practised ? "did" : "empty"]} aria-current={isToday ? "date" : undefined}>
            <span className={css["day"]}>{practised && <Icon name="tick" />}</span>
            {dayName.format(at)}
            {practised && <Unseen>: {t("home.week.did")}</Unseen>}
          </li>
        ))}
      </ol>
      {toCome !== null && (
        <p className={css["toCome"]}>
          <Link href="/path">{toCome}</Link>
        </p>
      )}
    </section>
  );
}

/** The skill that was kept last, or done. */
export function Newest({ newest }: { readonly newest: NonNullable<HomeView["newest"]> }): ReactNode {
  const t = useText();
  const when = daysAgoWords(newest.at, useNow());
  return (
    <section className={css["small"]}>
      <h2>{t(`home.newest.${newest.state}`)}</h2>
      <p className={css["newest"]}>
        <SkillMark state={newest.state} size={44} />
        <span>
          <b>{skillNameHere(newest)}</b>
          <span className={css["soft"]}>{t(when.text, when.values)}</span>
        </span>
      </p>
    </section>
  );
}

/** Of the stone that comes next; one that was done is not new. */
const NEXT_WORDS: Readonly<Record<SkillState, TextId>> = {
  locked: "home.next-stone",
  ready: "home.next-stone",
  placed: "home.next-stone",
  learning: "home.next-stone",
  done: "home.refresh-stone",
  kept: "home.refresh-stone",
  review: "home.refresh-stone",
};

/** The strand's stones round the next one. */
export function Path({ path }: { readonly path: NonNullable<HomeView["path"]> }): ReactNode {
  const t = useText();
  const id = useId();
  const strand = strandWords(path.strand);
  const nextAt = path.stones.findIndex(({ isNext }) => isNext);
  return (
    <section className={css["small"]} aria-labelledby={id}>
      <div className={css["pathHead"]}>
        <h2 id={id}>{t(strand.text, strand.values)}</h2>
        <Link href="/map">{t("home.whole-map")}</Link>
      </div>
      <div className={css["trail"]}>
        <ol className={css["stones"]}>
          {path.stones.map(({ skillId, name, state, isNext }, at) => (
            <li
              key={skillId}
              className={css[isNext ? "next" : Math.abs(at - nextAt) > 1 ? "far" : "near"]}
              aria-current={isNext ? "step" : undefined}
            >
              <span className={css["disc"]}>
                <SkillMark state={state} size={40} />
              </span>
              <b>{nameHere(skillId, name)}</b>
              <span className={css["soft"]}>{t(isNext ? NEXT_WORDS[state] : stateWords[state])}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
