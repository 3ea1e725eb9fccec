import type { Difficulty, Level } from "#engine";
import { count, num } from "../kit.ts";
import { wordings } from "../wordings.ts";
import {
  alwaysDown,
  alwaysUp,
  digitMadeSmaller,
  roundedItself,
  chained,
  halfDown,
  justBefore,
  nextPlace,
  nineNotPassedOn,
  placeBefore,
  placeTwoBefore,
  roundingDistractors,
  tailKept,
  tenWrittenForNine,
  zerosLeftOut,
} from "./rounding-rules.ts";
import {
  isLoweredClear,
  isReverse,
  makeRounding,
  passesNine,
  reverseFactors,
  roundTo,
  roundingStems,
  unitName,
  type RoundAsk,
  type Rounding,
} from "./rounding.ts";

const levels: Readonly<Record<Difficulty, Level<Rounding>>> = {
  1: level([1101, 9899], [10, 100], ["round"], ["line"], (o) => !passesNine(o)),
  2: level([1101, 8999], [100, 1000], ["round", "story"], ["none"], (o) => !passesNine(o)),
  3: level([10_001, 98_999], [100, 1000], ["round", "story"], ["none"], (o) => !passesNine(o)),
  4: level([100_001, 989_999], [1000, 10_000], ["round", "story"], ["none"], (o) => !passesNine(o)),
  5: level(
    [10_001, 989_999],
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
export const round = makeRounding({
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
        `${c.rng.pick(COUNTED)(num(o.n), o.n > 100_000)} How many is that to the nearest ${unitName(o.p)}?`,
      "sells-in-a-year": (o, c) =>
        `An online shop sells ${count(o.n, c.thing)} in a year. ${c.names[0]} writes the number to the nearest ${unitName(o.p)}. ` +
        `What does ${c.names[0]} write?`,
    }),
  ],
  misconceptions: [
    nineNotPassedOn,
    tenWrittenForNine,
    halfDown,
    chained,
    alwaysDown,
    alwaysUp,
    digitMadeSmaller,
    roundedItself,
    justBefore,
    tailKept,
    zerosLeftOut,
    nextPlace,
    placeBefore,
    placeTwoBefore,
  ],
  distractors: roundingDistractors,
});

function level(
  n: readonly [number, number],
  p: readonly number[],
  ask: readonly RoundAsk[],
  show: readonly Rounding["show"][],
  where: (o: Rounding) => boolean,
): Level<Rounding> {
  return {
    ranges: { n },
    choices: { p, ask, show },
    where: (o) =>
      o.n % o.p !== 0 &&
      o.n % 10 !== 0 &&
      !(passesNine(o) && o.n < o.p * 10) &&
      isLoweredClear(o) &&
      isPlaceTested(o) &&
      where(o),
  };
}

/** Who rounds to another place gets another number. */
function isPlaceTested(o: Rounding): boolean {
  const other = [o.p / 100, o.p / 10, o.p * 10].filter((unit) => unit >= 10 && unit * 2 < o.n);
  return isReverse(o) || other.every((unit) => roundTo(o.n, unit) !== roundTo(o.n, o.p));
}
