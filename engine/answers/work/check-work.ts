import { namesIn } from "../read/names-in.ts";
import type { Problem } from "../read/problem.ts";
import { readStatement, type ReadOptions } from "../read/read-statement.ts";
import { statementToLatex } from "../read/to-latex.ts";
import type { Statement, Tree } from "../read/tree.ts";
import type { NearMiss } from "../types.ts";
import { compareLines, isEqual, type LineComparison, type StepRule } from "./compare-lines.ts";
import { readLine } from "./read-line.ts";

export interface WorkRequest {
  /** As typed, first line first. */
  readonly lines: readonly string[];
  /** What the problem gives to begin with, `3(x+2)=15`; absent: the first line is taken as it stands. */
  readonly start?: string | undefined;
  /** What the steps of the problem's own solution say, in order. */
  readonly steps?: readonly string[];
  readonly reading?: ReadOptions;
}

export interface LineReport {
  readonly status: "right" | "wrong" | "run-on" | "unlinked" | "unreadable" | "empty";
  readonly rule?: StepRule;
  readonly near?: NearMiss;
  readonly because?: "solution-lost" | "solution-gained";
  /** Of a line that cannot be read. */
  readonly problem?: Problem;
  /** Index into `steps` of the step that says the same. */
  readonly step?: number;
  readonly readAs?: string;
}

export interface WorkReport {
  readonly lines: readonly LineReport[];
  /** Index of the first wrong line. */
  readonly firstWrong: number | null;
}

const MAX_LINES = 20;

/** Checks lines of working, each against the one before it [WRK1]-[WRK11]. */
export function checkWork({ lines, start, steps = [], reading = {} }: WorkRequest): WorkReport {
  let before = start === undefined ? undefined : statementOf(start, reading);
  const known = steps.map((step) => statementOf(step, { locale: "en" }));
  const reports = lines.slice(0, MAX_LINES).map((line): LineReport => {
    const read = readLine(line, reading);
    if (read === undefined) return { status: "empty" };
    if (!read.reading.ok) return { status: "unreadable", problem: read.reading.error };
    const { statement, convention } = read.reading.value;
    const { report, next } = checkLine(before, continued(statement, before, read.continues));
    before = next;
    const step = report.status === "right" ? stepOf(statement, known) : undefined;
    return {
      ...report,
      readAs: statementToLatex(statement, convention.decimal),
      ...(step === undefined ? {} : { step }),
    };
  });
  const firstWrong = reports.findIndex(({ status }) => status === "wrong");
  return { lines: reports, firstWrong: firstWrong === -1 ? null : firstWrong };
}

interface Checked {
  readonly report: LineReport;
  /** What the next line is compared with. */
  readonly next: Statement | undefined;
}

function checkLine(before: Statement | undefined, statement: Statement): Checked {
  const chain = chainOf(statement);
  if (chain !== undefined && (chain.every(isNumeric) || goesOn(before, chain))) return checkChain(before, chain);
  const isNamed = chain !== undefined && chain.length > 2;
  if (isNamed) return checkNamedChain(before, chain);
  if (before === undefined) return { report: { status: "right", rule: "equivalent" }, next: statement };
  const comparison = compareLines(before, statement);
  return { report: reportOf(comparison), next: statement };
}

/** `3 + 4 × 2 = 3 + 8 = 11`: the parts of a chain of equals. */
function checkChain(before: Statement | undefined, chain: readonly Tree[]): Checked {
  const joints = chain.slice(1).map((part, at) => jointOf(chain[at] ?? part, part));
  const last = chain.at(-1);
  const whole: Statement | undefined = last === undefined ? before : { type: "expression", tree: last };
  if (joints.includes("false")) return { report: { status: "wrong" }, next: goesOn(before, chain) ? whole : before };
  const isRunOn = joints.includes("run-on");
  const first = chain[0];
  const follows = before?.type === "expression" && first !== undefined && isEqual(before.tree, first);
  const report: LineReport = isRunOn ? { status: "run-on" } : { status: "right", rule: "compute" };
  // A calculation on the side leaves the line before it standing.
  return { report, next: follows || before === undefined || isRunOn ? whole : before };
}

