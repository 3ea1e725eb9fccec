import type { LessonView } from "../../views/activity-views.ts";
import type { TutorCommand, TutorEnv, TutorState } from "../../tutor-types.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import type { ActivityPart, Decision } from "../activity.ts";
import type { LessonCommand } from "./commands.ts";
import { decideLesson, followPractice, nextInLesson } from "./decide.ts";
import { add } from "./draft.ts";
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

/**
 * Decides, and looks at what will be seen then: a chunk of content that only the view needs is asked for here, where it
 * can be brought in [LES32].
 */
function decideInSight(...asked: Parameters<typeof decideLesson>): Decision {
  const decided = decideLesson(...asked);
  const [state, , , env] = asked;
  if (decided.ok) viewLesson(add({ state, news: [] }, decided.value, env).state, env);
  return decided;
}

export const lessonPart: LessonPart = {
  decide: decideInSight,
  view: viewLesson,
  follow: followPractice,
  next: nextInLesson,
};
