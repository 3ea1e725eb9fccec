import { ok, type Result } from "../result.ts";
import { normalForm, rationalValue } from "./algebra/index.ts";
import type { NumberParts } from "./checker-parts.ts";
import { judgeWrittenDigits } from "./forms/index.ts";
import { isPiMultiple, otherForm } from "./forms/numbers.ts";
import type { Rational } from "./rational.ts";
import { problem, type Problem } from "./read/problem.ts";
import type { Tree } from "./read/tree.ts";
import { checkUnits } from "./units/index.ts";

/** Algebra as far as numbers need it, and units, in which they may stand. */
export const numberAlgebra: NumberParts["algebra"] = {
  valueOf,
  otherForm,
  isPiMultiple,
  judgeWrittenDigits,
  checks: { units: checkUnits },
};

/** Exactly, or not at all. */
function valueOf(tree: Tree): Result<Rational, Problem> {
  const value = rationalValue(tree);
  if (value !== undefined) return ok(value);
  const normal = normalForm(tree);
  return normal.ok ? problem("unknown-symbol", { symbol: "√" }) : normal;
}
