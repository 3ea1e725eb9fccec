import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { algebraPart } from "../algebra-part.ts";
import { check } from "../check.ts";
import type { Statement, Tree } from "../read/tree.ts";
import { NUMBER_KINDS, type AnswerKind, type CheckOptions, type NumberLocale } from "../types.ts";
import { checkWork, type WorkRequest } from "./check-work.ts";
import { compareLines } from "./compare-lines.ts";
import { chainOf, isEqual, isFinishedNumber, isNumeric, namesOfStatement } from "./judge-parts.ts";
import { readLine } from "./read-line.ts";

/** What a problem gives to its lines of working. */
export interface WorkOfItem extends Omit<WorkRequest, "lines"> {
  /** For each of `steps`, the index of the solution step it is from. */
  readonly stepIndexes: readonly number[];
}

/** How lines of working on a problem are checked [WRK21]-[WRK23]. */
export function workOfItem(item: MathProblemItem, locale: NumberLocale): WorkOfItem {
  const pieces = item.solution_logic.steps.flatMap(({ math, step_index }) =>
    piecesOf(math).map((piece) => ({ piece, step_index })),
  );
  const boxes = boxesOf(item);
  return {
    start: startOf(item),
    steps: pieces.map(({ piece }) => piece),
    stepIndexes: pieces.map(({ step_index }) => step_index),
    reading: { locale },
    isAnswer: (text) => boxes.some((box) => isFinished(box, text, locale)),
    ...(boxes.length === 1 ? { answer: item.solution_logic.final_answer_canonical } : {}),
  };
}

/**
 * What the last line puts into the answer's box; `null`: nothing. Only a line that is wholly a finished answer does, or
 * a calculation with numbers alone that the answer ends [WRK25].
 */
export function offeredAnswer(item: MathProblemItem, lines: readonly string[], locale: NumberLocale): string | null {
  const boxes = boxesOf(item);
  const [box] = boxes;
  const last = lines.findLastIndex((line) => line.trim() !== "");
  const text = lines[last];
  if (box === undefined || boxes.length > 1 || text === undefined) return null;
  const work = workOfItem(item, locale);
  const line = readLine(text, { locale }, namesOf(work.start));
  if (line?.ok !== true) return null;
  const { said, readings } = line.value;
  const [statement] = readings;
  const chain = chainOf(statement);
  const named = box.kind === "equation" ? namedAnswer(box, said, chain ?? []) : undefined;
  const whole = named ?? (isBareAnswer(box, statement) ? said : undefined);
  if (whole !== undefined) return isFinished(box, whole, locale) ? whole : null;
  const end = said.slice(said.lastIndexOf("=") + 1).trim();
  const isCalculation = !SOLVED.has(box.kind) && chain?.every(isNumeric) === true;
  if (!isCalculation || !isFinished(box, end, locale)) return null;
  const { stepIndexes: _stepIndexes, ...request } = work;
  const status = checkWork({ ...request, lines }).lines[last]?.status;
  // A true calculation need not go on from anything where no beginning is known.
  return status === "answer" || (status === "right" && work.start === undefined) ? end : null;
}

/** Boxes that ask what an unknown is. */
const SOLVED: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["equation", "inequality", "system"]);

/** A line that is nothing else: for what comes to a number, and for a solution, a number by itself. */
function isBareAnswer({ kind }: Box, statement: Statement): boolean {
  if (kind !== "equation" && kind !== "scientific" && !NUMBER_KINDS.has(kind)) return chainOf(statement) === undefined;
  return statement.type === "remainder" || (statement.type === "expression" && isNumeric(statement.tree));
}

/** `x = 4`, `4 = x`, `x = 8/2 = 4`, where what is asked is x. */
function namedAnswer({ options }: Box, said: string, [first, ...others]: readonly Tree[]): string | undefined {
  const end = others.at(-1);
  if (first === undefined || end === undefined) return undefined;
  const isAsked = (tree: Tree) =>
    tree.type === "name" && (options.variable === undefined || tree.name === options.variable);
  const isNumber = (tree: Tree) => isNumeric(tree) && isFinishedNumber(tree);
  if (others.length === 1 && isNumber(first) && isAsked(end)) return said;
  if (!isAsked(first) || !others.every(isNumeric) || !isNumber(end)) return undefined;
  return `${said.slice(0, said.indexOf("=")).trim()} = ${said.slice(said.lastIndexOf("=") + 1).trim()}`;
}

function namesOf(start: string | undefined): ReadonlySet<string> | undefined {
  const statement = start === undefined ? undefined : statementOf(start);
  return statement && namesOfStatement(statement);
}

interface Box {
  readonly kind: AnswerKind;
  readonly canonical: string;
  readonly options: CheckOptions;
}

function boxesOf({ answer_spec: spec, solution_logic: solution }: MathProblemItem): readonly Box[] {
  if (spec.parts !== undefined) return spec.parts;
  return [{ kind: spec.kind ?? "number", canonical: solution.final_answer_canonical, options: spec.options ?? {} }];
}

const PARTS = { algebra: algebraPart };
const PICKED: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["choice", "boolean", "text"]);

