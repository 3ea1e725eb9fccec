import type { Blueprint } from "#engine";
import { expand } from "./g2.expand.ts";
import { pv3 } from "./g2.pv3.ts";

/** Blueprints of this strand, in teaching order. */
export const placeValueBlueprints: readonly Blueprint[] = [pv3, expand];
