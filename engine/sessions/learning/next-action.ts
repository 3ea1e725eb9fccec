import { POLICY } from "../../policy.ts";
import type { ProblemState } from "./practice-state.ts";
import { momentsOf, timeAtWork } from "./time-at-work.ts";

/** What the session does about a problem (requirement T8). */
export type SessionAction = "advance" | "continue" | "intervene" | "offer-skip";

/**
 * The action that follows from a problem: while it is open, offer to skip it after ten minutes at it, else
 * go on with it; once it is over, advance when it went right, go on with a sibling when it had to be
 * shown, intervene (go back to what the skill needs) when it was given up or went wrong before too.
 *
 * @param struggles - problems in a row, this one included, that ended struggling or stuck on the skill
 * @param now - wall clock [ms since 1970-01-01 UTC]
 */
export function nextAction(problem: ProblemState, struggles: number, now: number): SessionAction {
  if (problem.phase === "open") {
    return timeAtWork([...momentsOf(problem), now]) >= POLICY.session.offerSkipAfterMs ? "offer-skip" : "continue";
  }
  if (problem.phase === "right") return "advance";
  return struggles >= POLICY.strugglesToDoubt ? "intervene" : "continue";
}
