import { LEAKS } from "../cues/leaks.ts";
import { add, equals, isWhole, multiply, rational, subtract, type Rational } from "../answers/rational.ts";
import { isIdiomOne } from "./find-leak-context.ts";
import { collectMentions } from "./find-leak-mentions.ts";
import { tokeniseHint } from "./find-leak-tokens.ts";
import { wordAt } from "./find-leak-words.ts";
import type { LeakReport } from "./leak-types.ts";
import { isAskedIn, isConditional, sentencesOf } from "./leak-sentences.ts";
import { collectCalculations } from "./spoken-arithmetic.ts";

/**
 * The answer told by numbers that have to be put together first [LEK22]: its tens and ones, its digits in their order, as
 * it is spoken, its top where the bottom is known, what is left when all others are named, or a number called done.
 */
export function findResolvedLeak(
  stem: string,
  expected: string,
  values: readonly Rational[],
  hint: string,
): LeakReport | undefined {
  const told = sentencesOf(hint).filter((sentence) => !isAskedIn(sentence) && !isConditional(sentence));
  const text = told.join(" ");
  const plainStem = stem.toLowerCase();
  const given = numbersOf(plainStem);
  const isGiven = (value: Rational) => given.some((one) => equals(one, value));
  const isAnswer = (value: Rational) => values.some((one) => equals(one, value));
  if (told.some((sentence) => isJoined(sentence, isAnswer, isGiven))) return leak("puts tens and ones together");
  if (spokenNumbers(text).some(isAnswer)) return leak("says it as it is spoken");
  if (values.some((value) => digitsTold(value, text, given))) return leak("tells its digits in order");
  if (values.some((value) => doubledDigit(value, text))) return leak("says its digits are the same");
  if (values.some((value) => narrowedDown(value, text))) return leak("leaves one number between or beside two");
  if (topTold(expected, text)) return leak("tells the top of it");
  if (told.some((sentence) => besideTold(sentence, isAnswer, isGiven))) return leak("says how far it is from another");
  if (calculatedBefore(hint, isAnswer, isGiven)) return leak("says that a calculation is it");
  if (values.some(isGiven) && LEAKS.REPEATED.test(text)) return leak("says that the stem has it already");
  if (values.some(({ n }) => n === 0n) && LEAKS.NOTHING.test(text)) return leak("says there is nothing");
  if (told.some((sentence) => calledDone(sentence, isAnswer, isGiven))) return leak("says that it is done");
  return othersNamed(plainStem, values, text) ? leak("names all the others") : undefined;
}

/** Which of a few it is: by its place in the list, by what is in it, or by the claim of the stem said again [LEK22]. */
export function findShownLeak(stem: string, expected: string, hint: string): LeakReport | undefined {
  const told = sentencesOf(hint).filter((sentence) => !isAskedIn(sentence) && !isConditional(sentence));
  if (told.some((sentence) => LEAKS.LISTED.test(sentence))) return leak("says where it stands");
  const claim = LEAKS.CLAIM_MAKES.exec(told.join(" "))?.[1] ?? "";
  if (LEAKS.FIND_SHOWN_LEAK_TRUE.test(expected) && claim.length > 3 && stem.toLowerCase().includes(claim))
    return leak("says whether it is so");
  const words = [...new Set(expected.toLowerCase().match(/[a-z]{4,}/gu))].filter((word) => !FILLERS.has(word));
  const numbers = numbersOf(expected.toLowerCase());
  if (words.length < 2 || numbers.length < 2) return undefined;
  const holds = (sentence: string) => {
    const said = numbersOf(sentence);
    return (
      LEAKS.HOLDS_STORY.test(sentence) &&
      words.every((word) => sentence.includes(word.replace(/e?s$/u, ""))) &&
      numbers.every((value) => said.some((one) => equals(one, value)))
    );
  };
  return told.some(holds) ? leak("tells it in other words") : undefined;
}

function leak(why: string): LeakReport {
  return { leaks: true, why };
}

