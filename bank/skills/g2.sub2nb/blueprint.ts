import { borrows } from "../../blueprints/kit.ts";
import { columnsFactor, pairLevel, sizeFactor, type Pair } from "../../blueprints/add-subtract/kit-add-subtract.ts";
import * as errors from "../../blueprints/add-subtract/subtraction-rules.ts";
import { makeSubtraction } from "../../blueprints/add-subtract/subtraction.ts";

/** Subtract two-digit numbers without regrouping. */
export const blueprint = makeSubtraction({
  id: "g2.sub2nb",
  levels: {
    1: pairLevel([22, 79], [[2, 3, 4, 5, 10, 20, 30]], ["bare"], ["picture"], noBorrow),
    2: pairLevel([24, 69], [11, 48], ["bare"], ["picture", "columns"], inBothPlaces),
    3: pairLevel([35, 89], [11, 68], ["bare", "story"], ["picture", "columns"], inBothPlaces),
    4: pairLevel([45, 99], [12, 78], ["story", "compare"], ["picture", "none"], inBothPlaces),
    5: pairLevel([45, 99], [12, 78], ["gap", "gap", "reverse", "reverse", "turned"], ["none"], inBothPlaces),
  },
  factors: [
    sizeFactor(100),
    columnsFactor,
    { name: "sign-says-the-opposite", weight: 1, of: (o) => (o.ask === "gap" ? 1 : 0) },
  ],
  misconceptions: [
    errors.takenFromEveryColumn,
    ...errors.takenFromAnotherPlace,
    errors.stopsWhereBottomEnds,
    errors.oneOverBlank,
    errors.minusZeroIsZero,
    errors.tensLeftOut,
    errors.borrowedForNothing,
    errors.startCountedBack,
    ...errors.onlyPartTaken,
    errors.addedInstead,
  ],
});

function noBorrow(o: Pair): boolean {
  return borrows(o.a, o.b) === 0 && o.a - o.b > 10 && o.a % 10 !== 0 && o.a !== 2 * o.b;
}

function inBothPlaces(o: Pair): boolean {
  return noBorrow(o) && o.b % 10 !== 0 && o.a % 10 !== o.b % 10;
}
