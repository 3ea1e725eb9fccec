import { useEffect, useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { engine } from "../engine-client.ts";
import { useEngineView } from "../engine-store.ts";
import { useText } from "../text/text.ts";
import { takeUpdate, useUpdate } from "../updates.ts";
import { Button } from "./button.tsx";
import css from "./notices.module.css";

/** Offers a new version between problems, and only while nothing on the desk could be disturbed (requirement D4). */
export function UpdateOffer(): ReactNode {
  const t = useText();
  const [location] = useLocation();
  const waiting = useUpdate((update) => update.waiting);
  const view = useEngineView((now) => now);
  const [idle, setIdle] = useState(false);
  const { practice } = view;
  const atWork = location.startsWith("/practice") && practice.type === "problem" && practice.problem.phase === "open";
  const mayOffer = waiting && !atWork;

  useEffect(() => {
    if (!mayOffer) return undefined;
    let current = true;
    async function ask(): Promise<void> {
      const answer = await engine.isIdle();
      if (current) setIdle(answer);
    }
    void ask();
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- an exam that begins takes it away, an answer brings it
  }, [mayOffer, view]);

  if (!mayOffer || !idle) return null;
  return (
    <div role="status" aria-label={t("update.ready")} className={css["notice"]}>
      <p>{t("update.ready")}</p>
      <Button onClick={takeUpdate}>{t("update.button")}</Button>
    </div>
  );
}
