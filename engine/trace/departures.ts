import { isNumber, rerun, run } from "./run.ts";
import type { Departure, GoalOperation, Trace, TraceLine } from "./types.ts";
import { asTyped, isSameValue, written, type NumberStyle, type Written } from "./written.ts";

/** A wrong way and the answer it ends in. */
export interface WrongWay {
  readonly departure: Departure;
  readonly answer: Written;
  /** Where the answer is a result on the way, the line that says what is as right there. */
  readonly line?: TraceLine;
  /** How it is written where that is not how the answer is. */
  readonly style?: NumberStyle;
}

/** Whether an answer, as it would be typed, is what was given. */
export type Matches = (answer: string) => boolean;

/** Operations that are taken for one another. */
const TAKEN_FOR: Readonly<Record<GoalOperation, readonly GoalOperation[]>> = {
  add: ["subtract", "multiply"],
  subtract: ["add"],
  multiply: ["add"],
  divide: ["multiply", "subtract"],
};

/** Wrong ways that every trace has for nothing, the more telling first [TRC5]. */
export function wrongWays(trace: Trace): readonly WrongWay[] {
  const [route = []] = trace.routes;
  const right = route.at(-1)?.result;
  if (right === undefined) return [];
  return [
    ...otherOperations(trace),
    ...changedRound(trace),
    ...leftOut(route),
    ...trace.givens.map(({ value, style }): WrongWay => ({
      departure: { kind: "given-again" },
      answer: value,
      ...(style && { style }),
    })),
    ...onTheWay(route),
  ].filter(({ answer }) => isNumber(answer) && !isSameValue(answer, right));
}

/**
 * Where a wrong answer left the road [TRC6]; undefined where no wrong way of the trace leads to it.
 *
 * @param given - what was typed
 * @param matches - whether an answer, written as the box takes it, is what was typed
 */
export function departureOf(trace: Trace, given: string, matches: Matches): Departure | undefined {
  return wrongWays(trace).find(
    ({ answer, line, style }) =>
      matches(answerText(trace, answer, style)) || (line !== undefined && isAsRight(line, given)),
  )?.departure;
}

/** A number as the answer of a trace, `5/6`, `x = 14`, or as a number on the way there is written. */
export function answerText({ routes: [route], unknown }: Trace, answer: Written, style?: NumberStyle): string {
  const number = asTyped(answer, style ?? route?.at(-1)?.style);
  return unknown === undefined ? number : `${unknown} = ${number}`;
}

/** Whether a text is what a line comes to, or as right there [TRC4]. Values are the caller's checker's to compare. */
export function isAsRight({ asRight, result }: TraceLine, given: string): boolean {
  const plain = /^\s*(\d{1,6})(?:\s*\/\s*(\d{1,6}))?\s*$/u.exec(given);
  if (asRight === undefined || plain === null) return false;
  const [n, d] = [Number(plain[1]), Number(plain[2] ?? 1)];
  if (asRight.rule === "factor") return d === 1 && n > 1 && asRight.of % n === 0;
  if (asRight.rule === "multiple") return d === 1 && n > 0 && n % asRight.of === 0 && n <= asRight.of * MULTIPLES;
  return d > 0 && d % asRight.bottom === 0 && isSameValue(written(n, d), result);
}

/** Beyond the twelfth multiple a number was hardly meant as a common one. */
const MULTIPLES = 12;

function inputsOf({ goal, givens }: Trace): readonly Written[] {
  return (goal?.from ?? []).flatMap((name) => givens.find((one) => one.name === name)?.value ?? []);
}

/** Taken away, the smaller number goes from the larger one, as children do it. */
function otherOperations(trace: Trace): readonly WrongWay[] {
  if (trace.goal === undefined) return [];
  const inputs = inputsOf(trace);
  return TAKEN_FOR[trace.goal.operation].map((operation) => {
    const { n, d } = run(operation, inputs);
    const answer = operation === "subtract" ? written(Math.abs(n), d) : written(n, d);
    return { departure: { kind: "operation", operation }, answer };
  });
}

function changedRound(trace: Trace): readonly WrongWay[] {
  const operation = trace.goal?.operation;
  if (operation !== "subtract" && operation !== "divide") return [];
  return [{ departure: { kind: "changed-round" }, answer: run(operation, inputsOf(trace).toReversed()) }];
}

/** One of three or more that a line puts together: a number of the problem, or one that was found. */
function leftOut(route: readonly TraceLine[]): readonly WrongWay[] {
  return route.flatMap(({ id, operation, from }) => {
    if (from.length < 3 || operation === "compose" || operation === "common") return [];
    return from.flatMap((source): readonly WrongWay[] => {
      if ("known" in source) return [];
      const rest = from.filter((one) => one !== source).map(({ value }) => value);
      const answer = rerun(route, new Map([[id, run(operation, rest)]]));
      return answer === undefined ? [] : [{ departure: { kind: "left-out" }, answer }];
    });
  });
}

function onTheWay(route: readonly TraceLine[]): readonly WrongWay[] {
  return route.slice(0, -1).map((line) => ({
    departure: { kind: "on-the-way", line: line.id },
    answer: line.worth === undefined ? line.result : written(line.worth),
    line,
    ...(line.style && { style: line.style }),
  }));
}
