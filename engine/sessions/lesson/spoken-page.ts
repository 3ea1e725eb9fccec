import type { Content } from "../../items/content.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { spokenFor } from "../../items/spoken-words.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import { exampleOf } from "./pages.ts";
import { lessonSession } from "./practise.ts";
import { inEnglish, wordsOfLesson } from "./spoken-here.ts";
import type { LessonState } from "./state.ts";

/** The surroundings of the page of a lesson that is open: an item that has no other words makes all of it English. */
export function spokenOnPage(state: TutorState, lesson: LessonState, env: TutorEnv): TutorEnv {
  if (wordsOfLesson(lesson, env.content) === null) return inEnglish(env);
  const item = itemInSight(state, lesson, env.content);
  return item !== undefined && spokenFor(env.content, item) === null ? inEnglish(env) : env;
}

function itemInSight(state: TutorState, lesson: LessonState, content: Content): MathProblemItem | undefined {
  if (lesson.endedAt !== null) return undefined;
  const { at, completions } = lesson;
  if (at?.part === "example") return exampleOf(lesson, at.skill, content);
  const problem = at?.part === "practice" ? lessonSession(state, lesson)?.problems.at(-1) : undefined;
  const address = at?.part === "completion" ? completions[at.skill]?.address : problem?.address;
  const opened = address && content.open(address);
  return opened?.ok === true ? opened.value.item : undefined;
}
