import type { ErrorCategory, HintLadder, MisconceptionRule, Operands } from "#engine";

type Text<O> = string | ((o: O) => string);

/** An error with a name: what it comes to, and what is said of it. */
export interface NamedError<O> {
  readonly id: string;
  readonly tag: string;
  readonly category: ErrorCategory;
  /** Undefined, or no number above 0, where it is not made. */
  readonly value: (o: O) => number | undefined;
  /** Whether it may come to 0. */
  readonly mayBeNothing?: boolean;
  /** What was done. */
  readonly did: Text<O>;
  readonly look: Text<O>;
  readonly holds: Text<O>;
  /** The third hint where it does not come from a line of the taught way. */
  readonly sub?: (o: O) => string;
  /** The line of the solution where the thinking left the road, 1-based. */
  readonly line?: number;
}

/** @param subStepAt - the third hint about an error at a line */
export function ruleFrom<O extends Operands>(
  { id, tag, category, value, mayBeNothing = false, did, look, holds, sub, line = 1 }: NamedError<O>,
  subStepAt: (o: O, line: number) => string,
): MisconceptionRule<O> {
  const said = (text: Text<O>, o: O) => (typeof text === "string" ? text : text(o));
  return {
    id,
    tag,
    category,
    divergesAt: line,
    wrong: (o) => {
      const wrong = value(o);
      return wrong === undefined || wrong < 0 || (wrong === 0 && !mayBeNothing) ? undefined : String(wrong);
    },
    explanation: (o) => said(did, o),
    hints: (o): HintLadder => [said(look, o), said(holds, o), sub === undefined ? subStepAt(o, line) : sub(o)],
  };
}
