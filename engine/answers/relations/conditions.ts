import { rationalValue } from "../algebra/index.ts";
import { namesIn } from "../read/names-in.ts";
import { childrenOf, type Tree } from "../read/tree.ts";
import type { Sign } from "./formula.ts";

/** What must hold for an expression to be defined. */
export interface Condition {
  readonly of: Tree;
  readonly must: Sign;
}

/** Every condition of an expression as typed; `undefined`: something has a domain that is not looked into, or is i. */
export function conditionsOf(tree: Tree): readonly Condition[] | undefined {
  const own = ownConditions(tree);
  const all = [own, ...childrenOf(tree).map(conditionsOf)];
  return all.every((part) => part !== undefined) ? all.flat() : undefined;
}

function ownConditions(tree: Tree): readonly Condition[] | undefined {
  switch (tree.type) {
    case "fraction":
    case "quotient":
      return tree.right.type === "number" ? [] : [{ of: tree.right, must: "≠" }];
    case "root":
      return [{ of: tree.of, must: "≥" }];
    case "indexed-root":
      return (rationalValue(tree.index)?.n ?? 1n) % 2n === 0n ? [{ of: tree.of, must: "≥" }] : [];
    case "power":
      return ofPower(tree.left, tree.right);
    case "call":
      if (tree.name === "ln" || tree.name === "log") return [{ of: tree.of, must: ">" }];
      return tree.name === "exp" || namesIn(tree).size === 0 ? [] : undefined;
    case "apply":
    case "factorial":
      return namesIn(tree).size === 0 ? [] : undefined;
    case "constant":
      return tree.name === "i" || tree.name === "infinity" ? undefined : [];
    default:
      return [];
  }
}

function ofPower(base: Tree, exponent: Tree): readonly Condition[] | undefined {
  const power = rationalValue(exponent);
  if (power === undefined) return namesIn(base).size === 0 ? [{ of: base, must: ">" }] : undefined;
  const isRoot = power.d % 2n === 0n;
  if (power.n < 0n) return [{ of: base, must: isRoot ? ">" : "≠" }];
  return isRoot ? [{ of: base, must: "≥" }] : [];
}