function numbersOf(text: string): readonly Rational[] {
  return collectMentions(tokeniseHint(text).tokens).map(({ value }) => value);
}

type Test = (value: Rational) => boolean;

/** "Put the seventy and the seven together", "thirty and one": a round number and what fits behind it. */
function isJoined(sentence: string, isAnswer: Test, isGiven: Test): boolean {
  const { tokens } = tokeniseHint(sentence);
  const mentions = collectMentions(tokens);
  return mentions.some(({ value, to }, index) => {
    const next = mentions[index + 1];
    if (next === undefined || (isGiven(value) && isGiven(next.value)) || !isAnswer(add(value, next.value)))
      return false;
    const between = tokens.slice(to, next.from).map((token) => token.text);
    const isRound = isWhole(value) && isWhole(next.value) && value.n % 10n === 0n && next.value.n < 10n;
    return isRound && between.length < 4 && between.includes("and") && between.every((word) => JOINTS.has(word));
  });
}

/** "five eighty three", "twenty six hundred and four" */
export function spokenNumbers(text: string): readonly Rational[] {
  return [...text.matchAll(LEAKS.SPOKEN)].flatMap(([, first = "", second = ""]) => {
    const [head, tail] = [numbersOf(first)[0], numbersOf(second)[0]];
    return head === undefined || tail === undefined ? [] : [add(multiply(head, rational(100n)), tail)];
  });
}

/** "Start with the 3. Then a zero. Last comes the 5.": they and no other digits, with words of order. */
function digitsTold({ n, d }: Rational, text: string, given: readonly Rational[]): boolean {
  const digits = String(n < 0n ? -n : n);
  if (d !== 1n || digits.length < 2 || digits.length > 6) return false;
  const cues = new Set(text.match(LEAKS.ORDER)).size;
  if (cues < 2 || given.some((value) => value.n === n && value.d === 1n)) return false;
  const { tokens } = tokeniseHint(text.replaceAll(LEAKS.EMPTY, " 0 "));
  const said = collectMentions(tokens).filter((mention) => !isIdiomOne(tokens, mention));
  const figures = said.flatMap(({ value }) => (value.d === 1n && value.n >= 0n && value.n < 10n ? [value.n] : []));
  // Told in that order by the stem, they are no news.
  const asked = given.flatMap((value) => (value.d === 1n && value.n >= 0n && value.n < 10n ? [value.n] : []));
  return figures.join("") === digits && asked.join("") !== digits;
}

/** "two hundred eighty-something, and the last digit is 4"; "between 37 and 47: the smaller one is what you want" */
function narrowedDown(answer: Rational, text: string): boolean {
  const said = numbersOf(text);
  const has = (value: Rational) => said.some((one) => equals(one, value));
  const [ten, up, down] = [rational(10n), add(answer, rational(10n)), subtract(answer, rational(10n))];
  if (has(up) && has(down) && LEAKS.NARROWED_DOWN_BETWEEN.test(text)) return true;
  if (has(answer) && (LEAKS.SMALLER.test(text) ? has(up) : LEAKS.LARGER.test(text) && has(down))) return true;
  const head = LEAKS.HEAD_SOMETHING.exec(text)?.[1];
  const last = LEAKS.LAST.exec(text)?.[1];
  const [base, digit] = [numbersOf((head ?? "").replace(/-$/u, "")).at(-1), numbersOf(last ?? "")[0]];
  return base !== undefined && digit !== undefined && base.n % ten.n === 0n && equals(add(base, digit), answer);
}

/** "2 sixes next to each other" */
function doubledDigit({ n, d }: Rational, text: string): boolean {
  const [, name = ""] = LEAKS.DOUBLED_DIGIT_TWO.exec(text) ?? [];
  const digit = [name, `${name}e`].flatMap(numbersOf)[0];
  return d === 1n && digit !== undefined && n === digit.n * 11n;
}

