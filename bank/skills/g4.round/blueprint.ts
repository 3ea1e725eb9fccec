import type { Difficulty, Level } from "#engine";
import { count, num } from "../../blueprints/kit.ts";
import { wordings } from "../../blueprints/wordings.ts";
import { anyPlaceRules } from "../../blueprints/place-value/rounding-rules.ts";
import {
  isClear,
  isReverse,
  makeRounding,
  nearest,
  passesNine,
  reverseFactors,
  roundTo,
  roundingStems,
  type RoundAsk,
  type Rounding,
} from "../../blueprints/place-value/rounding.ts";

/** Numbers of all sizes, and many that pass on a 9 as few others do without being the same to the place on the left. */
const WITH_NINES = [...every(1999, 10_001, 989_999), ...every(3, 19_501, 19_899), ...every(29, 195_003, 198_999)];

const levels: Readonly<Record<Difficulty, Level<Rounding>>> = {
  1: level([1101, 9899], [10, 100], ["round"], ["line"], (o) => !passesNine(o)),
  2: level([1101, 8999], [100, 1000], ["round", "story"], ["none"], (o) => !passesNine(o)),
  3: level([10_001, 98_999], [100, 1000], ["round", "story"], ["none"], (o) => !passesNine(o)),
  4: level([100_001, 989_999], [1000, 10_000], ["round", "story"], ["none"], (o) => !passesNine(o)),
  5: level(
    { among: WITH_NINES },
    [100, 1000, 10_000],
    ["round", "round", "round", "story", "story", "story", "least", "greatest"],
    ["none"],
    (o) => isReverse(o) || passesNine(o),
  ),
};

/** What is counted in thousands: a town's people, a library's books … */
const COUNTED: readonly ((n: string, isMany: boolean) => string)[] = [
  (n, isMany) => `A ${isMany ? "city" : "town"} has ${n} people.`,
  (n) => `A library has ${n} books.`,
  (n) => `A museum had ${n} visitors in a year.`,
  (n) => `A forest has ${n} trees.`,
  (n) => `A watch counts ${n} steps in a month.`,
];

/** Round whole numbers to any place. */
export const blueprint = makeRounding({
  id: "g4.round",
  levels,
  factors: [
    { name: "digits", weight: 2, of: (o) => (String(o.n).length - 3) / 3 },
    { name: "digits-that-become-zero", weight: 1, of: (o) => (String(o.p).length - 1) / 5 },
    ...reverseFactors,
  ],
  stems: [
    ...roundingStems,
    ...wordings<Rounding>((o) => o.ask === "story", {
      "how-many-about": (o, c) =>
        `${c.rng.pick(COUNTED)(num(o.n), o.n > 100_000)} How many is that to the ${nearest(o)}?`,
      "sells-in-a-year": (o, c) =>
        `An online shop sells ${count(o.n, c.thing)} in a year. ${c.names[0]} writes the number to the ${nearest(o)}. ` +
        `What does ${c.names[0]} write?`,
    }),
  ],
  misconceptions: anyPlaceRules,
});

function level(
  n: readonly [number, number] | { readonly among: readonly number[] },
  p: readonly number[],
  ask: readonly RoundAsk[],
  show: readonly Rounding["show"][],
  where: (o: Rounding) => boolean,
): Level<Rounding> {
  return {
    ranges: "among" in n ? {} : { n },
    choices: { p, ask, show, ...("among" in n && { n: n.among }) },
    where: (o) =>
      o.n % o.p !== 0 &&
      o.n % 10 !== 0 &&
      !(passesNine(o) && o.n < o.p * 10) &&
      isPlaceTested(o) &&
      isClear(o) &&
      where(o),
  };
}

function every(step: number, from: number, to: number): readonly number[] {
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
}

/** Who rounds to another place gets another number. */
function isPlaceTested(o: Rounding): boolean {
  const other = [o.p / 100, o.p / 10, o.p * 10].filter((unit) => unit >= 10 && unit * 2 < o.n);
  return isReverse(o) || other.every((unit) => roundTo(o.n, unit) !== roundTo(o.n, o.p));
}
