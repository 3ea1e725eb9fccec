import { useEffect, useState, type ReactNode } from "react";
import { engine } from "../engine-client.ts";
import { useEngineView } from "../engine-store.ts";
import { useText } from "../text/text.ts";
import { takeUpdate, useUpdate } from "../updates.ts";
import { Button } from "./button.tsx";
import css from "./notices.module.css";

/** Offers a new version, but only while nothing on the desk could be disturbed (requirement D4). */
export function UpdateOffer(): ReactNode {
  const t = useText();
  const waiting = useUpdate((update) => update.waiting);
  const practice = useEngineView((view) => view.practice);
  const [idle, setIdle] = useState(false);

  useEffect(() => {
    if (!waiting) return undefined;
    let current = true;
    async function ask(): Promise<void> {
      const answer = await engine.isIdle();
      // Asked anew whenever the desk changes.
      if (current && practice.type !== undefined) setIdle(answer);
    }
    void ask();
    return () => {
      current = false;
    };
  }, [waiting, practice]);

  if (!waiting || !idle) return null;
  return (
    <div role="status" aria-label={t("update.ready")} className={css["notice"]}>
      <p>{t("update.ready")}</p>
      <Button onClick={takeUpdate}>{t("update.button")}</Button>
    </div>
  );
}
