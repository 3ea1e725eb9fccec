import type { Concept, Frame } from "../items/question.ts";

/**
 * How a language asks. In a cue `|` stands between what may be said for it, `&` between parts that are all needed, `~`
 * for any words between, `#` for a number, and `*` ends a word that may go on.
 */
export interface Cues {
  /** The first row that is met decides; with `start` or `end`, only there. */
  readonly frames: readonly (readonly [frame: Frame, cue: string, where?: "end" | "start"])[];
  readonly concepts: Readonly<Record<Concept, string>>;
}
