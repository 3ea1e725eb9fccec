import type { Distractor, ErrorCategory, HintLadder, MisconceptionRule, Operands } from "#engine";
import { namedError, type ToldError } from "../named-error.ts";
import { frac, sameValue, silent, typedResult, type Frac, type Result } from "./kit-fractions.ts";

/** A text; or several, of which the first is told in which the answer does not turn up. */
export type Wording = string | readonly string[];

/** Three hints, of which none may tell the answer. */
export type Wordings = readonly [pointing: Wording, rule: Wording, subStep: Wording];

/** As typed; undefined where it has no meaning or the right answer's value. */
export function typedWrong(right: Frac, result: Result | undefined): string | undefined {
  if (result === undefined) return undefined;
  const { whole, n, d } = { whole: 0, ...(typeof result === "number" ? frac(result, 1) : result) };
  if (whole < 0 || n < 1 || d < 1 || sameValue(right, frac(whole * d + n, d))) return undefined;
  return typedResult(result);
}

function tell(right: Frac, wording: Wording): string {
  return typeof wording === "string" ? wording : silent(right, ...wording);
}

/** Hints that do not tell the answer. */
export function quietly<O>(right: (o: O) => Frac, hints: (o: O) => Wordings): (o: O) => HintLadder {
  return (o) => {
    const [pointing, rule, subStep] = hints(o);
    return [tell(right(o), pointing), tell(right(o), rule), tell(right(o), subStep)];
  };
}

type Said<O> = Wording | ((o: O) => Wording);

interface FractionError<O extends Operands> extends Pick<ToldError<O>, "did" | "highlights" | "line"> {
  /** Undefined where it is not made; a result with the value of the right answer is no error. */
  readonly wrong: (o: O) => Result | undefined;
  readonly look: Said<O>;
  readonly holds: Said<O>;
  readonly sub: Said<O>;
}

/** The rule of a named error of a skill. */
export type FractionErrorRule<O extends Operands> = (
  id: string,
  tag: string,
  category: ErrorCategory,
  error: FractionError<O>,
) => MisconceptionRule<O>;

/** @param right - the answer, which no error comes to and no hint tells */
export function fractionErrors<O extends Operands>(right: (o: O) => Frac): FractionErrorRule<O> {
  const quiet = (said: Said<O>) => (o: O) => tell(right(o), typeof said === "function" ? said(o) : said);
  return (id, tag, category, { wrong, look, holds, sub, ...rest }) =>
    namedError(id, tag, category, {
      ...rest,
      wrong: (o) => typedWrong(right(o), wrong(o)),
      look: quiet(look),
      holds: quiet(holds),
      sub: quiet(sub),
    });
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
