import type { AnswerKind, CheckOptions, CheckResult } from "./types.ts";

export interface CheckRequest {
  readonly kind: AnswerKind;
  readonly expected: string;
  readonly given: string;
  readonly options?: CheckOptions;
}

/** Marks one typed answer against the expected one. Never throws, never hangs, the same everywhere. */
export function check({ expected, given }: CheckRequest): CheckResult {
  const same = expected.trim() === given.trim();
  return same ? { verdict: "correct", reason: "equal" } : { verdict: "incorrect", reason: "different" };
}
