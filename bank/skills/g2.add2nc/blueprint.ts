import { carries } from "../../blueprints/kit.ts";
import { makeAddition } from "../../blueprints/add-subtract/addition.ts";
import * as errors from "../../blueprints/add-subtract/addition-rules.ts";
import { columnsFactor, pairLevel, sizeFactor, type Pair } from "../../blueprints/add-subtract/kit-add-subtract.ts";

/** Add two-digit numbers without regrouping. */
export const blueprint = makeAddition({
  id: "g2.add2nc",
  version: 13,
  levels: {
    1: pairLevel([21, 69], [[2, 3, 4, 5, 10, 20, 30]], ["bare"], ["picture"], noCarry),
    2: pairLevel([21, 59], [11, 39], ["bare"], ["picture", "columns"], inBothPlaces),
    3: pairLevel([21, 79], [11, 49], ["bare", "story"], ["picture", "columns"], inBothPlaces),
    4: pairLevel([31, 85], [12, 59], ["story", "compare"], ["picture", "none"], inBothPlaces),
    5: pairLevel([31, 85], [12, 59], ["gap", "gap", "reverse", "reverse", "turned"], ["none"], inBothPlaces),
  },
  factors: [
    sizeFactor(100),
    columnsFactor,
    { name: "sign-says-the-opposite", weight: 1, of: (o) => (o.ask === "gap" ? 1 : 0) },
  ],
  misconceptions: [
    errors.addedToEveryColumn,
    errors.linedUpLeft,
    ...errors.addedToAnotherPlace,
    errors.everyDigitAsOnes,
    errors.carriedForNothing,
    errors.startCounted,
    ...errors.onlyPartAdded,
    errors.subtractedInstead,
  ],
});

function noCarry(o: Pair): boolean {
  return carries(o.a, o.b) === 0 && o.a + o.b < 100 && o.a % 10 !== 0;
}

function inBothPlaces(o: Pair): boolean {
  return noCarry(o) && o.b % 10 !== 0 && o.b < o.a;
}
