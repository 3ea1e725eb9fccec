import { childrenOf, type Statement, type Tree } from "../read/tree.ts";
import type { CheckOptions, CheckResult } from "../types.ts";
import { compareStatements, createComparing, matchUnordered, type Comparing } from "./compare-statements.ts";
import { findFormFault } from "./judge-elements.ts";
import { judgeRealSets } from "./judge-real-sets.ts";
import { checkCollection } from "./read-collection.ts";
import { isByRelation, isIntervalBracket, isSolved, realSetOf, type RealSetReading } from "./real-set-of.ts";
import { right, unreadable, withNotes, wrong, wrongForm } from "./results.ts";
import { treesIn } from "./trees-in.ts";

export { judgeRealSets } from "./judge-real-sets.ts";

/** Marks intervals and unions of them, as sets of reals [COL15]. */
export function checkInterval(expected: string, given: string, options: CheckOptions): CheckResult {
  return checkCollection(expected, given, options, judgeInterval);
}

export function judgeInterval(expected: Statement, given: Statement, options: CheckOptions): CheckResult {
  const asked = realSetOf(expected);
  if (asked === undefined || !asked.ok) return judgeByEnds(expected, given, options);
  const typed = realSetOf(given);
  if (typed === undefined) return judgeOther(expected, given, options);
  if (!typed.ok) return unreadable(typed.problem);
  const result = judgeRealSets(asked.set, typed.set, options);
  if (result.verdict !== "correct") return result;
  if (!isSolved(given) && isSolved(expected)) return wrongForm("not-solved");
  const isOtherWriting = (isByRelation(given) || given.type === "such-that") && !isByRelation(expected);
  if (isOtherWriting && !options.accept?.includes("inequality")) return wrongForm("not-an-interval");
  const ends = endsIn(given);
  const askedEnds = endsIn(expected);
  return findFormFault(ends.length === askedEnds.length ? askedEnds : ends, ends, options) ?? result;
}

/** The numbers pieces begin and end with, and those of sets. */
function endsIn(statement: Statement): readonly Statement[] {
  if (statement.type === "sequence") {
    return statement.items.flatMap((item) => (item === null || treesIn(item).some(isInfinite) ? [] : [item]));
  }
  return "of" in statement ? [statement.of].flat().flatMap(endsIn) : [];
}

function isInfinite(tree: Tree): boolean {
  return tree.type === "constant" ? tree.name === "infinity" : childrenOf(tree).some(isInfinite);
}

/** No set of reals was typed: perhaps only brackets, braces or `∪` are missing [COL19]. */
function judgeOther(expected: Statement, given: Statement, options: CheckOptions): CheckResult {
  const isRight = completionsOf(expected, given).some(
    (completion) => judgeInterval(expected, completion, options).verdict === "correct",
  );
  return isRight ? wrongForm("not-an-interval") : wrong("different");
}

/** `1, 3` as the interval asked, `[1, 2], [3, 4]` as a union, `2` as {2}. */
function completionsOf(expected: Statement, given: Statement): readonly Statement[] {
  if (given.type === "expression") return [{ type: "sequence", open: "{", close: "}", items: [given] }];
  if (given.type !== "sequence" || given.open !== "") return [];
  const pieces = given.items.flatMap((item) => (item?.type === "sequence" && item.open !== "" ? [item] : []));
  if (pieces.length > 0) return pieces.length === given.items.length ? [{ type: "union", of: pieces }] : [];
  return expected.type === "sequence" && expected.open !== ""
    ? [{ ...given, open: expected.open, close: expected.close }]
    : [];
}

/** Where the ends hold unknowns, end by end [COL20]. */
function judgeByEnds(expected: Statement, given: Statement, options: CheckOptions): CheckResult {
  const comparing = createComparing(options);
  const typed: RealSetReading = realSetOf(given);
  if (typed !== undefined && !typed.ok) return unreadable(typed.problem);
  const match = matchUnordered(piecesOf(expected), piecesOf(given), comparing);
  if (match.problem !== undefined) return unreadable(match.problem);
  if (match.isEqual) return right(match.notes);
  return isOpenElsewhere(expected, given, comparing) ? wrong("wrong-ends") : withNotes(wrong("different"), match.notes);
}

function piecesOf(statement: Statement): readonly Statement[] {
  return statement.type === "union" ? statement.of.flatMap(piecesOf) : [withTurnedBrackets(statement)];
}

/** `]a, b[` as `(a, b)`. */
function withTurnedBrackets(statement: Statement): Statement {
  if (statement.type !== "sequence" || !isIntervalBracket(statement.open)) return statement;
  return {
    ...statement,
    open: statement.open === "]" ? "(" : statement.open,
    close: statement.close === "[" ? ")" : statement.close,
  };
}

function isOpenElsewhere(expected: Statement, given: Statement, comparing: Comparing): boolean {
  if (expected.type !== "sequence" || given.type !== "sequence") return false;
  if (!isIntervalBracket(given.open) || !isIntervalBracket(given.close)) return false;
  const same: Statement = { ...given, open: expected.open, close: expected.close };
  return compareStatements(expected, same, comparing).type === "equal";
}
