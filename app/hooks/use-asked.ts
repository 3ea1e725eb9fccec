import { useCallback, useEffect, useEffectEvent, useState } from "react";
import type { Result } from "#engine";
import type { EngineError } from "#workers/engine-api";
import { useEngineView } from "../engine-store.ts";

/** What has come back of a question to the engine. */
export type Asked<Value> =
  | { readonly type: "waiting" }
  | { readonly type: "failed"; readonly error: EngineError }
  | { readonly type: "ready"; readonly value: Value };

export interface Asking<Value> {
  readonly asked: Asked<Value>;
  readonly again: () => void;
}

/**
 * Asks the engine when the screen opens, when `about` changes and when the practice goes on (perhaps in
 * another tab). An answer that was overtaken by a later question is dropped; the last one stays until then.
 */
export function useAsked<Value>(ask: () => Promise<Result<Value, EngineError>>, about: string): Asking<Value> {
  const practice = useEngineView((view) => view.practice);
  const [asked, setAsked] = useState<Asked<Value>>({ type: "waiting" });
  const [round, setRound] = useState(0);
  const askNow = useEffectEvent(ask);

  useEffect(() => {
    let current = true;
    async function askAndShow(): Promise<void> {
      const answer = await askNow();
      if (!current) return;
      setAsked(answer.ok ? { type: "ready", value: answer.value } : { type: "failed", error: answer.error });
    }
    void askAndShow();
    return () => {
      current = false;
    };
    // What it is about and how far the practice is are reasons to ask again, though not needed for asking.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [about, practice, round]);

  const again = useCallback(() => {
    setAsked({ type: "waiting" });
    setRound((last) => last + 1);
  }, []);
  return { asked, again };
}
