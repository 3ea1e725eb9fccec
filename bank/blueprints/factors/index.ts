import type { Blueprint } from "#engine";
import { multiples } from "./g4.multiples.ts";
import { prime } from "./g4.prime.ts";
import { gcf } from "./g6.gcf.ts";
import { leastMultiple } from "./g6.lcm.ts";

/** Blueprints of this strand, in teaching order. */
export const factorsBlueprints: readonly Blueprint[] = [multiples, prime, gcf, leastMultiple];
