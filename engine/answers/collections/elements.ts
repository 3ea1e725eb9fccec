import type { Statement, Tree } from "../read/tree.ts";
import { plusMinusVariants } from "../read/plus-minus.ts";

/** What stands between the commas of an answer; `null` is an empty place. */
export type Items = readonly (Statement | null | undefined)[];

export function toStatement(tree: Tree): Statement {
  return { type: "expression", tree };
}

/** What a statement is made of, from left to right. */
export function partsOf(statement: Statement): Items {
  switch (statement.type) {
    case "relation":
      return statement.sides.map(toStatement);
    case "ratio":
      return statement.parts.map(toStatement);
    case "remainder":
      return [statement.quotient, statement.remainder].map(toStatement);
    case "sequence":
      return statement.items;
    default:
      return "of" in statement ? [statement.of].flat() : [];
  }
}

/** Every expression in an answer, from left to right. */
export function treesIn(statement: Statement | null | undefined): readonly Tree[] {
  if (!statement) return [];
  return statement.type === "expression" ? [statement.tree] : partsOf(statement).flatMap(treesIn);
}

/** `S = {1, 2}` is `{1, 2}`, `A(1, 2)` is `(1, 2)`. */
export function withoutName(statement: Statement): Statement {
  return statement.type === "member" ? withoutName(statement.of) : statement;
}

export function isEmptySet(statement: Statement): boolean {
  return statement.type === "sequence"
    ? statement.open === "{" && statement.items.length === 0
    : statement.type === "special" && statement.value === "no-solution";
}

/** The values an element stands for: two for `±2`, `x = ±2`, `2 or -2`, one for most, none for an empty place [COL8]. */
export function valuesOf(element: Statement | null | undefined): readonly Statement[] {
  if (element?.type === "any") return element.of.flatMap(valuesOf);
  if (element?.type === "expression") return plusMinusVariants(element.tree).map(toStatement);
  const [left, right] = element?.type === "relation" && element.sides.length === 2 ? element.sides : [];
  if (element?.type !== "relation" || !left || !right) return element ? [element] : [];
  return plusMinusVariants(left).flatMap((from) =>
    plusMinusVariants(right).map((to) => ({ ...element, sides: [from, to] })),
  );
}

/** What is joined by "and", "or" and commas without brackets: `3, 5 and 7`. */
export function listed(statement: Statement): readonly Statement[] {
  if (statement.type === "sequence" && statement.open === "") return statement.items.flatMap(valuesOf);
  if (statement.type !== "any" && statement.type !== "all") return [statement];
  const { type, of } = statement;
  return of.flatMap((part) => (part.type === type || part.type === "sequence" ? listed(part) : [part]));
}

/** `x = 2`, either way round. */
export function assignmentOf(
  statement: Statement | null | undefined,
): { readonly name: string; readonly value: Statement } | undefined {
  if (statement?.type !== "relation" || statement.signs.join("") !== "=") return undefined;
  const [left, right] = statement.sides;
  if (left?.type === "name" && right) return { name: left.name, value: toStatement(right) };
  return right?.type === "name" && left ? { name: right.name, value: toStatement(left) } : undefined;
}

/** The values alone, where some elements name an unknown and none another: `x = 2`, `-2`. */
export function namedValuesOf(
  elements: readonly Statement[],
): { readonly name: string | undefined; readonly values: readonly Statement[] } | undefined {
  const named = elements.map(assignmentOf);
  const [name, ...others] = new Set(named.flatMap((assignment) => assignment?.name ?? []));
  const values = elements.map((element, index) => named[index]?.value ?? element);
  const isPlain = name !== undefined && others.length === 0 && values.every(({ type }) => type === "expression");
  return isPlain ? { name, values } : undefined;
}
