import { judgeForm, judgeNumberForms } from "../forms/index.ts";
import type { Statement } from "../read/tree.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { isSolved } from "./real-set-of.ts";
import { wrongForm } from "./results.ts";

type Elements = readonly (Statement | null | undefined)[];

/** The first fault in how the elements are written, where each has its right one beside it [COL3]. */
export function findFormFault(expected: Elements, given: Elements, options: CheckOptions): CheckResult | undefined {
  const asked = isAnyFormAsked(options) ? withoutCoefficients(options) : undefined;
  for (const [index, element] of given.entries()) {
    const right = expected[index];
    if (!right || !element) continue;
    if (!isSolved(element) && isSolved(right)) return wrongForm("not-solved");
    const fault = asked && findElementFault(right, element, asked);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function isAnyFormAsked({ form, forms, simplify, sigfigs, decimals, rationalise }: CheckOptions): boolean {
  return (
    (form !== undefined && form !== "any") ||
    forms !== undefined ||
    (simplify !== undefined && simplify !== "optional") ||
    sigfigs !== undefined ||
    decimals !== undefined ||
    rationalise === true
  );
}

/** `coefficient` alone says how places may be left empty, not how numbers are written [COL28]. */
function withoutCoefficients({ forms, ...options }: CheckOptions): CheckOptions {
  const others = forms?.filter((form) => form !== "coefficient") ?? [];
  return others.length === 0 ? options : { ...options, forms: others };
}

function findElementFault(expected: Statement, given: Statement, options: CheckOptions): CheckResult | undefined {
  if (given.type === "sequence" && expected.type === "sequence" && given.items.length === expected.items.length) {
    return findFormFault(expected.items, given.items, options);
  }
  if (given.type !== "expression") return undefined;
  const right = expected.type === "expression" ? expected.tree : undefined;
  const fault =
    judgeForm(given.tree, options.form ?? "any", right, options) ?? judgeNumberForms(given.tree, options, right);
  return fault && wrongForm(fault.reason, fault.params);
}
