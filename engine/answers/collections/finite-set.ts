import type { Statement } from "../read/tree.ts";
import { namedValuesOf } from "./assignments.ts";
import { elementsIn, isEqualTo, partsIn, type Comparing } from "./compare-statements.ts";
import { expandStatement } from "./expand-signs.ts";

/** A set whose elements are written out. */
export interface FiniteSet {
  readonly elements: readonly Statement[];
  /** Within braces or as ∅; by `±`; without brackets; in brackets of another kind. */
  readonly writing: "set" | "signs" | "bare" | "brackets";
  /** Whether there are places with nothing in them. */
  readonly hasBlanks: boolean;
}

/** Reads a typed answer as a set written out; `undefined` where it is none. */
export function finiteSetOf(statement: Statement, comparing: Comparing): FiniteSet | undefined {
  switch (statement.type) {
    case "sequence":
      return {
        elements: elementsIn(statement),
        writing: statement.open === "{" ? "set" : statement.open === "" ? "bare" : "brackets",
        hasBlanks: statement.items.includes(null),
      };
    case "special":
      return statement.value === "no-solution" ? inBraces([]) : undefined;
    case "expression": {
      const elements = expandStatement(statement);
      return elements.length > 1 ? { ...bare(elements), writing: "signs" } : bare(elements);
    }
    case "relation":
      return isEquation(statement) ? bare(expandStatement(statement)) : undefined;
    case "any":
    case "all":
      return joinedToSet(statement);
    case "member":
      return finiteSetOf(statement.of, comparing);
    case "union":
    case "intersection":
    case "without":
      return operate(statement.type, statement.of, comparing);
    default:
      return undefined;
  }
}

/** `2 and -2`, `1, 2 or 3`; `x = 1 and y = 2` is one thing. */
function joinedToSet(statement: Extract<Statement, { type: "any" | "all" }>): FiniteSet | undefined {
  const parts = partsIn(statement);
  if (!parts.every(isElement)) return undefined;
  const isOne = statement.type === "all" && parts.some(isEquation) && namedValuesOf(parts) === undefined;
  return bare(isOne ? [statement] : parts.flatMap(expandStatement));
}

function bare(elements: readonly Statement[]): FiniteSet {
  return { elements, writing: "bare", hasBlanks: false };
}

function inBraces(elements: readonly Statement[]): FiniteSet {
  return { elements, writing: "set", hasBlanks: false };
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
  type: "union" | "intersection" | "without",
  operands: readonly Statement[],
  comparing: Comparing,
): FiniteSet | undefined {
  let result: readonly Statement[] | undefined;
  for (const operand of operands) {
    const set = finiteSetOf(operand, comparing);
    if (set === undefined || set.writing !== "set") return undefined;
    const earlier = result;
    if (earlier === undefined) result = set.elements;
    else if (type === "union") result = [...earlier, ...set.elements];
    else {
      const isKept = type === "intersection";
      result = earlier.filter((a) => set.elements.some((b) => isEqualTo(a, b, comparing)) === isKept);
    }
  }
  return result && inBraces(result);
}
