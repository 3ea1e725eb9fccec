import type { Blueprint } from "#engine";
import { ruler } from "./g2.ruler.ts";
import { area } from "./g3.area.ts";
import { areacomp } from "./g3.areacomp.ts";
import { perim } from "./g3.perim.ts";
import { apform } from "./g4.apform.ts";
import { vol } from "./g5.vol.ts";

/** Blueprints of this strand, in teaching order. */
export const measureBlueprints: readonly Blueprint[] = [ruler, area, perim, apform, areacomp, vol];
