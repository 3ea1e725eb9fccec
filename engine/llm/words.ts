import type { Verdict } from "../answers/types.ts";
import type { MathProblemItem } from "../items/math-problem-item.ts";
import type { WordMode } from "../protocol/llm.ts";

/** What words of a language model are checked against. */
export interface WordsContext {
  readonly mode: WordMode | "plan";
  /** School grade of the reader, 0 to 12. */
  readonly grade: number;
  /** The problem at hand; null where there is none. */
  readonly item: MathProblemItem | null;
  /** The problem is over: its answer may be said. */
  readonly over: boolean;
  /** Level of a hint; null for other words. */
  readonly level: 1 | 2 | 3 | null;
  /** The checker's last verdict on the problem; null before the first. */
  readonly verdict: Verdict | null;
  /** Texts whose numbers may be said again besides the stem's: the pupil's answers and words, the skill's lesson. */
  readonly mayQuote: readonly string[];
  /** What the pupil has just written: the message, or the answer. */
  readonly replyTo?: string;
}

export type WordsFault =
  | "empty"
  | "leak"
  | "false-mathematics"
  | "verdict"
  | "markup"
  | "internal"
  | "unsafe"
  | "off-subject"
  | "language"
  | "too-long"
  | "too-hard";

/** `why` is for the log: it names what was found, never the whole text. */
export type WordsCheck =
  /** The words as they are shown. */
  | { readonly ok: true; readonly words: string }
  | { readonly ok: false; readonly fault: WordsFault; readonly why: string };
