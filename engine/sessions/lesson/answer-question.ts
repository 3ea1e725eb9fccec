import type { Lesson } from "../../items/lesson.ts";
import { matchLesson } from "../clarify/match-lesson.ts";

/**
 * A short answer from the lesson to a question on its skill; null when it holds none [LES13].
 *
 * @param plain - what was written, spelling mended and in lower case
 * @param topics - words of mathematics in it
 */
export function answerQuestion(lesson: Lesson, plain: string, topics: readonly string[]): string | null {
  const text = `${plain} ${topics.join(" ")}`;
  const match = matchLesson(lesson, text);
  if (match !== null && match.score >= SURE) return match.say;
  if (USE.test(text)) return lesson.use;
  if (match !== null) return match.say;
  if (ERROR.test(text)) return `${lesson.commonError.what} ${lesson.commonError.instead}`;
  return AGAIN.test(text) ? lesson.again : null;
}

/** Score of an answer that meets two groups of words. */
const SURE = 2;

const AGAIN =
  /\b(?:again|another way|differently|don'?t (?:get|understand)|dont (?:get|understand)|how does (?:it|this) work)\b/u;
const ERROR = /\b(?:mistakes?|errors?|careful|watch out|trap)\b/u;
const USE =
  /(?<!(?<!\bwhy )\bdo (?:i|we) )\b(?:need(?! to\b)|use|useful|use for|point of|what for|learn|real life)\b.{0,40}\b(?:this|it|for|life|that)\b(?! (?:have|has|is|are|were)\b)/u;
