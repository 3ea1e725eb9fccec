import { EQUAL, wrong, unreadable } from "../results.ts";
import type { CheckResult } from "../types.ts";
import type { Formula } from "./formula.ts";
import { isOpen, nameAs, type Asked } from "./read-relation.ts";
import { judgeRelationForm } from "./relation-form.ts";
import { isSolved, isWorkedOut } from "./solved.ts";

/** What every relation is told: another unknown, a step on the way; then the value; then the form. */
export function judgeRelation(asked: Asked, given: Formula, compare: (named: Formula) => CheckResult): CheckResult {
  const { options, formula, unknowns } = asked;
  const naming = nameAs(given, unknowns);
  if (isSolved(formula) && !isOpen(options) && given.type !== "always") {
    if (naming.stranger !== undefined) {
      const params = { symbol: naming.stranger, use: options.variable ?? unknowns[0] ?? "x" };
      return unreadable({ reason: "wrong-variable", params });
    }
    // A step on the way, right or not: to say which would check the step at no cost [REL14].
    if (!isSolved(given) || !isWorkedOut(given)) return unreadable({ reason: "unfinished" });
  }
  const result = options.form_only === true ? EQUAL : compare(naming.formula);
  if (result.verdict === "incorrect" && naming.wrongCase !== undefined) {
    return wrong("wrong-case", naming.wrongCase);
  }
  if (result.verdict !== "correct" || given.type === "always" || formula.type === "always") return result;
  const fault = judgeRelationForm(formula, given, options);
  return fault === undefined ? result : { ...result, verdict: "wrong-form", ...fault };
}
