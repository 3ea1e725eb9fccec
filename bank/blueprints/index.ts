import type { Blueprint } from "#engine";
import { STRANDS, type Strand } from "../strands.ts";
import { addSubtractBlueprints } from "./add-subtract/index.ts";
import { dataBlueprints } from "./data/index.ts";
import { decimalsBlueprints } from "./decimals/index.ts";
import { equationsBlueprints } from "./equations/index.ts";
import { factorsBlueprints } from "./factors/index.ts";
import { fractionsBlueprints } from "./fractions/index.ts";
import { measureBlueprints } from "./measure/index.ts";
import { multiplyDivideBlueprints } from "./multiply-divide/index.ts";
import { placeValueBlueprints } from "./place-value/index.ts";
import { signedBlueprints } from "./signed/index.ts";
import { timeMoneyBlueprints } from "./time-money/index.ts";
import { wordProblemsBlueprints } from "./word-problems/index.ts";

/** All blueprints there are, by strand: for authors, factory and tests. The app loads strand by strand. */
export const BLUEPRINTS_BY_STRAND = {
  "place-value": placeValueBlueprints,
  "add-subtract": addSubtractBlueprints,
  "multiply-divide": multiplyDivideBlueprints,
  factors: factorsBlueprints,
  fractions: fractionsBlueprints,
  decimals: decimalsBlueprints,
  signed: signedBlueprints,
  equations: equationsBlueprints,
  "time-money": timeMoneyBlueprints,
  data: dataBlueprints,
  measure: measureBlueprints,
  "word-problems": wordProblemsBlueprints,
} as const satisfies Record<Strand, readonly Blueprint[]>;

const blueprintById = new Map<string, { blueprint: Blueprint; strand: Strand }>(
  STRANDS.flatMap((strand) =>
    BLUEPRINTS_BY_STRAND[strand].map((blueprint) => [blueprint.id, { blueprint, strand }] as const),
  ),
);

export function findBlueprint(id: string): { readonly blueprint: Blueprint; readonly strand: Strand } | undefined {
  return blueprintById.get(id);
}
