import { TURN } from "../../cues/turn.ts";
import type { GoalOperation } from "../../trace/types.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { calculate } from "./calculation.ts";
import { rowsIn, type Count } from "./in-a-row.ts";
import { valuesSaid, type SaidValue } from "./said-values.ts";
import { SENTENCES } from "../compose/sentences.ts";
import { mustSay } from "../../words/say.ts";
import type { Translations } from "../../words/types.ts";

/** A calculation that was written with what it comes to. */
export interface StatedSum {
  readonly operands: readonly string[];
  /** What is done with them, each once. */
  readonly operations: readonly GoalOperation[];
  readonly result: string;
  readonly isTrue: boolean;
  /** What it was said to leave over; null where that is nothing. */
  readonly left: string | null;
  /** As LaTeX, without that. */
  readonly sum: string;
  /** What it comes to. */
  readonly worth: string;
}

/** What a message tells, a calculation or a value by itself. */
export type Clause = { readonly sum: StatedSum } | { readonly said: SaidValue; readonly count?: Count };

/** The last calculation of a message. @param said - spelling mended and number words as digits */
export function statedSum(said: string): StatedSum | null {
  return statedSums(said).at(-1) ?? null;
}

/** As LaTeX in a sentence, with what it was said to come to. */
export function shownIn(translations: Translations | null, { sum, result, left }: StatedSum): string {
  if (left === null) return `$${sum} = ${result}$`;
  const gaps = { sum: `$${sum}$`, result: `$${result}$`, left: `$${left}$` };
  return mustSay(translations, SENTENCES.agreed.leftOver, gaps);
}

/** All calculations of a message that were written with what they come to. */
export function statedSums(said: string): readonly StatedSum[] {
  return foundIn(inSigns(said)).map(({ sum }) => sum);
}

/** All that a message tells of, in its order; a number of a calculation is none by itself. */
export function clausesOf(said: string): readonly Clause[] {
  const plain = inSigns(said);
  const found = foundIn(plain);
  // What is counted is one thing, and its last number what it comes to.
  const counts = rowsIn(plain).flatMap(({ count, ...place }) => (count === null ? [] : { ...place, count }));
  const values = valuesSaid(plain)
    .filter(({ before: { length } }) => !found.some((sum) => length >= sum.from && length < sum.to))
    .flatMap((said) => {
      const from = said.before.length;
      const row = counts.find((each) => from >= each.from && from < each.to);
      if (row === undefined) return { said, from };
      return from + said.value.length < row.to ? [] : { said, from, count: row.count };
    });
  return [...found, ...values].toSorted((a, b) => a.from - b.from);
}

function foundIn(plain: string): readonly { readonly sum: StatedSum; readonly from: number; readonly to: number }[] {
  const stated = [...plain.matchAll(TURN.TRUE_FACT_STATED)].map((found) => statedAs(found, plain));
  // "1/3 is 6" tells of a part, and divides nothing.
  return stated
    .flatMap((one, at) => {
      const [before, next] = [stated[at - 1], stated[at + 1]];
      if (before !== undefined && isThrough(before.sum, one.sum)) return [];
      if (next === undefined || !isThrough(one.sum, next.sum)) return [one];
      return [{ ...one, to: next.to, sum: { ...one.sum, isTrue: true, result: one.sum.worth } }];
    })
    .filter(
      ({ to, sum: { isTrue, operations, operands } }) =>
        !TURN.TAKES_BACK.test(plain.slice(to)) &&
        (isTrue || !operations.includes("divide") || Number(operands[0]) > Number(operands[1])),
    );
}

/** "40 x 95 = 3600 + 200 = 3800": what comes to another calculation comes to what that one does. */
function isThrough(sum: StatedSum, next: StatedSum): boolean {
  return !sum.isTrue && next.isTrue && next.operands[0] === sum.result && next.result === sum.worth;
}

const JOINED = " and ";

