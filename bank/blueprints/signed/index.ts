import type { Blueprint } from "#engine";
import { signedNumbers } from "./g6.int.ts";
import { compareSigned } from "./g6.intcmp.ts";

/** Blueprints of this strand, in teaching order. */
export const signedBlueprints: readonly Blueprint[] = [signedNumbers, compareSigned];
