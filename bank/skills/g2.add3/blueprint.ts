import { carries, digits } from "../../blueprints/kit.ts";
import { makeAddition } from "../../blueprints/add-subtract/addition.ts";
import * as errors from "../../blueprints/add-subtract/addition-rules.ts";
import {
  carryFactor,
  columnsFactor,
  pairLevel,
  sizeFactor,
  zeroLeftOut,
  type Pair,
} from "../../blueprints/add-subtract/kit-add-subtract.ts";

/** Add within 1000. */
export const blueprint = makeAddition({
  id: "g2.add3",
  version: 13,
  levels: {
    1: pairLevel([110, 689], [[10, 20, 30, 100, 200, 300]], ["bare"], ["picture"], (o) => withCarries(o, 0)),
    2: pairLevel([110, 450], [110, 450], ["bare"], ["picture", "columns"], (o) => withCarries(o, 0)),
    3: pairLevel([115, 580], [35, 480], ["bare", "story", "compare"], ["columns", "picture"], (o) => withCarries(o, 1)),
    4: pairLevel([155, 689], [45, 389], ["bare", "story", "compare"], ["columns", "none"], (o) => withCarries(o, 2)),
    5: pairLevel([155, 899], [45, 589], ["gap", "gap", "reverse", "reverse", "turned"], ["none"], (o) =>
      withCarries(o, 2),
    ),
  },
  factors: [sizeFactor(1000), carryFactor(2), columnsFactor],
  misconceptions: [
    errors.carryLost,
    errors.bothDigitsWritten,
    errors.linedUpLeft,
    ...errors.addedToAnotherPlace,
    errors.lastCarryLost,
    errors.firstCarryLost,
    errors.carriedForNothing,
    zeroLeftOut((o) => o.a + o.b),
    ...errors.onlyPartAdded,
    errors.subtractedInstead,
  ],
});

function withCarries(o: Pair, n: number): boolean {
  // Of 1 ten and a new ten, or 1 hundred and a new hundred, nobody knows which is missing.
  if (n === 2 && [o.a, o.b].some((told) => digits(told).slice(1).includes(1))) return false;
  return carries(o.a, o.b) === n && o.a + o.b < 1000 && o.b < o.a && o.a % 100 > 9;
}
