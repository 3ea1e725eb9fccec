import type { Tree } from "../read/tree.ts";
import type { AnswerForm, CheckOptions } from "../types.ts";
import { digitsFault } from "./digits.ts";
import { judgeExpanded } from "./expanded.ts";
import { judgeFactored } from "./factored.ts";
import { fault, type FormFault } from "./fault.ts";
import { judgeCompletedSquare } from "./completed-square.ts";
import { judgeLowestTerms, judgeNoFractions, judgeSingleFraction } from "./fractions.ts";
import { judgePartialFractions } from "./partial-fractions.ts";
import { judgeRationalised } from "./roots-below.ts";
import { keyOf } from "./key.ts";
import { isFinishedNumber, judgeAllowedForms, judgeMixed, judgePrimeFactors, judgeScientific } from "./numbers.ts";
import { holdsName } from "./names.ts";
import { judgeSimplified } from "./simplified.ts";

export { isRightToDigits, judgeWrittenDigits, type DigitsVerdict } from "./digits.ts";
export type { FormFault } from "./fault.ts";
export { piMultiple } from "./numbers.ts";
export { judgeSidesSimplified } from "./simplified.ts";

/** What keeps `tree` from being in the form asked; undefined where it is as asked. The value is known to be right. */
export function judgeForm(
  tree: Tree,
  form: AnswerForm,
  expected: Tree | undefined,
  options: CheckOptions,
): FormFault | undefined {
  switch (form) {
    case "same":
      return expected === undefined || sameShape(expected, tree) ? undefined : fault("not-same-form");
    case "simplified":
      return judgeSimplified(tree, expected);
    case "lowest_terms":
      return judgeLowestTerms(tree);
    case "factored":
      return judgeFactored(tree, expected);
    case "expanded":
      return judgeExpanded(tree);
    case "single_fraction":
      return judgeSingleFraction(tree);
    case "partial_fractions":
      return judgePartialFractions(tree, expected, options.variable);
    case "completed_square":
      return judgeCompletedSquare(tree, expected, options.variable);
    case "rationalised":
      return judgeRationalised(tree);
    case "prime_factorization":
      return judgePrimeFactors(tree);
    case "scientific":
      return judgeScientific(tree, expected);
    case "number":
      return judgeNumber(tree);
    case "mixed":
      return judgeMixed(tree);
    case "no_fractions":
      return judgeNoFractions(tree);
    default:
      return undefined;
  }
}

/** The options that ask for a way of writing: `forms`, `simplify`, `sigfigs`, `decimals`, `rationalise`. */
export function judgeNumberForms(tree: Tree, options: CheckOptions, expected: Tree | undefined): FormFault | undefined {
  return (
    judgeAllowedForms(tree, options, expected) ??
    digitsFault(tree, options) ??
    (options.rationalise === true ? judgeRationalised(tree) : undefined)
  );
}

/** Whether two expressions are one up to order and signs; their values are known to be equal. */
export function sameShape(expected: Tree, given: Tree): boolean {
  return keyOf(expected, false) === keyOf(given, false);
}

/** One finished number; with a root, π or a function in it, one that is simplified. */
function judgeNumber(tree: Tree): FormFault | undefined {
  if (isFinishedNumber(tree)) return undefined;
  if (holdsName(tree) || !holdsConstant(tree)) return fault("not-a-number");
  return judgeSimplified(tree, undefined);
}

function holdsConstant(tree: Tree): boolean {
  const key = keyOf(tree, true);
  return key.includes("#") || key.includes("root") || /[a-z]\(/u.test(key);
}
