import type { BlueprintWords } from "#engine";
import { expand } from "./expand.ts";
import { pv3 } from "./pv3.ts";
import { rnd10, round } from "./rounding.ts";

/** Spanish words of the problems, by skill. */
export const PLACE_VALUE: Readonly<Record<string, BlueprintWords>> = {
  "g2.pv3": pv3,
  "g2.expand": expand,
  "g3.rnd10": rnd10,
  "g4.round": round,
};
