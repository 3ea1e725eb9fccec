import { carries } from "../../blueprints/kit.ts";
import { makeAddition } from "../../blueprints/add-subtract/addition.ts";
import * as errors from "../../blueprints/add-subtract/addition-rules.ts";
import {
  carryFactor,
  columnsFactor,
  pairLevel,
  sizeFactor,
  type Pair,
} from "../../blueprints/add-subtract/kit-add-subtract.ts";

/** Add two-digit numbers with regrouping. Stems, steps, hints and pictures of all sums stand in `addition.ts`. */
export const blueprint = makeAddition({
  id: "g2.add2c",
  levels: {
    // With 1 ten, who forgets it gives what is given without the new ten.
    1: pairLevel([21, 79], [4, 9], ["bare"], ["picture"], oneCarry),
    2: pairLevel([21, 49], [21, 49], ["bare"], ["picture", "columns"], oneCarry),
    3: pairLevel([25, 69], [21, 69], ["bare", "story", "compare"], ["picture", "columns"], oneCarry),
    4: pairLevel([35, 89], [21, 89], ["bare", "story", "compare"], ["columns", "none"], twoCarries),
    5: pairLevel([35, 99], [25, 99], ["gap", "gap", "reverse", "reverse", "turned"], ["none"], twoCarries),
  },
  factors: [sizeFactor(100), carryFactor(2), columnsFactor],
  misconceptions: [
    errors.carryLost,
    errors.bothDigitsWritten,
    errors.firstCarryLost,
    errors.lastCarryLost,
    errors.carriedTheOnes,
    errors.startCounted,
    ...errors.onlyPartAdded,
    errors.subtractedInstead,
  ],
});

function oneCarry(o: Pair): boolean {
  return carries(o.a, o.b) === 1 && o.a + o.b < 100 && isDifferenceClear(o);
}

function twoCarries(o: Pair): boolean {
  // Who loses the new hundred of 104 has the ones left, as has who stops there.
  return carries(o.a, o.b) === 2 && o.a + o.b >= 110 && isDifferenceClear(o);
}

/** Whether nobody who takes one number from the other finds the new ten, or its 1. */
function isDifferenceClear({ a, b }: Pair): boolean {
  return ![0, 1, 10].includes(Math.abs(a - b));
}
