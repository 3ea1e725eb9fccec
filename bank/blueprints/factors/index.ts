import type { Blueprint } from "#engine";

/** Blueprints of this strand, in teaching order. */
export const factorsBlueprints: readonly Blueprint[] = [];
