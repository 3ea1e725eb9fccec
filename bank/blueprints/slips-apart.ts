import {
  isNumber,
  rerun,
  written,
  type Difficulty,
  type Level,
  type MisconceptionRule,
  type Operands,
  type Source,
  type Trace,
  type TraceLine,
} from "#engine";

/** Common slips of written arithmetic, which somebody makes who thinks rightly. */
export type SlipKind =
  /** One carried ten, or every one, is left out. */
  | "no-carry"
  /** In one place or in every place the smaller digit is taken from the larger. */
  | "smaller-from-larger"
  /** A ten is broken and not counted as gone. */
  | "no-borrow"
  /** 0 − 8 or 8 − 0 is taken as 0. */
  | "zero-in-subtraction"
  | "one-off"
  /** 7 × 8 for 6 × 8. */
  | "one-group-off"
  | "added-for-times"
  /** A zero at the end too many or too few. */
  | "zero-at-the-end"
  /** Only the tens are multiplied or divided, or only the ones. */
  | "part-left-out";

/** A slip on one line of the right way, carried on to the end. */
export interface Slip {
  readonly kind: SlipKind;
  /** The line's id. */
  readonly line: string;
  /** The wrong answer that it ends in. */
  readonly answer: number;
}

/** What slips make of the ways to an answer; of a line that is told in pieces also a slip on one piece. */
export function slipsOf(routes: readonly (readonly TraceLine[])[]): readonly Slip[] {
  return routes.flatMap((route) => {
    const right = route.at(-1)?.result;
    return route.flatMap((line) =>
      slipsOfLine(line).flatMap(([kind, value]): readonly Slip[] => {
        const end = rerun(route, new Map([[line.id, written(value)]]));
        if (end === undefined || end.n % end.d !== 0 || right === undefined) return [];
        const answer = end.n / end.d;
        return answer === right.n / right.d ? [] : [{ kind, line: line.id, answer }];
      }),
    );
  });
}

type Value = readonly [kind: SlipKind, value: number];

/** What a line comes to by a slip; nothing where it is no line of whole numbers. */
function slipsOfLine(line: TraceLine): readonly Value[] {
  const inputs = line.from.map(wholeOf);
  const [x, y] = inputs;
  if (x === undefined || y === undefined || inputs.length > 2) return [];
  return [...slipsOfCalculation(line, x, y), ...slipsInPieces(line)];
}

function slipsOfCalculation({ operation, result }: TraceLine, x: number, y: number): readonly Value[] {
  switch (operation) {
    case "add":
      return sumSlips(x, y);
    case "subtract":
      return x < y ? [] : differenceSlips(x, y);
    case "multiply":
      return productSlips(x, y);
    case "divide":
      return result.n % result.d === 0 ? quotientSlips(result.n / result.d) : [];
    default:
      return [];
  }
}

/** A slip on one of the pieces, and a piece that is taken for the whole line. */
function slipsInPieces({ inside = [] }: TraceLine): readonly Value[] {
  const inner = inside.slice(0, -1);
  return [
    ...slipsOf([inside]).map(({ kind, answer }): Value => [kind, answer]),
    ...inner.flatMap(({ result }): readonly Value[] => (result.d === 1 ? [["part-left-out", result.n]] : [])),
  ];
}

function sumSlips(x: number, y: number): readonly Value[] {
  const sum = x + y;
  const carried = placesOf(sum).filter((place) => (x % place) + (y % place) >= place);
  return [
    ...oneOff(sum),
    ...carried.map((place): Value => ["no-carry", sum - place]),
    ["no-carry", byPlaces(x, y, (a, b) => (a + b) % 10)],
  ];
}

function differenceSlips(x: number, y: number): readonly Value[] {
  const difference = x - y;
  const borrowed = placesOf(x).filter((place) => x % place < y % place);
  const without = (of: (a: number, b: number, place: number) => number | undefined) =>
    byPlaces(x, y, (a, b, place) => of(a, b, place) ?? Math.abs(a - b));
  return [
    ...oneOff(difference),
    ["smaller-from-larger", without(() => undefined)],
    // In one place only: nothing is borrowed for that one.
    ...borrowed.map((place): Value => {
      const own = place / 10;
      const a = digitAt(x, own) - (borrowed.includes(own) ? 1 : 0);
      const b = digitAt(y, own);
      return ["smaller-from-larger", difference + place + (Math.abs(a - b) - (a - b + 10)) * own];
    }),
    ...borrowed.map((place): Value => ["no-borrow", difference + place]),
    ["no-borrow", difference + borrowed.reduce((sum, place) => sum + place, 0)],
    ["zero-in-subtraction", without((a) => (a === 0 ? 0 : undefined))],
    ["zero-in-subtraction", without((_, b, place) => (b === 0 && place <= y ? 0 : undefined))],
  ];
}

function productSlips(x: number, y: number): readonly Value[] {
  const product = x * y;
  const [big, small] = x < y ? [y, x] : [x, y];
  const column = carriesLost(big, small);
  return [
    ...neighbours(x).map((n): Value => ["one-group-off", n * y]),
    ...neighbours(y).map((n): Value => ["one-group-off", x * n]),
    ["added-for-times", x + y],
    ...zeroAtTheEnd(product),
    ...(column === undefined ? [] : [["no-carry", column] as const]),
  ];
}

/** Nobody who takes a number two times takes it once by a slip. */
function neighbours(times: number): readonly number[] {
  return [times - 1, times + 1].filter((n) => n > 1);
}

