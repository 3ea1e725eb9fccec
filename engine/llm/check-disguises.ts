import { SAYINGS } from "../cues/sayings.ts";
import { sentencesOf, statementsOf } from "../hints/leak-sentences.ts";
import { plainHint } from "../hints/plain-hint.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";

/*
 * What stands for a number without being one [CHW5]: letters, words turned round, spelled, rhymed or of another language,
 * things of which everybody knows how many there are; and a number that is all a sentence says.
 */
export function strangeSaying(text: string, item: MathProblemItem, replyTo: string): string | undefined {
  const plain = plainHint(text);
  const { stem, diagram } = item.problem_content;
  const known = plainHint(`${stem} ${diagram?.alt ?? ""} ${replyTo}`).toLowerCase();
  const statements = statementsOf(plain);
  return (
    loneNumber(statements) ??
    strangeLetters(plain, known) ??
    SAYINGS.OF_WORDS.exec(plain)?.[0] ??
    SAYINGS.FOREIGN_NUMBERS.exec(text)?.[0] ??
    knownQuantity(plain, known) ??
    comparedTo(plain.toLowerCase(), known)
  );
}

/** What is left of "The answer is 12." where there is no problem at hand. */
export function answerOfNothing(text: string): string | undefined {
  return SAYINGS.ANSWER_SAID.exec(text.toLowerCase())?.[0];
}

/** "Thirty…": a sentence that is a number and nothing else. */
function loneNumber(statements: string): string | undefined {
  return sentencesOf(statements)
    .map((sentence) => sentence.trim())
    .find((sentence) => SAYINGS.LONE.test(sentence));
}

/** A letter by itself, or letters that are no word, unless the problem or the pupil has them. */
function strangeLetters(plain: string, known: string): string | undefined {
  const outside = plain.replaceAll(/\\[a-z]+|\$[^$]{0,400}\$/giu, " ");
  const words = new Set(known.match(/\p{L}+/gu));
  const singles = [...outside.matchAll(/(?<![\p{L}'’])[b-hj-z](?![\p{L}'’])/giu)];
  // An unknown of an example stands beside signs.
  for (const { 0: letter, index } of singles) if (SIGN_BESIDE.test(around(outside, index))) words.add(letter);
  const single = singles.find(([letter]) => !words.has(letter) && !words.has(letter.toLowerCase()));
  if (single !== undefined) return single[0];
  if (SAYINGS.BACKWARDS.test(outside)) return "backwards";
  return outside
    .match(/(?<!\p{L})\p{L}*(?:\p{Ll}\p{Lu}|\p{Lu}{2})\p{L}*/gu)
    ?.find((run) => !SHORT_NAMES.has(run) && (/^\p{Lu}+$/u.test(run) || !words.has(run.toLowerCase())));
}

function around(text: string, at: number): string {
  return text.slice(Math.max(0, at - 3), at + 4);
}

/** "as many as a spider has legs", "the letter at that place of the alphabet". */
function knownQuantity(plain: string, known: string): string | undefined {
  const text = plain.toLowerCase();
  // "2 fingers": that number is looked at by itself.
  const noun = SAYINGS.KNOWN_NOUNS.exec(text.replaceAll(SAYINGS.COUNTED, " "))?.[0];
  return noun !== undefined && !known.includes(noun.slice(0, -1)) && SAYINGS.KNOWN_CUES.test(text) ? noun : undefined;
}

/** "as many as there are seats in a car": of a thing that the problem does not have. */
function comparedTo(text: string, known: string): string | undefined {
  return [...text.matchAll(SAYINGS.AS_MANY_AS)].find(([, thing = ""]) =>
    thing.split(" ").every((word) => word.length < 4 || !known.includes(word.replace(/s$/u, ""))),
  )?.[0];
}

const SIGN_BESIDE = /[-+−×÷·*/=]|\d/u;
/** Names, and words that are said with weight. */
const SHORT_NAMES = new Set(
  "LCM GCF GCD HCF LCD OK IS NOT ALL OF AND OR ONE EACH EVERY BOTH SAME LEFT MORE LESS ON UNDER BEFORE AFTER".split(
    " ",
  ),
);