function statedAs(
  found: RegExpExecArray,
  plain: string,
): {
  readonly from: number;
  readonly sum: StatedSum;
  readonly to: number;
} {
  const [whole, all = "", result = ""] = found;
  // "12 and 4 + 3 = 7", "300 and 6/3 = 2": beside signs, and before what comes to the result, an "and" only joins.
  const cut = all.lastIndexOf(JOINED) + JOINED.length;
  const last = all.slice(cut);
  const isJoined = cut >= JOINED.length && (/[+×*÷x−-]/u.test(last) || numberOf(last) === numberOf(result));
  const sum = isJoined ? last : all;
  // `6/2` alone is a division, and what has another sign beside it a fraction.
  const pieces = sum.match(TURN.PIECES) ?? [];
  const parts = pieces.length > 1 ? pieces : sum.split(/(\/)/u);
  const operands = parts.filter((_, at) => at % 2 === 0);
  const worked = workedOut(
    operands,
    parts.filter((_, at) => at % 2 === 1),
  );
  const behind = plain.slice(found.index + whole.length);
  const rest = parts.length === 3 && worked.operations.includes("divide") ? TURN.REST.exec(behind) : null;
  const [top = 0, bottom = 0, left = 0] = [...operands, rest?.[1]].map(Number);
  const isRest = rest !== null && left < bottom && top === bottom * Number(result) + left;
  const isTrue = isRest || Math.abs(worked.value - numberOf(result)) < 1e-6;
  const to = found.index + whole.length + (isRest ? rest[0].length : 0);
  const worth = isRest ? result : String(worked.value);
  return {
    from: found.index + (isJoined ? cut : 0),
    sum: {
      operands,
      operations: worked.operations,
      result,
      isTrue,
      left: isRest ? `${left}` : null,
      sum: worked.shown,
      worth,
    },
    to,
  };
}

/** "7 goes in 70 10 times" as `70 / 7 = 10`; without the name of a place that all its numbers have: "8 tens take away 2 tens is 6 tens". */
function inSigns(plain: string): string {
  const turned = TURN.DOUBLED.reduce((said, [words, sign]) => said.replaceAll(words, sign), plain)
    .replace(TURN.SAID_FIRST, "$2 = $1")
    .replaceAll(TURN.GOES_IN, goesIn)
    .replaceAll(TURN.COUNTED_ON, (_all, from: string, to: string, by: string) =>
      Number(from) > Number(to) ? `${from} - ${by} = ${to}` : `${from} + ${by} = ${to}`,
    )
    .replaceAll(TURN.GROUPS_OF, "$1 x $2")
    .replaceAll(TURN.REPEATED, (all) => all.replaceAll(/,? /gu, " + "))
    .replaceAll(TURN.CARRIED, "$1, $1 $2 $3 = $4")
    .replaceAll(/(?<=\d) : (?=\d)/gu, " / ");
  const places = turned.match(TURN.PLACES) ?? [];
  return places.length > 1 && new Set(places).size === 1 && places.length === (turned.match(/\d+/gu) ?? []).length
    ? turned.replaceAll(TURN.PLACES, "")
    : turned;
}

/** So many times, whatever is left. */
function goesIn(_all: string, size: string, whole: string, number?: string, once?: string): string {
  const times = number ?? (once === undefined ? "2" : "1");
  const rest = Number(whole) - Number(size) * Number(times);
  return `${whole} / ${size} = ${times}${rest > 0 && rest < Number(size) ? ` r ${rest}` : ""}`;
}

function numberOf(text: string): number {
  const [top = "", bottom = "1"] = text.split("/");
  return Number(top) / Number(bottom);
}

/**
 * The last calculation of a message without what it comes to, where that is the answer: "30 31 32 ... its 60-31", "12
 * and 1.07"; null where there is none.
 */
