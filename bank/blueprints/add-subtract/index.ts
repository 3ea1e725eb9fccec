import type { Blueprint } from "#engine";
import { add2c } from "./g2.add2c.ts";
import { add2nc } from "./g2.add2nc.ts";
import { add3 } from "./g2.add3.ts";
import { sub2b } from "./g2.sub2b.ts";
import { sub2nb } from "./g2.sub2nb.ts";
import { sub3 } from "./g2.sub3.ts";
import { subz } from "./g3.subz.ts";

/** Blueprints of this strand, in teaching order. */
export const addSubtractBlueprints: readonly Blueprint[] = [add2nc, add2c, sub2nb, sub2b, add3, sub3, subz];
