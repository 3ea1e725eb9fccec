import type { RelationSign, Statement, Tree } from "../read/tree.ts";
import { isSameSet, ALL_REALS } from "../relations/real-set.ts";
import { solutionSet } from "../relations/solution-set.ts";
import type { LineReport } from "./check-work.ts";
import { compareLines, isRelational, type LineComparison } from "./compare-lines.ts";
import {
  chainOf,
  expression,
  firstOperands,
  holdsFraction,
  holdsPart,
  holdsTerm,
  holdsWholesOnly,
  isEqual,
  isFinishedNumber,
  isNumeric,
  isPercentCount,
  isRounded,
  namesOfStatement,
  numbersOf,
} from "./judge-parts.ts";
import type { Line } from "./read-line.ts";

/** What stands above a line. */
export interface Standing {
  /** The line before, in each of its readings; empty: nothing yet. */
  readonly main: readonly Statement[];
  /** The last that was right: a pupil may go back to it. */
  readonly sound: Statement | undefined;
  /** The equation whose cases are being solved, one after the other. */
  readonly whole: Statement | undefined;
  /** A calculation on the side that is going on. */
  readonly aside: Tree | undefined;
  /** The unknowns so far; `undefined`: nothing is known of them yet. */
  readonly names: ReadonlySet<string> | undefined;
  /** What the problem gives to begin with is known. */
  readonly isKnown: boolean;
}

export interface Judged {
  readonly report: LineReport;
  readonly next: Standing;
}

/** Judges a line against what stands above it: in its usual reading, then in the others [WRK19]. */
export function judgeLine(standing: Standing, line: Line): Judged {
  const [usual, ...others] = line.readings;
  const first = judgeReading(standing, usual, line);
  const isSettled = first.report.status !== "wrong";
  const right = isSettled ? undefined : others.map((other) => judgeReading(standing, other, line)).find(isAccepted);
  const { report, next } = right ?? first;
  return { report, next: { ...next, names: withNames(standing.names, usual) } };
}

function isAccepted({ report }: Judged): boolean {
  return report.status === "right" || report.status === "run-on";
}

function judgeReading(standing: Standing, read: Statement, line: Line): Judged {
  const statement = continued(read, standing, line.continues);
  const chain = chainOf(statement);
  if (chain !== undefined && (chain.every(isNumeric) || goesOn(standing, chain))) {
    return judgeChain(standing, chain, signsOf(statement), line);
  }
  if (chain !== undefined && chain.length > 2) return judgeNamedChain(standing, chain, signsOf(statement));
  if (statement.type === "relation" && statement.sides.every(isNumeric)) return judgeClaim(standing, statement);
  if (statement.type === "expression" && standing.main.length > 0) return judgeExpression(standing, statement.tree);
  return judgeAgainst(standing, statement);
}

/** `3 + 4 × 2 = 3 + 8 = 11`: the parts of a chain of equals. */
function judgeChain(standing: Standing, chain: readonly Tree[], signs: readonly RelationSign[], line: Line): Judged {
  const joints = jointsOf(chain, signs);
  const last = chain.at(-1) ?? chain[0];
  if (last === undefined) return { report: { status: "unlinked" }, next: standing };
  const ended = { ...standing, main: [expression(last)], sound: expression(last), aside: undefined };
  const follows = goesOn(standing, chain);
  if (joints.includes("false")) {
    const report = falseReport(standing, chain, line);
    return { report, next: follows && report.status === "wrong" ? { ...ended, sound: standing.sound } : standing };
  }
  const [main] = standing.main;
  const isFresh = main === undefined || (!standing.isKnown && main.type === "expression");
  if (joints.includes("run-on")) {
    if (usesWrongOrder(standing, chain)) return { report: { status: "wrong" }, next: ended };
    return { report: { status: "run-on" }, next: main === undefined || main.type === "expression" ? ended : standing };
  }
  const rule = joints.includes("rounded") ? "round" : "compute";
  // A calculation on the side leaves the line before it standing.
  return { report: { status: "right", rule }, next: follows || isFresh ? ended : { ...standing, aside: last } };
}

/** A calculation that is false [WRK5], unless it says something else than numbers can. */
function falseReport(standing: Standing, chain: readonly Tree[], line: Line): LineReport {
  const [first] = chain;
  if (first === undefined || isImpossible(standing.main[0])) return { status: "right", rule: "equivalent" };
  // `10% = 6`, `1 km = 1000 m`: so much of what was given, other units.
  const isShare = first.type === "percent" && chain.length === 2;
  const isConversion = line.units.size > 1 || (line.units.size > 0 && isFinishedNumber(first));
  return isShare || isConversion ? { status: "unlinked" } : { status: "wrong" };
}

