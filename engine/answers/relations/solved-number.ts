import { rationalValue } from "../algebra/index.ts";
import { judgeNumber } from "../judge-number.ts";
import { withoutLead, withoutTail } from "../phrases.ts";
import { readingToLatex, readNumber, readTokens, tokeniseNumber } from "../read-number.ts";
import { unreadable, isRight } from "../results.ts";
import type { CheckOptions, CheckResult, ReasonCode } from "../types.ts";
import { readWords } from "../words.ts";
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
  const locale = options.locale ?? "en";
  const right = readNumber(expected, "en");
  const tokens = tokeniseNumber(typed, locale);
  if (!right.ok || !tokens.ok) return undefined;
  const bare = withoutTail(withoutLead(readWords(tokens.value), options.variable), false);
  const read = bare.ok ? readTokens(bare.value.tokens, locale) : bare;
  if (!read.ok) return MARKS.has(read.error.reason) ? unreadable(read.error) : undefined;
  const { first, others } = read.value;
  const result = judgeNumber("equation", right.value, first, options);
  const isOther =
    result.verdict === "incorrect" &&
    others.some((other) => isRight(judgeNumber("equation", right.value, other, options)));
  return isOther
    ? {
        verdict: "unreadable",
        reason: "ambiguous-mark",
        params: { symbol: "," },
        readAs: readingToLatex(first),
      }
    : result;
}

/** Faults of a decimal mark: `1,5` is one number wrongly written, not two. */
const MARKS: ReadonlySet<ReasonCode> = new Set(["wrong-decimal-mark", "bad-grouping", "two-decimal-marks"]);
