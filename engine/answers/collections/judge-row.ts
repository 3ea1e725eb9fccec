import { judgeForm, judgeNumberForms } from "../forms/index.ts";
import { EQUAL, wrong, wrongForm } from "../results.ts";
import type { CheckOptions, CheckResult, NearMiss } from "../types.ts";
import { areSameInAnyOrder, conclude, createComparing, isSame, pairUp } from "./compare.ts";
import type { Items } from "./elements.ts";
import { isSolved } from "./real-set-of.ts";

/** Judges things in their order, or in any; each as often as asked. */
export function judgeRow(asked: Items, typed: Items, options: CheckOptions): CheckResult {
  if (asked.length !== typed.length) return wrong("wrong-count", { asked: asked.length, given: typed.length });
  const comparing = createComparing(options);
  const isOrdered = options.ordered !== false;
  let near: NearMiss | undefined;
  const faults = typed.flatMap((element, place) => {
    comparing.near = undefined;
    if (!isOrdered || isSame(asked[place], element, comparing)) return [];
    near = comparing.near;
    return [place];
  });
  const faultsOf = (items: Items): Items => faults.map((place) => items[place]);
  if (faults.length > 1 && areSameInAnyOrder(faultsOf(asked), faultsOf(typed), comparing))
    return conclude(wrong("wrong-order", undefined, "swapped"), comparing);
  const partners = isOrdered ? asked : pairUp(asked, typed, comparing);
  if (faults.length > 0 || partners.includes(undefined))
    return conclude(wrong("different", undefined, faults.length === 1 ? near : undefined), comparing);
  return findFormFault(partners, typed, options) ?? conclude(EQUAL, comparing);
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
