import { childrenOf, type Tree } from "../read/tree.ts";
import type { AnswerForm, CheckOptions } from "../types.ts";
import { digitsFault } from "./digits.ts";
import { faultIf, type FormFault } from "./fault.ts";
import { judgeLowestTerms, judgeNoFractions, judgeRationalised, judgeSingleFraction } from "./fractions.ts";
import { keyOf } from "./key.ts";
import { isFinishedNumber, judgeAllowedForms, judgeMixed, judgePrimeFactors, judgeScientific } from "./numbers.ts";
import { judgeCompletedSquare, judgeExpanded, judgeFactored, judgePartialFractions } from "./products.ts";
import { holdsName } from "./shape.ts";
import { judgeSimplified } from "./simplified.ts";

export { judgeWrittenDigits, type DigitsVerdict } from "./digits.ts";
export type { FormFault } from "./fault.ts";
export { formOf, piMultiple } from "./numbers.ts";
export type { NumberForm } from "./plain-numbers.ts";
export { judgeSidesSimplified } from "./simplified.ts";

type JudgeForm = (tree: Tree, expected: Tree | undefined, variable: string | undefined) => FormFault | undefined;

const JUDGES: { readonly [form in AnswerForm]?: JudgeForm } = {
  same: (tree, expected) => faultIf(expected !== undefined && !sameShape(expected, tree), "not-same-form"),
  simplified: judgeSimplified,
  lowest_terms: judgeLowestTerms,
  factored: judgeFactored,
  expanded: judgeExpanded,
  single_fraction: judgeSingleFraction,
  partial_fractions: judgePartialFractions,
  completed_square: judgeCompletedSquare,
  rationalised: judgeRationalised,
  prime_factorization: judgePrimeFactors,
  scientific: judgeScientific,
  number: judgeNumber,
  mixed: judgeMixed,
  no_fractions: judgeNoFractions,
};

/** What keeps `tree` from being in the form asked; undefined where it is as asked. The value is known to be right. */
export function judgeForm(
  tree: Tree,
  form: AnswerForm,
  expected: Tree | undefined,
  { variable }: CheckOptions,
): FormFault | undefined {
  return JUDGES[form]?.(tree, expected, variable);
}

/** The options that ask for a way of writing: `forms`, `simplify`, `sigfigs`, `decimals`, `rationalise`. */
export function judgeNumberForms(tree: Tree, options: CheckOptions, expected: Tree | undefined): FormFault | undefined {
  const missing = judgeAllowedForms(tree, options, expected) ?? digitsFault(tree, options);
  return missing ?? (options.rationalise ? judgeRationalised(tree) : undefined);
}

/** Whether two expressions are one up to order and signs; their values are known to be equal. */
export function sameShape(expected: Tree, given: Tree): boolean {
  return keyOf(expected, false) === keyOf(given, false);
}

/** One finished number; with a root, π or a function in it, one that is simplified. */
function judgeNumber(tree: Tree): FormFault | undefined {
  if (isFinishedNumber(tree)) return undefined;
  return holdsName(tree) || !holdsConstant(tree) ? faultIf(true, "not-a-number") : judgeSimplified(tree, undefined);
}

function holdsConstant(tree: Tree): boolean {
  return /constant|call|root|degrees/u.test(tree.type) || childrenOf(tree).some(holdsConstant);
}
