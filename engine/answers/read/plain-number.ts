import { MAX_LENGTH } from "./tokenise.ts";
import { wholeTree, type Tree } from "./tree.ts";

/**
 * The tree of a number typed in the plainest way, `-12`, `2.50`, `3/4`: the same that its tokens are read as, several
 * times as fast. `undefined`: written in another way, or no number.
 */
export function plainNumber(text: string): Tree | undefined {
  const found = PLAIN.exec(text);
  if (found === null || text.length > MAX_LENGTH) return undefined;
  const [, before = "", sign, whole = "", mark, behind = ""] = found;
  const at = before.length;
  const first: Tree = { type: "number", whole, decimals: mark === "." ? behind : "", at };
  const left: Tree = sign === undefined ? first : { type: sign === "+" ? "positive" : "negative", of: first };
  return mark === "/" ? { type: "fraction", left, right: wholeTree(behind, at + whole.length + 1) } : left;
}

const PLAIN = /^( *([-+−])?)(\d+)(?:([./])(\d+))? *$/u;
