import {
  isNumber,
  isSameValue,
  rerun,
  run,
  wrongWays,
  written,
  type NumberStyle,
  type Trace,
  type TraceLine,
  type TraceOperation,
  type Written,
} from "#engine";
import { causesOf, type CauseKind } from "../blueprints/causes-apart.ts";

/** Ways to a wrong number that levels are not drawn apart from, and that a teacher thinks of none the less. */
type FurtherKind =
  /** The calculation of the problem is another one: added for taken away. */
  | "other-operation"
  /** One line of several is the opposite: what is given away is added. */
  | "line-exchanged"
  /** One line of several is not done: only the tens are taken away. */
  | "line-left-out"
  /** Of one number a place is left out: 7 + 9 for 17 + 9. */
  | "place-left-out"
  /** One of two numbers stands for both: 5 × 5 for 5 × 6. */
  | "used-twice"
  /** 72 for 27. */
  | "digits-exchanged";

export type GenericKind = CauseKind | FurtherKind;

/** A wrong number with a way to it that every problem with this trace has for nothing. */
export interface GenericCause {
  readonly kind: GenericKind;
  readonly answer: Written;
  /** How it is written where it is no plain fraction. */
  readonly style?: NumberStyle;
}

/**
 * How likely each is: "known" is to be known, whatever else is; "likely" may be meant where an error gives its number;
 * "seldom" is behind any error that has a name.
 */
export const PRIOR: Readonly<Record<GenericKind, "known" | "likely" | "seldom">> = {
  "other-operation": "known",
  "line-exchanged": "known",
  "line-left-out": "known",
  "no-carry": "known",
  "smaller-from-larger": "known",
  "no-borrow": "known",
  "one-group-off": "known",
  "top-not-changed": "known",
  "on-the-way": "known",
  "number-told": "likely",
  "one-left-out": "likely",
  "place-left-out": "likely",
  "part-left-out": "likely",
  "zero-in-subtraction": "likely",
  "one-off": "likely",
  "added-for-times": "likely",
  "zero-at-the-end": "likely",
  "one-side-divided": "likely",
  "used-twice": "seldom",
  "digits-exchanged": "seldom",
};

/** Made of whole amounts only: on a digit, or on a number that the grade knows, they are no way that somebody goes. */
const OF_AMOUNTS: ReadonlySet<GenericKind> = new Set(["one-left-out", "one-group-off", "added-for-times"]);

/** Made on the digits of a number: of a time, which is told in hours and minutes, nobody makes them so. */
const OF_DIGITS: ReadonlySet<GenericKind> = new Set([
  "no-carry",
  "smaller-from-larger",
  "no-borrow",
  "zero-in-subtraction",
  "zero-at-the-end",
  "one-off",
  "place-left-out",
  "digits-exchanged",
]);

const TIMES: ReadonlySet<NumberStyle> = new Set(["clock", "time-of-day", "duration"]);

/** What likely ways to a wrong number there are; a number with several ways stands there once for each. */
export function genericCauses(trace: Trace): readonly GenericCause[] {
  const { routes } = trace;
  const end = routes[0]?.at(-1);
  if (end === undefined) return [];
  const { result: right, style } = end;
  const isTime = style !== undefined && TIMES.has(style);
  const amounts = new Set(routes.flat().flatMap((line) => (isOfAmounts(line) ? [line.id] : [])));
  const further: readonly GenericCause[] = [
    ...wrongWays(trace).flatMap(({ departure, answer }): readonly GenericCause[] =>
      departure.kind === "operation" || departure.kind === "changed-round" ? [{ kind: "other-operation", answer }] : [],
    ),
    ...routes.flatMap((route) => route.flatMap((line) => furtherOf(route, line))),
    ...exchanged(right),
  ];
  return [
    ...causesOf(trace).filter(({ kind, line }) => !OF_AMOUNTS.has(kind) || line === undefined || amounts.has(line)),
    ...further.filter(({ answer }) => isNumber(answer) && !isSameValue(answer, right)),
  ]
    .filter(({ answer }) => right.n % right.d > 0 || answer.n % answer.d === 0)
    .filter(({ kind }) => !isTime || !OF_DIGITS.has(kind))
    .map((cause): GenericCause => ({ ...(style && { style }), ...cause }));
}

function isOfAmounts({ from }: TraceLine): boolean {
  return from.every((source) => !("known" in source));
}

const OPPOSITE: Partial<Readonly<Record<TraceOperation, TraceOperation>>> = {
  add: "subtract",
  subtract: "add",
  multiply: "divide",
  divide: "multiply",
};

function furtherOf(route: readonly TraceLine[], line: TraceLine): readonly GenericCause[] {
  const { id, operation, from, result } = line;
  const inputs = from.map(({ value }) => value);
  const [x, y, ...others] = inputs;
  const opposite = OPPOSITE[operation];
  if (opposite === undefined || x === undefined || y === undefined || others.length > 0) return [];
  const isSum = operation === "add" || operation === "subtract";
  const isStep = route.length > 1 && from.some((source) => !("known" in source));
  // Who leaves out the last line stops on the way.
  const isLast = route.at(-1)?.id === id;
  const values: readonly (readonly [kind: FurtherKind, value: Written])[] = [
    ...(isStep && isOfAmounts(line) ? [["line-exchanged", run(opposite, inputs)] as const] : []),
    ...(isStep && isSum && !isLast ? [["line-left-out", x] as const] : []),
    ...(isOfAmounts(line) && (operation === "add" || operation === "multiply")
      ? [x, y].map((one) => ["used-twice", run(operation, [one, one])] as const)
      : []),
    ...(isSum ? withoutPlace(x).map((less) => ["place-left-out", run(operation, [less, y])] as const) : []),
    ...(isSum ? withoutPlace(y).map((less) => ["place-left-out", run(operation, [x, less])] as const) : []),
  ];
  return values
    .filter(([, value]) => isNumber(value) && !isSameValue(value, result))
    .flatMap(([kind, value]) => {
      const answer = rerun(route, new Map([[id, value]]));
      return answer === undefined ? [] : [{ kind, answer }];
    });
}

/** A whole number with one of its places left out, where that is not all of it. */
function withoutPlace({ n, d }: Written): readonly Written[] {
  if (d !== 1 || n < 10) return [];
  const places = Array.from({ length: String(n).length }, (_, at) => 10 ** at);
  const worth = places.map((place) => (Math.floor(n / place) % 10) * place).filter((own) => own > 0 && own < n);
  return worth.map((own) => written(n - own));
}

function exchanged({ n, d }: Written): readonly GenericCause[] {
  if (d !== 1 || n < 12 || n > 99 || n % 10 === 0) return [];
  return [{ kind: "digits-exchanged", answer: written((n % 10) * 10 + Math.floor(n / 10)) }];
}
