import { judgeNumber } from "../judge-number.ts";
import { withoutLead, withoutTail } from "../phrases.ts";
import { readNumber, readTokens, tokeniseNumber } from "../read-number.ts";
import type { CheckOptions, CheckResult, ReasonCode } from "../types.ts";
import { readWords } from "../words.ts";

/** The number of a solved equation, marked as numbers are: words, signs at the end, how near, how it is written. */
export function judgeSolvedNumber(expected: string, typed: string, options: CheckOptions): CheckResult | undefined {
  const locale = options.locale ?? "en";
  const right = readNumber(expected, "en");
  const tokens = tokeniseNumber(typed, locale);
  if (!right.ok || !tokens.ok) return undefined;
  const bare = withoutTail(withoutLead(readWords(tokens.value), options.variable), false);
  const read = bare.ok ? readTokens(bare.value.tokens, locale) : bare;
  if (!read.ok) return MARKS.has(read.error.reason) ? { verdict: "unreadable", ...read.error } : undefined;
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
        readAs: first.readAs,
      }
    : result;
}

/** Faults of a decimal mark: `1,5` is one number wrongly written, not two. */
const MARKS: ReadonlySet<ReasonCode> = new Set(["wrong-decimal-mark", "bad-grouping", "two-decimal-marks"]);

function isRight({ verdict }: CheckResult): boolean {
  return verdict === "correct" || verdict === "wrong-form";
}
