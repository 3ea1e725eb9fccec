import { masteryOf, type MasteryState } from "../../learner/mastery-state.ts";
import { POLICY } from "../../policy.ts";
import type { ProblemState, SessionState } from "../../sessions/learning/practice-state.ts";

/** How fast to go on (requirement S5). */
export type Pacing = "first-turn" | "accelerate" | "extend" | "simplify" | "consolidate" | "steady";

export type Trend = "improving" | "steady" | "falling";

export interface PacingFacts {
  /** Replies given in this session so far. */
  readonly replies: number;
  /** P(known) of the skills of this session. */
  readonly known: readonly number[];
  readonly trend: Trend;
  /** Wrong answers on the problem on the desk. */
  readonly wrong: number;
  /** Every problem planned is over, and all went right. */
  readonly isAced: boolean;
}

/** The directive by the thresholds of the policy; the first that fits [TRN19]. */
export function pacingOf({ replies, known, trend, wrong, isAced }: PacingFacts): Pacing {
  const policy = POLICY.pacing;
  const average = known.length === 0 ? 0 : known.reduce((sum, each) => sum + each, 0) / known.length;
  const share = known.length === 0 ? 0 : known.filter((each) => each >= policy.known).length / known.length;
  if (replies === 0) return "first-turn";
  if (isAced) return "extend";
  if (trend === "improving" && (average >= policy.accelerate || share >= policy.knownShare)) return "accelerate";
  if (average < policy.simplify || trend === "falling") return "simplify";
  if (average <= policy.consolidate && wrong >= policy.wrongToConsolidate && trend === "steady") return "consolidate";
  return "steady";
}

/** The facts of the session on the desk. */
export function pacingFacts(session: SessionState, problem: ProblemState, mastery: MasteryState): PacingFacts {
  const skills = [...new Set(session.problems.map(({ skill }) => skill))];
  const over = session.problems.filter(({ phase }) => phase !== "open");
  return {
    replies: session.problems.flatMap(({ turns }) => turns).filter(({ type }) => type === "reply").length,
    known: skills.map((skill) => masteryOf(mastery, skill).known),
    trend: trendOf(over.map(({ phase }) => phase === "right")),
    wrong: problem.turns.filter((turn) => turn.type === "attempt" && turn.verdict === "incorrect").length,
    isAced: over.length >= session.goal && over.every(({ signal }) => signal === "mastered"),
  };
}

/** One problem of three more or fewer is chance. */
const BIG_CHANGE = 0.34;

/** The last three problems against those before; too few tell nothing. */
export function trendOf(right: readonly boolean[]): Trend {
  const shareOf = (part: readonly boolean[]) => part.filter(Boolean).length / part.length;
  const late = right.slice(-3);
  if (late.length < 2) return "steady";
  const early = right.slice(0, -late.length);
  const before = early.length === 0 ? 0.5 : shareOf(early);
  const change = shareOf(late) - before;
  return change > BIG_CHANGE ? "improving" : change < -BIG_CHANGE ? "falling" : "steady";
}
