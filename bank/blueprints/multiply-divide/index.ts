import type { Blueprint } from "#engine";
import { f2510 } from "./g3.f2510.ts";
import { f34 } from "./g3.f34.ts";
import { f789 } from "./g3.f789.ts";
import { fdiv } from "./g3.fdiv.ts";
import { mulmean } from "./g3.mulmean.ts";
import { div1 } from "./g4.div1.ts";
import { mul1 } from "./g4.mul1.ts";
import { mul2 } from "./g4.mul2.ts";

/** Blueprints of this strand, in teaching order. */
export const multiplyDivideBlueprints: readonly Blueprint[] = [mulmean, f2510, f34, f789, fdiv, mul1, mul2, div1];
