import { numbersTold } from "../compose/problem-text.ts";
import { TURN } from "../../cues/turn.ts";
import type { NumberLocale } from "../../answers/types.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Content } from "../../items/content.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import type { SmallStep } from "../compose/small-steps-of.ts";
import { pleaByLanguage } from "../understand/pleas.ts";
import { lineOf } from "../../trace/place.ts";
import type { GoalOperation, TraceLine } from "../../trace/types.ts";
import { linesOf } from "../compose/calculation-of.ts";
import { currentSmallStep } from "./ask-small-step.ts";
import { differencesIn, hasColumnTurned } from "./column-turned.ts";
import { isPieceOfWay } from "./own-way.ts";
import { isStepValue, matchChoice } from "./read-answer.ts";
import { valuesSaid } from "./said-values.ts";
import { isOnTheWay, statedSum, statedSums, type StatedSum } from "./true-fact.ts";
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
    before === "" ? TURN.IS_SOMETHING.test(behind) : TURN.STATES.test(before),
  );
  // What a calculation comes to is told of by that calculation.
  return said.findLast(({ value }) => value !== sum?.result && isOnALine({ item, locale, content }, value))?.value;
}

/** A difference turned round: "0 - 9", "3 take away 8", the smaller number first; or a column of one [TRN80]. */
export function isTurnedRound(plain: string, item: MathProblemItem): boolean {
  return differencesIn(plain).some(([first, second]) => Number(first) < Number(second)) || hasColumnTurned(plain, item);
}

/** Of several calculations one that leads nowhere: then nothing of the message is agreed to. */
export function hasStraySum(talk: Talk): boolean {
  const sums = statedSums(talk.understood.plain);
  return sums.length > 1 && sums.some((sum) => !sum.isTrue || !isAgreed(talk, sum));
}

/** Whether a true calculation leads on: it comes to what a line comes to; without a trace, it is of numbers on the way. */
export function leadsOn({ desk: { item }, locale, env: { content } }: Talk, fact: StatedSum): boolean {
  const trace = content.trace(item);
  if (isTurnedRound(fact.sum, item)) return false;
  if (isInColumns({ item, content }, fact)) return true;
  if (trace === undefined) return isOnTheWay(fact, item);
  if (!fact.isTrue || !isOnALine({ item, locale, content }, fact.result)) return false;
  // Whatever comes to it by other numbers may be a mistaken way.
  const matches = (expected: string) => isStepValue(item, expected, fact.result, locale, content.checker) === "right";
  const lines = linesOf(trace);
  const ending = lines.filter((each) => lineOf({ ...trace, routes: [[each]] }, fact.result, matches) !== undefined);
  const known = new Set([
    ...(ending.length === 0 ? lines : ending).flatMap(numbersOfLine),
    ...[...numbersTold(item)].map(digitsOf),
  ]);
  return fact.operands.every((operand) => known.has(digitsOf(operand)));
}

/** Whether it is a line of the problem's calculation worked column by column, whatever way its own trace goes. */
function isInColumns(
  { item, content }: Pick<Place, "item" | "content">,
  { operands, result, sum, isTrue }: StatedSum,
): boolean {
  const { goal, givens = [] } = content.trace(item) ?? {};
  const [first, second, more] = (goal?.from ?? []).map((name) => givens.find((one) => one.name === name)?.value);
  if (!isTrue || goal === undefined || first?.d !== 1 || second?.d !== 1 || more !== undefined) return false;
  const columns = content.sumTrace(item.meta.skill_id, { operation: goal.operation, numbers: [first.n, second.n] });
  return linesOf(columns).some(
    (line) =>
      line.operation in SIGNS &&
      sum.includes(SIGNS[line.operation as GoalOperation]) &&
      String(line.result.n) === result &&
      line.from
        .map(({ value }) => String(value.n))
        .toSorted()
        .join(" ") === operands.toSorted().join(" "),
  );
}

/** Whether a true calculation is a piece of what is to be done, worked another way than by the trace [TRN95]. */
export function isOwnWay({ desk: { item }, env: { content } }: Talk, fact: StatedSum): boolean {
  const trace = content.trace(item);
  return trace !== undefined && !isTurnedRound(fact.sum, item) && isPieceOfWay(trace, fact);
}

/** Whether a true calculation of the pupil's is agreed to: on a line, a piece of another way, or made of what they found. */
export function isAgreed(talk: Talk, fact: StatedSum): boolean {
  return leadsOn(talk, fact) || isOwnWay(talk, fact) || isMadeOfOwn(talk, fact);
}

/** What the pupil's own calculations of the way came to, all that were written on the problem. */
export function resultsOf(talk: Talk): ReadonlySet<string> {
  const said = talk.desk.problem?.turns.flatMap((turn) =>
    turn.type === "said" ? statedSums(turn.text.toLowerCase()) : [],
  );
  const own = (said ?? []).filter((sum) => sum.isTrue && (leadsOn(talk, sum) || isOwnWay(talk, sum)));
  return new Set(own.map(({ result }) => result));
}

/** "1500 + 250", where the pupil found both; what a known slip puts together is none. */
function isMadeOfOwn(talk: Talk, { operands, result, sum, isTrue }: StatedSum): boolean {
  const { desk, locale, env } = talk;
  if (!isTrue || !/ [-+] /u.test(sum)) return false;
  const own = resultsOf(talk);
  const given = numbersTold(desk.item);
  return (
    operands.some((each) => own.has(each)) &&
    operands.every((each) => own.has(each) || given.has(each)) &&
    diagnose(desk.item, [result], locale, env.content.checker).misconception === null
  );
}

/** As they stand in a calculation. */
const SIGNS: Readonly<Record<GoalOperation, string>> = {
  add: "+",
  subtract: "-",
  multiply: String.raw`\times`,
  divide: String.raw`\div`,
};

function numbersOfLine({ from, result }: TraceLine): readonly string[] {
  return [...from.map(({ value }) => value), result].map(({ n, d }) => digitsOf(String(n / d)));
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
  return before !== "" && TURN.STATES.test(before);
}

function comesToStep({ desk, locale, env }: Talk, { value }: SmallStep, said: string): boolean {
  return value !== null && isStepValue(desk.item, value, said, locale, env.content.checker) === "right";
}
