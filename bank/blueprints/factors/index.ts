import type { Blueprint } from "#engine";
import { multiples } from "./g4.multiples.ts";

/** Blueprints of this strand, in teaching order. */
export const factorsBlueprints: readonly Blueprint[] = [multiples];
