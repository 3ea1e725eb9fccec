import type { Problem } from "../read/problem.ts";
import type { ReadOptions } from "../read/read-statement.ts";
import type { Statement, Tree } from "../read/tree.ts";
import type { NearMiss } from "../types.ts";
import { MAX_LINES, type LineSort, type LineStatus, type SolutionsChanged, type StepRule } from "./codes.ts";
import { judgeLine, type Judged, type Standing } from "./judge-line.ts";
import {
  chainOf,
  finishedNumbersIn,
  isEqual,
  isMadeOf,
  isNumeric,
  isOneStep,
  namesOfStatement,
  treesOf,
} from "./judge-parts.ts";
import { isInWords, readLine, type Line } from "./read-line.ts";

export interface WorkRequest {
  /** As typed, first line first. */
  readonly lines: readonly string[];
  /** What the problem gives to begin with, `3(x+2)=15`; absent: the first line is taken as it stands. */
  readonly start?: string | undefined;
  /** What the steps of the problem's own solution say, in order. */
  readonly steps?: readonly string[];
  readonly reading?: ReadOptions;
  /** Whether a text is a finished answer, right or wrong: what is one is not judged here [WRK13]. */
  readonly isAnswer?: (text: string) => boolean;
  /** The right answer: a calculation that comes to it is not judged to its end either [WRK13]. */
  readonly answer?: string | undefined;
}

