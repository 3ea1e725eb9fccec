import type { BlueprintWords } from "#engine";
import { ADDITION } from "./addition.ts";
import { SUBTRACTION } from "./subtraction.ts";

/** Spanish words of the problems, by skill. */
export const ADD_SUBTRACT: Readonly<Record<string, BlueprintWords>> = {
  "g2.add2nc": ADDITION,
  "g2.add2c": ADDITION,
  "g2.sub2nb": SUBTRACTION,
  "g2.sub2b": SUBTRACTION,
  "g2.add3": ADDITION,
  "g2.sub3": SUBTRACTION,
  "g3.subz": SUBTRACTION,
};
