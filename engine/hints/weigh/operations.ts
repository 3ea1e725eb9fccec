import { HINTS } from "../../cues/hints.ts";
import { type Rational, absolute, add, divide, multiply, negate, rational, subtract } from "../../answers/rational.ts";

const ONE = rational(1n);

const TWO = rational(2n);

const scaleBy =
  (n: bigint, d = 1n) =>
  (value: Rational) =>
    multiply(value, rational(n, d));

export const STEPS: readonly {
  readonly name: string;
  readonly apply: (value: Rational) => Rational;
  readonly cue: RegExp;
}[] = [
  { name: "x2", apply: scaleBy(2n), cue: HINTS.TWICE },
  { name: "x3", apply: scaleBy(3n), cue: HINTS.THRICE },
  { name: "x12", apply: scaleBy(12n), cue: HINTS.TIMES_12 },
  { name: "/2", apply: scaleBy(1n, 2n), cue: HINTS.HALF },
  { name: "/4", apply: scaleBy(1n, 4n), cue: HINTS.QUARTER },
  {
    name: "+1",
    apply: (value) => add(value, ONE),
    cue: HINTS.ONE_MORE,
  },
  {
    name: "-1",
    apply: (value) => subtract(value, ONE),
    cue: HINTS.ONE_LESS,
  },
  { name: "x10", apply: scaleBy(10n), cue: HINTS.X10 },
  { name: "x100", apply: scaleBy(100n), cue: HINTS.X100 },
  { name: "x1000", apply: scaleBy(1000n), cue: HINTS.X1000 },
  { name: "/10", apply: scaleBy(1n, 10n), cue: HINTS.TENTH },
  { name: "/100", apply: scaleBy(1n, 100n), cue: HINTS.HUNDREDTH },
  { name: "x5", apply: scaleBy(5n), cue: HINTS.X5 },
  { name: "x7", apply: scaleBy(7n), cue: HINTS.X7 },
  { name: "x24", apply: scaleBy(24n), cue: HINTS.X24 },
  { name: "x25", apply: scaleBy(25n), cue: HINTS.X25 },
  { name: "x60", apply: scaleBy(60n), cue: HINTS.X60 },
  { name: "sq", apply: (value) => multiply(value, value), cue: HINTS.SQUARED },
  { name: "neg", apply: negate, cue: HINTS.NEGATED },
];

export const OPERATIONS: readonly {
  readonly name: string;
  readonly apply: (a: Rational, b: Rational) => readonly Rational[];
  readonly cue: RegExp;
}[] = [
  {
    name: "+",
    apply: (a, b) => [add(a, b)],
    cue: HINTS.ADDED,
  },
  {
    name: "-",
    apply: (a, b) => [absolute(subtract(a, b)), subtract(a, b)],
    cue: HINTS.SUBTRACTED,
  },
  {
    name: "x",
    apply: (a, b) => [multiply(a, b)],
    cue: HINTS.MULTIPLIED,
  },
  {
    name: "/",
    apply: (a, b) => [...(b.n === 0n ? [] : [divide(a, b)]), ...(a.n === 0n ? [] : [divide(b, a)])],
    cue: HINTS.DIVIDED,
  },
  { name: "m", apply: (a, b) => [divide(add(a, b), TWO)], cue: HINTS.MIDDLE },
];

export const PLACES: ReadonlyMap<string, bigint> = new Map([
  ["one", 1n],
  ["ones", 1n],
  ["ten", 10n],
  ["tens", 10n],
  ["hundred", 100n],
  ["hundreds", 100n],
  ["thousand", 1000n],
  ["thousands", 1000n],
]);
