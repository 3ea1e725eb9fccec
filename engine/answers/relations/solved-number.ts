import { rationalValue } from "../algebra/index.ts";
import { checkNumber } from "../check-number.ts";
import type { CheckResult } from "../types.ts";
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
  const result = checkNumber("equation", right.d === 1n ? String(right.n) : `${right.n}/${right.d}`, typed, options);
  if (result.verdict === "unreadable" && !MARKS.has(result.reason)) return undefined;
  if (sides.length > 1)
    return result.readAs === undefined ? result : { ...result, readAs: `${solution.name} = ${result.readAs}` };
  return result.verdict === "correct" && options.accept?.includes("value") !== true
    ? { ...result, verdict: "wrong-form", reason: "needs-assignment" }
    : result;
}

/** Faults of a decimal mark: `1,5` is one number wrongly written, not two. */
const MARKS: ReadonlySet<string> = new Set([
  "wrong-decimal-mark",
  "bad-grouping",
  "two-decimal-marks",
  "ambiguous-mark",
]);
