import { LEAKS } from "../cues/leaks.ts";
import { add, divide, equals, multiply, rational, subtract, type Rational } from "../answers/rational.ts";
import { collectMentions } from "./find-leak-mentions.ts";
import { tokeniseHint } from "./find-leak-tokens.ts";
import { wordAt } from "./find-leak-words.ts";
import type { LeakReport } from "./leak-types.ts";
import { isAskedIn, isConditional, sentencesOf } from "./leak-sentences.ts";

/**
 * The answer told in passing [LEK20]: a sentence that is nothing but it, so many tens, a number the stem has that is said
 * to be already the answer, a fraction's top and bottom one after the other, one of the stem's list named alone.
 */
export function findToldLeak(
  stem: string,
  expected: string,
  values: readonly Rational[],
  hint: string,
): LeakReport | undefined {
  const isAnswer = (value: Rational) => values.some((one) => equals(one, value));
  const given = numbersOf(stem.toLowerCase());
  const isGiven = (value: Rational) => given.some((one) => equals(one, value));
  const stemMentions = collectMentions(tokeniseHint(stem.toLowerCase()).tokens);
  const isGivenInWords = (value: Rational) =>
    stemMentions.some((one) => equals(one.value, value) && (one.written === "word" || holdsFraction(stem, value)));
  const told = sentencesOf(hint).filter((sentence) => !isAskedIn(sentence));
  for (const sentence of told) {
    const { tokens } = tokeniseHint(sentence);
    const mentions = collectMentions(tokens);
    const [only] = mentions;
    const isAlone =
      only !== undefined &&
      mentions.length === 1 &&
      tokens.every(({ type }, at) => type === "sign" || (at >= only.from && at < only.to));
    if (isAlone && isAnswer(only.value)) return { leaks: true, why: "a sentence that is the answer" };
    const last = mentions.at(-1);
    const isApposed =
      last !== undefined &&
      tokens[last.from - 1]?.text === "," &&
      /^[.!]?$/u.test(tokens[last.to]?.text ?? "") &&
      isAnswer(last.value);
    if (isApposed && last.written === "word" && mentions.length < 4)
      return { leaks: true, why: "ends with the answer" };
    for (const [index, { value, from, to, written }] of mentions.entries()) {
      if (isAnswer(value) && !isConditional(sentence)) {
        const [before, after] = [wordAt(tokens, from - 1) ?? "", wordAt(tokens, to) ?? ""];
        const verb = wordAt(tokens, from - 2) ?? "";
        const isEnd = /^[.!]?$/u.test(tokens[to]?.text ?? "");
        if ((before === "a" || before === "an" || before === "plus") && VERBS.has(verb) && isEnd)
          return { leaks: true, why: "says what it is" };
        if (VERBS.has(before) && after === "of" && wordAt(tokens, to + 1) === "them")
          return { leaks: true, why: "says how many of them" };
        const isPart = value.d > 1n && written === "word" && !isGivenInWords(value) && !EACH.has(before);
        const ofNumber = after === "of" && mentions[index + 1]?.from === to + 1;
        if (isPart && !ofNumber) return { leaks: true, why: "tells the part" };
        const [a, b] = [mentions[index - 2], mentions[index - 1]];
        const isSum =
          a !== undefined &&
          b !== undefined &&
          wordAt(tokens, a.to) === "and" &&
          b.from === a.to + 1 &&
          JOINS.has(before);
        if (isSum && b.to === from - 1 && equals(add(a.value, b.value), value))
          return { leaks: true, why: "tells the sum" };
      }
      const next = mentions[index + 1];
      const isPartOf = next !== undefined && next.value.n > 0n && wordAt(tokens, to) === "of" && next.from <= to + 2;
      // "One of the two": which, not how much.
      const isOneOfThem = next?.from === to + 2 && value.n === 1n && value.d === 1n;
      const share = isPartOf && !isOneOfThem ? divide(value, next.value) : undefined;
      if (share !== undefined && share.d > 1n && isAnswer(share) && !(isGiven(value) && isGiven(next?.value ?? value)))
        return { leaks: true, why: "tells so many of so many" };
      if (
        next !== undefined &&
        wordAt(tokens, to) === "and" &&
        next.from === to + 1 &&
        isAnswer(add(value, next.value))
      ) {
        const isOwn = isGiven(value) && isGiven(next.value);
        const isTold = LEAKS.TOGETHER.test(sentence) || VERBS.has(wordAt(tokens, from - 1) ?? "");
        if (!isOwn && isTold && !isConditional(sentence)) return { leaks: true, why: "puts it together" };
      }
      if (isAnswer(multiply(value, value)) && LEAKS.FIND_TOLD_LEAK_TIMES.test(sentence))
        return { leaks: true, why: "tells its root" };
      const place = PLACES.get(wordAt(tokens, to) ?? "");
      if (place === undefined || isConditional(sentence)) continue;
      const worth = multiply(value, rational(place));
      if (isAnswer(worth) && !stem.toLowerCase().includes(`${value.n} ${wordAt(tokens, to) ?? ""}`))
        return { leaks: true, why: `tells ${worth.n}` };
    }
  }
  const text = told.join(" ");
  if (rounded(values, told)) return { leaks: true, why: "says which end is nearer" };
  const sure = told.filter((sentence) => !isConditional(sentence)).join(" ");
  const largest = LEAKS.LARGEST_WHOLE.exec(sure)?.[1];
  if (largest !== undefined && numbersOf(largest).some(isAnswer))
    return { leaks: true, why: "says that none is beyond it" };
  if (values.some((value) => besideWhole(value, sure))) return { leaks: true, why: "says how far it is from a whole" };
  if (values.some(isGiven) && LEAKS.SAME.test(sure)) return { leaks: true, why: "says that the stem has it already" };
  if (values.some(({ n, d }) => n === 0n && d === 1n) && LEAKS.FIND_LEAK_TOLD_NOTHING.test(text))
    return { leaks: true, why: "says there is nothing" };
  if (values.some((value) => decimalsTold(value, text))) return { leaks: true, why: "tells what is behind the point" };
  if (values.some((value) => unitTold(value, stem, text))) return { leaks: true, why: "tells it in another unit" };
  if (values.some((value) => columnsTold(value, text, stem))) return { leaks: true, why: "works out every column" };
  if (phraseTold(expected, stem, told)) return { leaks: true, why: "tells it in other words" };
  return fractionTold(expected, given, told) ?? pickedNumber(stem, values, told);
}