export function rightSumIn(text: string, answer: string): string | null {
  const isWhole = /^(?:[a-z] = )?\d+$/u.test(answer);
  const plain = isWhole ? text.replace(/^(\d+) ?\/ ?(\d+)$/u, "$1 ÷ $2") : text;
  const signs = TURN.IN_SIGNS.reduce((said, [words, sign]) => said.replaceAll(words, sign), inSigns(plain));
  const chain = sumsSaid(signs).at(-1);
  const long = chain === undefined || /^ ?[=÷]|\d/u.test(chain.behind) ? null : unworkedSum(chain.value);
  if (long !== null && long.operands.length > 2 && long.result === answer) return `$${long.sum}$`;
  const [, first = "", sign = "", second = ""] = [...signs.matchAll(OPEN_SUM)].at(-1) ?? [];
  const [, whole = "0", number] = /^(?:[a-z] = )?(?:(\d+) )?(\d+(?:[./]\d+)?)$/u.exec(answer) ?? [];
  if (sign === "" || number === undefined) return null;
  const { value, shown } = calculate(sign, numberOf(first), numberOf(second));
  if (Math.abs(value - Number(whole) - numberOf(number)) > 1e-9) return null;
  return `$${inLatex(first)} ${shown} ${inLatex(second)}$`;
}

/** "And 7 more" behind 79, "- 30" behind 378: calculations that go on from the numbers of what was said before; none for anything else. */
export function wentOn(text: string, before: string): readonly string[] {
  const from = [...statedSums(before).map(({ result }) => result), ...valuesSaid(before).map(({ value }) => value)].map(
    (value) => value.replaceAll(",", ""),
  );
  const [, off = "", add, take] = TURN.PUT_RIGHT.exec(text) ?? [];
  // "1 too many": which way, the number tells.
  if (off !== "") return sumsFrom(from, add === undefined ? (take === undefined ? ["+", "-"] : ["-"]) : ["+"], off);
  const [, minus, number = "", , less] = TURN.WENT_ON.exec(text) ?? [];
  if (number === "") return [];
  const sign = minus === undefined && less === undefined ? "+" : "-";
  return sumsFrom(from, [sign], number);
}

/** "1 below then": a place, told from a number that was said before, and no number by itself. */
export function isToldFromThere(text: string): boolean {
  const [, , , above, , below] = TURN.WENT_ON.exec(text) ?? [];
  return (above ?? below) !== undefined;
}

function sumsFrom(from: readonly string[], signs: readonly string[], number: string): readonly string[] {
  const numbers = from.filter((value) => /^\d+(?:\.\d+)?$/u.test(value));
  return numbers.flatMap((value) => signs.map((sign) => `${value} ${sign} ${number}`));
}

function inLatex(number: string): string {
  return number.replace(/^(\d+)\/(\d+)$/u, String.raw`\frac{$1}{$2}`);
}

/** No number comes after it. */
const OPEN_SUM = new RegExp(
  String.raw`(?<![\d./] ?)(\d{1,6}(?:[./]\d{1,4})?) ?(${TURN.SIGN}) ?(\d{1,6}(?:[./]\d{1,4})?)(?! ?[-−+x×*÷=/\d]|\.\d)(?=\D*$)`,
  "gu",
);

/** A calculation without what it comes to, and nothing else: `5 + 3 + 5 + 3`; `result` is what it comes to. */
export function unworkedSum(typed: string): StatedSum | null {
  if (!UNWORKED.test(typed)) return null;
  const [operands, signs] = [typed.match(/\d+(?:\.\d+)?/gu) ?? [], typed.match(/[-+−×x*÷]/gu) ?? []];
  const { value, operations, shown } = workedOut(operands, signs);
  const result = String(value);
  return { operands, operations, result, isTrue: true, left: null, sum: shown, worth: result };
}

/** Whether a problem asks for a calculation, not for what it comes to: `4 × 7`, `500 + 10 + 1`. */
export function asksForSum({ solution_logic: { final_answer_canonical: answer } }: MathProblemItem): boolean {
  return UNWORKED.test(answer);
}

/** All calculations of a text that stand there without what they come to. */
export function unworkedIn(plain: string): readonly StatedSum[] {
  return (plain.match(CHAIN) ?? []).flatMap((chain) => unworkedSum(chain) ?? []);
}