/** Whether a text could be handed in, whatever it is worth: it is held against itself, and never against the answer. */
function isFinished({ kind, canonical, options }: Box, text: string, locale: NumberLocale): boolean {
  if (PICKED.has(kind) || text.trim() === "") return false;
  const { wrong: _wrong, alternatives: _alternatives, tolerance: _tolerance, ...rest } = options;
  const isFree = kind === "expression" && (rest.form === undefined || rest.form === "any" || rest.form === "same");
  // `300 + 5`, `4 × 6` are asked as they stand: there no line of that sort is work on the way.
  const simplified: CheckOptions = { ...rest, form: "simplified" };
  const isOpen =
    isFree && check({ kind, expected: canonical, given: canonical, options: simplified }, PARTS).verdict === "correct";
  const asked: CheckOptions = { ...rest, locale, ...(isOpen ? { form: "simplified" as const } : {}) };
  if (check({ kind, expected: canonical, given: text, options: { ...rest, locale } }, PARTS).verdict === "unreadable")
    return false;
  return check({ kind, expected: text, given: text, options: asked }, PARTS).verdict === "correct";
}

/**
 * What the problem gives to begin with: the one expression or equation in its text, or in the first step of its
 * solution, if the right answer follows from it.
 */
function startOf(item: MathProblemItem): string | undefined {
  const { stem } = item.problem_content;
  const inStem = [...stem.matchAll(/(?<!\\)\$([^$]+)\$/gu)].map(([, math = ""]) => withoutBox(math)).filter(hasWork);
  const [first] = item.solution_logic.steps;
  const inStep = piecesOf(first?.math ?? "")
    .slice(0, 1)
    .filter(isEquationToSolve);
  const said = inStem.length === 1 ? inStem : inStem.length === 0 ? inStep : [];
  const candidates = [...said, ...joinedNumbers(item)];
  const canonical = item.answer_spec.parts === undefined ? item.solution_logic.final_answer_canonical : undefined;
  const answer = canonical === undefined ? undefined : statementOf(canonical);
  return candidates.find((start) => answer !== undefined && leadsTo(start, answer));
}

/** "Add 1/6 and 5/12": the two numbers of the text as a step of the solution joins them, written in its own way. */
function joinedNumbers({ problem_content: { stem }, solution_logic: { steps } }: MathProblemItem): readonly string[] {
  const numbers = [...stem.matchAll(/(?<!\\)\$([^$]+)\$/gu)].map(([, math = ""]) => treeOf(math));
  const [one, other, ...more] = numbers;
  if (one === undefined || other === undefined || more.length > 0) return [];
  return steps
    .flatMap(({ math }) => piecesOf(math))
    .map((piece) => piece.split("=", 1)[0]?.trim() ?? "")
    .filter((piece) => {
      const tree = treeOf(piece);
      return tree !== undefined && "left" in tree && joins(tree, one, other);
    });
}

function joins(tree: Tree, one: Tree, other: Tree): boolean {
  if (tree.type !== "sum" && tree.type !== "difference" && tree.type !== "product" && tree.type !== "quotient")
    return false;
  const { left, right } = tree;
  return (isEqual(left, one) && isEqual(right, other)) || (isEqual(left, other) && isEqual(right, one));
}

function treeOf(math: string): Tree | undefined {
  const statement = statementOf(math);
  return statement?.type === "expression" ? statement.tree : undefined;
}

function leadsTo(start: string, answer: Statement): boolean {
  const statement = statementOf(start);
  if (statement === undefined) return false;
  const [name, ...others] = namesOfStatement(statement);
  const isBare = statement.type === "relation" && answer.type === "expression" && name !== undefined;
  if (isBare && others.length > 0) return false;
  const said: Statement = isBare
    ? { type: "relation", sides: [{ type: "name", name, at: 0 }, answer.tree], signs: ["="] }
    : answer;
  return compareLines(statement, said).type === "right";
}

/** `48 + 26 = \square` gives 48 + 26; a box in any other place is no number. */
function withoutBox(math: string): string {
  return math.replace(/^\s*\\square\s*=|=\s*\\square\s*$/u, "").trim();
}

/** An operation, or something that can be solved: no single number or letter. */
function hasWork(math: string): boolean {
  const statement = statementOf(math);
  if (statement === undefined) return false;
  if (statement.type !== "expression") return true;
  return !isAlone(statement.tree);
}

function isAlone(tree: Tree): boolean {
  return tree.type === "name" || (isNumeric(tree) && isFinishedNumber(tree) && tree.type !== "fraction");
}

function isEquationToSolve(math: string): boolean {
  const statement = statementOf(math);
  const [left, right] = (statement && chainOf(statement)) ?? [];
  return left !== undefined && right !== undefined && !(isNumeric(left) && isNumeric(right));
}

/** What a step says, each thing by itself, without spaces for the eye; what is said in words is left out. */
function piecesOf(math: string): readonly string[] {
  return math
    .split(/\\Rightarrow|\\implies|\\quad|\\\\/u)
    .map((piece) =>
      piece
        .replace(/\{,\}/gu, "")
        .replace(/\\[;,!:]/gu, " ")
        .replace(/^[\s,;]+|[\s,;]+$/gu, ""),
    )
    .filter((piece) => piece !== "" && !piece.includes("\\text"));
}

function statementOf(text: string): Statement | undefined {
  if (text.includes("\\square") || text.includes("\\text")) return undefined;
  const line = readLine(text, { locale: "en" }, undefined);
  return line?.ok === true ? line.value.readings[0] : undefined;
}