/** "It lies between 50 and 60, and it is closer to the upper one." */
function rounded(values: readonly Rational[], told: readonly string[]): boolean {
  const isAnswer = (value: Rational) => values.some((one) => equals(one, value));
  const ends = told.some((sentence) => LEAKS.ENDS_BETWEEN.test(sentence) && numbersOf(sentence).some(isAnswer));
  return ends && LEAKS.NEARER.test(told.join(" "));
}

/** "one ninth before the whole", "one eleventh more than a whole" */
function besideWhole(answer: Rational, text: string): boolean {
  const one = rational(1n);
  if (answer.d === 1n) return false;
  const has = (value: Rational) => numbersOf(text).some((said) => equals(said, value));
  const isBelow = LEAKS.IS_BELOW_BEFORE.test(text);
  const isAbove = LEAKS.IS_ABOVE_MORE.test(text);
  return (isBelow && has(subtract(one, answer))) || (isAbove && has(subtract(answer, one)));
}

/** Whether a fraction stands in lowest terms in the stem: 1/8 does not stand in 2/16. */
function holdsFraction(stem: string, { n, d }: Rational): boolean {
  return new RegExp(`(?<!\\d)${n}\\}?\\s?(?:/|\\{)\\s?${d}(?!\\d)`, "u").test(stem);
}

