import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import { openSession } from "../learning/practice-state.ts";
import { isLessonPractice } from "./state.ts";

/** Whether the practice on the desk is that of a lesson. */
export function isInLesson({ activities, practice }: Pick<TutorState, "activities" | "practice">): boolean {
  return isLessonPractice(activities.lesson, openSession(practice)?.id);
}

/** The surroundings of the practice on the desk: a lesson is English whole, and so is the practice in it [ITM10]. */
export function spokenHere(state: Pick<TutorState, "activities" | "practice">, env: TutorEnv): TutorEnv {
  if (env.content.spoken === undefined || !isInLesson(state)) return env;
  const { spoken: _spoken, ...content } = env.content;
  return { ...env, content };
}
