import type { AnswerKind, ReasonCode, Verdict } from "../answers/types.ts";
import type { Difficulty, ItemId, SessionId, SkillId } from "../ids.ts";
import type { Diagram } from "../items/diagram.ts";
import type { ErrorCategory } from "../items/math-problem-item.ts";

/** One box to fill in. */
export interface AnswerBoxView {
  readonly label: string;
  readonly kind: AnswerKind;
  /** Money sign or `%` shown beside the box; `x` of `x =` before it. */
  readonly unit: string | null;
  readonly variable: string | null;
}

/** One entry of the "what happened on this problem" column, oldest first. Texts may hold `$…$` LaTeX. */
export type TurnView =
  | {
      readonly type: "attempt";
      readonly given: readonly string[];
      readonly verdict: Verdict;
      readonly reason: ReasonCode;
      readonly params: Readonly<Record<string, string | number>>;
      readonly close: boolean;
      /** Says what was done, when a misconception rule explains the answer. */
      readonly explanation: string | null;
      readonly category: ErrorCategory | null;
    }
  | { readonly type: "hint"; readonly level: 1 | 2 | 3; readonly text: string; readonly asked: boolean }
  | { readonly type: "solution" }
  | { readonly type: "disputed" };

export interface SolutionStepView {
  readonly explanation: string;
  readonly math: string;
}

/** The problem on the desk. Never holds the answer before the solution is shown. */
export interface ProblemView {
  readonly itemId: ItemId;
  readonly skillId: SkillId;
  readonly skillName: string;
  readonly difficulty: Difficulty;
  readonly stem: string;
  readonly spoken: string | null;
  readonly diagram: Diagram | null;
  readonly boxes: readonly AnswerBoxView[];
  /** For choice and boolean: what to choose from (values are submitted as they stand). */
  readonly choices: readonly string[];
  readonly why: "chosen" | "new" | "continue" | "review" | "sibling";
  readonly turns: readonly TurnView[];
  /** `open` takes answers; `right` and `shown` (solution) wait for Next. */
  readonly phase: "open" | "right" | "shown";
  /** Worked solution, only in phase `shown`, or `right` on request. */
  readonly solution: readonly SolutionStepView[] | null;
  /** What was typed before a reload, one text a box. */
  readonly draft: readonly string[] | null;
  /** Readable attempts so far. */
  readonly attempts: number;
  /** The next hint level to ask for; null when all were given. */
  readonly nextHint: 1 | 2 | 3 | null;
  /** True after ten minutes on one problem (requirement T8). */
  readonly offerSkip: boolean;
  readonly canDispute: boolean;
}

export interface SessionProgressView {
  readonly sessionId: SessionId;
  readonly goal: number;
  /** One entry a problem of the session, in order; the rest of `goal` is pending. */
  readonly problems: readonly ("completed" | "skipped" | "in-progress")[];
  readonly skillId: SkillId | null;
}

export interface SessionSummaryView {
  readonly sessionId: SessionId;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly problems: number;
  readonly correct: number;
  readonly firstTry: number;
  readonly skills: readonly { readonly skillId: SkillId; readonly name: string }[];
  readonly newlyMastered: readonly string[];
  readonly newlyUnlocked: readonly string[];
  readonly reason: "goal-reached" | "learner-ended" | "nothing-left" | null;
}

export type PracticeView =
  | { readonly type: "none" }
  | { readonly type: "problem"; readonly session: SessionProgressView; readonly problem: ProblemView }
  | { readonly type: "summary"; readonly summary: SessionSummaryView };

/** What to do next, with the reason as data: the words live in the app. */
export interface RecommendationView {
  readonly skillId: SkillId;
  readonly skillName: string;
  readonly why: "new" | "continue" | "review";
  /** Whole days since last practised; null if never. */
  readonly daysSince: number | null;
}

export type SkillState = "locked" | "ready" | "learning" | "mastered" | "review";

export interface SkillView {
  readonly skillId: SkillId;
  readonly name: string;
  readonly grade: number;
  readonly strand: string;
  readonly state: SkillState;
  /** P(known) now, and how sure: half-width of a 90 % band [probability]. */
  readonly known: number;
  readonly band: number;
  readonly opportunities: number;
  readonly lastPractisedAt: number | null;
  readonly prerequisites: readonly SkillId[];
  readonly opens: readonly SkillId[];
}

/** One question as it was seen, and everything that happened on it: for report and replay. */
export interface ReplayProblemView {
  readonly itemId: ItemId;
  readonly skillId: SkillId;
  readonly skillName: string;
  readonly difficulty: Difficulty;
  readonly stem: string;
  readonly diagram: Diagram | null;
  readonly choices: readonly string[];
  readonly answer: string;
  readonly servedAt: number;
  readonly durationMs: number | null;
  readonly status: "in-progress" | "completed" | "skipped";
  readonly correct: boolean;
  readonly turns: readonly (TurnView & { readonly at: number })[];
  readonly solution: readonly SolutionStepView[];
}

export interface ReplayView {
  readonly summary: SessionSummaryView;
  readonly problems: readonly ReplayProblemView[];
}

/** How one box is read while it is being typed. */
export interface ReadingView {
  /** Why it cannot be read; null when it can. */
  readonly reason: ReasonCode | null;
  readonly params: Readonly<Record<string, string | number>>;
  /** LaTeX of the reading, where there is one. */
  readonly readAs: string | null;
}
