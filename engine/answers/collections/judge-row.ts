import { judgeForm, judgeNumberForms } from "../forms/index.ts";
import type { CheckOptions, CheckResult, NearMiss } from "../types.ts";
import { conclude, createComparing, isSame, pairUp } from "./compare.ts";
import type { Items } from "./elements.ts";
import { isSolved } from "./real-set-of.ts";
import { right, wrong, wrongForm } from "./results.ts";

/** Judges things in their order, or in any; each as often as asked. */
export function judgeRow(asked: Items, typed: Items, options: CheckOptions): CheckResult {
  if (asked.length !== typed.length) return wrong("wrong-count", { asked: asked.length, given: typed.length });
  const comparing = createComparing(options);
  const isOrdered = options.ordered !== false;
  let near: NearMiss | undefined;
  const faults = typed.filter((element, place) => {
    comparing.near = undefined;
    const isFault = isOrdered && !isSame(asked[place], element, comparing);
    if (isFault) near = comparing.near;
    return isFault;
  });
  const partners = isOrdered && faults.length === 0 ? asked : pairUp(asked, typed, comparing);
  const areThere = !partners.includes(undefined);
  if (areThere && faults.length > 0) return conclude(wrong("wrong-order", undefined, "swapped"), comparing);
  const result = areThere ? right() : wrong("different", undefined, faults.length === 1 ? near : undefined);
  return (areThere && findFormFault(partners, typed, options)) || conclude(result, comparing);
}

/** The first fault in how the elements are written, where each has its right one beside it [COL3]. */
export function findFormFault(expected: Items, given: Items, options: CheckOptions): CheckResult | undefined {
  for (const [index, element] of given.entries()) {
    const model = expected[index];
    const fault = model && element ? findElementFault(model, element, options) : undefined;
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function findElementFault(
  expected: NonNullable<Items[number]>,
  given: NonNullable<Items[number]>,
  options: CheckOptions,
): CheckResult | undefined {
  if (!isSolved(given) && isSolved(expected)) return wrongForm("not-solved");
  if (given.type === "sequence" && expected.type === "sequence" && given.items.length === expected.items.length)
    return findFormFault(expected.items, given.items, options);
  if (given.type !== "expression") return undefined;
  const model = expected.type === "expression" ? expected.tree : undefined;
  const fault =
    judgeForm(given.tree, options.form ?? "any", model, options) ?? judgeNumberForms(given.tree, options, model);
  return fault && wrongForm(fault.reason, fault.params);
}
