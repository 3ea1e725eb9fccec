import type { ErrorCategory, HighlightLadder, HintLadder, MisconceptionRule, Operands, Thing } from "#engine";

/** A sentence, where it needs no numbers of the problem as it stands; some speak of the story's own groups. */
export type Text<O> = string | ((o: O, groups?: Thing) => string);

/** What a named error comes to, and what is said of it. */
export interface ToldError<O extends Operands> {
  /** As typed; undefined where it is not made. */
  readonly wrong: (o: O) => string | undefined;
  /** What was done. */
  readonly did: Text<O>;
  /** Where that is true of the number itself, whatever was thought; else it is told as a guess [CMP14]. */
  readonly isFact?: true | ((o: O) => boolean);
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
  readonly hints: (o: O, groups?: Thing) => HintLadder;
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
  const { wrong, did, isFact, highlights, line = 1 } = error;
  const said = (text: Text<O>, o: O, groups?: Thing) => (typeof text === "string" ? text : text(o, groups));
  return {
    id,
    tag,
    category,
    wrong,
    explanation: (o, groups) => said(did, o, groups),
    ...(isFact && { isFact: isFact === true ? () => true : isFact }),
    hints:
      "hints" in error
        ? error.hints
        : (o, groups) => [said(error.look, o, groups), said(error.holds, o, groups), said(error.sub, o, groups)],
    ...(highlights && { highlights }),
    divergesAt: line,
  };
}