export interface LineReport {
  readonly status: LineStatus;
  /** What the line is; absent where it cannot be read. */
  readonly sort?: LineSort;
  readonly rule?: StepRule;
  readonly near?: NearMiss;
  readonly because?: SolutionsChanged;
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

/** Most solutions an equation has that are written one a line. */
const MAX_CASES = 4;

/** Checks lines of working, each against the one before it [WRK1]-[WRK20]. */
export function checkWork({ lines, start, steps = [], reading = {}, isAnswer, answer }: WorkRequest): WorkReport {
  const known = steps.map((step) => read(step, { locale: "en" }, undefined)?.readings[0]);
  const texts = lines.slice(0, MAX_LINES);
  const right = answer === undefined ? undefined : read(answer, { locale: "en" }, undefined)?.readings[0];
  const reports: LineReport[] = [];
  let standing = standingAt(start, reading);
  const asked = isAnswer && { isAnswer, right, reading, given: numbersOfOneStep(standing.sound) };
  for (const [at, text] of texts.entries()) {
    if (reports.length > at) continue;
    const line = readLine(text, reading, standing.names);
    if (line === undefined) reports.push({ status: "empty" });
    // A line of two quantities, `1 h 25 min`, is nothing but an answer.
    else if (!line.ok && isAnswer?.(text) === true) reports.push({ status: "answer" });
    else if (!line.ok) reports.push(isInWords(text) ? { status: "unlinked" } : unreadable(line.error));
    else {
      const judged = asked ? judgeButAnswer(standing, line.value, asked) : judgeLine(standing, line.value);
      const cases = judged.report.because === "solution-lost" ? judgeCases(standing, texts.slice(at), reading) : [];
      reports.push(...(cases.length > 0 ? cases : [withReading(judged.report, line.value, known)]));
      if (cases.length === 0) standing = judged.next;
    }
  }
  const firstWrong = reports.findIndex(({ status }) => status === "wrong");
  return { lines: reports, firstWrong: firstWrong === -1 ? null : firstWrong };
}

/** `x = 3` and `x = -3` below each other: one solution a line, all of them together [WRK16]. */
function judgeCases(standing: Standing, texts: readonly string[], reading: ReadOptions): readonly LineReport[] {
  const cases: Line[] = [];
  for (const text of texts.slice(0, MAX_CASES)) {
    const line = read(text, reading, standing.names);
    if (line === undefined) break;
    cases.push(line);
    const of = cases.map(({ readings }) => readings[0]);
    const judged = judgeLine(standing, { ...line, readings: [{ type: "any", of }] });
    if (judged.report.status === "right") {
      return cases.map(({ readAs }) => ({ status: "right", rule: "case", sort: "equation", readAs }));
    }
  }
  return [];
}

function withReading(report: LineReport, line: Line, known: readonly (Statement | undefined)[]): LineReport {
  const step = report.status === "right" ? stepOf(line.readings[0], known) : undefined;
  return { ...report, sort: sortOf(line.readings[0]), readAs: line.readAs, ...(step === undefined ? {} : { step }) };
}

interface AskedAnswer {
  readonly isAnswer: (text: string) => boolean;
  readonly right: Statement | undefined;
  readonly reading: ReadOptions;
  /** The numbers of a problem that is an equation of one step. */
  readonly given: readonly Tree[] | undefined;
}

function numbersOfOneStep(start: Statement | undefined): readonly Tree[] | undefined {
  return start !== undefined && isOneStep(start) ? treesOf(start).flatMap(finishedNumbersIn) : undefined;
}

/** Where the problem takes one step, a line with other numbers than its own holds the answer [WRK24]. */
function judgeButGuess(standing: Standing, line: Line, { given }: AskedAnswer): Judged {
  const isOfItsOwn = (statement: Statement) =>
    given === undefined ||
    namesOfStatement(statement).size === 0 ||
    treesOf(statement).every((tree) => isMadeOf(tree, given));
  if (line.readings.every(isOfItsOwn)) return judgeLine(standing, line);
  return { report: { status: "unlinked" }, next: standing };
}

/** A finished answer is left to the check of answers; so is the end of a chain that is one [WRK13]. */
function judgeButAnswer(standing: Standing, line: Line, asked: AskedAnswer): Judged {
  const { isAnswer, reading } = asked;
  const main = standing.isKnown ? standing.main : [];
  const answered: Judged = { report: { status: "answer" }, next: { ...standing, main } };
  if (isAnswer(line.said)) return answered;
  const chain = chainOf(line.readings[0]) ?? [];
  if (!endsInAnswer(standing, line, chain, asked)) return judgeButGuess(standing, line, asked);
  if (chain.length === 2 && !line.continues) return answered;
  const head = line.said.slice(0, line.said.lastIndexOf("="));
  const before = read((line.continues ? "=" : "") + head, reading, standing.names);
  if (before === undefined) return answered;
  const judged = judgeButGuess(standing, before, asked);
  const isFaulty = judged.report.status === "wrong" || judged.report.status === "run-on";
  return isFaulty ? judged : { report: answered.report, next: judged.next };
}

/** Whether a chain that goes on from the problem ends in a finished answer. */
function endsInAnswer(
  { main, isKnown }: Standing,
  { said, continues }: Line,
  chain: readonly Tree[],
  { isAnswer, right }: AskedAnswer,
): boolean {
  const [first, last] = [chain[0], chain.at(-1)];
  const at = said.lastIndexOf("=");
  if (first === undefined || last === undefined || at < 0) return false;
  const end = said.slice(at + 1);
  // The number behind `x + 10 =` is no answer, that behind `x =` is one.
  const isBareEnd = isNumeric(first) || !isNumeric(last);
  if (!(isBareEnd && isAnswer(end)) && !isAnswer(`${said.slice(0, said.indexOf("="))}=${end}`)) return false;
  if (continues || (chain.length > 2 && !isNumeric(first))) return true;
  const comesToIt = (statement: Statement) => statement.type === "expression" && isEqual(statement.tree, first);
  return (isKnown && main.some(comesToIt)) || (right !== undefined && comesToIt(right));
}

function unreadable(problem: Problem): LineReport {
  return { status: "unreadable", problem };
}

function standingAt(start: string | undefined, reading: ReadOptions): Standing {
  const line = start === undefined ? undefined : read(start, reading, undefined);
  const names = line && new Set(line.readings.flatMap((statement) => [...namesOfStatement(statement)]));
  return {
    main: line?.readings ?? [],
    sound: line?.readings[0],
    whole: undefined,
    aside: undefined,
    names,
    isKnown: line !== undefined,
  };
}

function read(text: string, options: ReadOptions, names: ReadonlySet<string> | undefined): Line | undefined {
  const line = readLine(text, options, names);
  return line?.ok === true ? line.value : undefined;
}

function sortOf(statement: Statement): LineSort {
  if (statement.type === "expression") return "expression";
  if (statement.type === "ratio") return "ratio";
  if (statement.type !== "relation") return "other";
  if (statement.sides.every(isNumeric)) return "calculation";
  return chainOf(statement) === undefined ? "inequality" : "equation";
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
