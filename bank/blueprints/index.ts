import type { Blueprint } from "#engine";
import { addSubtractBlueprints } from "./add-subtract/index.ts";
import { decimalsBlueprints } from "./decimals/index.ts";
import { equationsBlueprints } from "./equations/index.ts";
import { factorsBlueprints } from "./factors/index.ts";
import { fractionsBlueprints } from "./fractions/index.ts";
import { multiplyDivideBlueprints } from "./multiply-divide/index.ts";
import { placeValueBlueprints } from "./place-value/index.ts";
import { signedBlueprints } from "./signed/index.ts";

/** Strands in the order of the map, with their blueprints. A strand is one file of `bank/verified/`. */
export const BLUEPRINTS_BY_STRAND = {
  "place-value": placeValueBlueprints,
  "add-subtract": addSubtractBlueprints,
  "multiply-divide": multiplyDivideBlueprints,
  factors: factorsBlueprints,
  fractions: fractionsBlueprints,
  decimals: decimalsBlueprints,
  signed: signedBlueprints,
  equations: equationsBlueprints,
} as const satisfies Record<string, readonly Blueprint[]>;

export type Strand = keyof typeof BLUEPRINTS_BY_STRAND;
export const STRANDS = Object.keys(BLUEPRINTS_BY_STRAND) as readonly Strand[];

const blueprintById = new Map<string, { blueprint: Blueprint; strand: Strand }>(
  STRANDS.flatMap((strand) =>
    BLUEPRINTS_BY_STRAND[strand].map((blueprint) => [blueprint.id, { blueprint, strand }] as const),
  ),
);

export function findBlueprint(id: string): { readonly blueprint: Blueprint; readonly strand: Strand } | undefined {
  return blueprintById.get(id);
}
