import type { Lesson } from "../../items/lesson.ts";

/** What a lesson says to a question, and how well it fits: more words of the question met is better. */
export interface LessonMatch {
  readonly say: string;
  /** Above 0; comparable among lessons. */
  readonly score: number;
}

/**
 * The best answer a lesson has to a question, by its own key words; `null` where it has none.
 *
 * @param plain - the question in lower case with its spelling mended
 */
export function matchLesson(lesson: Lesson, plain: string): LessonMatch | null {
  const text = ` ${plain.replace(/[^\p{L}\p{N}%/.,'-]+/gu, " ")} `;
  const found: LessonMatch[] = [];
  for (const { when, say } of lesson.answers) {
    const longest = when.map((group) => longestIn(text, group));
    // Each further group that is met makes it more certain; long words say more than short ones.
    if (longest.length > 0 && longest.every((length) => length > 0)) {
      found.push({ say, score: longest.length + total(longest) / 20 });
    }
  }
  if (ASKS_MEANING.test(plain)) {
    for (const { words, means } of lesson.terms) {
      const length = longestIn(text, words);
      if (length > 0) found.push({ say: means, score: 1.5 + length / 20 });
    }
  }
  return found.reduce<LessonMatch | null>((best, one) => (best === null || one.score > best.score ? one : best), null);
}

const ASKS_MEANING = /\b(?:what|whats|wat|mean|means|meaning|explain|define|tell me about)\b/u;

/** Length of the longest of these words, or beginnings of words, that the text has; 0 for none. */
function longestIn(text: string, words: readonly string[]): number {
  return words.reduce((longest, word) => (text.includes(` ${word}`) ? Math.max(longest, word.length) : longest), 0);
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
