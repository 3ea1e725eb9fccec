import { ok, type Result } from "../result.ts";
import { normalForm, rationalValue } from "./algebra/index.ts";
import type { NumberAlgebra } from "./checker-parts.ts";
import { judgeWrittenDigits } from "./forms/index.ts";
import { isPiMultiple, otherForm } from "./forms/numbers.ts";
import type { Rational } from "./rational.ts";
import { problem, type Problem } from "./read/problem.ts";
import type { Tree } from "./read/tree.ts";

/** Algebra as far as numbers need it. */
export const numberAlgebra: NumberAlgebra = { valueOf, otherForm, isPiMultiple, judgeWrittenDigits };

/** Exactly, or not at all. */
function valueOf(tree: Tree): Result<Rational, Problem> {
  const value = rationalValue(tree);
  if (value !== undefined) return ok(value);
  const normal = normalForm(tree);
  return normal.ok ? problem("unknown-symbol", { symbol: "√" }) : normal;
}
