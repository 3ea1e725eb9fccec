import type { AnswerKind } from "../answers/types.ts";

export interface LeakRequest {
  readonly stem: string;
  readonly expected: string;
  readonly kind?: AnswerKind;
  readonly hint: string;
  /** What the pupil has written: it may be said again as it was written. */
  readonly said?: string;
  /** Other choices on the screen, for choice answers. */
  readonly choices?: readonly string[];
}

export interface LeakReport {
  readonly leaks: boolean;
  /** What gives the answer away, or why it does not. */
  readonly why: string;
}
