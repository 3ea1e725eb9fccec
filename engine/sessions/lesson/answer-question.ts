import type { Lesson } from "../../items/lesson.ts";

/**
 * A short answer from the lesson to a question on its skill; null when it holds none [LES13].
 *
 * @param plain - what was written, spelling mended and in lower case
 * @param topics - words of mathematics in it
 */
export function answerQuestion(lesson: Lesson, plain: string, topics: readonly string[]): string | null {
  const words = [...new Set([...plain.toLowerCase().split(/[^\p{L}\p{N}%'-]+/u), ...topics])].filter(Boolean);
  const text = ` ${words.join(" ")} `;
  const has = (stem: string): boolean =>
    stem.includes(" ") ? plain.includes(stem) : words.some((word) => word === stem || isFormOf(word, stem));
  const asksFor = (pattern: RegExp): boolean => pattern.test(text);

  if (asksFor(USE)) return lesson.use;
  const answer = lesson.answers
    .filter(({ when }) => when.every((group) => group.some(has)))
    .toSorted((a, b) => b.when.length - a.when.length)[0];
  if (answer !== undefined) return answer.say;
  const term = asksFor(MEANING) ? lesson.terms.find(({ words: names }) => names.some(has)) : undefined;
  if (term !== undefined) return term.means;
  if (asksFor(AGAIN)) return lesson.again;
  if (asksFor(ERROR)) return `${lesson.commonError.what} ${lesson.commonError.instead}`;
  return null;
}

const MEANING = / (?:what|whats|what's|mean|means|meaning|word|explain) /u;
const AGAIN = / (?:again|another|dont|don't|not|help|stuck|confused|lost|how) /u;
const ERROR = / (?:mistake|mistakes|error|errors|careful|trap) /u;
const USE = / (?:need|use|useful|point|why) (?:.* )?(?:this|it|for|life|learn|ever) /u;

/** `denomin` stands for "denominator", `flip` for "flipping"; short stems stand for themselves and their plural. */
function isFormOf(word: string, stem: string): boolean {
  if (!word.startsWith(stem)) return false;
  return stem.length >= 4 || /^(?:s|es|ed|ing)?$/u.test(word.slice(stem.length));
}
