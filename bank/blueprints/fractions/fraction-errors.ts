import type { Distractor, ErrorCategory, MisconceptionRule, Operands } from "#engine";
import { namedError, type ToldError } from "../named-error.ts";
import { frac, sameValue, typedResult, type Frac, type Result } from "./kit-fractions.ts";

/** As typed; undefined where it has no meaning or the right answer's value. */
export function typedWrong(right: Frac | undefined, result: Result | undefined): string | undefined {
  if (result === undefined) return undefined;
  const { whole, n, d } = { whole: 0, ...(typeof result === "number" ? frac(result, 1) : result) };
  if (whole < 0 || n < 1 || d < 1) return undefined;
  return right !== undefined && sameValue(right, frac(whole * d + n, d)) ? undefined : typedResult(result);
}

export interface FractionError<O extends Operands> extends Omit<ToldError<O>, "wrong"> {
  /** Undefined where it is not made; a result with the value of the right answer is no error. */
  readonly wrong: (o: O) => Result | undefined;
}

/** The rule of a named error of a skill. */
export type FractionErrorRule<O extends Operands> = (
  id: string,
  tag: string,
  category: ErrorCategory,
  error: FractionError<O>,
) => MisconceptionRule<O>;

/**
 * @param right - the answer, which no error comes to
 * @param mayBeRight - where levels leave out the numbers with which an error comes to the answer
 */
export function fractionErrors<O extends Operands>(right: (o: O) => Frac, mayBeRight = false): FractionErrorRule<O> {
  return (id, tag, category, { wrong, ...told }) =>
    namedError(id, tag, category, { ...told, wrong: (o) => typedWrong(mayBeRight ? undefined : right(o), wrong(o)) });
}

/** Wrong answers by the strategy that leads to them. */
export function strategies<O extends Operands>(
  right: (o: O) => Frac,
  results: Readonly<Record<string, (o: O) => Result | undefined>>,
): Distractor<O>[] {
  return Object.entries(results).map(([strategy, result]) => ({
    strategy,
    wrong: (o) => typedWrong(right(o), result(o)),
  }));
}
