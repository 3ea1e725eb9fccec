import type { SpokenWords } from "../../items/spoken-words.ts";
import type { Content } from "../../items/content.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import { openSession } from "../learning/practice-state.ts";
import { isLessonPractice, type LessonState } from "./state.ts";

/** Whether the practice on the desk is that of a lesson. */
export function isInLesson({ activities, practice }: Pick<TutorState, "activities" | "practice">): boolean {
  return isLessonPractice(activities.lesson, openSession(practice)?.id);
}

/** The words of a lesson on these skills: one with a skill that has none is English whole, and so is the practice in it [ITM10]. */
export function wordsFor(skills: readonly string[], { spoken }: Pick<Content, "spoken">): SpokenWords | null {
  return spoken !== undefined && skills.every((skill) => spoken.lessons[skill] !== undefined) ? spoken : null;
}

export function wordsOfLesson({ source, plan }: Pick<LessonState, "source" | "plan">, content: Content) {
  return wordsFor([source, ...(plan?.steps.map(({ step }) => step.skill) ?? [])], content);
}

/** What a reply says of its language: nothing where that is English. */
export function languageOf(spoken: SpokenWords | null | undefined): { readonly language?: SpokenWords["language"] } {
  return spoken ? { language: spoken.language } : {};
}

/** The surroundings of the practice on the desk. */
export function spokenHere(state: Pick<TutorState, "activities" | "practice">, env: TutorEnv): TutorEnv {
  const { lesson } = state.activities;
  const isEnglish = lesson !== null && isInLesson(state) && wordsOfLesson(lesson, env.content) === null;
  return isEnglish ? inEnglish(env) : env;
}

/** Without the words of another language. */
export function inEnglish(env: TutorEnv): TutorEnv {
  if (env.content.spoken === undefined) return env;
  const { spoken: _spoken, ...content } = env.content;
  return { ...env, content };
}
