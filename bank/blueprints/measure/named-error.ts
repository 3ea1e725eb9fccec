import type { ErrorCategory, MisconceptionRule, Operands } from "#engine";
import { namedError, type ToldError } from "../named-error.ts";

/** An error that comes to a number, and what is said of it. */
export interface NumberError<O extends Operands> extends Pick<
  ToldError<O>,
  "did" | "isFact" | "look" | "holds" | "line"
> {
  /** Undefined, or no number above 0, where it is not made. */
  readonly value: (o: O) => number | undefined;
  /** Whether it may come to 0. */
  readonly mayBeNothing?: boolean;
  /** The third hint where it does not come from a line of the taught way. */
  readonly sub?: string | ((o: O) => string | undefined);
}

/** The rule of a named error of a family. */
type NumberErrorRule<O extends Operands> = (
  id: string,
  tag: string,
  category: ErrorCategory,
  error: NumberError<O>,
) => MisconceptionRule<O>;

/** @param subStepAt - the third hint about an error at a line */
export function numberErrors<O extends Operands>(subStepAt: (o: O, line: number) => string): NumberErrorRule<O> {
  return (id, tag, category, { value, mayBeNothing = false, line = 1, sub, ...said }) =>
    namedError(id, tag, category, {
      ...said,
      wrong: (o) => {
        const wrong = value(o);
        return wrong === undefined || wrong < 0 || (wrong === 0 && !mayBeNothing) ? undefined : String(wrong);
      },
      sub: (o) => (typeof sub === "function" ? sub(o) : sub) ?? subStepAt(o, line),
      line,
    });
}
