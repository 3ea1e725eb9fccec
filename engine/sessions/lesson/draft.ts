import type { NewEvent, TutorEvent } from "../../events/tutor-event.ts";
import { evolveTutor } from "../../tutor.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { LessonState } from "./state.ts";

/** A decision in the making: what is to be recorded, and what the state will be then. */
export interface Draft {
  readonly state: TutorState;
  readonly news: readonly NewEvent[];
}

/** Adds events to a decision; later parts of it see what they bring about. */
export function add(draft: Draft, news: readonly NewEvent[], env: TutorEnv): Draft {
  // Folds read body and wall clock only; the envelope is stamped later by the host.
  const state = news.reduce((at, fresh) => evolveTutor(at, { ...fresh, wall: env.now } as TutorEvent), draft.state);
  return { state, news: [...draft.news, ...news] };
}

/** The lesson as it will be. */
export function lessonIn({ state }: Draft): LessonState {
  const { lesson } = state.activities;
  if (lesson === null) throw new Error("a decision about a lesson without a lesson");
  return lesson;
}
