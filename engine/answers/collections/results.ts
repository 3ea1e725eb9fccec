import type { Problem } from "../read/problem.ts";
import type { CheckNote, CheckResult, NearMiss, ReasonCode } from "../types.ts";

export function right(notes: readonly CheckNote[] = []): CheckResult {
  return notes.length === 0
    ? { verdict: "correct", reason: "equal" }
    : { verdict: "correct", reason: "equal", notes: withoutRepeats(notes) };
}

export function wrong(reason: ReasonCode, params?: CheckResult["params"], near?: NearMiss): CheckResult {
  return { verdict: "incorrect", reason, ...(params && { params }), ...(near && { near }) };
}

export function wrongForm(reason: ReasonCode, params?: CheckResult["params"]): CheckResult {
  return { verdict: "wrong-form", reason, ...(params && { params }) };
}

export function unreadable({ reason, params }: Problem): CheckResult {
  return { verdict: "unreadable", reason, params };
}

/** The result, with what holds beside it. */
export function withNotes(result: CheckResult, notes: readonly CheckNote[]): CheckResult {
  return notes.length === 0 ? result : { ...result, notes: withoutRepeats(notes) };
}

function withoutRepeats(notes: readonly CheckNote[]): readonly CheckNote[] {
  return notes.filter(
    (note, index) => notes.findIndex(({ type, where }) => type === note.type && where === note.where) === index,
  );
}
