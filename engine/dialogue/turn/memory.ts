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

/** What is kept of a conversation: the last turns of the problem, and few of the one before, marked [TRN18]. */
export function memoryOf({ problems }: SessionState): readonly MemoryTurn[] {
  const { memoryTurns, memoryTurnsBefore } = POLICY.dialogue;
  const [before, now] = [problems.at(-2), problems.at(-1)];
  return [...turnsOf(before?.turns ?? [], memoryTurnsBefore, true), ...turnsOf(now?.turns ?? [], memoryTurns, false)];
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
