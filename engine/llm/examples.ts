import { SAYINGS } from "../cues/sayings.ts";
import { absolute, add, compare, equals, multiply, rational, subtract, type Rational } from "../answers/rational.ts";
import { readArithmetic } from "../answers/read-arithmetic.ts";
import { collectMentions } from "../hints/find-leak-mentions.ts";
import { statementsOf } from "../hints/leak-sentences.ts";
import { tokeniseHint } from "../hints/find-leak-tokens.ts";

/**
 * The text without its examples: sentences that work something out with numbers of their own, where nothing else
 * leads on from them and neither what they come to nor anything near it is the answer [CHW3].
 */
export function withoutExamples(plain: string, answers: readonly Rational[], known: readonly Rational[]): string {
  const sentences = plain.split(/(?<=[.?!…])\s+(?=\S)/u);
  const worked = sentences.map((sentence) => worksOut(sentence, answers, known));
  const results = worked.flatMap((found) => found ?? []);
  if (answers.some((answer) => areDigitsOf(results, answer))) return hideLists(plain, answers);
  const isExample = worked.map((found) => found !== undefined);
  const rest = sentences.filter((_sentence, at) => isExample[at] !== true).join(" ");
  if (rest.length === plain.length || SAYINGS.LEADS_ON.test(statementsOf(rest))) return hideLists(plain, answers);
  return hideLists(
    sentences.map((sentence, at) => (isExample[at] === true ? "Like this." : sentence)).join(" "),
    answers,
  );
}

/** "1, 2, 3, 6, 7, 14, 21 and 42": one of many in no even steps, and neither the first nor the last. */
function hideLists(plain: string, answers: readonly Rational[]): string {
  return plain.replaceAll(LIST, (list) => {
    const numbers = (list.match(/\d+/gu) ?? []).map(Number);
    const isEven = numbers.every(
      (one, at) => at < 2 || one - (numbers[at - 1] ?? 0) === (numbers[1] ?? 0) - (numbers[0] ?? 0),
    );
    const isAtEnd = [numbers[0], numbers.at(-1)].some((one) =>
      answers.some(({ n, d }) => d === 1n && n === BigInt(one ?? -1)),
    );
    return isEven || isAtEnd ? list : "these numbers";
  });
}

/** 4, 3 and 8 where 438 is asked for, or numbers that make it together. */
function areDigitsOf(results: readonly Rational[], answer: Rational): boolean {
  if (results.length < 2) return false;
  const figures = `${answer.n}${answer.d}`;
  const sum = results.reduce((all, one) => add(all, one));
  return equals(sum, answer) || results.every(({ n, d }) => d === 1n && figures.includes(String(n)));
}

/** What an example comes to; `undefined` where the sentence is none. */
function worksOut(
  sentence: string,
  answers: readonly Rational[],
  known: readonly Rational[],
): readonly Rational[] | undefined {
  if (SAYINGS.LEADS_ON.test(sentence.toLowerCase())) return undefined;
  const { tokens, plain } = tokeniseHint(sentence);
  const equations = plain.match(EQUATION) ?? [];
  if (equations.length === 0) return undefined;
  const results = equations.flatMap((equation) => {
    const [left = "", right = ""] = equation.split("=");
    const [a, b] = [readArithmetic(left), readArithmetic(right)];
    return a.ok && b.ok && equals(a.value.value, b.value.value) ? [b.value.value] : [];
  });
  // Their results put together are a way to the answer.
  const sums = results.flatMap((one, at) => [
    ...[TEN, HUNDRED].map((by) => multiply(one, by)),
    ...results.slice(at + 1).flatMap((other) => [add(one, other), absolute(subtract(one, other))]),
  ]);
  const numbers = collectMentions(tokens);
  const isSmall = (value: Rational) => value.d === 1n && value.n <= 10n && value.n >= 0n;
  const isExample =
    results.length === equations.length &&
    numbers.every(({ value }) => isSmall(value) || !known.some((one) => equals(one, value))) &&
    equations.every((equation) => isOfItsOwn(equation, known)) &&
    answers.every(
      (answer) =>
        ![...results, ...sums].some((result) => equals(result, answer)) &&
        // An operand of the answer's size may be there by chance where numbers are small.
        numbers.every(({ value }) => isFar(value, answer) || isSmall(answer)),
    );
  return isExample ? results : undefined;
}

/** At most one of its numbers stands in the problem too. */
function isOfItsOwn(equation: string, known: readonly Rational[]): boolean {
  const values = collectMentions(tokeniseHint(equation).tokens).map(({ value }) => value);
  return values.filter((value) => known.some((one) => equals(one, value))).length <= 1;
}

function isFar(value: Rational, answer: Rational): boolean {
  return compare(absolute(subtract(value, answer)), NEAR) > 0;
}

const TEN = rational(10n);
const HUNDRED = rational(100n);
const NEAR = rational(1n);
const NUMBER = String.raw`\d+(?:[.,]\d+)*(?:/\d+)?`;
const LIST = /\d+(?:, \d+){4,30}(?:,? and \d+)?/gu;
const EQUATION = new RegExp(String.raw`${NUMBER}(?: ?[-+*÷] ?${NUMBER})+ ?= ?${NUMBER}(?![\d/])`, "gu");
