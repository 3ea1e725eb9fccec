import type { Blueprint } from "#engine";
import { missingNumber } from "./g2.eqmiss.ts";
import { unknownFactor } from "./g3.mulunk.ts";
import { addEquation } from "./g6.eqadd.ts";
import { multiplyEquation } from "./g6.eqmul.ts";

/** Blueprints of this strand, in teaching order. */
export const equationsBlueprints: readonly Blueprint[] = [missingNumber, unknownFactor, addEquation, multiplyEquation];
