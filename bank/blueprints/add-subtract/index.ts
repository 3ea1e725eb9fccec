import type { Blueprint } from "#engine";
import { add2c } from "./g2.add2c.ts";

/** Blueprints of this strand, in teaching order. */
export const addSubtractBlueprints: readonly Blueprint[] = [add2c];
