import { useState, type ReactNode } from "react";
import { isCounted, useReadiness, type Readiness } from "../readiness.ts";
import { useText, type TextId } from "../text/text.ts";
import { Icon, type IconName } from "./icons.tsx";
import css from "./readiness-line.module.css";
import { Unseen } from "./unseen.tsx";

/** Whether the app works without the network on this device, or how far it is; it never stands in anybody's way [APP70]. */
export function ReadinessLine(): ReactNode {
  const t = useText();
  const now = useReadiness();
  const { ready, percent, update } = now;
  const isKnown = isCounted(now);
  const [wasWaiting, setWaiting] = useState(false);
  if (isKnown && !ready && !wasWaiting) setWaiting(true);
  const { text, icon } = readinessWords(now);
  const words = t(text, { percent });
  return (
    <>
      <p
        role="status"
        aria-label={t("ready.label")}
        // Each percent is news to the eye only.
        aria-live="off"
        data-ready={percent}
        className={`${css["line"]} ${ready ? css["ready"] : ""}`}
      >
        {isKnown && (
          <>
            <Icon name={icon} />
            <span>
              {words}
              {update !== null && ` ${t("ready.update", { percent: update })}`}
            </span>
          </>
        )}
      </p>
      <Unseen role="status">{wasWaiting && ready && words}</Unseen>
    </>
  );
}

/** What is said of it; `{percent}` is filled in. */
export function readinessWords({ ready, trouble }: Readiness): { readonly text: TextId; readonly icon: IconName } {
  if (ready) return { text: "ready.yes", icon: "tick" };
  return trouble === null
    ? { text: "ready.not-yet", icon: "download" }
    : { text: `ready.${trouble}`, icon: trouble === "no-network" ? "waiting" : "warning" };
}
