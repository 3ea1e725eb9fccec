import type { NumberLocale } from "../../answers/types.ts";
import type { Content } from "../../items/content.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import type { SmallStep } from "../compose/small-steps-of.ts";
import { pleaByLanguage } from "../understand/pleas.ts";
import { lineOf } from "../../trace/place.ts";
import type { TraceLine } from "../../trace/types.ts";
import { currentSmallStep } from "./ask-small-step.ts";
import { isStepValue, matchChoice } from "./read-answer.ts";
import { STATES, valuesSaid } from "./said-values.ts";
import { isOnTheWay, statedSum, type StatedSum } from "./true-fact.ts";
import type { Talk } from "./talk.ts";

interface Place {
  readonly item: MathProblemItem;
  readonly locale: NumberLocale;
  readonly content: Content;
}

/** Whether a value is what some line comes to; one of the choices is an answer. */
export function isOnALine({ item, locale, content }: Place, value: string): boolean {
  const { choices } = item.answer_spec.ui;
  if (choices.length > 0 && matchChoice(value, choices) !== undefined) return false;
  const matches = (expected: string) => isStepValue(item, expected, value, locale, content.checker) === "right";
  const trace = content.trace(item);
  return (
    (trace !== undefined && lineOf(trace, value, matches) !== undefined) ||
    item.solution_logic.steps.some((step) => step.value !== undefined && matches(step.value))
  );
}

/** A value on the way that a message says something comes to; undefined where a calculation in it is not true. */
export function lineStated({
  understood: { plain },
  desk: { item },
  locale,
  env: { content },
}: Talk): string | undefined {
  const sum = statedSum(plain);
  if (sum?.isTrue === false || isTurnedRound(plain, item)) return undefined;
  const said = valuesSaid(plain).filter(({ before, behind }) =>
    before === "" ? IS_SOMETHING.test(behind) : STATES.test(before),
  );
  // What a calculation comes to is told of by that calculation.
  return said.findLast(({ value }) => value !== sum?.result && isOnALine({ item, locale, content }, value))?.value;
}

/**
 * A difference turned round: "0 - 9", "3 take away 8", the smaller number first; or "8 - 2" where 7.2 - 4.8 is asked, the
 * digit below first.
 */
export function isTurnedRound(plain: string, item: MathProblemItem): boolean {
  const said = [...plain.matchAll(/(?<![\d.])(\d+) ?(?:[-−]|minus|take away|take) ?(\d+)(?![\d.])/gu)];
  const below = said.length === 0 ? [] : columnsTooSmall(item);
  return said.some(
    ([, first = "", second = ""]) =>
      Number(first) < Number(second) || below.some(([top, bottom]) => first === bottom && second === top),
  );
}

/** Of a difference of two numbers: the digits of each place where the one on top is the smaller one, top first. */
function columnsTooSmall({ problem_content, solution_logic }: MathProblemItem): readonly (readonly [string, string])[] {
  const numbers = [...new Set(numbersIn(problem_content.stem, (number) => number))];
  const answer = Number(solution_logic.final_answer_canonical);
  const pairs = numbers.flatMap((top) => numbers.map((bottom) => [top, bottom] as const));
  const [top, bottom] = pairs.find(([a, b]) => Math.abs(Number(a) - Number(b) - answer) < 1e-9) ?? [];
  if (top === undefined || bottom === undefined) return [];
  const [above, beneath] = [placesOf(top), placesOf(bottom)];
  return [...beneath].flatMap(([place, digit]) => {
    const over = above.get(place) ?? "0";
    return Number(over) < Number(digit) ? [[over, digit] as const] : [];
  });
}

/** The digits of a number by their places, 0 for the ones. */
function placesOf(number: string): ReadonlyMap<number, string> {
  const [whole = "", part = ""] = number.split(".");
  return new Map([...`${whole}${part}`].map((digit, at) => [whole.length - 1 - at, digit]));
}

