import { useCallback, useRef, useState } from "react";
import type { ActivityCommand, Result } from "#engine";
import type { EngineError } from "#workers/engine-api";
import { engine } from "../engine-client.ts";
import type { TextId } from "../text/text.ts";

export interface Act {
  /** Sends one command; true when it was taken. A second one while the first is under way does nothing. */
  readonly act: (input: ActivityCommand) => Promise<boolean>;
  /** The same, but waits until what is under way is done: what was written is never dropped. */
  readonly actInTurn: (input: ActivityCommand) => Promise<boolean>;
  /** `act` for any other request to the engine. */
  readonly ask: (request: () => Promise<Result<null, EngineError>>) => Promise<boolean>;
  /** Why the last one was not taken; null where it was. */
  readonly trouble: TextId | null;
  /** The error behind it. */
  readonly error: EngineError | null;
}

/** Sends commands of a lesson, exam, survey … to the engine, one at a time. */
export function useAct(): Act {
  const [error, setError] = useState<EngineError | null>(null);
  const running = useRef<Promise<boolean> | null>(null);

  const ask = useCallback<Act["ask"]>((request) => {
    if (running.current !== null) return Promise.resolve(false);
    const asking = request()
      .then((asked) => {
        setError(asked.ok ? null : asked.error);
        return asked.ok;
      })
      .finally(() => {
        running.current = null;
      });
    running.current = asking;
    return asking;
  }, []);
  const act = useCallback<Act["act"]>((input) => ask(() => engine.act(input)), [ask]);
  const actInTurn = useCallback<Act["actInTurn"]>(
    async (input) => {
      while (running.current !== null) await running.current.catch(() => false);
      return act(input);
    },
    [act],
  );
  return { act, actInTurn, ask, error, trouble: error === null ? null : troubleWords(error) };
}

/** What is said when a command of a lesson, exam, survey … was not taken. */
function troubleWords(error: EngineError): TextId {
  switch (error.type) {
    case "not-saved":
      return "trouble.not-kept";
    case "moved-on":
    case "no-open-problem":
      return "practice.moved-on";
    case "not-allowed":
      return "trouble.not-allowed";
    case "bad-input":
      return "trouble.bad-input";
    case "content-missing":
      return "notice.content-missing";
    default:
      return "practice.again";
  }
}
