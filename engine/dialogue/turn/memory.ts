import { POLICY } from "../../policy.ts";
import type { ReplyTurn, SaidTurn, SessionState } from "../../sessions/learning/practice-state.ts";

/** One thing said, by whom, and on which problem (requirement T7). */
export interface MemoryTurn {
  readonly who: "learner" | "tutor";
  readonly text: string;
  readonly category: string;
  /** Said on the problem before this one. */
  readonly isPreviousProblem: boolean;
}

/** What a reply may go back to. */
export interface Memory {
  readonly turns: readonly MemoryTurn[];
  /** Wrong ideas that answers to the problem before have shown, by their ids. */
  readonly slipsBefore: ReadonlySet<string>;
}

/** What is kept of a conversation: the last turns of the problem, and few of the one before, marked [TRN18]. */
export function memoryOf({ problems }: SessionState): Memory {
  const { memoryTurns, memoryTurnsBefore } = POLICY.dialogue;
  const [before, now] = [problems.at(-2)?.turns ?? [], problems.at(-1)?.turns ?? []];
  return {
    turns: [...turnsOf(before, memoryTurnsBefore, true), ...turnsOf(now, memoryTurns, false)],
    slipsBefore: new Set(before.flatMap((turn) => (turn.type === "attempt" ? (turn.misconception ?? []) : []))),
  };
}

type AnyTurn = SessionState["problems"][number]["turns"][number];

function turnsOf(turns: readonly AnyTurn[], most: number, isPreviousProblem: boolean): readonly MemoryTurn[] {
  return turns
    .filter((turn): turn is SaidTurn | ReplyTurn => turn.type === "said" || turn.type === "reply")
    .slice(-most)
    .map(({ type, text, category }) => ({
      who: type === "said" ? "learner" : "tutor",
      text,
      category,
      isPreviousProblem,
    }));
}
