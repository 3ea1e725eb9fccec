import { useRef, useState } from "react";
import type { Result } from "#engine";
import type { AskError } from "../ask-school.ts";

interface Choices<Value> {
  /** As it stands on the screen: what the server has may be a moment older. Null: nothing was chosen here yet. */
  readonly chosen: Value | null;
  /** The server has what was chosen last. */
  readonly isKept: boolean;
  readonly error: AskError | null;
  readonly choose: (value: Value) => void;
}

/** Shows a choice at once and has the newest one sent when the one before is there; one that is refused is taken back. */
export function useChoices<Value>(send: (value: Value) => Promise<Result<unknown, AskError>>): Choices<Value> {
  const [chosen, setChosen] = useState<Value | null>(null);
  const [isKept, setKept] = useState(false);
  const [error, setError] = useState<AskError | null>(null);
  const newest = useRef<{ readonly value: Value } | null>(null);
  const kept = useRef<Value | null>(null);
  const isSending = useRef(false);

  async function sendNewest(): Promise<void> {
    isSending.current = true;
    for (let next = newest.current; next !== null; next = newest.current) {
      newest.current = null;
      const answer = await send(next.value);
      if (answer.ok) kept.current = next.value;
      // Something newer is sent whatever became of this.
      if (newest.current !== null) continue;
      setChosen(kept.current);
      setKept(answer.ok);
      setError(answer.ok ? null : answer.error);
    }
    isSending.current = false;
  }

  function choose(value: Value): void {
    newest.current = { value };
    setChosen(value);
    setKept(false);
    if (!isSending.current) void sendNewest();
  }

  return { chosen, isKept, error, choose };
}
