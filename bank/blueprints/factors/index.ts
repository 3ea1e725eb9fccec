// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Blueprint } from "#engine";
import { blueprint as g4Multiples } from "../../skills/g4.multiples/blueprint.ts";
import { blueprint as g4Prime } from "../../skills/g4.prime/blueprint.ts";
import { blueprint as g6Gcf } from "../../skills/g6.gcf/blueprint.ts";
import { blueprint as g6Lcm } from "../../skills/g6.lcm/blueprint.ts";

/** Blueprints of this strand, in teaching order. */
export const factorsBlueprints: readonly Blueprint[] = [g4Multiples, g4Prime, g6Gcf, g6Lcm];
