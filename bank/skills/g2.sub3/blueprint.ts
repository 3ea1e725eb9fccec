import { borrows, digitAt } from "../../blueprints/kit.ts";
import {
  columnsFactor,
  pairLevel,
  sizeFactor,
  zeroLeftOut,
  type Pair,
} from "../../blueprints/add-subtract/kit-add-subtract.ts";
import * as errors from "../../blueprints/add-subtract/subtraction-rules.ts";
import { borrowsFromZero, firstBorrow, makeSubtraction } from "../../blueprints/add-subtract/subtraction.ts";

/** Subtract within 1000; trading across a zero is a skill of its own. */
export const blueprint = makeSubtraction({
  id: "g2.sub3",
  version: 13,
  levels: {
    1: pairLevel([231, 899], [[10, 20, 30, 100, 200]], ["bare"], ["picture"], (o) => withBorrows(o, 0)),
    2: pairLevel([230, 690], [111, 570], ["bare"], ["picture", "columns"], (o) => withBorrows(o, 0)),
    3: pairLevel([230, 890], [35, 680], ["bare", "story", "compare"], ["columns", "picture"], (o) => withBorrows(o, 1)),
    4: pairLevel([311, 980], [45, 799], ["bare", "story", "compare"], ["columns", "none"], (o) => withBorrows(o, 2)),
    5: pairLevel([311, 980], [45, 799], ["gap", "gap", "reverse", "reverse", "turned"], ["none"], (o) =>
      withBorrows(o, 2),
    ),
  },
  factors: [
    sizeFactor(1000),
    { name: "trades", weight: 2, of: (o) => borrows(o.a, o.b) / 2 },
    columnsFactor,
    { name: "sign-says-the-opposite", weight: 1, of: (o) => (o.ask === "gap" ? 1 : 0) },
  ],
  misconceptions: [
    errors.smallerFromLarger,
    errors.nothingPaid,
    ...errors.oneTradeNotPaid,
    ...errors.takenFromAnotherPlace,
    errors.borrowFromFarLeft,
    errors.stopsWhereBottomEnds,
    errors.topInsteadOfBorrow,
    errors.zeroInsteadOfBorrow,
    zeroLeftOut((o) => o.a - o.b),
    ...errors.onlyPartTaken,
    errors.addedInstead,
  ],
});

function withBorrows(o: Pair, n: number): boolean {
  // Who leaves out the 9 tens of 592 is 90 too low, as who trades a hundred for the ones.
  if (digitAt(o.a, 1) === 9 && firstBorrow(o)?.place === 0) return false;
  return borrows(o.a, o.b) === n && !borrowsFromZero(o) && o.a - o.b >= 20 && o.a !== 2 * o.b;
}
