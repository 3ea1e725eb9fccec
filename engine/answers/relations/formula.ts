import { childrenOf, mapChildren, type RelationSign, type Statement, type Tree } from "../read/tree.ts";

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
  collectUnknowns(formula, names);
  return [...names];
}

export function namesIn(tree: Tree): ReadonlySet<string> {
  const names = new Set<string>();
  collectNames(tree, names);
  return names;
}

/** Every relation's sides, changed alike. */
export function mapTrees(formula: Formula, change: (tree: Tree) => Tree): Formula {
  if (formula.type === "always") return formula;
  if (formula.type === "relation") return { ...formula, left: change(formula.left), right: change(formula.right) };
  return { ...formula, of: formula.of.map((part) => mapTrees(part, change)) };
}

/** The tree with every ± read as the signs given, in order. */
export function plusMinusVariants(tree: Tree): readonly Tree[] {
  const count = countPlusMinus(tree);
  if (count === 0) return [tree];
  if (count > 3) return [];
  return Array.from({ length: 1 << count }, (_, bits) => choosePlusMinus(tree, { bits, at: 0 }));
}

function write(statement: Statement, commas: Commas): Formula | undefined {
  switch (statement.type) {
    case "relation":
      return writeRelation(statement.sides, statement.signs);
    case "all":
    case "any":
      return writeAll(statement.of, statement.type, commas);
    case "sequence":
      return statement.items.length === 0 ? { type: "always", value: false } : writeSequence(statement.items, commas);
    case "union":
      return statement.of.every(isRelation) ? writeAll(statement.of, "any", commas) : undefined;
    case "intersection":
      return statement.of.every(isRelation) ? writeAll(statement.of, "all", commas) : undefined;
    case "such-that":
      return write(statement.of, commas);
    case "member":
      return writeMember(statement.name, statement.of);
    case "special":
      if (statement.value === "no-solution" || statement.value === "false") return { type: "always", value: false };
      return { type: "always", value: true };
    default:
      return undefined;
  }
}

function isRelation(statement: Statement): boolean {
  return statement.type === "relation";
}

function writeAll(statements: readonly Statement[], type: "all" | "any", commas: Commas): Formula | undefined {
  const of: Formula[] = [];
  // `x = 2 or -2`: the sides before are meant again.
  let subject: Tree | undefined;
  for (const statement of statements) {
    const isBare = statement.type === "expression" && subject !== undefined;
    const part: Formula | undefined = isBare
      ? writeRelation([subject as Tree, statement.tree], ["="])
      : write(statement, commas);
    if (part === undefined) return undefined;
    subject =
      statement.type === "relation" && statement.sides.length === 2 && statement.signs[0] === "="
        ? statement.sides[0]
        : subject;
    of.push(part);
  }
  return of.length === 1 ? of[0] : { type, of };
}

function writeSequence(items: readonly (Statement | null)[], commas: Commas): Formula | undefined {
  const statements = items.flatMap((item) => (item === null ? [] : [item]));
  // `x = 4;`: nothing behind the last mark.
  const isWhole = statements.length === items.length || items.indexOf(null) === statements.length;
  return isWhole ? writeAll(statements, commas, commas) : undefined;
}

/** `x ∈ {2, -2}`, `x = {2, -2}`: each of them. */
function writeMember(name: string, of: Statement): Formula | undefined {
  if (of.type === "special") return write(of, "any");
  if (name === "" || of.type !== "sequence" || of.open !== "{") return undefined;
  const subject: Tree = { type: "name", name, at: 0 };
  const parts = of.items.map((item) =>
    item?.type === "expression" ? writeRelation([subject, item.tree], ["="]) : undefined,
  );
  const known = parts.filter((part) => part !== undefined);
  if (known.length < parts.length) return undefined;
  return known.length === 0 ? { type: "always", value: false } : { type: "any", of: known };
}

function writeRelation(sides: readonly Tree[], signs: readonly RelationSign[]): Formula | undefined {
  const parts: Formula[] = [];
  for (const [index, sign] of signs.entries()) {
    const [left, right] = [sides[index], sides[index + 1]];
    if (left === undefined || right === undefined || sign === "≈" || sign === "∈") return undefined;
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
  return parts.length === 1 ? parts[0] : { type: "all", of: parts };
}

function collectUnknowns(formula: Formula, names: Set<string>): void {
  if (formula.type === "relation") {
    collectNames(formula.left, names);
    collectNames(formula.right, names);
  } else if (formula.type !== "always") {
    for (const part of formula.of) collectUnknowns(part, names);
  }
}

function collectNames(tree: Tree, names: Set<string>): void {
  if (tree.type === "number") return;
  if (tree.type === "name") names.add(tree.name);
  if (tree.type === "apply") names.add(`${tree.name}(`);
  for (const child of childrenOf(tree)) collectNames(child, names);
}

function countPlusMinus(tree: Tree): number {
  let count = tree.type === "plus-minus" ? 1 : 0;
  for (const child of childrenOf(tree)) count += countPlusMinus(child);
  return count;
}

function choosePlusMinus(tree: Tree, state: { readonly bits: number; at: number }): Tree {
  if (tree.type === "plus-minus") {
    const left = tree.left && choosePlusMinus(tree.left, state);
    const isMinus = ((state.bits >> state.at++) & 1) === 1;
    const right = choosePlusMinus(tree.right, state);
    if (left === undefined) return isMinus ? { type: "negative", of: right } : right;
    return { type: isMinus ? "difference" : "sum", left, right };
  }
  return mapChildren(tree, (child) => choosePlusMinus(child, state));
}
