import { POLICY } from "../../policy.ts";
import type { ProblemState } from "./practice-state.ts";

/**
 * The time between moments, in order, without time away [ms].
 *
 * @param moments - wall clock; a clock that goes back adds nothing [ms since 1970-01-01 UTC]
 */
export function timeAtWork(moments: readonly number[]): number {
  return moments.reduce((sum, at, place) => sum + gapAtWork(moments[place - 1] ?? at, at), 0);
}

/** A longer one than `awayMs` was time away [ms] [PRC20]. */
export function gapAtWork(before: number, at: number): number {
  const gap = Math.max(0, at - before);
  return gap > POLICY.session.awayMs ? 0 : gap;
}

/** When the learner, or the tutor with them, did something on a problem: what a teacher decides of it comes at any time. */
export function momentsOf({ servedAt, turns, takenUpAt, endedAt }: ProblemState): readonly number[] {
  const others = [takenUpAt, endedAt].filter((at) => at !== null);
  const own = turns.filter((turn) => turn.type !== "appeal" || turn.byTeacher !== true);
  return [servedAt, ...own.map(({ at }) => at), ...others].toSorted((a, b) => a - b);
}
