// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Blueprint } from "#engine";
import { blueprint as g2Expand } from "../../skills/g2.expand/blueprint.ts";
import { blueprint as g2Pv3 } from "../../skills/g2.pv3/blueprint.ts";
import { blueprint as g3Rnd10 } from "../../skills/g3.rnd10/blueprint.ts";
import { blueprint as g4Round } from "../../skills/g4.round/blueprint.ts";

/** Blueprints of this strand, in teaching order. */
export const placeValueBlueprints: readonly Blueprint[] = [g2Pv3, g2Expand, g3Rnd10, g4Round];
