import type { Token } from "./tokenise.ts";
import type { Statement } from "./tree.ts";

/** Answers in words: no solution, all real numbers, true. Letters may have been cut apart; spaces do not count. */
export function readSpecial(tokens: readonly Token[]): Statement | undefined {
  const first = tokens[0];
  if (first === undefined || tokens.length > 40) return undefined;
  if (first.type === "sign" && first.sign === "∅" && tokens.length === 1)
    return { type: "sequence", open: "{", close: "}", items: [] };
  if (first.type === "number" || first.type === "sign") return undefined;
  let text = "";
  for (const token of tokens) {
    if (token.type !== "name" && token.type !== "constant" && token.type !== "function") return undefined;
    text += token.type === "constant" ? (SHORT[token.name] ?? token.name) : token.name;
    if (text.length > 40) return undefined;
  }
  return SPECIALS.get(text.toLowerCase());
}

/** How a constant is spelt inside a word. */
const SHORT: Readonly<Record<string, string>> = { e: "e", pi: "pi", infinity: "inf" };

const NO_SOLUTION: Statement = { type: "special", value: "no-solution" };
const ALL_NUMBERS: Statement = { type: "special", value: "all-numbers" };
const SPECIALS: ReadonlyMap<string, Statement> = new Map<string, Statement>([
  ...[
    "nosolution",
    "nosolutions",
    "nosolutionsexist",
    "norealsolution",
    "norealsolutions",
    "none",
    "nosol",
    "nothing",
  ].map((text): [string, Statement] => [text, NO_SOLUTION]),
  ...["emptyset", "theemptyset", "empty"].map((text): [string, Statement] => [text, NO_SOLUTION]),
  ...[
    "ℝ",
    "allrealnumbers",
    "allreals",
    "allreal",
    "allnumbers",
    "anyrealnumber",
    "anynumber",
    "infinitelymanysolutions",
    "realnumbers",
  ].map((text): [string, Statement] => [text, ALL_NUMBERS]),
  ["true", { type: "special", value: "true" }],
  ["false", { type: "special", value: "false" }],
]);
