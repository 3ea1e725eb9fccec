import type { Rational } from "../rational.ts";
import type { Tree } from "../read/tree.ts";
import type { AnswerForm, CheckOptions } from "../types.ts";
import type { FormFault } from "./fault.ts";

export type { FormFault } from "./fault.ts";

/** What keeps `tree` from being in the form asked; undefined where it is as asked. The value is known to be right. */
export function judgeForm(
  _tree: Tree,
  _form: AnswerForm,
  _expected: Tree | undefined,
  _options: CheckOptions,
): FormFault | undefined {
  return undefined;
}

/** The options that ask for a way of writing: `forms`, `simplify`, `sigfigs`, `decimals`, `rationalise`. */
export function judgeNumberForms(
  _tree: Tree,
  _options: CheckOptions,
  _expected: Tree | undefined,
): FormFault | undefined {
  return undefined;
}

export interface DigitsVerdict {
  readonly verdict: "correct" | "incorrect" | "wrong-form";
  readonly reason: FormFault["reason"];
  readonly params?: Readonly<Record<string, string | number>>;
}

/** Value and writing together, where `sigfigs` or `decimals` is asked. */
export function judgeWrittenDigits(_tree: Tree, _expected: Rational, _options: CheckOptions): DigitsVerdict {
  return { verdict: "correct", reason: "equal" };
}

/** Whether two expressions are one up to order and signs; their values are known to be equal. */
export function sameShape(_expected: Tree, _given: Tree): boolean {
  return true;
}

/** The sides of an equation or inequality, simplified each and together. */
export function judgeSidesSimplified(_sides: readonly Tree[], _options: CheckOptions): FormFault | undefined {
  return undefined;
}
