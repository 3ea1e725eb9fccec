import type { Blueprint } from "#engine";
import { f2510 } from "./g3.f2510.ts";
import { f34 } from "./g3.f34.ts";
import { f789 } from "./g3.f789.ts";

/** Blueprints of this strand, in teaching order. */
export const multiplyDivideBlueprints: readonly Blueprint[] = [f2510, f34, f789];
