import type { Blueprint } from "#engine";
import { decnote } from "./g4.decnote.ts";
import { decadd } from "./g5.decadd.ts";
import { decsub } from "./g5.decsub.ts";
import { pctconv } from "./g6.pctconv.ts";

/** Blueprints of this strand, in teaching order. */
export const decimalsBlueprints: readonly Blueprint[] = [decnote, decadd, decsub, pctconv];
