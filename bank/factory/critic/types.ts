import type { Diagram } from "#engine";

/** What a pupil would see of a problem, and nothing else: no operands, no answer, no solution. */
export interface BlindItem {
  readonly stem: string;
  readonly choices: readonly string[];
  readonly diagram: Diagram | undefined;
  /** Labels of the boxes, where there are several. */
  readonly boxes: readonly string[];
}

/**
 * Solves a problem from what is shown alone, by mathjs on the stem's own text. Answers as a pupil
 * would type them, one text a box; undefined when the wording is not understood (the item is then
 * refused, never waved through).
 */
export type BlindSolver = (item: BlindItem) => readonly string[] | undefined;
