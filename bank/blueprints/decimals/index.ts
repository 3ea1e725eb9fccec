// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Blueprint } from "#engine";
import { blueprint as g4Decnote } from "../../skills/g4.decnote/blueprint.ts";
import { blueprint as g5Decadd } from "../../skills/g5.decadd/blueprint.ts";
import { blueprint as g5Decsub } from "../../skills/g5.decsub/blueprint.ts";
import { blueprint as g6Pctconv } from "../../skills/g6.pctconv/blueprint.ts";

/** Blueprints of this strand, in teaching order. */
export const decimalsBlueprints: readonly Blueprint[] = [g4Decnote, g5Decadd, g5Decsub, g6Pctconv];
