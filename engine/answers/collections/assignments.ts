import type { Statement, Tree } from "../read/tree.ts";
import { toStatement } from "./compare-statements.ts";

export interface Assignment {
  readonly name: string;
  readonly value: Tree;
}

/** `x = 2`, either way round. */
export function assignmentOf(statement: Statement): Assignment | undefined {
  if (statement.type !== "relation" || statement.signs.length !== 1 || statement.signs[0] !== "=") return undefined;
  const [left, right] = statement.sides;
  if (left?.type === "name" && right !== undefined) return { name: left.name, value: right };
  return right?.type === "name" && left !== undefined ? { name: right.name, value: left } : undefined;
}

export interface NamedValues {
  readonly name: string;
  readonly values: readonly Statement[];
}

/** The values alone, where some elements name an unknown and none another: `x = 2`, `-2`. */
export function namedValuesOf(elements: readonly Statement[]): NamedValues | undefined {
  let name: string | undefined;
  const values: Statement[] = [];
  for (const element of elements) {
    const assignment = assignmentOf(element);
    if (assignment === undefined) {
      if (element.type !== "expression") return undefined;
      values.push(element);
      continue;
    }
    if (name !== undefined && assignment.name !== name) return undefined;
    name = assignment.name;
    values.push(toStatement(assignment.value));
  }
  return name === undefined ? undefined : { name, values };
}
