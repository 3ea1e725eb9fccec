import type { Problem } from "../read/problem.ts";
import type { CheckResult, NearMiss, ReasonCode } from "../types.ts";

export function right(): CheckResult {
  return { verdict: "correct", reason: "equal" };
}

export function wrong(reason: ReasonCode, params?: CheckResult["params"], near?: NearMiss): CheckResult {
  return { verdict: "incorrect", reason, ...(params && { params }), ...(near && { near }) };
}

export function wrongForm(reason: ReasonCode, params?: CheckResult["params"]): CheckResult {
  return { ...wrong(reason, params), verdict: "wrong-form" };
}

export function unreadable({ reason, params }: Problem): CheckResult {
  return { verdict: "unreadable", reason, params };
}

/** Nothing was typed, or nothing in one place. */
export function missing(reason: "empty" | "missing-number"): CheckResult {
  return unreadable({ reason, params: {} });
}
