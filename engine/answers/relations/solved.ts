import { rationalValue } from "../algebra/index.ts";
import { bare, holdsName } from "../forms/shape.ts";
import { childrenOf, type Tree } from "../read/tree.ts";
import { relationsOf, type Formula } from "./formula.ts";

/** Whether every relation has the unknown alone on one side and a number on the other: `x = 4`, `1 < x < 3`. */
export function isSolved(formula: Formula): boolean {
  const relations = relationsOf(formula);
  return relations.length > 0 && relations.every(({ left, right }) => solutionOf(left, right) !== undefined);
}

export interface Solution {
  readonly name: string;
  readonly value: Tree;
}

export function solutionOf(left: Tree, right: Tree): Solution | undefined {
  const [first, second] = [bare(left), bare(right)];
  if (first.type === "name" && !holdsName(right)) return { name: first.name, value: right };
  if (second.type === "name" && !holdsName(left)) return { name: second.name, value: left };
  return undefined;
}

/** Whether a number is worked out: `1/2`, `-3`, `2√3`, `π/2`; not `2 + 2`. */
function isFinished(tree: Tree): boolean {
  const plain = bare(tree);
  switch (plain.type) {
    case "number":
    case "mixed":
    case "name":
    case "constant":
      return true;
    case "negative":
    case "positive":
    case "percent":
      return isFinished(plain.of);
    case "fraction":
      return childrenOf(plain).every(isFinished);
    default:
      return rationalValue(plain) === undefined;
  }
}

/** Whether every side that holds no unknown is worked out. */
export function isWorkedOut(formula: Formula): boolean {
  return relationsOf(formula).every(({ left, right }) =>
    [left, right].every((side) => holdsName(side) || isFinished(side)),
  );
}
