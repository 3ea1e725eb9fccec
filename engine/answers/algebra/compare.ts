import type { Problem } from "../read/problem.ts";
import type { Tree } from "../read/tree.ts";
import type { CheckNote, NearMiss } from "../types.ts";
import { sameNormal } from "./arithmetic.ts";
import { normalForm } from "./normal-form.ts";

/** How far off a number may be: absolutely, as a share of the right one, in significant digits. */
export type Tolerance = { readonly abs: number } | { readonly rel: number } | { readonly digits: number };

export interface CompareOptions {
  readonly assume?: "real" | "positive" | undefined;
  /** For expressions without unknowns. */
  readonly tolerance?: Tolerance | undefined;
  /** For each number inside the expression. */
  readonly numberTolerance?: Tolerance | undefined;
  /** Whether `numberTolerance` also holds for exponents. */
  readonly includeExponents?: boolean | undefined;
}

export type Comparison =
  | { readonly type: "equal"; readonly notes: readonly CheckNote[] }
  | { readonly type: "different"; readonly near?: NearMiss; readonly notes: readonly CheckNote[] }
  | { readonly type: "undecided" }
  | { readonly type: "unreadable"; readonly problem: Problem };

/** Compares two expressions for all real values of their unknowns. */
export function compareExpressions(expected: Tree, given: Tree, options: CompareOptions = {}): Comparison {
  const assume = options.assume ?? "real";
  const left = normalForm(expected, { assume });
  const right = normalForm(given, { assume });
  if (!right.ok) return { type: "unreadable", problem: right.error };
  if (!left.ok) return { type: "undecided" };
  if (sameNormal(left.value, right.value)) return { type: "equal", notes: [] };
  return { type: "different", notes: [] };
}