/** `3 + 4 = 7 × 2 = 14` for 3 + 4 × 2: the numbers of the problem, worked out in another order. */
function usesWrongOrder({ main }: Standing, chain: readonly Tree[]): boolean {
  const [before] = main;
  const [first, last] = [chain[0], chain.at(-1)];
  if (before?.type !== "expression" || first === undefined || last === undefined) return false;
  const used = [...numbersOf(first)];
  for (const [at, part] of chain.slice(1).entries()) {
    const left = chain[at];
    const operand = left && firstOperands(part).find((one) => isEqual(left, one));
    const taken = operand === undefined ? undefined : numbersOf(operand);
    if (taken !== undefined) used.push(...without(numbersOf(part), taken));
  }
  return used.toSorted().join(" ") === numbersOf(before.tree).join(" ") && !isEqual(before.tree, last);
}

function without(all: readonly string[], taken: readonly string[]): readonly string[] {
  const rest = [...all];
  for (const one of taken) rest.splice(rest.indexOf(one), 1);
  return rest;
}

/** `x = 12/4 = 3`: an equation whose right side goes on. */
function judgeNamedChain(standing: Standing, chain: readonly Tree[], signs: readonly RelationSign[]): Judged {
  const [left, right] = chain;
  const last = chain.at(-1);
  if (left === undefined || right === undefined || last === undefined)
    return { report: { status: "unlinked" }, next: standing };
  const equation = (side: Tree): Statement => ({ type: "relation", sides: [left, side], signs: ["="] });
  const first = judgeAgainst(standing, equation(right));
  if (first.report.status !== "right") return { report: first.report, next: { ...first.next, main: [equation(last)] } };
  const joints = jointsOf(chain.slice(1), signs.slice(1));
  const main = [equation(last)];
  if (joints.includes("false")) return { report: { status: "wrong" }, next: { ...first.next, main } };
  const report: LineReport = joints.includes("run-on") ? { status: "run-on" } : first.report;
  return { report, next: { ...first.next, main, sound: equation(last) } };
}

/** `3 < 5`: true or false by itself. */
function judgeClaim(standing: Standing, statement: Statement): Judged {
  const set = solutionSet(statement);
  const isTrue = set !== undefined && isSameSet(set, ALL_REALS);
  if (set === undefined) return { report: { status: "unlinked" }, next: standing };
  const isRight = isTrue || isImpossible(standing.main[0]);
  return { report: isRight ? { status: "right", rule: "compute" } : { status: "wrong" }, next: standing };
}

/** An expression below an expression, or one that is worked out on the side [WRK5] [WRK14]. */
function judgeExpression(standing: Standing, tree: Tree): Judged {
  const { aside } = standing;
  const against = judgeAgainst(standing, expression(tree));
  if (isAccepted(against)) return against.report.rule === "part" ? onTheSide(standing, tree, against.report) : against;
  if (aside !== undefined && compareLines(expression(aside), expression(tree)).type === "right")
    return onTheSide(standing, tree, { status: "right", rule: "compute" });
  const [main] = standing.main;
  const isBelow = main?.type === "expression";
  if (!isBelow) return onTheSide(standing, tree, { status: "unlinked" });
  if (isWorkedOutAlone(main.tree, tree)) return onTheSide(standing, tree, { status: "right", rule: "part" });
  const isOfItsOwn = isOneOperation(main.tree) || (holdsFraction(main.tree) && holdsWholesOnly(tree));
  if (isOfItsOwn && isNumeric(tree) && !isFinishedNumber(tree)) {
    return onTheSide(standing, tree, { status: "unlinked" });
  }
  const isOther = !isFinishedNumber(tree) || (main.tree.type === "number" && tree.type === "number");
  const isNew = !standing.isKnown && isFinishedNumber(main.tree) && isOther;
  // `-3 × -4` for two numbers that multiply to 12.
  const isTrial = isNumeric(tree) && !isFinishedNumber(tree) && !isNumeric(main.tree) && tree.type !== "power";
  if (isNew) return { report: { status: "unlinked" }, next: { ...standing, main: [expression(tree)] } };
  return isTrial ? onTheSide(standing, tree, { status: "unlinked" }) : against;
}

