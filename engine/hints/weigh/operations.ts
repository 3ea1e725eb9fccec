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
  { name: "x2", apply: scaleBy(2n), cue: /^(?:double[sd]?|doubling|twice|pair|both|two)$/u },
  { name: "x3", apply: scaleBy(3n), cue: /^(?:triple[sd]?|thrice|three)$/u },
  { name: "x12", apply: scaleBy(12n), cue: /^dozens?$/u },
  { name: "/2", apply: scaleBy(1n, 2n), cue: /^(?:half|double|twice|halve[sd]?|halves|middle)$/u },
  { name: "/4", apply: scaleBy(1n, 4n), cue: /^(?:quarter|fourth)$/u },
  {
    name: "+1",
    apply: (value) => add(value, ONE),
    cue: /^(?:more|after|next|further|up|past|higher|above|bigger|follows?|following|another|over|extra|right|beyond)$/u,
  },
  {
    name: "-1",
    apply: (value) => subtract(value, ONE),
    cue: /^(?:less|before|below|short|back|under|down|fewer|lower|smaller|shy|off|away|left|next|shorter|missing|too)$/u,
  },
  { name: "x10", apply: scaleBy(10n), cue: /^(?:tens?|zeros?|zeroes|0|times|behind|end|places?|dimes)$/u },
  { name: "x100", apply: scaleBy(100n), cue: /^(?:hundreds?|zeros?|zeroes|places?)$/u },
  { name: "x1000", apply: scaleBy(1000n), cue: /^(?:thousands?|zeros?|zeroes|places?)$/u },
  { name: "/10", apply: scaleBy(1n, 10n), cue: /^(?:tenths?|point|places?|left|zero|0|drop|tens)$/u },
  { name: "/100", apply: scaleBy(1n, 100n), cue: /^(?:hundredths?|point|places?|hundred|percent)$/u },
  { name: "x5", apply: scaleBy(5n), cue: /^(?:nickels?|hands?|fives)$/u },
  { name: "x7", apply: scaleBy(7n), cue: /^(?:weeks?|sevens)$/u },
  { name: "x24", apply: scaleBy(24n), cue: /^days?$/u },
  { name: "x25", apply: scaleBy(25n), cue: /^quarters$/u },
  { name: "x60", apply: scaleBy(60n), cue: /^(?:hours?|minutes?)$/u },
  { name: "sq", apply: (value) => multiply(value, value), cue: /^(?:itself|squared?)$/u },
  { name: "neg", apply: negate, cue: /^(?:minus|negative|below|under|left|opposite|sign)$/u },
];

export const OPERATIONS: readonly {
  readonly name: string;
  readonly apply: (a: Rational, b: Rational) => readonly Rational[];
  readonly cue: RegExp;
}[] = [
  {
    name: "+",
    apply: (a, b) => [add(a, b)],
    cue: /^(?:\+|plus|and|add|adds|added|adding|more|with|together|then|after|past|join|up|another|to|on|jumps?|hops?|further)$/u,
  },
  {
    name: "-",
    apply: (a, b) => [absolute(subtract(a, b)), subtract(a, b)],
    cue: /^(?:-|minus|less|take|taken|taking|away|subtract|fewer|short|back|before|down|too|lower|below|shorter|off|smaller|from|left|missing|difference|give)$/u,
  },
  {
    name: "x",
    apply: (a, b) => [multiply(a, b)],
    cue: /^(?:\*|times|multipl\w+|groups?|rows?|of|each|by|sets?|lots|with|every|twos|threes|fours|fives|sixes|sevens|eights|nines|tens)$/u,
  },
  {
    name: "/",
    apply: (a, b) => [...(b.n === 0n ? [] : [divide(a, b)]), ...(a.n === 0n ? [] : [divide(b, a)])],
    cue: /^(?:÷|\/|divid\w+|over|out|of|shared?|split|into|by|between|goes|parts?)$/u,
  },
  { name: "m", apply: (a, b) => [divide(add(a, b), TWO)], cue: /^(?:between|middle|halfway)$/u },
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
