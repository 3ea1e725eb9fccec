import { childrenOf, quotientTree, wholeTree, type NumberTree, type Tree } from "../read/tree.ts";
import { namesIn } from "../read/names-in.ts";
import {
  CONSTANTS,
  NONE,
  oppositeOf,
  powerOf,
  productOf,
  quotientOf,
  rounded,
  sizeOf,
  sumOf,
  valueOfApplication,
  valueOfCall,
  type Approximation,
  type Operation,
  type Values,
} from "./approximation.ts";
import { rationalOf } from "./constants.ts";
import { formulaOf } from "./formulas.ts";

/** Works out one tree at one point, with a bound of its error. */
export type Program = (at: Values) => Approximation;

export interface CompileOptions {
  /** How far a typed number may be off. */
  readonly numberError?: (value: number) => number;
  /** Whether that holds for exponents too. */
  readonly includeExponents?: boolean;
}

/** The unknowns of two trees, sorted. */
export function namesOfPair(a: Tree, b: Tree): readonly string[] {
  const names = new Set<string>();
  namesIn(a, names);
  namesIn(b, names);
  return [...names].toSorted();
}

/** The value in doubles; NaN where there is none, or an unknown has no value. Not for deciding equality. */
export function numericValue(tree: Tree, values: ReadonlyMap<string, number> = new Map()): number {
  return compile(tree)(pointOf([...values.keys()], [...values.values()])).value;
}

/** The unknowns with the numbers given, which are exact. */
export function pointOf(names: readonly string[], values: readonly number[]): Values {
  const point = new Map<string, Approximation>();
  for (const [i, value] of values.entries()) point.set(names[i] ?? "", { value, error: 0 });
  return point;
}

const OPERATIONS: Readonly<Partial<Record<Tree["type"], Operation>>> = {
  negative: oppositeOf,
  absolute: sizeOf,
  factorial: (of) => valueOfCall("factorial", of),
  sum: sumOf,
  difference: (a, b) => sumOf(a, oppositeOf(b)),
  product: productOf,
  fraction: quotientOf,
  quotient: quotientOf,
};

export function compile(tree: Tree, options: CompileOptions = {}): Program {
  switch (tree.type) {
    case "number":
      return fixed(valueOfNumber(tree, options));
    case "name":
      return (at) => at.get(tree.name) ?? NONE;
    case "constant":
      return fixed(CONSTANTS[tree.name] ?? NONE);
    case "positive":
    case "group":
      return compile(tree.of, options);
    case "power":
      return powerProgram(tree.left, tree.right, options);
    case "root":
      return powerProgram(tree.of, HALF, options);
    case "indexed-root":
      return powerProgram(tree.of, { type: "fraction", left: ONE, right: tree.index }, options);
    default:
  }
  const formula = formulaOf(tree);
  const children = childrenOf(tree).map((child) => compile(child, options));
  if (formula !== undefined) return formulaProgram(compile(formula), children);
  const [first = fixed(NONE), second = first] = children;
  const operation = OPERATIONS[tree.type];
  if (operation !== undefined) return (at) => operation(first(at), second(at));
  if (tree.type === "call") return (at) => valueOfCall(tree.name, first(at));
  if (tree.type !== "apply") return fixed(NONE);
  return (at) =>
    valueOfApplication(
      tree.name,
      children.map((child) => child(at)),
    );
}

const ONE = wholeTree(1);
const HALF = quotientTree({ n: 1n, d: 2n });

function fixed(value: Approximation): Program {
  return () => value;
}

function valueOfNumber({ whole, decimals, repeating, exponent }: NumberTree, options: CompileOptions): Approximation {
  const tail = repeating === undefined ? "" : repeating.repeat(Math.ceil(20 / Math.max(1, repeating.length)));
  const value = Number(`${whole}.${decimals}${tail}e${exponent ?? 0}`);
  if (options.numberError !== undefined) return { value, error: options.numberError(value) };
  return Number.isSafeInteger(value) && decimals + tail === "" ? { value, error: 0 } : rounded(value, 0);
}

/** A formula of the children, each worked out once. */
function formulaProgram(formula: Program, children: readonly Program[]): Program {
  return (at) => formula(new Map(children.map((child, i) => ["xyz".charAt(i), child(at)])));
}

function powerProgram(base: Tree, exponent: Tree, options: CompileOptions): Program {
  const below = compile(base, options);
  const above = compile(exponent, options.includeExponents === true ? options : {});
  const exact = rationalOf(exponent);
  return (at) => powerOf(below(at), above(at), exact);
}
