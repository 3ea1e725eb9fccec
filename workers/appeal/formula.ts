/** A node of what mathjs has read. */
export type MathNode =
  | { readonly type: "ConstantNode"; readonly value: unknown }
  | { readonly type: "SymbolNode"; readonly name: string }
  | { readonly type: "ParenthesisNode"; readonly content: MathNode }
  | { readonly type: "OperatorNode"; readonly fn: string; readonly args: readonly MathNode[] }
  | { readonly type: "FunctionNode"; readonly fn: { readonly name: string }; readonly args: readonly MathNode[] };

/** The second method: a parser that is not ours. */
export interface MathParser {
  /** With its version. */
  readonly name: string;
  readonly parse: (text: string) => MathNode;
}

type Values = Readonly<Record<string, number>>;

/** An expression that may be worked out. */
export interface Formula {
  /** Unknowns, sorted. */
  readonly names: readonly string[];
  /** null where it has no real value. */
  readonly at: (values: Values) => number | null;
}

export type FormulaFault = "cannot-read" | "too-complicated";

const MAX_DEPTH = 30;
const MAX_NODES = 300;
const MAX_TEXT = 1_500;
const MAX_NAMES = 6;
/** Digits that plain numbers hold for certain. */
const MAX_DIGITS = 14;
/** Beyond these a plain number may lose what makes the difference. */
const SMALLEST = 1e-9;
const LARGEST = 1e12;
const MAX_EXPONENT = 100;

const OPERATORS: ReadonlyMap<string, (a: number, b: number) => number> = new Map([
  ["add", (a, b) => a + b],
  ["subtract", (a, b) => a - b],
  ["multiply", (a, b) => a * b],
  ["divide", (a, b) => a / b],
  ["pow", (a, b) => a ** b],
  ["unaryMinus", (a) => -a],
  ["unaryPlus", (a) => a],
]);

/** The functions of school mathematics: nothing else gets in. */
const FUNCTIONS: ReadonlyMap<string, (x: number) => number> = new Map([
  ["abs", Math.abs],
  ["acos", Math.acos],
  ["asin", Math.asin],
  ["atan", Math.atan],
  ["cbrt", Math.cbrt],
  ["cos", Math.cos],
  ["cosh", Math.cosh],
  ["cot", (x) => 1 / Math.tan(x)],
  ["csc", (x) => 1 / Math.sin(x)],
  ["exp", Math.exp],
  ["log", Math.log],
  ["log10", Math.log10],
  ["sec", (x) => 1 / Math.cos(x)],
  ["sin", Math.sin],
  ["sinh", Math.sinh],
  ["sqrt", Math.sqrt],
  ["tan", Math.tan],
  ["tanh", Math.tanh],
]);

/** Numbers that stand for themselves under the names `toMathjs` gives them. */
const CONSTANTS: Values = { k_pi: Math.PI, k_e: Math.E };

/**
 * Parses with the second method. Everything that could take long or lose precision is refused before anything is
 * worked out [APL4].
 */
export function readFormula(text: string, parser: MathParser): Formula | FormulaFault {
  if (text.length > MAX_TEXT || bracketDepth(text) > MAX_DEPTH) return "too-complicated";
  if (longestNumber(text) > MAX_DIGITS) return "too-complicated";
  let node: MathNode;
  try {
    node = parser.parse(text);
  } catch {
    return "cannot-read";
  }
  const walk: Walk = { nodes: 0, names: new Set(), fault: null };
  visit(node, 0, walk);
  if (walk.fault !== null) return walk.fault;
  if (walk.names.size > MAX_NAMES) return "too-complicated";
  return { names: [...walk.names].toSorted(), at: (values: Values) => evaluate(node, values) };
}

function evaluate(node: MathNode, values: Values): number | null {
  const value = work(node, { ...CONSTANTS, ...values });
  return Number.isFinite(value) ? value : null;
}

/** NaN where anything in it has no value. */
function work(node: MathNode, values: Values): number {
  switch (node.type) {
    case "ConstantNode":
      return typeof node.value === "number" ? node.value : Number.NaN;
    case "SymbolNode":
      return values[node.name] ?? Number.NaN;
    case "ParenthesisNode":
      return work(node.content, values);
    case "OperatorNode": {
      const [a = Number.NaN, b = Number.NaN] = node.args.map((arg) => work(arg, values));
      return OPERATORS.get(node.fn)?.(a, b) ?? Number.NaN;
    }
    case "FunctionNode": {
      const [x = Number.NaN, more] = node.args.map((arg) => work(arg, values));
      return more === undefined ? (FUNCTIONS.get(node.fn.name)?.(x) ?? Number.NaN) : Number.NaN;
    }
  }
}

interface Walk {
  nodes: number;
  readonly names: Set<string>;
  fault: FormulaFault | null;
}

/** Visits a node; true when it holds no unknown. The value of such a node is looked at, from the inside out. */
function visit(node: MathNode, depth: number, walk: Walk): boolean {
  walk.nodes += 1;
  if (walk.nodes > MAX_NODES || depth > MAX_DEPTH * 3) walk.fault ??= "too-complicated";
  if (walk.fault !== null) return false;
  if (node.type === "SymbolNode") {
    const constant = node.name in CONSTANTS;
    if (!constant) walk.names.add(node.name);
    return constant;
  }
  const inner = innerNodes(node);
  if (inner === null) {
    walk.fault = "cannot-read";
    return false;
  }
  const numbers = inner.map((child) => visit(child, depth + 1, walk));
  if (walk.fault !== null) return false;
  const [, exponent] = inner;
  // The exponent has been looked at already, so that working it out is safe.
  if (isPower(node) && exponent !== undefined && !isSmall(exponent, numbers[1] === true)) {
    walk.fault = "too-complicated";
    return false;
  }
  const isNumber = numbers.every(Boolean);
  if (isNumber && isExtreme(evaluate(node, {}))) walk.fault = "too-complicated";
  return isNumber;
}

/** What the node is made of; null for anything that is not school arithmetic. */
function innerNodes(node: MathNode): readonly MathNode[] | null {
  if (node.type === "ConstantNode" || node.type === "SymbolNode") return [];
  if (node.type === "ParenthesisNode") return [node.content];
  return node.type === "FunctionNode" || OPERATORS.has(node.fn) ? node.args : null;
}

function isPower(node: MathNode): boolean {
  return node.type === "OperatorNode" && node.fn === "pow";
}

function isSmall(exponent: MathNode, isNumber: boolean): boolean {
  if (!isNumber) return !holdsPower(exponent);
  const value = evaluate(exponent, {});
  return value !== null && Math.abs(value) <= MAX_EXPONENT;
}

function holdsPower(node: MathNode): boolean {
  return isPower(node) || (innerNodes(node) ?? []).some(holdsPower);
}

function isExtreme(value: number | null): boolean {
  if (value === null || value === 0) return false;
  return Math.abs(value) < SMALLEST || Math.abs(value) > LARGEST;
}

function bracketDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const sign of text) {
    if (sign === "(") deepest = Math.max(deepest, (depth += 1));
    if (sign === ")") depth -= 1;
  }
  return deepest;
}

function longestNumber(text: string): number {
  const numbers = text.match(/\d[\d.]*/gu) ?? [];
  return Math.max(0, ...numbers.map((digits) => digits.replace(".", "").length));
}
