import type { NewEvent } from "../../events/tutor-event.ts";
import { POLICY } from "../../policy.ts";
import type { TutorEnv } from "../../tutor-types.ts";
import { add, type Draft } from "./draft.ts";
import { endPractice, lessonSession } from "./practise.ts";
import type { LessonState } from "./state.ts";

/** Leaves the open lesson for another one: it waits where it is, without its practice session [LES23]. */
export function parkLesson(draft: Draft, open: LessonState, env: TutorEnv): Draft {
  const paused: NewEvent = { type: "activity_paused", body: { session: open.id, kind: "lesson" } };
  return add(draft, [...practiceEnd(draft, open), ...(open.isPaused ? [] : [paused])], env);
}

/** Before one more lesson waits: those left longest ago end where there would be too many [LES24]. */
export function makeRoom(draft: Draft, env: TutorEnv): Draft {
  const { lesson } = draft.state.activities;
  if (lesson === null) return draft;
  const waiting = lesson.parked.length + (lesson.endedAt === null ? 1 : 0);
  const over = lesson.parked.slice(0, Math.max(0, waiting - POLICY.lesson.maxParked));
  const ends = over.map(({ id: session }): NewEvent => ({
    type: "activity_ended",
    body: { session, kind: "lesson", reason: "replaced" },
  }));
  return add(draft, ends, env);
}

/** Ends a lesson, its practice with it. */
export function closeLesson(
  draft: Draft,
  lesson: LessonState,
  reason: "complete" | "learner-ended",
  env: TutorEnv,
): Draft {
  const body = { session: lesson.id, kind: "lesson" as const, reason };
  return add(draft, [...practiceEnd(draft, lesson), { type: "activity_ended", body }], env);
}

function practiceEnd(draft: Draft, lesson: LessonState): readonly NewEvent[] {
  return lessonSession(draft.state, lesson) === null ? [] : endPractice(draft.state, "learner-ended");
}
