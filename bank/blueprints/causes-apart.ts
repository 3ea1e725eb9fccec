import {
  asTyped,
  defineBlueprint,
  gcd,
  isNumber,
  isSameValue,
  rerun,
  run,
  written,
  type Blueprint,
  type Difficulty,
  type Level,
  type MisconceptionRule,
  type NumberStyle,
  type Operands,
  type Source,
  type Trace,
  type TraceLine,
  type Written,
} from "#engine";
import { eachLevel } from "./errors-apart.ts";
import { SLIP_KINDS, slipsOf, type SlipKind } from "./slips.ts";

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

type OtherKind = (typeof OTHER_KINDS)[number];

export type CauseKind = SlipKind | OtherKind;

/** For an error of which only is said what its number is: that holds of every cause. */
export const CAUSE_KINDS: readonly CauseKind[] = [...SLIP_KINDS, ...OTHER_KINDS];

/** Who gives a number that is there already: on the way, or in the problem. */
export const STOPS: readonly CauseKind[] = ["on-the-way", "number-told"];

/** Causes of whole numbers: written arithmetic, and numbers that are there already. */
export const WHOLE_NUMBER_CAUSES: readonly CauseKind[] = [...SLIP_KINDS, ...STOPS];

/** A likely cause of a wrong number, and the number. */
export interface NumberCause {
  readonly kind: CauseKind;
  readonly answer: Written;
  /** How it is written where it is no plain fraction. */
  readonly style?: NumberStyle;
  /** The id of the line on which it came about, where it is no number that is there already. */
  readonly line?: string;
}

/** A likely way to a wrong answer, beside the error that is named for it. */
export interface Cause {
  /** A {@link CauseKind}, the id of another error, or what a strand calls it. */
  readonly kind: string;
  /** The wrong answer, as typed. */
  readonly answer: string;
}

type Ways = Pick<Trace, "givens" | "routes">;

/** What a strand says of its named errors so that each of them is known to be the reason for its number. */
export interface ToldApart<O extends Operands> {
  /** In the order in which they speak: of one wrong answer the first does. */
  readonly rules: readonly MisconceptionRule<O>[];
  /** The likely ways to the answer, on which whatever is likely may happen. */
  readonly traceOf: (o: O) => Ways | undefined;
  /** What is likely with such numbers; without a list all of it is. */
  readonly kinds?: readonly CauseKind[];
  /** What else is as likely, and has no name. */
  readonly others?: (o: O) => readonly Cause[];
  /** Kinds of causes that what is said of an error holds of as well, by the error's id. */
  readonly holdsOf?: Readonly<Record<string, readonly string[]>>;
}

/** A wrong answer that is told to come of one thing, and may as well come of another. */
export interface SharedAnswer extends Cause {
  /** The id of the error that speaks. */
  readonly error: string;
}

/** What wrong answers to a problem may come of besides a misconception. */
export function causesOf({ givens, routes }: Ways, kinds: readonly CauseKind[] = CAUSE_KINDS): readonly NumberCause[] {
  const right = routes[0]?.at(-1)?.result;
  if (right === undefined) return [];
  const causes: readonly NumberCause[] = [
    ...slipsInUnits(routes).filter(({ kind }) => kinds.includes(kind)),
    ...OTHER_KINDS.filter((kind) => kinds.includes(kind)).flatMap((kind) =>
      MADE[kind]({ givens, routes }).map((made): NumberCause => ({ kind, ...made })),
    ),
  ];
  return causes.filter(({ answer }) => isNumber(answer) && !isSameValue(answer, right));
}

/** What each cause makes of the ways to an answer. */
const MADE: Readonly<Record<OtherKind, (ways: Ways) => readonly Omit<NumberCause, "kind">[]>> = {
  "on-the-way": ({ routes }) => routes.flatMap(onTheWay),
  "number-told": ({ givens }) => givens.map(({ value, style }) => ({ answer: value, ...(style && { style }) })),
  "top-not-changed": ({ routes }) => routes.flatMap(topsKept),
  "one-left-out": ({ routes }) => routes.flatMap(leftOut),
  "one-side-divided": ({ routes }) => routes.flatMap(oneSided),
};

/** Slips of written arithmetic; of decimals with every number counted in its smallest place. */
function slipsInUnits(routes: Trace["routes"]): readonly NumberCause[] {
  const unit = Math.max(
    1,
    ...routes
      .flat()
      .flatMap(({ style, from: sources, result }) =>
        style === "decimal" ? [...sources.map(({ value }) => value), result].map(unitOf) : [],
      ),
  );
  const counted = ({ n, d }: Written) => written((n * unit) / d);
  const inUnits = unit === 1 ? routes : routes.map((route) => route.map((own) => countedIn(own, counted)));
  return slipsOf(inUnits).map(({ answer, ...slip }) => ({ ...slip, answer: written(answer, unit) }));
}

/** How many of its last place make one: 10 of 4.5, which is kept as nine halves. */
function unitOf({ n, d }: Written): number {
  return [1, 10, 100, 1000].find((places) => (n * places) % d === 0) ?? d;
}

function countedIn(own: TraceLine, counted: (value: Written) => Written): TraceLine {
  return {
    ...own,
    from: own.from.map((source): Source => ({ ...source, value: counted(source.value) })),
    result: counted(own.result),
  };
}

type Made = readonly Omit<NumberCause, "kind">[];

