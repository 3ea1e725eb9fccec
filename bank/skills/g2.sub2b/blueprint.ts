import { borrows } from "../../blueprints/kit.ts";
import { columnsFactor, pairLevel, sizeFactor, type Pair } from "../../blueprints/add-subtract/kit-add-subtract.ts";
import * as errors from "../../blueprints/add-subtract/subtraction-rules.ts";
import { makeSubtraction } from "../../blueprints/add-subtract/subtraction.ts";

/** Subtract two-digit numbers with regrouping. */
export const blueprint = makeSubtraction({
  id: "g2.sub2b",
  levels: {
    // 34 - 5: 39 comes from a trade for nothing, and from adding 5.
    1: pairLevel([31, 82], [4, 9], ["bare"], ["picture"], (o) => oneBorrow(o) && o.a % 10 > 0 && o.b !== 5),
    2: pairLevel([41, 78], [12, 49], ["bare"], ["picture", "columns"], (o) => oneBorrow(o) && o.a % 10 > 0),
    3: pairLevel([41, 98], [13, 69], ["bare", "story", "compare"], ["picture", "columns"], oneBorrow),
    4: pairLevel([40, 98], [13, 69], ["story", "compare"], ["none"], (o) => oneBorrow(o) && o.a % 10 < 3),
    5: pairLevel([40, 98], [13, 79], ["gap", "gap", "reverse", "reverse", "turned"], ["none"], oneBorrow),
  },
  factors: [
    sizeFactor(100),
    columnsFactor,
    { name: "no-ones-on-top", weight: 0.5, of: (o) => (o.a % 10 === 0 ? 1 : 0) },
    { name: "sign-says-the-opposite", weight: 2, of: (o) => (o.ask === "gap" ? 1 : 0) },
  ],
  misconceptions: [
    errors.zeroMinusIsBottom,
    errors.zeroMinusIsZero,
    errors.zeroBecomesTen,
    errors.smallerFromLarger,
    errors.nothingPaid,
    errors.zeroInsteadOfBorrow,
    errors.topInsteadOfBorrow,
    errors.startCountedBack,
    ...errors.onlyPartTaken,
    errors.addedInstead,
  ],
});

function oneBorrow(o: Pair): boolean {
  return borrows(o.a, o.b) === 1 && o.a - o.b >= 19 && o.a !== 2 * o.b && o.b % 10 > 0;
}
