import { numbersTold } from "../compose/problem-text.ts";
import { TURN } from "../../cues/turn.ts";
import type { NumberLocale } from "../../answers/types.ts";
import type { Content } from "../../items/content.ts";
import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { lineOf } from "../../trace/place.ts";
import type { TraceLine } from "../../trace/types.ts";
import { linesOf } from "../compose/calculation-of.ts";
import { differencesIn, hasColumnTurned } from "./column-turned.ts";
import { isPieceOfWay } from "./own-way.ts";
import { isStepValue, isWorthTheSame, matchChoice } from "./read-answer.ts";
import { clausesOf, isOnTheWay, type StatedSum } from "./true-fact.ts";
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

/** Values on the way that a message says something comes to; none where a calculation in it is not true. */
export function linesStated({
  understood: { plain },
  desk: { item },
  locale,
  env: { content },
}: Talk): readonly string[] {
  if (isTurnedRound(plain, item)) return [];
  const values: string[] = [];
  // What a calculation comes to is told of by that calculation.
  for (const clause of clausesOf(plain)) {
    if ("sum" in clause) {
      if (clause.sum.isTrue) continue;
      break;
    }
    const { value, before, behind } = clause.said;
    // How long something takes is news wherever it stands, and so is what goes on from another value.
    const isNews = DURATIONS.some((unit) => value.endsWith(unit)) || before.endsWith(`${values.at(-1) ?? "-"} and `);
    const isStated =
      clause.count !== undefined || before === "" ? !TURN.IS_OPERAND.test(behind) : TURN.STATES.test(before);
    if (isNews || isStated) values.push(value);
  }
  // What is worth the answer is none of a step.
  return [...new Set(values)].filter(
    (value) => isOnALine({ item, locale, content }, value) && !isWorthTheSame(item, value, locale, content.checker),
  );
}

/** As `valuesSaid` writes them. */
const DURATIONS = [" min", " h"];

/** A difference turned round: "0 - 9", "3 take away 8", the smaller number first; or a column of one [TRN80]. */
export function isTurnedRound(plain: string, item: MathProblemItem): boolean {
  return differencesIn(plain).some(([first, second]) => Number(first) < Number(second)) || hasColumnTurned(plain, item);
}

/** Whether a true calculation leads on: it comes to what a line comes to; without a trace, it is of numbers on the way. */
export function leadsOn(talk: Talk, fact: StatedSum): boolean {
  const {
    desk: { item },
    locale,
    env: { content },
  } = talk;
  const trace = content.trace(item);
  if (isTurnedRound(fact.sum, item)) return false;
  if (isInColumns(talk, fact)) return true;
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
export function isInColumns(
  { desk: { item }, env: { content } }: Talk,
  { operands, operations, result, isTrue }: StatedSum,
): boolean {
  const { goal, givens = [] } = content.trace(item) ?? {};
  const [first, second, more] = (goal?.from ?? []).map((name) => givens.find((one) => one.name === name)?.value);
  if (!isTrue || goal === undefined || first?.d !== 1 || second?.d !== 1 || more !== undefined) return false;
  const columns = content.sumTrace(item.meta.skill_id, { operation: goal.operation, numbers: [first.n, second.n] });
  return linesOf(columns).some(
    (line) =>
      operations.some((does) => does === line.operation) &&
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

function numbersOfLine({ from, result }: TraceLine): readonly string[] {
  return [...from.map(({ value }) => value), result].map(({ n, d }) => digitsOf(String(n / d)));
}

/** 40 and 4, or 0.65 and 65, are the same digits in other places. */
export function digitsOf(number: string): string {
  return number.replace(".", "").replace(/^0+|0+$/gu, "");
}
