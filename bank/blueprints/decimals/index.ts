import type { Blueprint } from "#engine";
import { decnote } from "./g4.decnote.ts";

/** Blueprints of this strand, in teaching order. */
export const decimalsBlueprints: readonly Blueprint[] = [decnote];
