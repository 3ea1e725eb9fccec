import type { KindOf, ProblemKind } from "#engine";

/**
 * What the problems of a skill are about, for what is said beside them: examples, how to check, which ways lead
 * nowhere. A question that takes several operations is about none of them. No part of an item: a changed line needs no
 * new version.
 *
 * @param others - other kinds, by the value of the operand `by`
 */
export function kind(
  usual: ProblemKind | null,
  others: Readonly<Record<string, ProblemKind>> = {},
  by: string = "ask",
): KindOf {
  return (operands) => others[String(operands[by])] ?? usual;
}
