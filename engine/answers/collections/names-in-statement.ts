import { namesIn } from "../read/names-in.ts";
import type { Statement } from "../read/tree.ts";

/** The names that stand anywhere in an answer. */
export function namesInStatement(statement: Statement): ReadonlySet<string> {
  const names = new Set<string>();
  addNames(statement, names);
  return names;
}

function addNames(statement: Statement, names: Set<string>): void {
  switch (statement.type) {
    case "expression":
      namesIn(statement.tree, names);
      return undefined;
    case "relation":
      return statement.sides.forEach((side) => namesIn(side, names));
    case "ratio":
      return statement.parts.forEach((part) => namesIn(part, names));
    case "remainder":
      return [statement.quotient, statement.remainder].forEach((part) => namesIn(part, names));
    case "sequence":
      return statement.items.forEach((item) => item && addNames(item, names));
    case "such-that":
    case "member":
      names.add(statement.name);
      return addNames(statement.of, names);
    case "special":
      return undefined;
    default:
      return statement.of.forEach((part) => addNames(part, names));
  }
}
