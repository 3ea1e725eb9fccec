import { splitSentences } from "./check-sentences.ts";
import type { WordsContext } from "./words.ts";

/** Words that take longer to read than they help; `undefined` where they do not [CHW15]. */
export function tooLong(text: string, { mode, grade }: WordsContext): string | undefined {
  const [maxSentences, maxWords] = limitOf(mode, grade);
  const sentences = sentencesOf(text).length;
  const words = wordsOf(text).length;
  if (sentences > maxSentences) return `${sentences} sentences`;
  return words > maxWords ? `${words} words` : undefined;
}

/** Words that are hard to read at this grade; `undefined` where they are not [CHW16]. */
export function tooHard(text: string, { grade, item, mayQuote }: WordsContext): string | undefined {
  const longest = grade < 3 ? 15 : 22;
  // What stands before a colon is taken in by itself, and figures are seen at once.
  const sentences = sentencesOf(text).flatMap((sentence) => sentence.split(/[:;]\s/u).map(wordsOf));
  const long = sentences.map((words) => words.filter(isRead)).find((words) => words.length > longest);
  if (long !== undefined) return `${long.length} words in a sentence`;
  const familiar = new Set(wordsOf([item?.problem_content.stem ?? "", ...mayQuote].join(" ").toLowerCase()));
  const words = sentences.flat();
  if (words.length === 0) return undefined;
  const counts = words.map((word) => syllablesOf(word, familiar));
  // The formula says nothing of a title: there a long word or two are let through.
  if (words.length < SHORT) {
    const hard = counts.filter((count) => count > 3).length;
    return hard > Math.max(1, words.length / 6) ? `${hard} long words of ${words.length}` : undefined;
  }
  const syllables = counts.reduce((sum, count) => sum + count, 0);
  // Flesch and Kincaid (1975): school grade from words a sentence and syllables a word.
  const level = (0.39 * words.length) / sentences.length + (11.8 * syllables) / words.length - 15.59;
  const most = Math.max(4, grade + 3);
  return level > most ? `reads like grade ${Math.round(level)}` : undefined;
}

function isRead(word: string): boolean {
  return /\p{L}/u.test(word);
}

/** Fewer words than the formula is meant for. */
const SHORT = 20;

/** Sentences and words at most. */
function limitOf(mode: WordsContext["mode"], grade: number): readonly [number, number] {
  switch (mode) {
    case "hint":
      return grade < 3 ? [3, 45] : [4, 70];
    case "turn":
    case "teachback":
      return [4, 80];
    case "explain":
      return [6, 120];
    case "plan":
      return [2, 40];
  }
}

function sentencesOf(text: string): readonly string[] {
  const { whole, rest } = splitSentences(text);
  return (rest === "" ? whole : [...whole, rest]).filter((sentence) => /[\p{L}\d]/u.test(sentence));
}

/** Mathematics between dollar signs is read as one word. */
function wordsOf(text: string): readonly string[] {
  return text.replaceAll(/\$[^$]{0,400}\$/gu, " 1 ").match(/[\p{L}\d]+(?:['’.-][\p{L}\d]+)*/gu) ?? [];
}

/** Words of the problem and the lesson, and those of every mathematics lesson, are known: they count as two at most. */
function syllablesOf(word: string, familiar: ReadonlySet<string>): number {
  const plain = word.toLowerCase();
  const count = countSyllables(plain);
  return count > 2 && (familiar.has(plain) || SCHOOL_WORDS.has(plain.replace(/s$/u, ""))) ? 2 : count;
}

const SCHOOL_WORDS = new Set(
  "addition subtraction multiply multiplication division numerator denominator decimal multiple equation altogether remainder factor fraction number together another equal improper thousand hundredth thousandth thermometer negative positive rectangle triangle regroup addend quotient difference calculation composite integer operation variable value degree estimate expression remember imagine whatever every everything".split(
    " ",
  ),
);

/** Syllables of an English word, by its groups of vowels; right for about nine words of ten. */
export function countSyllables(word: string): number {
  const plain = word.toLowerCase().replaceAll(/[^a-z]/gu, "");
  if (plain.length <= 3) return 1;
  const stem = plain
    // silent: "make", "times", "named", "sides", but not "added", "pieces", "table"
    .replace(/(?<![aeiouyl])(?:e|(?<![csgxz])es|(?<![td])ed)$|(?<=[aeiouy]l)(?:e|es|ed)$|(?<=l)ed$/u, "")
    .replace(/^y/u, "")
    .replace(/(?<=[aeiouy][^aeiouy])e(?=(?:ly|less|ness|ment|ful|fully)$)/u, "");
  // "io" of "addition" is one, that of "ratio" two; "ia", "eo", "ua" are two.
  const groups = stem.replace(/(?<=[tscx])i(?=o[nu]|a[ln])/gu, "").match(/[aeiouy]+/gu) ?? [];
  const hiatus = stem.match(/(?<![tscx])i[ao](?!u)|eo|(?<!q)ua(?!r)|[aiou]ing/gu) ?? [];
  return Math.max(1, groups.length + hiatus.length);
}