/** "The tops give 7. The bottom stays 8.", "7 on top 11 on the bottom" */
function topTold(expected: string, text: string): boolean {
  const [, top = "", bottom = ""] = /(\d{1,6})\s*\/\s*(\d{1,6})\s*$/u.exec(expected) ?? [];
  if (top === "" || !LEAKS.BOTTOM.test(text)) return false;
  const many = LEAKS.MANY_THESE.exec(text)?.[1];
  if (many !== undefined && numbersOf(many).some((value) => equals(value, rational(BigInt(top))))) return true;
  const says = (number: string, cue: RegExp) =>
    [...text.matchAll(cue)].some(({ groups }) => {
      const said = numbersOf(groups?.["a"] ?? groups?.["b"] ?? "");
      return said.some((value) => equals(value, rational(BigInt(number))));
    });
  return says(top, LEAKS.TOP_SAID) && (says(bottom, LEAKS.BOTTOM_SAID) || LEAKS.STAYS.test(text));
}

/** "two short of one hundred", "1 sixth less than 18/6" */
function besideTold(sentence: string, isAnswer: Test, isGiven: Test): boolean {
  const { tokens } = tokeniseHint(sentence.replace(LEAKS.BESIDE_TOLD_WHOLE, "1").replace("single ", ""));
  const mentions = collectMentions(tokens);
  return mentions.some((first, index) => {
    const second = mentions[index + 1];
    if (second === undefined || (isGiven(first.value) && isGiven(second.value))) return false;
    const between = tokens.slice(first.to, second.from).map(({ text }) => text);
    const words = between.join(" ");
    if (between.length > 4) return false;
    if (LEAKS.SHORT.test(words)) return isAnswer(subtract(second.value, first.value));
    return LEAKS.BEYOND.test(words) && isAnswer(add(second.value, first.value));
  });
}

/** "You know 7 times 9? It's that.", "so 7 times 10" */
function calculatedBefore(hint: string, isAnswer: Test, isGiven: Test): boolean {
  const { tokens, plain } = tokeniseHint(hint);
  return collectCalculations(tokens, collectMentions(tokens)).some(({ value, operands, from, to }) => {
    if (!isAnswer(value) || operands.every(isGiven)) return false;
    const before = wordAt(tokens, from - 1) ?? "";
    const behind = plain.slice(tokens[to - 1]?.end ?? 0).toLowerCase();
    const asks = /^[^.!]{0,20}\?/u.test(behind);
    return (before === "so" && !asks) || LEAKS.CALLED.test(behind.slice(0, 60));
  });
}

/** "16 minus 7 leaves us with nine, so that's what k equals", "Lin must shade five parts", "so write ten" */
function calledDone(sentence: string, isAnswer: Test, isGiven: Test): boolean {
  const { tokens, plain } = tokeniseHint(sentence);
  return collectMentions(tokens).some((mention) => {
    const { value, from, to } = mention;
    if (!isAnswer(value) || isIdiomOne(tokens, mention)) return false;
    const [before, behind] = [plain.slice(0, tokens[from]?.start), plain.slice(tokens[to - 1]?.end)];
    if (LEAKS.DONE.test(behind)) return true;
    return !isGiven(value) && LEAKS.TELLS.test(before.trimEnd()) && !LEAKS.CALLED_DONE_STEPS.test(behind);
  });
}

/** Of "9, 15, 17 or 39" all but one are spoken of. */
function othersNamed(stem: string, values: readonly Rational[], text: string): boolean {
  const list = LEAKS.LIST_OR.exec(stem)?.[1];
  const choices = numbersOf(list ?? "");
  const others = choices.filter((one) => !values.some((value) => equals(one, value)));
  const said = numbersOf(text);
  const has = (value: Rational) => said.some((one) => equals(one, value));
  return others.length > 1 && others.length === choices.length - 1 && others.every(has) && !values.some(has);
}

const FILLERS = new Set(["with", "each", "times", "frac", "that", "have"]);
const JOINTS = new Set(["and", "the", "a", "another", "then", ","]);
