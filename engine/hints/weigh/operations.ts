import { WEIGHING } from "../../cues/weighing.ts";
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
  { name: "x2", apply: scaleBy(2n), cue: WEIGHING.TWICE },
  { name: "x3", apply: scaleBy(3n), cue: WEIGHING.THRICE },
  { name: "x12", apply: scaleBy(12n), cue: WEIGHING.TIMES_12 },
  { name: "/2", apply: scaleBy(1n, 2n), cue: WEIGHING.HALF },
  { name: "/4", apply: scaleBy(1n, 4n), cue: WEIGHING.QUARTER },
  {
    name: "+1",
    apply: (value) => add(value, ONE),
    cue: WEIGHING.ONE_MORE,
  },
  {
    name: "-1",
    apply: (value) => subtract(value, ONE),
    cue: WEIGHING.ONE_LESS,
  },
  { name: "x10", apply: scaleBy(10n), cue: WEIGHING.X10 },
  { name: "x100", apply: scaleBy(100n), cue: WEIGHING.X100 },
  { name: "x1000", apply: scaleBy(1000n), cue: WEIGHING.X1000 },
  { name: "/10", apply: scaleBy(1n, 10n), cue: WEIGHING.TENTH },
  { name: "/100", apply: scaleBy(1n, 100n), cue: WEIGHING.HUNDREDTH },
  { name: "x5", apply: scaleBy(5n), cue: WEIGHING.X5 },
  { name: "x7", apply: scaleBy(7n), cue: WEIGHING.X7 },
  { name: "x24", apply: scaleBy(24n), cue: WEIGHING.X24 },
  { name: "x25", apply: scaleBy(25n), cue: WEIGHING.X25 },
  { name: "x60", apply: scaleBy(60n), cue: WEIGHING.X60 },
  { name: "sq", apply: (value) => multiply(value, value), cue: WEIGHING.SQUARED },
  { name: "neg", apply: negate, cue: WEIGHING.NEGATED },
];

export const OPERATIONS: readonly {
  readonly name: string;
  readonly apply: (a: Rational, b: Rational) => readonly Rational[];
  readonly cue: RegExp;
}[] = [
  {
    name: "+",
    apply: (a, b) => [add(a, b)],
    cue: WEIGHING.ADDED,
  },
  {
    name: "-",
    apply: (a, b) => [absolute(subtract(a, b)), subtract(a, b)],
    cue: WEIGHING.SUBTRACTED,
  },
  {
    name: "x",
    apply: (a, b) => [multiply(a, b)],
    cue: WEIGHING.MULTIPLIED,
  },
  {
    name: "/",
    apply: (a, b) => [...(b.n === 0n ? [] : [divide(a, b)]), ...(a.n === 0n ? [] : [divide(b, a)])],
    cue: WEIGHING.DIVIDED,
  },
  { name: "m", apply: (a, b) => [divide(add(a, b), TWO)], cue: WEIGHING.MIDDLE },
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
