import type { Statement } from "../read/tree.ts";
import { isSame, type Comparing } from "./compare.ts";
import { listed, namedValuesOf, valuesOf, isEmptySet } from "./elements.ts";

/** A set whose elements are written out. */
export interface FiniteSet {
  readonly elements: readonly Statement[];
  /** Within braces or as ∅; by `±`; without brackets; in brackets of another kind. */
  readonly writing: "set" | "signs" | "bare" | "brackets";
}

/** Reads a typed answer as a set written out; `undefined` where it is none. */
export function finiteSetOf(statement: Statement, comparing: Comparing): FiniteSet | undefined {
  switch (statement.type) {
    case "sequence": {
      const { open, items } = statement;
      return written(items.flatMap(valuesOf), open === "{" ? "set" : open === "" ? "bare" : "brackets");
    }
    case "special":
      return isEmptySet(statement) ? written([], "set") : undefined;
    case "expression": {
      const elements = valuesOf(statement);
      return written(elements, elements.length > 1 ? "signs" : "bare");
    }
    case "relation":
      return isEquation(statement) ? written(valuesOf(statement)) : undefined;
    case "any":
    case "all": {
      // `2 and -2`, `1, 2 or 3`; `x = 1 and y = 2` is one thing.
      const parts = listed(statement);
      const isOne = statement.type === "all" && parts.some(isEquation) && namedValuesOf(parts) === undefined;
      return parts.every(isElement) ? written(isOne ? [statement] : parts.flatMap(valuesOf)) : undefined;
    }
    case "member":
      return finiteSetOf(statement.of, comparing);
    case "union":
    case "intersection":
    case "without":
      return operate(statement, comparing);
    default:
      return undefined;
  }
}

function written(elements: readonly Statement[], writing: FiniteSet["writing"] = "bare"): FiniteSet {
  return { elements, writing };
}

function isElement(statement: Statement): boolean {
  if (statement.type === "all") return statement.of.every(isEquation);
  return statement.type === "expression" || statement.type === "sequence" || isEquation(statement);
}

function isEquation(statement: Statement): boolean {
  return statement.type === "relation" && statement.signs.every((sign) => sign === "=");
}

/** [COL14] */
function operate(
  { type, of }: Extract<Statement, { of: readonly Statement[] }>,
  comparing: Comparing,
): FiniteSet | undefined {
  const sets = of.map((operand) => finiteSetOf(operand, comparing));
  if (!sets.every((set) => set?.writing === "set")) return undefined;
  const [first = [], ...others] = sets.map((set) => set?.elements ?? []);
  if (type === "union") return written([...first, ...others.flat()], "set");
  const elements = others.reduce(
    (left, set) => left.filter((a) => set.some((b) => isSame(a, b, comparing)) === (type === "intersection")),
    first,
  );
  return written(elements, "set");
}
