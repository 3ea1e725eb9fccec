import type { MathProblemItem } from "../../items/math-problem-item.ts";
import { check } from "../check.ts";
import type { Statement, Tree } from "../read/tree.ts";
import type { AnswerKind, CheckOptions, NumberLocale } from "../types.ts";
import type { WorkRequest } from "./check-work.ts";
import { compareLines } from "./compare-lines.ts";
import { chainOf, isFinishedNumber, isNumeric, namesOfStatement } from "./judge-parts.ts";
import { readLine, sayingOf } from "./read-line.ts";

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

/** The last line that is a finished answer, as the answer's box would take it; `null`: there is none [WRK23]. */
export function offeredAnswer(item: MathProblemItem, lines: readonly string[], locale: NumberLocale): string | null {
  const boxes = boxesOf(item);
  const [box] = boxes;
  const last = lines.findLast((line) => line.trim() !== "");
  if (box === undefined || boxes.length > 1 || last === undefined) return null;
  const { said } = sayingOf(last);
  const end = said.slice(said.lastIndexOf("=") + 1).trim();
  const isNamed = box.kind === "equation" && box.options.accept?.includes("value") === true && /^\p{L}\s*=/u.test(said);
  const candidates = isNamed ? [end, said] : [said, end];
  return candidates.find((text) => isFinished(box, text, locale)) ?? null;
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

const PICKED: ReadonlySet<AnswerKind> = new Set<AnswerKind>(["choice", "boolean", "text"]);

/** Whether a text could be handed in, whatever it is worth: it is held against itself, and never against the answer. */
function isFinished({ kind, canonical, options }: Box, text: string, locale: NumberLocale): boolean {
  if (PICKED.has(kind) || text.trim() === "") return false;
  const { wrong: _wrong, alternatives: _alternatives, tolerance: _tolerance, ...rest } = options;
  const isFree = kind === "expression" && (rest.form === undefined || rest.form === "any" || rest.form === "same");
  // `300 + 5`, `4 × 6` are asked as they stand: there no line of that sort is work on the way.
  const simplified: CheckOptions = { ...rest, form: "simplified" };
  const isOpen =
    isFree && check({ kind, expected: canonical, given: canonical, options: simplified }).verdict === "correct";
  const asked: CheckOptions = { ...rest, locale, ...(isOpen ? { form: "simplified" as const } : {}) };
  if (check({ kind, expected: canonical, given: text, options: { ...rest, locale } }).verdict === "unreadable")
    return false;
  return check({ kind, expected: text, given: text, options: asked }).verdict === "correct";
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
  const candidates = inStem.length === 1 ? inStem : inStem.length === 0 ? inStep : [];
  const canonical = item.answer_spec.parts === undefined ? item.solution_logic.final_answer_canonical : undefined;
  const answer = canonical === undefined ? undefined : statementOf(canonical);
  return candidates.find((start) => answer !== undefined && leadsTo(start, answer));
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
