import type { Blueprint } from "#engine";
import { expand } from "./g2.expand.ts";
import { pv3 } from "./g2.pv3.ts";
import { rnd10 } from "./g3.rnd10.ts";
import { round } from "./g4.round.ts";

/** Blueprints of this strand, in teaching order. */
export const placeValueBlueprints: readonly Blueprint[] = [pv3, expand, rnd10, round];
