import type { Statement } from "../read/tree.ts";
import { judgeSolutions } from "../relations/judge-solutions.ts";
import { EQUAL, wrong, wrongForm, unreadable } from "../results.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { areSameInAnyOrder, conclude, createComparing } from "./compare.ts";
import { partsOf, treesIn, type Items } from "./elements.ts";
import { findFormFault } from "./judge-row.ts";
import { checkCollection } from "./read-collection.ts";
import { isByRelation, infinityOf, isSolved, realSetOf, withTurnedBrackets } from "./real-set-of.ts";

/** Marks intervals and unions of them, as sets of reals [COL15]. */
export function checkInterval(expected: string, given: string, options: CheckOptions): CheckResult {
  return checkCollection(expected, given, options, judgeInterval);
}

export function judgeInterval(
  expected: Statement,
  given: Statement,
  options: CheckOptions,
  otherwise: "not-an-interval" | "not-a-set" = "not-an-interval",
): CheckResult {
  const [asked, typed] = [realSetOf(expected), realSetOf(given)];
  if (typed?.ok === false) return unreadable(typed.problem);
  if (!asked?.ok) return judgeByEnds(expected, given, options);
  if (typed === undefined) {
    // No set of reals was typed: perhaps only brackets, braces or `∪` are missing [COL19].
    const isRight = completionsOf(expected, given).some(
      (completion) => judgeInterval(expected, completion, options).verdict === "correct",
    );
    return isRight ? wrongForm(otherwise) : wrong("different");
  }
  const result = judgeSolutions(asked.set, typed.set, options);
  if (result.verdict !== "correct") return result;
  if (!isSolved(given) && isSolved(expected)) return wrongForm("not-solved");
  const isCondition = isByRelation(given) || (given.type === "such-that" && otherwise === "not-an-interval");
  if (isCondition && !isByRelation(expected) && !options.accept?.includes("inequality")) return wrongForm(otherwise);
  const [ends, wanted] = [endsIn(given), endsIn(expected)];
  return findFormFault(ends.length === wanted.length ? wanted : ends, ends, options) ?? result;
}

/** The numbers pieces begin and end with, and those of sets. */
function endsIn(statement: Items[number]): Items {
  if (!statement || isByRelation(statement)) return [];
  if (statement.type === "expression") return infinityOf(statement.tree) === undefined ? [statement] : [];
  return partsOf(statement).flatMap(endsIn);
}

/** `1, 3` as the interval asked, `[1, 2], [3, 4]` as a union, `2` as {2}. */
function completionsOf(expected: Statement, given: Statement): readonly Statement[] {
  if (given.type === "expression") return [{ type: "sequence", open: "{", close: "}", items: [given] }];
  if (given.type !== "sequence" || given.open !== "") return [];
  const pieces = given.items.flatMap((item) => (item?.type === "sequence" && item.open !== "" ? [item] : []));
  if (pieces.length > 0) return pieces.length === given.items.length ? [{ type: "union", of: pieces }] : [];
  return expected.type === "sequence" ? [{ ...expected, items: given.items }] : [];
}

/** Where the ends hold unknowns, end by end [COL20]. */
function judgeByEnds(expected: Statement, given: Statement, options: CheckOptions): CheckResult {
  const comparing = createComparing(options);
  const [asked, typed] = [piecesOf(expected), piecesOf(given)];
  if (areSameInAnyOrder(asked, typed, comparing)) return conclude(EQUAL, comparing);
  const areSameEnds = areSameInAnyOrder(asked.map(closed), typed.map(closed), comparing);
  return conclude(wrong(areSameEnds && treesIn(given).length > 1 ? "wrong-ends" : "different"), comparing);
}

function piecesOf(statement: Statement): readonly Statement[] {
  if (statement.type === "union") return statement.of.flatMap(piecesOf);
  return [statement.type === "sequence" ? withTurnedBrackets(statement) : statement];
}

function closed(piece: Statement): Statement {
  return piece.type === "sequence" && /[([]/u.test(piece.open) ? { ...piece, open: "[", close: "]" } : piece;
}