/** `x = 12/4 = 3`: an equation whose right side goes on. */
function checkNamedChain(before: Statement | undefined, chain: readonly Tree[]): Checked {
  const [left, right] = chain;
  const last = chain.at(-1);
  if (left === undefined || right === undefined || last === undefined)
    return { report: { status: "unlinked" }, next: before };
  const equation = (side: Tree): Statement => ({ type: "relation", sides: [left, side], signs: ["="] });
  const first: LineReport =
    before === undefined ? { status: "right", rule: "equivalent" } : reportOf(compareLines(before, equation(right)));
  if (first.status !== "right") return { report: first, next: equation(last) };
  const joints = chain.slice(2).map((part, at) => jointOf(chain[at + 1] ?? part, part));
  if (joints.includes("false")) return { report: { status: "wrong" }, next: equation(last) };
  return { report: joints.includes("run-on") ? { status: "run-on" } : first, next: equation(last) };
}

/** Whether two neighbours of a chain are equal; if not, whether the second only goes on with the first's result. */
function jointOf(left: Tree, right: Tree): "equal" | "run-on" | "false" {
  if (isEqual(left, right)) return "equal";
  return firstOperands(right).some((operand) => isEqual(left, operand)) ? "run-on" : "false";
}

/** What a sum or product begins with, from the longest beginning to the shortest. */
function firstOperands(tree: Tree): readonly Tree[] {
  const goesOnLeft = "left" in tree && tree.left !== undefined && tree.type !== "power";
  return goesOnLeft ? [tree.left, ...firstOperands(tree.left)] : [];
}

/** The parts of a chain of equals; `undefined` for anything else. */
function chainOf(statement: Statement): readonly Tree[] | undefined {
  return statement.type === "relation" && statement.signs.every((sign) => sign === "=") ? statement.sides : undefined;
}

/** Whether a chain with unknowns goes on from an expression, as an identity: `2(x+3) = 2x+6`. */
function goesOn(before: Statement | undefined, chain: readonly Tree[]): boolean {
  return before?.type === "expression" && chain[0] !== undefined && isEqual(before.tree, chain[0]);
}

/** A line that begins with `=` goes on from the expression before it. */
function continued(statement: Statement, before: Statement | undefined, continues: boolean): Statement {
  if (!continues || before?.type !== "expression") return statement;
  if (statement.type === "relation")
    return { ...statement, sides: [before.tree, ...statement.sides], signs: ["=", ...statement.signs] };
  return statement;
}

function isNumeric(tree: Tree): boolean {
  return namesIn(tree).size === 0;
}

function reportOf(comparison: LineComparison): LineReport {
  const { type, ...rest } = comparison;
  return { status: type, ...rest };
}

/** The step of the solution that says the same, side for side [WRK10]. */
function stepOf(statement: Statement, steps: readonly (Statement | undefined)[]): number | undefined {
  const at = steps.findIndex((step) => step !== undefined && saysTheSame(step, statement));
  return at === -1 ? undefined : at;
}

function saysTheSame(a: Statement, b: Statement): boolean {
  const [first, second] = [endsOf(a), endsOf(b)];
  if (first === undefined || second === undefined) return false;
  return first.length === second.length && first.every((tree, at) => isEqual(tree, second[at] ?? tree));
}

/** An expression, or the first and the last side of a chain of equals. */
function endsOf(statement: Statement): readonly Tree[] | undefined {
  if (statement.type === "expression") return [statement.tree];
  const chain = chainOf(statement);
  const [first, last] = [chain?.[0], chain?.at(-1)];
  return first === undefined || last === undefined ? undefined : [first, last];
}

function statementOf(text: string, options: ReadOptions): Statement | undefined {
  const read = readStatement(text, options);
  return read.ok ? read.value.statement : undefined;
}
