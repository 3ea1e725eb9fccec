import { plusMinusVariants } from "../read/plus-minus.ts";
import { childrenOf, type RelationSign, type Statement, type Tree } from "../read/tree.ts";

/** A sign that relations are written out to. */
export type Sign = Exclude<RelationSign, "≈" | "∈">;

/** The sign that says the same with the sides changed over. */
export const TURNED = { "=": "=", "≠": "≠", "<": ">", ">": "<", "≤": "≥", "≥": "≤" } as const;

/** What a statement says, with every ± and chain written out. */
export type Formula =
  | { readonly type: "relation"; readonly left: Tree; readonly right: Tree; readonly sign: Sign }
  | { readonly type: "all" | "any"; readonly of: readonly Formula[] }
  /** True, or false, whatever the unknown. */
  | { readonly type: "always"; readonly value: boolean };

export type Relation = Extract<Formula, { type: "relation" }>;

/** How commas join: as a list of solutions, or as statements that all hold. */
export type Commas = "any" | "all";

/** Most relations that one statement may be written out to. */
const MAX_RELATIONS = 32;

/** `undefined`: the statement is nothing that can be true or false. */
export function toFormula(statement: Statement, commas: Commas): Formula | undefined {
  const formula = write(statement, commas);
  return formula !== undefined && relationsOf(formula).length <= MAX_RELATIONS ? formula : undefined;
}

/** Every relation in it, in order. */
export function relationsOf(formula: Formula): readonly Relation[] {
  if (formula.type === "always") return [];
  return formula.type === "relation" ? [formula] : formula.of.flatMap(relationsOf);
}

/** One side less the other. */
export function differenceOf({ left, right }: Relation): Tree {
  return {
    type: "difference",
    left: { type: "group", of: left },
    right: { type: "group", of: right },
  };
}

/** Whether "and" is in it, or several statements that all hold. */
export function hasAll(formula: Formula): boolean {
  return formula.type === "all" || (formula.type === "any" && formula.of.some(hasAll));
}

/** The unknowns in order of appearance; `f(` for a function that a letter stands for. */
export function unknownsOf(formula: Formula): readonly string[] {
  const names = new Set<string>();
  const collect = (tree: Tree): void => {
    if (tree.type === "name" || tree.type === "apply") names.add(tree.type === "name" ? tree.name : `${tree.name}(`);
    childrenOf(tree).forEach(collect);
  };
  for (const { left, right } of relationsOf(formula)) [left, right].forEach(collect);
  return [...names];
}

/** Every relation's sides, changed alike. */
export function mapTrees(formula: Formula, change: (tree: Tree) => Tree): Formula {
  if (formula.type === "always") return formula;
  if (formula.type === "relation") return { ...formula, left: change(formula.left), right: change(formula.right) };
  return { ...formula, of: formula.of.map((part) => mapTrees(part, change)) };
}

function write(statement: Statement, commas: Commas): Formula | undefined {
  switch (statement.type) {
    case "relation":
      return writeRelation(statement.sides, statement.signs);
    case "all":
    case "any":
      return writeAll(statement.of, statement.type, commas);
    case "sequence":
      return writeSequence(statement.items, commas);
    case "union":
    case "intersection":
      return statement.of.every(({ type }) => type === "relation")
        ? writeAll(statement.of, statement.type === "union" ? "any" : "all", commas)
        : undefined;
    case "such-that":
      return write(statement.of, commas);
    case "member":
      return writeMember(statement.name, statement.of);
    case "special":
      return { type: "always", value: statement.value === "true" || statement.value === "all-numbers" };
    default:
      return undefined;
  }
}

function writeAll(statements: readonly Statement[], type: "all" | "any", commas: Commas): Formula | undefined {
  const of: Formula[] = [];
  // `x = 2 or -2`: the sides before are meant again.
  let subject: Tree | undefined;
  for (const statement of statements) {
    const isBare = statement.type === "expression" && subject !== undefined;
    const part = isBare ? writeRelation([subject as Tree, statement.tree], ["="]) : write(statement, commas);
    if (part === undefined) return undefined;
    const isEquation = statement.type === "relation" && statement.signs.join() === "=";
    subject = isEquation ? statement.sides[0] : subject;
    of.push(part);
  }
  if (of.length === 0) return { type: "always", value: false };
  return of.length === 1 ? of[0] : { type, of };
}

function writeSequence(items: readonly (Statement | null)[], commas: Commas): Formula | undefined {
  const statements = items.filter((item) => item !== null);
  // `x = 4;`: nothing behind the last mark.
  const isWhole = statements.length === items.length || items.indexOf(null) === statements.length;
  return isWhole ? writeAll(statements, commas, commas) : undefined;
}

/** `x ∈ {2, -2}`, `x = {2, -2}`: each of them. */
function writeMember(name: string, of: Statement): Formula | undefined {
  if (of.type === "special") return write(of, "any");
  if (name === "" || of.type !== "sequence" || of.open !== "{") return undefined;
  const equations = of.items.map((item): Statement | null =>
    item?.type === "expression"
      ? { type: "relation", sides: [{ type: "name", name, at: 0 }, item.tree], signs: ["="] }
      : null,
  );
  return equations.includes(null) ? undefined : writeSequence(equations, "any");
}

function writeRelation(sides: readonly Tree[], signs: readonly RelationSign[]): Formula | undefined {
  const parts: Formula[] = [];
  for (const [index, sign] of signs.entries()) {
    const [left, right] = [sides[index], sides[index + 1]];
    if (left === undefined || right === undefined || sign === "≈" || sign === "∈") return undefined;
    const isTrue = compareInfinite(left, right, sign);
    if (isTrue === false) return { type: "always", value: false };
    if (isTrue === true) continue;
    const variants: Formula[] = [];
    for (const first of plusMinusVariants(left)) {
      for (const second of plusMinusVariants(right)) {
        variants.push({ type: "relation", left: first, right: second, sign });
      }
    }
    const [only] = variants;
    if (only === undefined || (variants.length > 1 && sign !== "=" && sign !== "≠")) return undefined;
    parts.push(variants.length === 1 ? only : { type: sign === "=" ? "any" : "all", of: variants });
  }
  if (parts.length === 0) return { type: "always", value: true };
  return parts.length === 1 ? parts[0] : { type: "all", of: parts };
}

/** `-∞ < x` holds of every number, `x > ∞` of none; `undefined` where no side is infinite. */
function compareInfinite(left: Tree, right: Tree, sign: Sign): boolean | undefined {
  const [low, high] = [infinityIn(left), infinityIn(right)];
  if (low === high || sign === "=" || sign === "≠") return undefined;
  return sign === "<" || sign === "≤" ? low < high : low > high;
}

/** 1 for ∞, -1 for -∞, 0 for what is finite. */
function infinityIn(tree: Tree): number {
  if (tree.type === "constant" && tree.name === "infinity") return 1;
  if (tree.type === "negative") return -infinityIn(tree.of);
  return tree.type === "group" || tree.type === "positive" ? infinityIn(tree.of) : 0;
}
