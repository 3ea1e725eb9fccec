import { childrenOf, type Statement, type Tree } from "../read/tree.ts";
import { treesIn } from "./trees-in.ts";

/** So many letters in a row, some of them none of the unknowns, are a word and no product. */
const SHORTEST_WORD = 4;

/** The first word in a typed answer that was read as a product of letters [COL37]. */
export function findWord(
  text: string,
  given: Statement,
  expected: Statement,
): { readonly symbol: string; readonly at: number } | undefined {
  const letters = lettersIn(given);
  const known = new Set(lettersIn(expected).values());
  for (const [at] of letters) {
    if (letters.has(at - 1)) continue;
    let end = at;
    let isForeign = false;
    for (; letters.has(end); end++) isForeign ||= !known.has(letters.get(end) ?? "");
    if (end - at >= SHORTEST_WORD && isForeign) return { symbol: text.slice(at, end), at };
  }
  return undefined;
}

/** Capitals typed for small letters of the right answer, `X` for `x`, in order; or the reverse. */
export function findWrongCase(given: Statement, expected: Statement): readonly string[] {
  const known = new Set(lettersIn(expected).values());
  const letters = new Set(lettersIn(given).values());
  return [...letters].filter((letter) => !known.has(letter) && known.has(switchCase(letter)));
}

export function switchCase(letter: string): string {
  return letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();
}

/** Letter by place in the text. */
function lettersIn(statement: Statement): ReadonlyMap<number, string> {
  const letters = new Map<number, string>();
  for (const tree of treesIn(statement)) addLetters(tree, letters);
  return letters;
}

function addLetters(tree: Tree, letters: Map<number, string>): void {
  if ((tree.type === "name" || tree.type === "constant") && isLetter(tree.name)) letters.set(tree.at, tree.name);
  for (const child of childrenOf(tree)) addLetters(child, letters);
}

function isLetter(name: string): boolean {
  return name.length === 1 && name.toLowerCase() !== name.toUpperCase();
}
