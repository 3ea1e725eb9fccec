import type { CheckResult, NearMiss, ReasonCode } from "./types.ts";

export const EQUAL: CheckResult = { verdict: "correct", reason: "equal" };

export function wrong(reason: ReasonCode = "different", params?: CheckResult["params"], near?: NearMiss): CheckResult {
  return { verdict: "incorrect", reason, ...(params && { params }), ...(near && { near }) };
}

export function wrongForm(reason: ReasonCode, params?: CheckResult["params"]): CheckResult {
  return { ...wrong(reason, params), verdict: "wrong-form" };
}

/** What could not be read, and why. */
export function unreadable(why: Pick<CheckResult, "reason" | "params">): CheckResult {
  return { verdict: "unreadable", ...why };
}

/** Not known to be right. */
export function undecided(): CheckResult {
  return { ...wrong(), notes: [{ type: "undecided" }] };
}

/** The right value, as asked or written another way: nothing is to be looked for any more. */
export function isRight({ verdict }: CheckResult): boolean {
  return verdict === "correct" || verdict === "wrong-form";
}
