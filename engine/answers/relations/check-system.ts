import { judgeReadings } from "../read/judge-readings.ts";
import type { Statement, Tree } from "../read/tree.ts";
import type { CheckResult } from "../types.ts";
import { compareSystems } from "./compare-systems.ts";
import { toFormula, type Formula } from "./formula.ts";
import { judgeRelation } from "./judge-relation.ts";
import { different, isOpen, readOptionsFor, type Asked } from "./read-relation.ts";

/** Judges several equations that all hold, `x + y = 3 and x - y = 1`, or what solves them, `x = 2, y = 1`. */
export function judgeSystemText(asked: Asked): CheckResult {
  return judgeReadings(asked.text, readOptionsFor(asked), (typed) => judgeSystem(asked, typed));
}

function judgeSystem(asked: Asked, typed: Statement): CheckResult {
  const { options } = asked;
  const values = pointOf(typed, asked.unknowns);
  const given = values ?? toFormula(typed, "all");
  if (given === undefined) {
    return isOpen(options) || typed.type !== "expression"
      ? different()
      : { verdict: "unreadable", reason: "not-an-equation" };
  }
  const result = judgeRelation(asked, given, (named) => compareSystems(asked.formula, named, options));
  const isBare = values !== undefined && options.accept?.includes("value") !== true;
  return isBare && result.verdict === "correct" ? { verdict: "wrong-form", reason: "needs-assignment" } : result;
}

/** `(2, 1)` for `x = 2, y = 1`, or several such points: the unknowns in the alphabet's order. */
function pointOf(statement: Statement, unknowns: readonly string[]): Formula | undefined {
  const parts = statement.type === "any" ? statement.of : statement.type === "sequence" ? statement.items : [];
  const points = parts.map((part) => (part?.type === "sequence" ? pointOf(part, unknowns) : undefined));
  const known = points.filter((point) => point !== undefined);
  if (known.length > 0 && known.length === parts.length) return { type: "any", of: known };
  if (statement.type !== "sequence" || parts.length !== unknowns.length || parts.length < 2) return undefined;
  const names = unknowns.toSorted();
  const of: Formula[] = [];
  for (const [index, item] of statement.items.entries()) {
    const name = names[index];
    if (item?.type !== "expression" || name === undefined) return undefined;
    const subject: Tree = { type: "name", name, at: 0 };
    of.push({ type: "relation", left: subject, right: item.tree, sign: "=" });
  }
  return { type: "all", of };
}
