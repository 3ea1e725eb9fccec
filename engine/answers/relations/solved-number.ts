import { rationalValue } from "../algebra/index.ts";
import { markNumber, readRightNumber } from "../mark-number.ts";
import { numberAlgebra } from "../number-algebra.ts";
import type { CheckOptions, CheckResult, ReasonCode } from "../types.ts";
import { isOpen, type Asked } from "./read-relation.ts";
import { solutionOf } from "./solved.ts";

/** `4` or `x = 4` for `x = 4`: told as numbers are, with how near it is and how it is written. */
export function judgeSolvedText(asked: Asked): CheckResult | undefined {
  const { kind, formula, text, options } = asked;
  const solution = formula.type === "relation" ? solutionOf(formula.left, formula.right) : undefined;
  const right = solution && rationalValue(solution.value);
  if (kind !== "equation" || solution === undefined || right === undefined || isOpen(options)) return undefined;
  const sides = text.replaceAll("$", " ").split("=");
  const [left = "", other = "", ...more] = sides.map((part) => part.trim());
  const isName = (part: string) =>
    part === solution.name || (part.length === 1 && part === solution.name.toUpperCase());
  const typed = isName(left) ? other : isName(other.replace(/[.!?\s]+$/u, "")) ? left : sides.length === 1 ? left : "";
  if (typed === "" || more.length > 0 || options.form !== undefined || options.form_only === true) return undefined;
  const result = judgeSolvedNumber(right.d === 1n ? String(right.n) : `${right.n}/${right.d}`, typed, options);
  if (result === undefined) return undefined;
  if (sides.length > 1)
    return result.readAs === undefined ? result : { ...result, readAs: `${solution.name} = ${result.readAs}` };
  return result.verdict === "correct" && options.accept?.includes("value") !== true
    ? { ...result, verdict: "wrong-form", reason: "needs-assignment" }
    : result;
}

/** The number of a solved equation, marked as numbers are: words, signs at the end, how near, how it is written. */
function judgeSolvedNumber(expected: string, typed: string, options: CheckOptions): CheckResult | undefined {
  const parts = { algebra: numberAlgebra };
  const right = readRightNumber(expected, options, parts);
  const result = right && markNumber("equation", right, typed, options, parts);
  return result?.verdict === "unreadable" && !READ.has(result.reason) ? undefined : result;
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
