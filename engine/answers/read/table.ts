/** A table written as text, `÷ div, ≤ le leq`: the first of each row by the words behind it. */
export function firstByWord(rows: string): ReadonlyMap<string, string> {
  return new Map(
    rows.split(", ").flatMap((row) => {
      const [first = "", ...words] = row.split(" ");
      return words.map((word) => [word, first] as const);
    }),
  );
}

/** The same where the first of a row stands for itself too: `csc cosec`. */
export function byName(rows: string): ReadonlyMap<string, string> {
  return firstByWord(rows.replaceAll(/(?<=^|, )[^ ,]+/gu, "$& $&"));
}

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
