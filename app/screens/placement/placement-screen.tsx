import { useId, type ReactNode } from "react";
import { useEngineView } from "../../engine-store.ts";
import { useAct } from "../../hooks/use-act.ts";
import { Button } from "../../components/button.tsx";
import { Screen } from "../../components/screen.tsx";
import { Waiting } from "../../components/waiting.tsx";
import { mustBeHere } from "../../not-here.ts";
import { useText } from "../../text/text.ts";
import { PlacementDesk } from "./placement-desk.tsx";
import { PlacementEnd } from "./placement-end.tsx";
import css from "./placement.module.css";

/** `/placement`: the question that is open, else what was found, else what it is and the way to begin. */
export function PlacementScreen(): ReactNode {
  const t = useText();
  const hasLoaded = useEngineView((view) => view.activities !== undefined);
  const placement = useEngineView((view) => view.activities?.placement ?? null);
  if (placement?.ended === null && placement.problem !== null) {
    return <PlacementDesk placement={placement} problem={placement.problem} />;
  }
  const result = placement?.result ?? null;
  if (result !== null) return <PlacementEnd result={result} />;
  return (
    <Screen title={t("placement.title")}>
      {hasLoaded ? <Begin isLeft={placement?.ended === "learner-ended"} /> : <Waiting />}
    </Screen>
  );
}

/** Nothing starts by opening an address. */
function Begin({ isLeft }: { readonly isLeft: boolean }): ReactNode {
  const t = useText();
  const id = useId();
  const { act, trouble, error } = useAct();
  mustBeHere(error);
  return (
    <section className={css["card"]} aria-labelledby={id}>
      <h1 id={id}>{t("placement.offer.title")}</h1>
      {isLeft && <p>{t("placement.left")}</p>}
      <p className={css["soft"]}>{t("placement.offer.about")}</p>
      <Button look="primary" big onClick={() => void act({ kind: "placement", command: { type: "start" } })}>
        {t("placement.find")}
      </Button>
      <p role="status">{trouble !== null && t(trouble)}</p>
    </section>
  );
}