function onTheSide(standing: Standing, tree: Tree, report: LineReport): Judged {
  return { report, next: { ...standing, aside: tree } };
}

/** An operation that the line before holds; of a sum also a fraction that is written in another way. */
function isWorkedOutAlone(before: Tree, tree: Tree): boolean {
  if (isFinishedNumber(tree)) return tree.type === "fraction" && holdsTerm(before, tree);
  const isTerm = isNumeric(tree) || tree.type === "product" || tree.type === "power";
  return isTerm && tree.type !== "group" && holdsPart(before, tree);
}

/** `668 - 90`: whatever else is worked out on the way, such as 668 - 100, is a way of one's own. */
function isOneOperation(tree: Tree): boolean {
  const isPlain = (side: Tree) => side.type === "number";
  return (
    (tree.type === "sum" || tree.type === "difference" || tree.type === "product" || tree.type === "quotient") &&
    isPlain(tree.left) &&
    isPlain(tree.right)
  );
}

/** Compares with the line before, then with the last right one and with the equation whose cases are being solved. */
function judgeAgainst(standing: Standing, statement: Statement): Judged {
  const { main, sound, whole, isKnown } = standing;
  const [before] = main;
  const right = { ...standing, main: [statement], sound: statement, aside: undefined };
  if (before === undefined) return { report: { status: "unlinked" }, next: right };
  const targets = new Set([...main, sound, whole].filter((target) => target !== undefined));
  let first: LineComparison | undefined;
  for (const target of targets) {
    const comparison = compareLines(target, statement);
    first ??= comparison;
    if (comparison.type !== "right") continue;
    const isCase = comparison.rule === "case";
    return { report: reportOf(comparison), next: { ...right, whole: isCase ? target : whole } };
  }
  const comparison = first ?? { type: "unlinked" };
  const isOtherEquation = !isKnown && isRelational(before) && namesOfStatement(before).size > 1;
  if (comparison.type === "wrong" && !isOtherEquation) {
    return { report: reportOf(comparison), next: { ...standing, main: [statement], aside: undefined } };
  }
  const takesOver = isOtherEquation || (before.type === "expression" && isRelational(statement));
  return { report: { status: "unlinked" }, next: takesOver ? { ...standing, main: [statement] } : standing };
}

/** Whether neighbours of a chain are equal; if not, whether the second only goes on with the first's result. */
function jointsOf(
  chain: readonly Tree[],
  signs: readonly RelationSign[],
): readonly ("equal" | "rounded" | "run-on" | "false")[] {
  return chain.slice(1).map((right, at) => {
    const left = chain[at] ?? right;
    if (isEqual(left, right) || isPercentCount(left, right)) return "equal";
    if (isNumeric(left) && isNumeric(right) && isRounded(left, right, signs[at] === "≈")) return "rounded";
    return firstOperands(right).some((operand) => isEqual(left, operand)) ? "run-on" : "false";
  });
}

/** Whether a chain goes on from an expression: `2(x+3) = 2x+6`; `2(x+3) = 0` is an equation. */
function goesOn({ main }: Standing, chain: readonly Tree[]): boolean {
  const [first, last] = [chain[0], chain.at(-1)];
  if (first !== undefined && last !== undefined && isNumeric(last) && !isNumeric(first)) return false;
  return first !== undefined && main.some((before) => before.type === "expression" && isEqual(before.tree, first));
}

/** A line that begins with `=` goes on from the expression before it. */
function continued(statement: Statement, { main }: Standing, continues: boolean): Statement {
  const [before] = main;
  if (!continues || before?.type !== "expression" || statement.type !== "relation") return statement;
  return { ...statement, sides: [before.tree, ...statement.sides], signs: ["=", ...statement.signs] };
}

function isImpossible(statement: Statement | undefined): boolean {
  return statement !== undefined && isRelational(statement) && solutionSet(statement)?.length === 0;
}

function signsOf(statement: Statement): readonly RelationSign[] {
  return statement.type === "relation" ? statement.signs : [];
}

function withNames(names: ReadonlySet<string> | undefined, statement: Statement): ReadonlySet<string> {
  return new Set([...(names ?? []), ...namesOfStatement(statement)]);
}

function reportOf(comparison: LineComparison): LineReport {
  const { type, ...rest } = comparison;
  return { status: type, ...rest };
}
