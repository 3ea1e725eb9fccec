// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Blueprint } from "#engine";
import { blueprint as g2Eqmiss } from "../../skills/g2.eqmiss/blueprint.ts";
import { blueprint as g3Mulunk } from "../../skills/g3.mulunk/blueprint.ts";
import { blueprint as g6Eqadd } from "../../skills/g6.eqadd/blueprint.ts";
import { blueprint as g6Eqmul } from "../../skills/g6.eqmul/blueprint.ts";

/** Blueprints of this strand, in teaching order. */
export const equationsBlueprints: readonly Blueprint[] = [g2Eqmiss, g3Mulunk, g6Eqadd, g6Eqmul];