/** With one digit, place by place: what is carried is lost. */
function carriesLost(big: number, digit: number): number | undefined {
  if (digit > 9 || big < 10) return undefined;
  return placesOf(big).reduce((sum, place) => {
    const own = digitAt(big, place) * digit;
    return sum + (place * 10 > big ? own : own % 10) * place;
  }, 0);
}

function quotientSlips(quotient: number): readonly Value[] {
  return [["one-group-off", quotient - 1], ["one-group-off", quotient + 1], ...zeroAtTheEnd(quotient)];
}

function zeroAtTheEnd(value: number): readonly Value[] {
  return value % 10 === 0
    ? [
        ["zero-at-the-end", value / 10],
        ["zero-at-the-end", value * 10],
      ]
    : [];
}

function oneOff(value: number): readonly Value[] {
  return [
    ["one-off", value - 1],
    ["one-off", value + 1],
  ];
}

/** 1, 10, 100 … as far as a number has places. */
function placesOf(n: number): readonly number[] {
  return Array.from({ length: String(n).length }, (_, at) => 10 ** at);
}

function digitAt(n: number, place: number): number {
  return Math.floor(n / place) % 10;
}

function byPlaces(x: number, y: number, of: (a: number, b: number, place: number) => number): number {
  return placesOf(Math.max(x, y)).reduce(
    (sum, place) => sum + of(digitAt(x, place), digitAt(y, place), place) * place,
    0,
  );
}

function wholeOf({ value: { n, d } }: Source): number | undefined {
  return isNumber({ n, d }) && n >= 0 && n % d === 0 ? n / d : undefined;
}

/**
 * A level without the operands on which a slip on the right way gives what a named error gives: of that answer nobody knows
 * whether its owner thought or calculated amiss [ALN6].
 *
 * @param isOne - whether the error is that slip, said in words that hold of both
 */
export function withSlipsApart<O extends Operands>(
  level: Level<O>,
  rules: readonly MisconceptionRule<O>[],
  traceOf: (o: O) => Trace | undefined,
  isOne: (rule: MisconceptionRule<O>, slip: Slip, o: O) => boolean = () => false,
): Level<O> {
  return {
    ...level,
    where: (o) => {
      if (level.where?.(o) === false) return false;
      const slips = slipsOf(traceOf(o)?.routes ?? []);
      return rules.every((rule) => {
        const wrong = rule.wrong(o);
        return wrong === undefined || slips.every((slip) => String(slip.answer) !== wrong || isOne(rule, slip, o));
      });
    },
  };
}

/** A likely way to a wrong answer, beside the error that is named for it. */
export interface Cause {
  /** A kind of slip, "on-the-way", "number-told", the id of another error, or what a strand calls it. */
  readonly kind: string;
  /** The wrong answer, as typed. */
  readonly answer: string;
}

/** What a strand says of its named errors so that each of them is known to be the reason for its number. */
export interface ToldApart<O extends Operands> {
  /** In the order in which they speak: of one wrong answer the first does. */
  readonly rules: readonly MisconceptionRule<O>[];
  /** The likely ways to the answer; a slip on any of them, a stop on it and a number that is told are causes. */
  readonly traceOf: (o: O) => Pick<Trace, "givens" | "routes"> | undefined;
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

/** The wrong answers of one instance of which nobody knows the reason that is told for them. */
export function sharedAnswers<O extends Operands>(o: O, apart: ToldApart<O>): readonly SharedAnswer[] {
  const { rules, holdsOf = {} } = apart;
  const said = rules.flatMap(({ id, wrong }): readonly Cause[] => {
    const answer = wrong(o);
    return answer === undefined ? [] : [{ kind: id, answer }];
  });
  const causes = [...said, ...likelyCauses(o, apart)];
  const speaking = said.filter(({ answer }, at) => said.findIndex((other) => other.answer === answer) === at);
  return speaking.flatMap(({ kind: error, answer }) =>
    causes
      .filter(
        (cause) => cause.answer === answer && cause.kind !== error && holdsOf[error]?.includes(cause.kind) !== true,
      )
      .map((cause) => ({ ...cause, error })),
  );
}

function likelyCauses<O extends Operands>(o: O, { traceOf, others }: ToldApart<O>): readonly Cause[] {
  const { givens = [], routes = [] } = traceOf(o) ?? {};
  const whole = (kind: string, { n, d }: { readonly n: number; readonly d: number }): readonly Cause[] =>
    n % d === 0 ? [{ kind, answer: String(n / d) }] : [];
  return [
    ...slipsOf(routes).map(({ kind, answer }) => ({ kind, answer: String(answer) })),
    ...routes.flatMap((route) => route.slice(0, -1).flatMap(({ result }) => whole("on-the-way", result))),
    ...givens.flatMap(({ value }) => (isNumber(value) ? whole("number-told", value) : [])),
    ...(others?.(o) ?? []),
  ];
}

/** Levels without the operands on which a named error may not be the reason for its number [ALN7]. */
export function levelsApart<O extends Operands>(
  levels: Readonly<Record<Difficulty, Level<O>>>,
  apart: ToldApart<O>,
): Readonly<Record<Difficulty, Level<O>>> {
  const told = (level: Level<O>): Level<O> => ({
    ...level,
    where: (o) => level.where?.(o) !== false && sharedAnswers(o, apart).length === 0,
  });
  return { 1: told(levels[1]), 2: told(levels[2]), 3: told(levels[3]), 4: told(levels[4]), 5: told(levels[5]) };
}