/** "300 millilitres" where litres are asked. */
function unitTold(answer: Rational, stem: string, text: string): boolean {
  const plain = stem.toLowerCase();
  return LEAKS.SMALLER_UNITS.some(([small, unit, factor]) => {
    if (!unit.test(plain) || small.test(plain)) return false;
    return [...text.matchAll(new RegExp(`([\\w.-]+) (?:${small.source})`, "gu"))].some(([, number = ""]) =>
      numbersOf(number).some((value) => equals(value, multiply(answer, rational(factor)))),
    );
  });
}

/** "7 and 5 are 12, carry one. 4 and 2 and 1 are 7.": what comes out, column by column. */
function columnsTold({ n, d }: Rational, text: string, stem: string): boolean {
  const digits = String(n < 0n ? -n : n);
  if (d !== 1n || digits.length < 2 || digits.length > 5 || !/\d/u.test(stem)) return false;
  const { tokens } = tokeniseHint(text);
  const results = collectMentions(tokens).filter(
    ({ value, from }) => value.d === 1n && value.n >= 0n && value.n < 20n && RESULTS.has(tokens[from - 1]?.text ?? ""),
  );
  const ends = results.map(({ value }) => String(value.n % 10n));
  const turned = [...digits].toReversed();
  return ends.length >= digits.length && (ends.join("").includes(turned.join("")) || ends.join("").includes(digits));
}

/** A choice in words: its numbers in order, and what it speaks of. */
function phraseTold(expected: string, stem: string, told: readonly string[]): boolean {
  const words = (expected.toLowerCase().match(/[a-z]{4,}/gu) ?? []).filter(
    (word) => word !== "frac" && word !== "times",
  );
  const numbers = numbersOf(expected.toLowerCase());
  if (words.length < 2 || numbers.length < 2) return false;
  return told.some((sentence) => {
    const has =
      words.filter((word) => sentence.includes(word.replace(/e?s$/u, ""))).length >= Math.ceil(words.length * 0.7);
    const said = numbersOf(sentence);
    let at = 0;
    for (const value of said) if (numbers[at] !== undefined && equals(value, numbers[at] ?? value)) at++;
    return has && at === numbers.length && !stem.toLowerCase().includes(sentence);
  });
}

/** "The whole part is nineteen. After the point comes nineteen." */
function decimalsTold({ n, d }: Rational, text: string): boolean {
  if (d === 1n || n < 0n || 10n ** 6n % d !== 0n) return false;
  const figures = String((n * 10n ** 6n) / d).padStart(7, "0");
  const [whole, decimals] = [figures.slice(0, -6), figures.slice(-6).replace(/0+$/u, "")];
  const behind = LEAKS.BEHIND_AFTER.exec(text)?.[1];
  if (behind === undefined || decimals.startsWith("0")) return false;
  const said = numbersOf(behind).some((value) => equals(value, rational(BigInt(decimals))));
  const isWholeSaid =
    whole === "0"
      ? LEAKS.IS_WHOLE_SAID_WHOLES.test(text)
      : numbersOf(text).some((value) => equals(value, rational(BigInt(whole))));
  return said && isWholeSaid;
}

/** "Three jumps reach P. The whole takes eight." */
function fractionTold(expected: string, given: readonly Rational[], told: readonly string[]): LeakReport | undefined {
  const [, top, bottom] = /(\d{1,6})\s*\/\s*(\d{1,6})\s*$/u.exec(expected) ?? [];
  if (top === undefined || bottom === undefined) return undefined;
  const said = told
    .filter((sentence) => !isConditional(sentence))
    .flatMap((sentence) => numbersOf(sentence.replaceAll(LEAKS.SAID_STEP, "")));
  const [t, b] = [rational(BigInt(top)), rational(BigInt(bottom))];
  const has = (list: readonly Rational[], value: Rational) => list.some((one) => equals(one, value));
  const first = said.findIndex((value) => equals(value, t));
  const isInOrder = first !== -1 && has(said.slice(first + 1), b);
  const cue = LEAKS.PARTS_CUE.test(told.join(" "));
  const isNews = !has(given, t) || !has(given, b);
  return isInOrder && cue && (isNews ? LEAKS.PARTS_CUE : LEAKS.ORDER_CUE).test(told.join(" "))
    ? { leaks: true, why: "tells top and bottom" }
    : undefined;
}

