import { readStatement } from "../read/read-statement.ts";
import type { Tree } from "../read/tree.ts";

/** The expression typed. A text that cannot be read is a mistake of the test. */
export function treeOf(text: string): Tree {
  const reading = readStatement(text, { locale: "en" });
  if (!reading.ok || reading.value.statement.type !== "expression") throw new Error(`no expression: ${text}`);
  return reading.value.statement.tree;
}

/** Both sides of the equation or inequality typed. */
export function sidesOf(text: string): readonly Tree[] {
  const reading = readStatement(text, { locale: "en" });
  if (!reading.ok || reading.value.statement.type !== "relation") throw new Error(`no relation: ${text}`);
  return reading.value.statement.sides;
}
