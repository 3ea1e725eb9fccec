import type { Token } from "./read/tokenise.ts";

/** Every single Latin letter is an unknown; π, which no polynomial makes 0, may be treated as one more. */
export const SINGLE_LETTERS: ReadonlySet<string> = new Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZπ");

/** `mx` is m times x: words that are no function are cut into letters, and `pi` is π. */
export function splitNames(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token): readonly Token[] => {
    if (token.type !== "name") return [token];
    if (token.name === "pi" || token.name === "\\pi") return [{ ...token, name: "π" }];
    if (token.name.length === 1 || token.name.length > 3 || WORDS.has(token.name) || !/^[A-Za-zπ]+$/u.test(token.name))
      return [token];
    return [...token.name].map((name, index) => ({
      ...token,
      name,
      at: token.at + index,
      spaced: index === 0 && token.spaced,
    }));
  });
}

const WORDS = new Set(["abs", "and", "sin", "cos", "tan", "log", "ln", "or", "not"]);
