import type { MathProblemItem } from "./math-problem-item.ts";

/** A question's words, and its picture's. */
export interface Asked {
  readonly stem: string;
  readonly picture?: string | undefined;
}

/** What an item asks, for the log [EVT6]. */
export function askedBy({ problem_content: { stem, diagram } }: MathProblemItem): Asked {
  return { stem, ...(diagram === undefined ? {} : { picture: diagram.alt }) };
}

/** The same as one text; null where the log is too old to tell. */
export function askedText(asked: Asked | undefined): string | null {
  if (asked === undefined) return null;
  return asked.picture === undefined ? asked.stem : `${asked.stem} [${asked.picture}]`;
}
