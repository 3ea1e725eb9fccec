import { useCallback, useRef, useState } from "react";
import type { Result } from "#engine";
import type { AskError } from "../ask-school.ts";

export interface Sending {
  readonly busy: boolean;
  /** Why the last one was not done; null where it was. */
  readonly error: AskError | null;
  /** Does one thing at a time. Null: refused, or another one was under way. */
  readonly send: <Value>(
    request: () => Promise<Result<Value, AskError>>,
  ) => Promise<Extract<Result<Value, AskError>, { ok: true }> | null>;
  readonly forget: () => void;
}

/** Sends what a form or a button asks for, once for any number of presses. */
export function useSending(): Sending {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AskError | null>(null);
  const running = useRef(false);

  const send = useCallback<Sending["send"]>(async (request) => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    setError(null);
    const answer = await request().finally(() => {
      running.current = false;
      setBusy(false);
    });
    if (answer.ok) return answer;
    setError(answer.error);
    return null;
  }, []);
  const forget = useCallback(() => setError(null), []);
  return { busy, error, send, forget };
}