/** What follows a value that is told something of: "28 is in both tables". */
const IS_SOMETHING = /^ ?(?:is|goes|works|fits|comes)\b/u;

/** Whether a true calculation leads on: it comes to what a line comes to; without a trace, it is of numbers on the way. */
export function leadsOn({ desk: { item }, locale, env: { content } }: Talk, fact: StatedSum): boolean {
  const trace = content.trace(item);
  if (isTurnedRound(fact.sum, item)) return false;
  if (trace === undefined) return isOnTheWay(fact, item);
  if (!fact.isTrue || !isOnALine({ item, locale, content }, fact.result)) return false;
  // Whatever comes to it by other numbers may be a mistaken way.
  const known = new Set([...numbersIn(item.problem_content.stem), ...trace.routes.flat().flatMap(numbersOfLine)]);
  return fact.operands.every((operand) => known.has(digitsOf(operand)));
}

/** Whether a true calculation is of another way than those of the trace: of the problem's numbers, by signs that its ways have. */
export function isOwnWay({ desk: { item }, env: { content } }: Talk, fact: StatedSum): boolean {
  const trace = content.trace(item);
  if (trace === undefined) return isOnTheWay(fact, item);
  const lines = trace.routes.flat();
  const used = new Set(
    lines.flatMap((line) => [line, ...(line.inside ?? [])]).map(({ operation }) => SIGNS[operation]),
  );
  const signs = Object.values(SIGNS).filter((sign) => fact.sum.includes(sign));
  return isOnTheWay(fact, item) && signs.every((sign) => used.has(sign)) && !isTurnedRound(fact.sum, item);
}

/** As they stand in a calculation. */
const SIGNS: Partial<Record<TraceLine["operation"], string>> = {
  add: "+",
  subtract: "-",
  multiply: String.raw`\times`,
  divide: String.raw`\div`,
  quotient: String.raw`\div`,
};

function numbersOfLine({ from, result }: TraceLine): readonly string[] {
  return [...from.map(({ value }) => value), result].map(({ n, d }) => digitsOf(String(n / d)));
}

function numbersIn(text: string, as = digitsOf): readonly string[] {
  return (text.replaceAll("{,}", "").match(/\d+(?:\.\d+)?/gu) ?? []).map((number) => as(number));
}

/** 40 and 4 are the same digits in other places. */
function digitsOf(number: string): string {
  return number.replace(".", "").replace(/^0+|0+$/gu, "");
}

/** What the open small step comes to, said in the middle of other words [TRN72]. */
export function isStepSaid(talk: Talk): boolean {
  const smallStep = talk.desk.problem.scaffold?.active === true ? currentSmallStep(talk)?.smallStep : undefined;
  if (smallStep === undefined || statedSum(talk.understood.plain)?.isTrue === false) return false;
  // In other letters "is" is not read: any number that is none of the step's own may be what it comes to.
  const own = pleaByLanguage(talk.text) === null ? null : new Set((smallStep.sum ?? "").match(/\d+/gu));
  return valuesSaid(talk.text.toLowerCase()).some(
    ({ value, before }) => (own === null ? isStated(before) : !own.has(value)) && comesToStep(talk, smallStep, value),
  );
}

/** What later steps come to, told in the same message: how many of those that follow a place are done. */
export function stepsSaidAfter(talk: Talk, place: number): number {
  const stated = valuesSaid(talk.text.toLowerCase()).filter(({ before }) => isStated(before));
  const next = talk.smallSteps.slice(place - 1);
  const end = next.findIndex((step) => !stated.some(({ value }) => comesToStep(talk, step, value)));
  return Math.max(0, end);
}

function isStated(before: string): boolean {
  return before !== "" && STATES.test(before);
}

function comesToStep({ desk, locale, env }: Talk, { value }: SmallStep, said: string): boolean {
  return value !== null && isStepValue(desk.item, value, said, locale, env.content.checker) === "right";
}
