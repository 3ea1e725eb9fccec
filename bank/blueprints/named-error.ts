import type { ErrorCategory, HighlightLadder, HintLadder, MisconceptionRule, Operands } from "#engine";

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

/** The same, where one look at the problem gives all three hints. */
interface LadderError<O extends Operands> extends Omit<ToldError<O>, "look" | "holds" | "sub"> {
  readonly hints: (o: O) => HintLadder;
}

/** What is said of a named error, whatever it comes to. */
export type Told<O extends Operands> = Omit<ToldError<O>, "wrong"> | Omit<LadderError<O>, "wrong">;

/** The rule of a named error. */
export function namedError<O extends Operands>(
  id: string,
  tag: string,
  category: ErrorCategory,
  error: ToldError<O> | LadderError<O>,
): MisconceptionRule<O> {
  const { wrong, did, highlights, line = 1 } = error;
  const said = (text: Text<O>, o: O) => (typeof text === "string" ? text : text(o));
  return {
    id,
    tag,
    category,
    wrong,
    explanation: (o) => said(did, o),
    hints: "hints" in error ? error.hints : (o) => [said(error.look, o), said(error.holds, o), said(error.sub, o)],
    ...(highlights && { highlights }),
    divergesAt: line,
  };
}
