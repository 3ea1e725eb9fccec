import type { Blueprint } from "#engine";
import { add2c } from "./g2.add2c.ts";
import { add2nc } from "./g2.add2nc.ts";
import { add3 } from "./g2.add3.ts";

/** Blueprints of this strand, in teaching order. */
export const addSubtractBlueprints: readonly Blueprint[] = [add2nc, add2c, add3];
