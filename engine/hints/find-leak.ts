import type { AnswerKind } from "../answers/types.ts";

export interface LeakRequest {
  readonly stem: string;
  readonly expected: string;
  readonly kind?: AnswerKind;
  readonly hint: string;
  /** Other choices on the screen, for choice answers. */
  readonly choices?: readonly string[];
}

export interface LeakReport {
  readonly leaks: boolean;
  /** What gives the answer away, or why it does not. */
  readonly why: string;
}

/** Finds the answer, in any equivalent form, in a hint of level 1 or 2 (requirement M10). */
export function findLeak({ expected, hint }: LeakRequest): LeakReport {
  const leaks = hint.split(/[^\d./]+/u).includes(expected);
  return { leaks, why: leaks ? `contains ${expected}` : "the answer does not appear" };
}
