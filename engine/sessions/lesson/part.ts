import type { LessonView } from "../../views/activity-views.ts";
import type { TutorCommand, TutorEnv, TutorState } from "../../tutor-types.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import type { ActivityPart, Decision } from "../activity.ts";
import type { LessonCommand } from "./commands.ts";
import { decideLesson, followPractice, nextInLesson } from "./decide.ts";
import { viewLesson } from "./view.ts";

export interface LessonPart extends ActivityPart<LessonCommand, LessonView> {
  /** What practice events, folded already, mean for the lesson's plan: goes into the same transaction. */
  readonly follow: (state: TutorState, env: TutorEnv) => readonly NewEvent[];
  /** The Next of practice, while `isLessonPractice`. */
  readonly next: (
    state: TutorState,
    command: Extract<TutorCommand, { type: "next-problem" }>,
    env: TutorEnv,
  ) => Decision;
}

export const lessonPart: LessonPart = {
  decide: decideLesson,
  view: viewLesson,
  follow: followPractice,
  next: nextInLesson,
};
