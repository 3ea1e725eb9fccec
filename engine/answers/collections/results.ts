import type { Problem } from "../read/problem.ts";
import type { CheckNote, CheckResult, NearMiss, ReasonCode } from "../types.ts";

export function right(notes: readonly CheckNote[] = []): CheckResult {
  return withNotes({ verdict: "correct", reason: "equal" }, notes);
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

function withNotes(result: CheckResult, notes: readonly CheckNote[]): CheckResult {
  const different = notes.filter(
    (note, index) => notes.findIndex(({ type, where }) => type === note.type && where === note.where) === index,
  );
  return notes.length === 0 ? result : { ...result, notes: different };
}
