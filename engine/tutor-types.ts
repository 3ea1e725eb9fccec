import type { About } from "./about.ts";
import type { Adjustments } from "./adjustments/adjustments.ts";
import type { LearnerAssignment } from "./assignments/assignment.ts";
import type { AssignmentsState } from "./assignments/assignments-state.ts";
import type { NumberLocale } from "./answers/types.ts";
import type { ItemId, SessionId, SkillId } from "./ids.ts";
import type { LlmWish } from "./llm/wishes.ts";
import type { Content } from "./items/content.ts";
import type { NoteId } from "./notes/events.ts";
import type { LearnerNote } from "./notes/note.ts";
import type { NotesState } from "./notes/notes-state.ts";
import type { MasteryState } from "./learner/mastery-state.ts";
import type { ProfileFacts } from "./profile.ts";
import type { HistoryState } from "./reports/history-state.ts";
import type { AppealFinding } from "./sessions/learning/appeal.ts";
import type { ActivitiesState, ActivityCommand } from "./sessions/activities.ts";
import type { ActivityKind } from "./sessions/activity-events.ts";
import type { ActivityContext } from "./sessions/activity.ts";
import type { PracticeState } from "./sessions/learning/practice-state.ts";

/** Everything the tutor knows of one learner: projections of the log. Plain data. */
export interface TutorState {
  readonly practice: PracticeState;
  readonly mastery: MasteryState;
  readonly history: HistoryState;
  readonly activities: ActivitiesState;
  readonly assignments: AssignmentsState;
  readonly notes: NotesState;
  readonly about: About;
}

/** What a learner (through the page) may ask for. */
export type TutorCommand =
  | { readonly type: "enrol"; readonly grade: number }
  /** `session` and `seed` come from the host's dice, so that a decision is repeatable. */
  | {
      readonly type: "start-session";
      readonly session: SessionId;
      readonly seed: string;
      readonly skill: SkillId | null;
    }
  /** What a teacher gave to do: it is begun, or gone on with. */
  | {
      readonly type: "start-assignment";
      readonly session: SessionId;
      readonly seed: string;
      readonly assignment: LearnerAssignment;
    }
  | {
      readonly type: "submit-answer";
      readonly item: ItemId;
      readonly given: readonly string[];
      readonly locale: NumberLocale;
      readonly latencyMs: number;
    }
  /** Lines of working as typed: looked at, and no attempt. */
  | {
      readonly type: "check-work";
      readonly item: ItemId;
      readonly lines: readonly string[];
      readonly locale: NumberLocale;
    }
  | { readonly type: "request-hint"; readonly item: ItemId }
  | { readonly type: "show-solution"; readonly item: ItemId }
  | { readonly type: "next-problem"; readonly item: ItemId }
  | { readonly type: "skip-problem"; readonly item: ItemId }
  /** `item` is the problem that was skipped. */
  | { readonly type: "undo-skip"; readonly item: ItemId }
  | { readonly type: "dispute-answer"; readonly item: ItemId; readonly locale: NumberLocale }
  /** What the second check made of the disputed answer; `given` names it, as another one may be there by now. */
  | {
      readonly type: "examine-appeal";
      readonly item: ItemId;
      readonly given: readonly string[];
      readonly finding: AppealFinding;
    }
  /** A person is wanted: on the open problem, or (`item` is null) in the open activity of that kind, or from anywhere else. */
  | { readonly type: "ask-teacher"; readonly item: ItemId | null; readonly at?: ActivityKind | undefined }
  /** A teacher's words came. */
  | { readonly type: "take-note"; readonly note: LearnerNote }
  | { readonly type: "read-note"; readonly note: NoteId }
  /** What the learner says of themselves. */
  | { readonly type: "tell-about"; readonly about: About }
  | { readonly type: "end-session" }
  /** Something written to the tutor on the open problem. */
  | {
      readonly type: "send-message";
      readonly item: ItemId;
      readonly text: string;
      readonly locale: NumberLocale;
    }
  /** What a language model said to a wish, as it came: it is parsed and checked where it is taken. */
  | { readonly type: "take-words"; readonly wish: LlmWish; readonly answer: unknown }
  | ({ readonly type: "activity"; readonly context: ActivityContext } & ActivityCommand);

export type TutorRefusal =
  /** No problem is open, or it is not the one named: another tab or device has moved on. */
  | { readonly type: "no-open-problem" }
  | { readonly type: "moved-on" }
  /** This very answer was marked already; it costs no attempt. */
  | { readonly type: "already-tried" }
  | { readonly type: "no-session" }
  /** No lesson, exam, survey … of that kind is under way. */
  | { readonly type: "no-activity" }
  /** There is no exam, survey … of that name. */
  | { readonly type: "not-found"; readonly what: string }
  /** The rules of this exam, survey … do not allow it now. */
  | { readonly type: "not-allowed" }
  | { readonly type: "not-enrolled" }
  | { readonly type: "nothing-to-practise" }
  | { readonly type: "unknown-skill"; readonly skill: string }
  | { readonly type: "bad-input"; readonly field: string; readonly message: string };

export interface TutorEnv {
  readonly content: Content;
  /** Wall clock of the device [ms since 1970-01-01 UTC]. */
  readonly now: number;
  /**
   * Monotonic clock since `boot` [ms], and the random name of that start: what a changed wall clock
   * cannot move. Absent: only the wall clock is known.
   */
  readonly mono?: number;
  readonly boot?: string;
  /** Absent: nothing is known but the grade. */
  readonly profile?: ProfileFacts;
  /** What a teacher set for the learner; absent: nothing. It counts for what begins now [ADJ5]. */
  readonly adjustments?: Adjustments | undefined;
  /** Whether the learner may pick a skill to practise; absent: yes [PRC26]. */
  readonly ownChoice?: boolean | undefined;
}