function onTheWay(route: readonly TraceLine[]): Made {
  return route.slice(0, -1).map(({ result, worth, style }) => ({
    answer: worth === undefined ? result : written(worth),
    ...(style && { style }),
  }));
}

/** The new bottom under the old top, of one fraction. */
function topsKept(route: readonly TraceLine[]): Made {
  return route.flatMap(({ id, operation, from: [own], result }) =>
    operation === "rename" && own !== undefined ? endOf(route, id, written(own.value.n, result.d)) : [],
  );
}

function leftOut(route: readonly TraceLine[]): Made {
  return route.flatMap(({ id, operation, from }) => {
    if (operation !== "add" || from.length < 2) return [];
    return from.flatMap((source) => {
      const rest = from.filter((one) => one !== source).map(({ value }) => value);
      return endOf(route, id, run(operation, rest));
    });
  });
}

/** What a way ends in when one of its lines comes to something else. */
function endOf(route: readonly TraceLine[], id: string, value: Written): Made {
  const answer = rerun(route, new Map([[id, value]]));
  return answer === undefined ? [] : [{ answer, line: id }];
}

/** By each number that divides both. */
function oneSided(route: readonly TraceLine[]): Made {
  return route.flatMap(({ operation, from: [own] }): Made => {
    if (operation !== "simplify" || own === undefined) return [];
    const { n, d } = own.value;
    const common = gcd(n, d);
    const by = Array.from({ length: common }, (_, at) => at + 1).filter((k) => k > 1 && common % k === 0);
    return by.flatMap((k): Made => [{ answer: written(n / k, d) }, { answer: written(n, d / k) }]);
  });
}

/** The value of a number as typed, with whatever name before it: `x = 3`, `2 1/4`, `-0.5`; undefined of what is none. */
function valueOf(text: string): Written | undefined {
  const found = /^(?:[a-z] = )?(-?)(?:(\d+) )?(\d+)(?:\/(\d+)|\.(\d+))?$/u.exec(text);
  if (found === null) return undefined;
  const [, sign, whole = "0", n = "0", d = "1", places = ""] = found;
  const bottom = Number(d) * 10 ** places.length;
  const top = Number(whole) * bottom + Number(n + places);
  return written(sign === "-" ? -top : top, bottom);
}

/** Whether a text is what somebody came to: it is worth the same, or is written so. */
export function comesTo({ answer, style }: Pick<NumberCause, "answer" | "style">, text: string): boolean {
  const value = valueOf(text);
  return (
    (value !== undefined && isSameValue(answer, value)) || (style !== undefined && asTyped(answer, style) === text)
  );
}

/** The kinds of causes that come to a wrong answer as it is typed. */
export function kindsOf<Kind extends string>(
  text: string,
  causes: readonly (Pick<NumberCause, "answer" | "style"> & { readonly kind: Kind })[],
): readonly Kind[] {
  return [...new Set(causes.flatMap((cause) => (comesTo(cause, text) ? [cause.kind] : [])))];
}

/** The wrong answers of one instance of which nobody knows the reason that is told for them. */
export function sharedAnswers<O extends Operands>(o: O, apart: ToldApart<O>): readonly SharedAnswer[] {
  const { rules, traceOf, kinds, others, holdsOf = {} } = apart;
  const said = rules.flatMap(({ id, wrong }): readonly Cause[] => {
    const answer = wrong(o);
    return answer === undefined ? [] : [{ kind: id, answer }];
  });
  const ways = traceOf(o);
  const numbers = ways === undefined ? [] : causesOf(ways, kinds);
  const named = [...said, ...(others?.(o) ?? [])];
  const speaking = said.filter(({ answer }, at) => said.findIndex((other) => other.answer === answer) === at);
  return speaking.flatMap(({ kind: error, answer }) => {
    const alike = named.flatMap((cause) => (cause.answer === answer && cause.kind !== error ? [cause.kind] : []));
    return [...new Set([...alike, ...kindsOf(answer, numbers)])]
      .filter((kind) => holdsOf[error]?.includes(kind) !== true)
      .map((kind) => ({ error, kind, answer }));
  });
}

/** Levels without the operands on which a named error may not be the reason for its number [ALN7]. */
export function levelsApart<O extends Operands>(
  levels: Readonly<Record<Difficulty, Level<O>>>,
  apart: ToldApart<O>,
): Readonly<Record<Difficulty, Level<O>>> {
  return eachLevel(levels, (level): Level<O> => ({
    ...level,
    where: (o) => level.where?.(o) !== false && sharedAnswers(o, apart).length === 0,
  }));
}

/**
 * A blueprint whose levels leave out the operands on which a named error gives what another likely cause gives, also
 * where that is a fraction, a decimal or an equation: numbers are compared by what they are worth [ALN7].
 */
export function defineToldApart<O extends Operands>(
  blueprint: Blueprint<O>,
  { kinds, others, holdsOf = blueprint.holdsOf }: Pick<ToldApart<O>, "kinds" | "others" | "holdsOf"> = {},
): Blueprint {
  const { levels, misconceptions: rules, trace } = blueprint;
  const held = { ...(holdsOf && { holdsOf }) };
  const apart = { rules, traceOf: (o: O) => trace?.(o), ...(kinds && { kinds }), ...(others && { others }), ...held };
  return defineBlueprint<O>({ ...blueprint, ...held, levels: levelsApart(levels, apart) });
}
