import {
  defineBlueprint,
  gcd,
  isNumber,
  isSameValue,
  rerun,
  run,
  written,
  type Blueprint,
  type Level,
  type MisconceptionRule,
  type Operands,
  type Source,
  type Trace,
  type TraceLine,
  type Written,
} from "#engine";
import { slipsOf, type SlipKind } from "./slips-apart.ts";

/** What else somebody may have done who gives a wrong number. */
export type CauseKind =
  | SlipKind
  /** A result on the way, taken for the answer. */
  | "on-the-way"
  /** A number of the problem. */
  | "told"
  /** A fraction that was to change kept its top. */
  | "top-not-changed"
  /** One of the numbers that a line puts together is missing. */
  | "one-left-out"
  /** A fraction of which only the top or only the bottom was divided. */
  | "one-side-divided";

/** A likely cause of a wrong answer, and the answer. */
export interface Cause {
  readonly kind: CauseKind;
  readonly answer: Written;
}

/** The kinds of causes that a rule's sentence holds of, or that are the error itself, by the rule's id. */
export type OneWith = Readonly<Record<string, readonly CauseKind[]>>;

/** What wrong answers to a problem may come of besides a misconception. */
export function causesOf({ givens, routes }: Trace): readonly Cause[] {
  const right = routes[0]?.at(-1)?.result;
  if (right === undefined) return [];
  const causes: readonly Cause[] = [
    ...slipsInUnits(routes),
    ...routes.flatMap((route) => [...onTheWay(route), ...topsKept(route), ...leftOut(route), ...oneSided(route)]),
    ...givens.map(({ value }): Cause => ({ kind: "told", answer: value })),
  ];
  return causes.filter(({ answer }) => isNumber(answer) && !isSameValue(answer, right));
}

/** Slips of written arithmetic; of decimals with every number counted in its smallest place. */
function slipsInUnits(routes: Trace["routes"]): readonly Cause[] {
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

function onTheWay(route: readonly TraceLine[]): readonly Cause[] {
  return route.slice(0, -1).map(({ result, worth }) => ({
    kind: "on-the-way",
    answer: worth === undefined ? result : written(worth),
  }));
}

/** The new bottom under the old top, of one fraction. */
function topsKept(route: readonly TraceLine[]): readonly Cause[] {
  return route.flatMap(({ id, operation, from: [own], result }) => {
    const answer =
      operation === "rename" && own !== undefined
        ? rerun(route, new Map([[id, written(own.value.n, result.d)]]))
        : undefined;
    return answer === undefined ? [] : [{ kind: "top-not-changed", answer }];
  });
}

function leftOut(route: readonly TraceLine[]): readonly Cause[] {
  return route.flatMap(({ id, operation, from }) => {
    if (operation !== "add" || from.length < 2) return [];
    return from.flatMap((source): readonly Cause[] => {
      const rest = from.filter((one) => one !== source).map(({ value }) => value);
      const answer = rerun(route, new Map([[id, run(operation, rest)]]));
      return answer === undefined ? [] : [{ kind: "one-left-out", answer }];
    });
  });
}

/** By each number that divides both. */
function oneSided(route: readonly TraceLine[]): readonly Cause[] {
  return route.flatMap(({ operation, from: [own] }): readonly Cause[] => {
    if (operation !== "simplify" || own === undefined) return [];
    const { n, d } = own.value;
    const common = gcd(n, d);
    const by = Array.from({ length: common }, (_, at) => at + 1).filter((k) => k > 1 && common % k === 0);
    return by.flatMap((k): readonly Cause[] => [
      { kind: "one-side-divided", answer: written(n / k, d) },
      { kind: "one-side-divided", answer: written(n, d / k) },
    ]);
  });
}

/** A rule that gives what another cause gives. */
export interface Doubt {
  readonly rule: string;
  readonly kind: CauseKind;
}

/** The named errors of which nobody knows whether they were made. */
export function doubtsOf<O extends Operands>(
  o: O,
  rules: readonly MisconceptionRule<O>[],
  trace: Trace | undefined,
  oneWith: OneWith,
): readonly Doubt[] {
  if (trace === undefined) return [];
  const causes = causesOf(trace);
  return rules.flatMap(({ id, wrong }) => {
    const given = valueOf(wrong(o));
    if (given === undefined) return [];
    const kinds = causes.flatMap(({ kind, answer }) => (isSameValue(answer, given) ? [kind] : []));
    return [...new Set(kinds)].flatMap((kind) => (oneWith[id]?.includes(kind) === true ? [] : [{ rule: id, kind }]));
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
 * A blueprint whose levels leave out the operands on which a named error gives what another likely cause gives [ALN6].
 *
 * @param oneWith - causes that need not be told from an error: its sentence holds of them, too
 */
export function defineToldApart<O extends Operands>(oneWith: OneWith, blueprint: Blueprint<O>): Blueprint {
  const { levels, misconceptions, trace } = blueprint;
  const apart = (level: Level<O>): Level<O> => ({
    ...level,
    where: (o) => level.where?.(o) !== false && doubtsOf(o, misconceptions, trace?.(o), oneWith).length === 0,
  });
  return defineBlueprint<O>({
    ...blueprint,
    levels: {
      1: apart(levels[1]),
      2: apart(levels[2]),
      3: apart(levels[3]),
      4: apart(levels[4]),
      5: apart(levels[5]),
    },
  });
}
