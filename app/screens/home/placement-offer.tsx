import { useId, type ReactNode } from "react";
import { useLocation } from "wouter";
import { useEngineView } from "../../engine-store.ts";
import { useAct } from "../../hooks/use-act.ts";
import { Button, ButtonLink } from "../../components/button.tsx";
import { useText } from "../../text/text.ts";
import css from "./home.module.css";

/** Before anything was practised the way to find one's place is offered; one that is under way is there to go on with. */
export function PlacementOffer(): ReactNode {
  const t = useText();
  const id = useId();
  const [, navigate] = useLocation();
  const { act, trouble } = useAct();
  const placement = useEngineView((view) => view.recommendation?.placement ?? null);
  if (placement === null) return null;
  if (placement === "open") {
    return (
      <section className={css["waiting"]}>
        <p>{t("placement.open")}</p>
        <ButtonLink href="/placement">{t("placement.go-on")}</ButtonLink>
      </section>
    );
  }
  return (
    <section className={css["offer"]} aria-labelledby={id}>
      <div>
        <h2 id={id}>{t("placement.offer.title")}</h2>
        <p>{t("placement.offer.about")}</p>
      </div>
      <Button
        onClick={() =>
          void act({ kind: "placement", command: { type: "start" } }).then(
            (isBegun) => isBegun && navigate("/placement"),
          )
        }
      >
        {t("placement.find")}
      </Button>
      <p role="status">{trouble !== null && t(trouble)}</p>
    </section>
  );
}
