import {
  defineBlueprint,
  gcd,
  isNumber,
  isSameValue,
  rerun,
  run,
  written,
  type Blueprint,
  type MisconceptionRule,
  type Operands,
  type Source,
  type Trace,
  type TraceLine,
  type Written,
} from "#engine";
import { levelsApart, slipsOf, type Cause, type SlipKind, type ToldApart } from "./slips-apart.ts";

/** What else somebody may have done who gives a wrong number, beside a slip of written arithmetic. */
const OTHER_KINDS = [
  /** A result on the way, taken for the answer. */
  "on-the-way",
  /** A number of the problem. */
  "number-told",
  /** A fraction that was to change kept its top. */
  "top-not-changed",
  /** One of the numbers that a line puts together is missing. */
  "one-left-out",
  /** A fraction of which only the top or only the bottom was divided. */
  "one-side-divided",
] as const;

export type CauseKind = SlipKind | (typeof OTHER_KINDS)[number];

const SLIP_KINDS: readonly SlipKind[] = [
  "no-carry",
  "smaller-from-larger",
  "no-borrow",
  "zero-in-subtraction",
  "one-off",
  "one-group-off",
  "added-for-times",
  "zero-at-the-end",
  "part-left-out",
];

/** For an error of which only is said what its number is: that holds of every cause. */
export const CAUSE_KINDS: readonly CauseKind[] = [...SLIP_KINDS, ...OTHER_KINDS];

/** A likely cause of a wrong number, and the number. */
export interface NumberCause {
  readonly kind: CauseKind;
  readonly answer: Written;
}

/** The kinds of causes that a rule's sentence holds of, or that are the error itself, by the rule's id. */
export type HoldsOf = Readonly<Record<string, readonly string[]>>;

/** For a blueprint whose errors hold of nothing but themselves. */
export const OF_NOTHING_ELSE: HoldsOf = {};

/** What wrong answers to a problem may come of besides a misconception. */
export function causesOf({ givens, routes }: Trace): readonly NumberCause[] {
  const right = routes[0]?.at(-1)?.result;
  if (right === undefined) return [];
  const causes: readonly NumberCause[] = [
    ...slipsInUnits(routes),
    ...routes.flatMap((route) => [...onTheWay(route), ...topsKept(route), ...leftOut(route), ...oneSided(route)]),
    ...givens.map(({ value }): NumberCause => ({ kind: "number-told", answer: value })),
  ];
  return causes.filter(({ answer }) => isNumber(answer) && !isSameValue(answer, right));
}

/** Slips of written arithmetic; of decimals with every number counted in its smallest place. */
function slipsInUnits(routes: Trace["routes"]): readonly NumberCause[] {
  const unit = Math.max(1, ...routes.flat().flatMap(({ style, result }) => (style === "decimal" ? result.d : 1)));
  const counted = ({ n, d }: Written) => written((n * unit) / d);
  const inUnits = unit === 1 ? routes : routes.map((route) => route.map((own) => countedIn(own, counted)));
  return slipsOf(inUnits).map(({ kind, answer }) => ({ kind, answer: written(answer, unit) }));
}

function countedIn(own: TraceLine, counted: (value: Written) => Written): TraceLine {
  return {
    ...own,
    from: own.from.map((source): Source => ({ ...source, value: counted(source.value) })),
    result: counted(own.result),
  };
}

function onTheWay(route: readonly TraceLine[]): readonly NumberCause[] {
  return route.slice(0, -1).map(({ result, worth }) => ({
    kind: "on-the-way",
    answer: worth === undefined ? result : written(worth),
  }));
}

/** The new bottom under the old top, of one fraction. */
function topsKept(route: readonly TraceLine[]): readonly NumberCause[] {
  return route.flatMap(({ id, operation, from: [own], result }) => {
    const answer =
      operation === "rename" && own !== undefined
        ? rerun(route, new Map([[id, written(own.value.n, result.d)]]))
        : undefined;
    return answer === undefined ? [] : [{ kind: "top-not-changed", answer }];
  });
}

function leftOut(route: readonly TraceLine[]): readonly NumberCause[] {
  return route.flatMap(({ id, operation, from }) => {
    if (operation !== "add" || from.length < 2) return [];
    return from.flatMap((source): readonly NumberCause[] => {
      const rest = from.filter((one) => one !== source).map(({ value }) => value);
      const answer = rerun(route, new Map([[id, run(operation, rest)]]));
      return answer === undefined ? [] : [{ kind: "one-left-out", answer }];
    });
  });
}

/** By each number that divides both. */
function oneSided(route: readonly TraceLine[]): readonly NumberCause[] {
  return route.flatMap(({ operation, from: [own] }): readonly NumberCause[] => {
    if (operation !== "simplify" || own === undefined) return [];
    const { n, d } = own.value;
    const common = gcd(n, d);
    const by = Array.from({ length: common }, (_, at) => at + 1).filter((k) => k > 1 && common % k === 0);
    return by.flatMap((k): readonly NumberCause[] => [
      { kind: "one-side-divided", answer: written(n / k, d) },
      { kind: "one-side-divided", answer: written(n, d / k) },
    ]);
  });
}

/** The value of a number as typed, with whatever name before it: `x = 3`, `2 1/4`, `-0.5`. */
function valueOf(text: string | undefined): Written | undefined {
  const found = /^(?:[a-z] = )?(-?)(?:(\d+) )?(\d+)(?:\/(\d+)|\.(\d+))?$/u.exec(text ?? "");
  if (found === null) return undefined;
  const [, sign, whole = "0", n = "0", d = "1", places = ""] = found;
  const bottom = Number(d) * 10 ** places.length;
  const top = Number(whole) * bottom + Number(n + places);
  return written(sign === "-" ? -top : top, bottom);
}

/**
 * A blueprint whose levels leave out the operands on which a named error gives what another likely cause gives, also
 * where that is a fraction, a decimal or an equation: numbers are compared by what they are worth [ALN7].
 *
 * @param holdsOf - causes that need not be told from an error: its sentence holds of them, too
 */
export function defineToldApart<O extends Operands>(holdsOf: HoldsOf, blueprint: Blueprint<O>): Blueprint {
  const { levels, ...rest } = blueprint;
  return defineBlueprint<O>({ ...rest, levels: levelsApart(levels, toldApart(holdsOf, rest)) });
}

/** What is to be told apart, in the words of a blueprint. */
export function toldApart<O extends Operands>(
  holdsOf: HoldsOf,
  { misconceptions: rules, trace }: Pick<Blueprint<O>, "misconceptions" | "trace">,
): ToldApart<O> {
  return { rules, traceOf: () => undefined, others: (o) => asNamed(o, rules, trace?.(o)), holdsOf };
}

/** The causes of what a rule gives, written as the rule writes it. */
function asNamed<O extends Operands>(
  o: O,
  rules: readonly MisconceptionRule<O>[],
  trace: Trace | undefined,
): readonly Cause[] {
  const causes = trace === undefined ? [] : causesOf(trace);
  return rules.flatMap(({ wrong }) => {
    const text = wrong(o);
    const given = valueOf(text);
    if (text === undefined || given === undefined) return [];
    const kinds = causes.flatMap(({ kind, answer }) => (isSameValue(answer, given) ? [kind] : []));
    return [...new Set(kinds)].map((kind): Cause => ({ kind, answer: text }));
  });
}
