// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Blueprint } from "#engine";
import { blueprint as g2Wp2 } from "../../skills/g2.wp2/blueprint.ts";
import { blueprint as g3Mdwp } from "../../skills/g3.mdwp/blueprint.ts";
import { blueprint as g3Wp2 } from "../../skills/g3.wp2/blueprint.ts";
import { blueprint as g4Wpmulti } from "../../skills/g4.wpmulti/blueprint.ts";

/** Blueprints of this strand, in teaching order. */
export const wordProblemsBlueprints: readonly Blueprint[] = [g2Wp2, g3Mdwp, g3Wp2, g4Wpmulti];
