// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Blueprint } from "#engine";
import { blueprint as g6Int } from "../../skills/g6.int/blueprint.ts";
import { blueprint as g6Intcmp } from "../../skills/g6.intcmp/blueprint.ts";

/** Blueprints of this strand, in teaching order. */
export const signedBlueprints: readonly Blueprint[] = [g6Int, g6Intcmp];
