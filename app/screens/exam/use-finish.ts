import { useState } from "react";
import type { EvaluationView } from "#engine";
import { engine } from "../../engine-client.ts";
import { useEngine } from "../../engine-store.ts";
import type { Act } from "../../hooks/use-act.ts";

export interface TypedAnswer {
  readonly given: readonly string[];
  readonly latencyMs: number;
}

export interface Finish {
  /** Keeps what is typed as the answer; false where it could not be. */
  readonly keep: (typed: TypedAnswer | null) => Promise<boolean>;
  /** Keeps what is typed, then ends the exam, or asks first where questions have no answer. */
  readonly finish: (typed: TypedAnswer | null) => Promise<void>;
  readonly end: () => Promise<void>;
  readonly isAsking: boolean;
  readonly stopAsking: () => void;
}

/** The way to an exam's end before its last question. */
export function useFinish(exam: EvaluationView, { act, ask }: Pick<Act, "act" | "ask">): Finish {
  const [isAsking, setAsking] = useState(false);
  const item = exam.problem?.itemId ?? null;

  /**
   * What is typed when the pupil goes elsewhere is kept as the answer: nothing typed is lost [SCR42]. What cannot be
   * read is no answer, stays in its box, and holds nobody up.
   */
  async function keep(typed: TypedAnswer | null): Promise<boolean> {
    if (typed === null || item === null) return true;
    const { given, latencyMs } = typed;
    return ask(async () => {
      const kept = await engine.act({
        kind: "evaluation",
        command: { type: "answer", item, given: [...given], latencyMs },
      });
      return !kept.ok && kept.error.type === "bad-input" ? { ok: true, value: null } : kept;
    });
  }

  async function finish(typed: TypedAnswer | null): Promise<void> {
    if (!(await keep(typed))) return;
    const now = useEngine.getState().view.activities?.evaluation;
    if (now?.ended !== null) return;
    if (now.answered.every(Boolean)) await end();
    else setAsking(true);
  }

  async function end(): Promise<void> {
    await act({ kind: "evaluation", command: { type: "end" } });
    setAsking(false);
  }

  return { keep, finish, end, isAsking, stopAsking: () => setAsking(false) };
}
