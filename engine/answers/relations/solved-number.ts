import { rationalValue } from "../algebra/index.ts";
import type { CheckKind, NumberParts } from "../checker-parts.ts";
import { markNumber, readRightNumber } from "../mark-number.ts";
import { numberAlgebra } from "../number-algebra.ts";
import type { CheckResult, ReasonCode } from "../types.ts";
import { isOpen, type Asked } from "./read-relation.ts";
import { solutionOf } from "./solved.ts";

/** `4` or `x = 4` for `x = 4`: told as numbers are, with how near it is and how it is written. */
export function judgeSolvedText(asked: Asked, units: CheckKind | undefined): CheckResult | undefined {
  const { kind, formula, text, options } = asked;
  const solution = formula.type === "relation" ? solutionOf(formula.left, formula.right) : undefined;
  const right = solution && rationalValue(solution.value);
  if (kind !== "equation" || solution === undefined || right === undefined || isOpen(options)) return undefined;
  const sides = text.replaceAll("$", " ").split("=");
  const [left = "", other = "", ...more] = sides.map((part) => part.trim());
  const isName = (part: string) =>
    part === solution.name || (part.length === 1 && part === solution.name.toUpperCase());
  const typed = isName(left) ? other : isName(other.replace(/[.!?\s]+$/u, "")) ? left : sides.length === 1 ? left : "";
  if (!typed || more.length > 0 || options.form || options.form_only) return undefined;
  // Words, signs at the end, how near and how it is written: all as of numbers.
  const parts: NumberParts = { algebra: { ...numberAlgebra, checks: units && { units } } };
  const expected = readRightNumber(right.d === 1n ? String(right.n) : `${right.n}/${right.d}`, options, parts);
  const result = expected && markNumber("equation", expected, typed, options, parts);
  if (result === undefined || (result.verdict === "unreadable" && !READ.has(result.reason))) return undefined;
  if (sides.length > 1)
    return result.readAs === undefined ? result : { ...result, readAs: `${solution.name} = ${result.readAs}` };
  return result.verdict === "correct" && !options.accept?.includes("value")
    ? { ...result, verdict: "wrong-form", reason: "needs-assignment" }
    : result;
}

/** What is one number, though not marked: `1,5` has the wrong mark and is not two numbers, `2 + 2` is a sum. */
const READ: ReadonlySet<ReasonCode> = new Set([
  "wrong-decimal-mark",
  "bad-grouping",
  "two-decimal-marks",
  "ambiguous-mark",
  "ambiguous-hyphen",
  "unfinished",
]);
