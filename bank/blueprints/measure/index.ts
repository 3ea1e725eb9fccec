// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Blueprint } from "#engine";
import { blueprint as g2Ruler } from "../../skills/g2.ruler/blueprint.ts";
import { blueprint as g3Area } from "../../skills/g3.area/blueprint.ts";
import { blueprint as g3Areacomp } from "../../skills/g3.areacomp/blueprint.ts";
import { blueprint as g3Perim } from "../../skills/g3.perim/blueprint.ts";
import { blueprint as g4Apform } from "../../skills/g4.apform/blueprint.ts";
import { blueprint as g5Vol } from "../../skills/g5.vol/blueprint.ts";

/** Blueprints of this strand, in teaching order. */
export const measureBlueprints: readonly Blueprint[] = [g2Ruler, g3Area, g3Perim, g3Areacomp, g4Apform, g5Vol];
