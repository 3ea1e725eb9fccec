import type { AnswerKind } from "../../answers/types.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import type { QUESTION_SORTS } from "./events.ts";

export type QuestionSort = (typeof QUESTION_SORTS)[number];

/** Answers that say what something is or how it is written, and are not worked out. */
const TELLING: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["choice", "boolean", "expression"]);

/** Words about the idea itself: where a digit stands, what a point on a line means. */
const IDEA_WORDS =
  /\b(?:digits?|ones|tens|hundreds|tenths?|hundredths?|prime|composite|opposite|point|expanded|true or false)\b/iu;

/** A stem with so many words beside its mathematics tells a story. */
const STORY_WORDS = 11;

/**
 * What kind of understanding a question asks for, from the item alone [EXM4]: conceptual where the answer is chosen
 * or written in another way, where the picture holds what is asked, or the words are about the idea; else
 * application where the stem tells a story; else procedural.
 */
export function sortOf(item: MathProblemItem): QuestionSort {
  const { stem, diagram } = item.problem_content;
  const words = stem.replace(/(?<!\\)\$[^$]*(?<!\\)\$/gu, " ").trim();
  const isPictured = diagram !== undefined && !/\d/u.test(stem);
  const { kind, parts } = item.answer_spec;
  if (TELLING.has(kind ?? "number") || parts !== undefined || isPictured || IDEA_WORDS.test(words)) return "conceptual";
  return words.split(/\s+/u).length >= STORY_WORDS || /\d/u.test(words) ? "application" : "procedural";
}