/** "It is not the 4, and the 9 is out too." */
function othersAreOut(choices: readonly Rational[], values: readonly Rational[], told: readonly string[]): boolean {
  const others = choices.filter((one) => !values.some((value) => equals(value, one)));
  if (others.length === 0 || others.length === choices.length) return false;
  const denied = told
    .filter((sentence) => LEAKS.FIND_LEAK_TOLD_DENIED.test(sentence) && !isConditional(sentence))
    .flatMap(numbersOf);
  return others.every((one) => denied.some((value) => equals(value, one)));
}

/** Of "9, 15, 17 or 39" only 17 is named, or it is said to be the one. */
function pickedNumber(stem: string, values: readonly Rational[], told: readonly string[]): LeakReport | undefined {
  const [, asked, shown] = LEAKS.PICKED_NUMBER_OR.exec(stem) ?? [];
  const choices = numbersOf((asked ?? shown ?? "").toLowerCase());
  const figures = LEAKS.FIGURES_DIGIT.test(stem) ? (/\d{2,9}/u.exec(stem)?.[0] ?? "") : "";
  const digits = [...figures].map((digit) => rational(BigInt(digit)));
  if (othersAreOut(digits.length > 1 ? digits : choices, values, told))
    return { leaks: true, why: "rules out the others" };
  if (choices.length < 2 || !choices.some((one) => values.some((value) => equals(one, value)))) return undefined;
  const isAnswer = (value: Rational) => values.some((one) => equals(one, value));
  const others = choices.filter((one) => !isAnswer(one));
  const allSaid = told.flatMap(numbersOf);
  const isAlone = !others.some((one) => allSaid.some((value) => equals(value, one)));
  for (const sentence of told) {
    if (isConditional(sentence)) continue;
    const said = numbersOf(sentence.replaceAll(LEAKS.COUNTED, " "));
    if (isAlone && said.some((value) => isAnswer(value)) && !LEAKS.TO_DO.test(sentence))
      return { leaks: true, why: "names it and no other" };
    const named = said.filter((value) => choices.some((one) => equals(one, value)));
    const [first] = named;
    if (first === undefined) continue;
    const isOnlyAnswer = named.every(isAnswer);
    if (isOnlyAnswer && (LEAKS.THE_ONE.test(sentence) || LEAKS.BEST.test(sentence)))
      return { leaks: true, why: "names the one" };
    if (isAnswer(first) && LEAKS.BEST.test(sentence) && LEAKS.PICKED_NUMBER_THAN.test(sentence))
      return { leaks: true, why: "compares it with the others" };
    if (isAnswer(named.at(-1) ?? first) && LEAKS.THE_ONE.test(sentence)) return { leaks: true, why: "names the one" };
  }
  return undefined;
}

function numbersOf(text: string): readonly Rational[] {
  return collectMentions(tokeniseHint(text).tokens).map(({ value }) => value);
}

const PLACES: ReadonlyMap<string, bigint> = new Map([
  ["tens", 10n],
  ["hundreds", 100n],
  ["thousands", 1000n],
  ["thousand", 1000n],
]);
const RESULTS = new Set(["=", "is", "are", "makes", "make", "gives", "give", "equals", "leaves"]);
const VERBS = new Set(["is", "was", "that's", "it's", "makes", "are", "were"]);
const EACH = new Set(["each", "every", "per", "one", "as"]);
const JOINS = new Set(["are", "make", "makes", "is", "give", "gives"]);
