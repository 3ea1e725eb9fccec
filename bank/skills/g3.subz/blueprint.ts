import { borrows, digitAt, digits } from "../../blueprints/kit.ts";
import { pairLevel, sizeFactor, zeroLeftOut, type Pair } from "../../blueprints/add-subtract/kit-add-subtract.ts";
import * as errors from "../../blueprints/add-subtract/subtraction-rules.ts";
import { borrowsFromZero, makeSubtraction } from "../../blueprints/add-subtract/subtraction.ts";

/** 3000 to 6009, with zeros for hundreds and tens. */
const THOUSANDS = [3000, 4000, 5000, 6000].flatMap((thousands) =>
  Array.from({ length: 10 }, (_, ones) => thousands + ones),
);

/** Subtract across zeros. */
export const blueprint = makeSubtraction({
  id: "g3.subz",
  version: 15,
  levels: {
    1: pairLevel([201, 508], [13, 99], ["bare"], ["picture", "columns"], oneZero),
    2: pairLevel([301, 908], [113, 789], ["bare"], ["columns", "none"], oneZero),
    3: pairLevel([[300, 400, 500, 600]], [113, 389], ["bare", "story"], ["columns", "none"], twoZeros),
    4: pairLevel([[500, 600, 700, 800, 900]], [123, 789], ["bare", "story", "compare"], ["none"], twoZeros),
    // Three trades: a place that lends for each of them has to have three.
    5: {
      ranges: { b: [113, 889] },
      choices: { a: THOUSANDS, ask: ["gap", "gap", "reverse", "reverse", "turned"], show: ["none"] },
      where: (o) => acrossZeros(o) && borrows(o.a, o.b) === 3,
    },
  },
  factors: [
    sizeFactor(1000),
    { name: "zeros-on-top", weight: 2, of: (o) => digits(o.a).filter((digit) => digit === 0).length / 3 },
    { name: "columns-below", weight: 1, of: (o) => (digits(o.b).length - 1) / 2 },
    { name: "sign-says-the-opposite", weight: 1, of: (o) => (o.ask === "gap" ? 1 : 0) },
  ],
  misconceptions: [
    errors.acrossZero,
    errors.stopsAtZero,
    errors.fromZero,
    errors.fromLowerZero,
    errors.zeroMinusIsBottom,
    errors.zeroMinusIsZero,
    errors.smallerFromLarger,
    zeroLeftOut((o) => (o.a < 1000 ? o.a - o.b : 0)),
    ...errors.onlyPartTaken,
    errors.addedInstead,
  ],
});

function acrossZeros(o: Pair): boolean {
  // Who takes 400 from 500 for 402, and then puts the 2 on, writes what stands below the zeros.
  if (o.a % 100 === 0 && digitAt(o.b, 1) === 0) return false;
  // Who leaves out the 1 hundred of 126 is 100 too high, as who trades nothing for a 0.
  return borrowsFromZero(o) && o.a - o.b >= 20 && o.a !== 2 * o.b && o.b % 10 > 0 && digitAt(o.b, 2) !== 1;
}

/** The tens are 0, and the ones have too few. */
function oneZero(o: Pair): boolean {
  return acrossZeros(o) && Math.floor(o.a / 10) % 10 === 0 && o.a % 10 > 0 && o.b % 10 > o.a % 10;
}

function twoZeros(o: Pair): boolean {
  return acrossZeros(o) && o.a % 100 === 0;
}