/** The same, as values with what stands around them. */
export function sumsSaid(plain: string): readonly SaidValue[] {
  return [...plain.matchAll(CHAIN)].map(({ 0: value, index }) => ({
    value,
    before: plain.slice(0, index),
    behind: plain.slice(index + value.length),
    isDuration: false,
  }));
}

const CHAIN = /(?<![\d./])\d+(?:\.\d+)?(?: ?[-+−×x*÷] ?\d+(?:\.\d+)?)+(?![\d/]|\.\d)/gu;
const UNWORKED = /^\d+(?:\.\d+)?(?: ?[-+−×x*÷] ?\d+(?:\.\d+)?)+$/u;

/** From left to right, products and quotients before sums. */
function workedOut(
  operands: readonly string[],
  signs: readonly string[],
): Pick<StatedSum, "operations"> & { readonly value: number; readonly shown: string } {
  const operations = new Set<GoalOperation>();
  const [first = "", ...rest] = operands;
  let [total, product, add, shown] = [0, numberOf(first), "+", first];
  for (const [at, operand] of rest.entries()) {
    const number = numberOf(operand);
    const next = calculate(signs[at] ?? "", product, number);
    shown += ` ${next.shown} ${operand}`;
    operations.add(next.operation);
    if (next.shown === "+" || next.shown === "-") {
      [total, product, add] = [calculate(add, total, product).value, number, next.shown];
    } else product = next.value;
  }
  return { value: calculate(add, total, product).value, operations: [...operations], shown };
}

/**
 * The last calculation of a message, where it is true and not one of the problem's own: a step on the way, or a sum of
 * the pupil's own [TRN43]; null where there is none.
 */
export function trueFact(plain: string, item: MathProblemItem): StatedSum | null {
  const sum = statedSum(plain);
  return sum === null || !sum.isTrue || !isBesides(sum, item) ? null : sum;
}

/** Whether a calculation, in whole numbers, is another one than the problem's own. */
export function isBesides({ operands, result }: StatedSum, { problem_content: { stem } }: MathProblemItem): boolean {
  // A top and a bottom are no numbers of their own.
  const whole = stem.replaceAll(/\{,\}|\\frac\{\d+\}\{\d+\}/gu, (part) => (part === "{,}" ? "" : " "));
  const given: ReadonlySet<string> = new Set(whole.match(/\d+/gu));
  const isOwn = operands.every((operand) => given.has(operand)) && (new Set(operands).size > 1 || given.size === 1);
  return !isOwn && [...operands, result].every((number) => /^\d+$/u.test(number));
}

/** Whether a true calculation is on the way: with numbers of the problem and of its steps, or with a place of one. */
export function isOnTheWay({ operands, result, isTrue }: StatedSum, item: MathProblemItem): boolean {
  // `0 + 13 = 13` is a guess.
  if (!isTrue || operands.includes(result)) return false;
  const { problem_content: content, solution_logic: solution } = item;
  const texts = [content.stem, ...solution.steps.flatMap(({ math, value = "" }) => [math, value])];
  const numbers = texts.join(" ").replaceAll("{,}", "").match(/\d+/gu) ?? [];
  const known = new Set(numbers.flatMap((number) => [number, ...placesOf(number)]));
  return operands.every((operand) => (operand.match(/\d+/gu) ?? []).every((number) => known.has(number)));
}

/** 345: its digits, and 300 and 40. */
function placesOf(number: string): readonly string[] {
  return [...number].flatMap((digit, at) => [digit, `${digit}${"0".repeat(number.length - at - 1)}`]);
}

/** Whether a calculation and no more comes to a value: `27-12` where the answer is 15. */
export function comesTo(typed: string, value: string): boolean {
  const [, first = "", sign = "", second = ""] =
    /^(\d{1,6}) ?(\+|-|−|x|×|\*|÷|\/) ?(\d{1,6})$/u.exec(typed.trim()) ?? [];
  return (
    sign !== "" && String(calculate(sign, Number(first), Number(second)).value) === value.replace(/^[a-z] = /u, "")
  );
}
