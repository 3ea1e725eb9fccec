import { ASK } from "../../cues/ask.ts";
import type { Lesson, LessonAnswer } from "../../items/lesson.ts";

/** What a lesson says to a question, and how well it fits. */
export interface LessonMatch {
  readonly say: string;
  /** Above 0; comparable among lessons: more of the question's words met is better. */
  readonly score: number;
  /** Share of the question's telling words that the lesson knows, 0 to 1: low where it is about something else. */
  readonly known: number;
}

/**
 * The best answer a lesson has to a question, by its own key words; `null` where it has none.
 *
 * @param plain - the question in lower case with its spelling mended
 */
export function matchLesson(lesson: Lesson, plain: string): LessonMatch | null {
  const telling = tellingWords(plain);
  const bare = plain.replace(ASK.EMPHASIS, " ");
  const vocabulary = lesson.terms.flatMap(({ words }) => words);
  const found: LessonMatch[] = [];
  const add = (say: string, score: number, words: readonly string[]) =>
    found.push({ say, score, known: shareOf(telling, [...vocabulary, ...words]) });
  for (const { when, say } of lesson.answers) {
    const met = wordsMet(when, plain) ?? (bare === plain ? null : wordsMet(when, bare));
    // Each further group that is met makes it more certain; long words say more than short ones.
    if (met !== null) add(say, met.length + met.join("").length / 20, met);
  }
  const asked = ASK.MEANING.exec(plain)?.[1];
  if (asked !== undefined) {
    const noun = tellingWords(asked);
    for (const { words, means } of lesson.terms) {
      // "a prime number" is not what "number" means.
      const isAll = noun.length > 0 && shareOf(noun, words) === 1;
      if (isAll) add(means, TERM_SCORE + noun.join("").length / 20, words);
    }
  }
  return found.reduce<LessonMatch | null>((best, one) => (best === null || one.score > best.score ? one : best), null);
}

/** The words of a text that meet the key words of an answer, one of each group; `null` where one has none. */
export function wordsMet(when: LessonAnswer["when"], plain: string): readonly string[] | null {
  const text = ` ${plain.replace(/[^\p{L}\p{N}%/.,'-]+/gu, " ")} `;
  const met = when.map((group) => longestIn(text, group));
  return met.length > 0 && met.every((word) => word !== "") ? met : null;
}

/** What a word means is the answer to what it means, whatever else has the word. */
const TERM_SCORE = 3;

/** The longest of these words, or beginnings of words, that the text has; a number only as a whole. "" for none. */
function longestIn(text: string, words: readonly string[]): string {
  return words.reduce((longest, word) => (word.length > longest.length && isIn(text, word) ? word : longest), "");
}

function isIn(text: string, word: string): boolean {
  return text.includes(/\d$/u.test(word) ? ` ${word} ` : ` ${word}`);
}

/** Words that say what a text is about: no function words, no numbers but 0 and 1, which are ideas of their own. */
export function tellingWords(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'%]+/u)
    .filter((word) => word !== "" && !FUNCTION_WORDS.has(word) && !/^(?:[2-9]|\d{2,})$/u.test(word));
}

function shareOf(words: readonly string[], vocabulary: readonly string[]): number {
  const pieces = vocabulary.flatMap((word) => word.toLowerCase().split(/[\s-]+/u)).filter((piece) => piece !== "");
  const isKnown = (word: string) => pieces.some((piece) => word.startsWith(piece) || isForm(word, piece));
  return words.length === 0 ? 0 : words.filter(isKnown).length / words.length;
}

/** "fractions" of "fraction", "adding" of "add". */
function isForm(word: string, piece: string): boolean {
  return word.length > 3 && piece.startsWith(word) && piece.length - word.length <= 3;
}

const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    "a an the and or but so if of to in on at for from with by as is are was were be been am it its it's this that these those " +
    "there here i i'm me my you your we us our they them he she do does did done can could cant can't cannot will would shall " +
    "should must may might have has had get got go goes make makes made let why how what whats what's when where which who " +
    "whose not no yes dont don't doesn't isn't ok please just also too very really more most some any all every each other " +
    "another same than then now again still always never sometimes only even ever about into out up down over under off without because " +
    "know need want mean means like say says tell think use used work works happen happens give gives find thing things way " +
    "ways something someone people one anything everything come comes"
  ).split(" "),
);
