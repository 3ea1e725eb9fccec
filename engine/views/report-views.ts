import type { ItemId, SessionId, SkillId } from "../ids.ts";
import type { ActivityKind } from "../sessions/activity-events.ts";
import type { ActivitiesView, EndReason } from "./activity-views.ts";

/** One session beside practice, in a line. */
export interface ActivitySummaryView {
  readonly sessionId: SessionId;
  readonly kind: ActivityKind;
  /** Of the skill, exam, survey …; "" where there is none. */
  readonly title: string;
  /** Id of that skill, exam, survey …, by which it has a name in other languages; null: a teacher named it, or nothing did. */
  readonly titleOf: string | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
  /** Without time away [ms]. */
  readonly workedMs: number;
  readonly ended: EndReason | null;
  /** Of an exam that was scored. */
  readonly score: { readonly points: number; readonly of: number } | null;
}

/** A session beside practice as it was, made again from the log. */
export interface ActivityReplayView {
  readonly summary: ActivitySummaryView;
  /** The one of its kind; the others are null. */
  readonly seen: ActivitiesView;
}

/** What a practice session came to (requirement T9). Shares are 0 to 1. */
export interface SessionReportView {
  readonly sessionId: SessionId;
  readonly finished: number;
  readonly skipped: number;
  /** Problems on which something was answered, and those of them that came out right. */
  readonly attempted: number;
  readonly solved: number;
  /** Everything that was typed, said, hinted and shown. */
  readonly turns: number;
  /** Finished right at the first try, without help. */
  readonly masteryRate: number;
  /** Worked through in small steps with the tutor. */
  readonly scaffoldingRate: number;
  /** From the first problem to the last answer, without time away [ms]. */
  readonly totalMs: number;
  readonly averageMs: number;
  readonly problems: readonly {
    readonly itemId: ItemId;
    readonly skillId: SkillId;
    readonly skillName: string;
    readonly signal: "mastered" | "learned" | "struggling" | "stuck" | null;
    readonly attempts: number;
    readonly hints: number;
    readonly scaffolded: boolean;
    readonly durationMs: number | null;
  }[];
  /** The error that was made most, in a sentence, and how often. */
  readonly keyMisconception: { readonly explanation: string; readonly times: number } | null;
  /** Names of skills. */
  readonly strengths: readonly string[];
  readonly weaknesses: readonly string[];
  readonly nextSteps: readonly {
    readonly skillId: SkillId;
    readonly skillName: string;
    readonly why: "again" | "prerequisite" | "next";
  }[];
}
