import type { ErrorCategory, HighlightLadder, MisconceptionRule, Operands } from "#engine";

/** A sentence, where it needs no numbers of the problem as it stands. */
export type Text<O> = string | ((o: O) => string);

/** What a named error comes to, and what is said of it. */
export interface ToldError<O extends Operands> {
  /** As typed; undefined where it is not made. */
  readonly wrong: (o: O) => string | undefined;
  /** What was done. */
  readonly did: Text<O>;
  /** The first hint: where to look. */
  readonly look: Text<O>;
  /** The second: what holds. */
  readonly holds: Text<O>;
  /** The third: a part of what is to be done. */
  readonly sub: Text<O>;
  /** What the three hints point at in a picture. */
  readonly highlights?: (o: O) => HighlightLadder;
  /** The line of the solution where the thinking left the road, 1-based; else the first. */
  readonly line?: number;
}

/** The rule of a named error. */
export function namedError<O extends Operands>(
  id: string,
  tag: string,
  category: ErrorCategory,
  { wrong, did, look, holds, sub, highlights, line = 1 }: ToldError<O>,
): MisconceptionRule<O> {
  const said = (text: Text<O>, o: O) => (typeof text === "string" ? text : text(o));
  return {
    id,
    tag,
    category,
    wrong,
    explanation: (o) => said(did, o),
    hints: (o) => [said(look, o), said(holds, o), said(sub, o)],
    ...(highlights && { highlights }),
    divergesAt: line,
  };
}
