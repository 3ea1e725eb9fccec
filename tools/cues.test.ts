import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { describe, expect, test } from "vitest";

/** Code that reads what people write, without its tables. */
const READERS = "engine/{dialogue,hints,sessions/clarify}/**/*.ts";

/** Files that hold words of a language in a pattern, and why they are no table of `engine/cues`. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "engine/dialogue/turn/asks-meaning.ts": "a table by itself: how a meaning is asked for, in several languages",
  "engine/dialogue/turn/meanings.ts": "a table by itself: what words mean, with what tells their senses apart",
  "engine/hints/find-leak-choice.ts": "the letter of the answer stands in the pattern",
  "engine/hints/known-quantities.ts": "made from a table of facts in the same file",
  "engine/hints/find-leak-places.ts": "the digit and its place stand in the pattern",
};

describe("[TRN92] what is read in words is a table by language", () => {
  const root = join(import.meta.dirname, "..");
  const files = globSync(READERS, { cwd: root }).filter((file) => !/\.(?:test|fixture)\.ts$/u.test(file));
  const holding = files.filter((file) => patternsIn(readFileSync(join(root, file), "utf8")).some(hasWords));

  test("no other file has a pattern with words in it, and each exception has one", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(holding.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
  });

  test("signs, classes, groups and commands of LaTeX are no words, and words are", () => {
    expect(
      patternsIn(String.raw`const A = /a/u; new RegExp(${"`"}b\w${"`"}, "gu"); const C = "(?:one|two) +"`),
    ).toEqual(["a", String.raw`b\w`]);
    const none = [String.raw`\\[dt]?frac\{(\d+)\}`, String.raw`(?<whole>\d+)\s`, String.raw`\p{Script=Latin}[a-z]+`];
    expect(none.filter(hasWords)).toEqual([]);
    expect([String.raw`\bwhy\b`, "(?:ing|ed)$", "^(?:yes|no)$"].filter(hasWords)).toHaveLength(3);
  });
});

/** The patterns of a file: its regular expressions, and what `new RegExp` is given in the same place. */
function patternsIn(source: string): readonly string[] {
  const found: string[] = [];
  walk(parseAst(source, { lang: "ts" }), (node) => {
    const { regex } = node as { readonly regex?: { readonly pattern: string } };
    if (regex !== undefined) found.push(regex.pattern);
    const { type, callee, arguments: given } = node as Partial<Record<"type" | "callee" | "arguments", unknown>>;
    if (type !== "NewExpression" || (callee as { readonly name?: string }).name !== "RegExp") return;
    walk((given as readonly unknown[])[0], (part) => {
      const { value } = part as { readonly value?: { readonly raw?: string } | string };
      const text = typeof value === "string" ? value : value?.raw;
      if (text !== undefined) found.push(text);
    });
  });
  return found;
}

function walk(node: unknown, visit: (node: object) => void): void {
  if (typeof node !== "object" || node === null) return;
  if (!Array.isArray(node)) visit(node);
  for (const part of Object.values(node)) walk(part, visit);
}

/** Two letters side by side that match themselves. */
function hasWords(pattern: string): boolean {
  const bare = pattern
    .replaceAll(/\\\\(?:\[\w+\]\??|\(\?:[\w|]*\)\??)*[a-zA-Z]*/gu, "")
    .replaceAll(/\\p\{[^}]*\}/giu, "")
    .replaceAll(/\\[a-zA-Z]/gu, " ")
    .replaceAll(/\(\?<\w+>/gu, "(")
    .replaceAll(/\[[^\]]*\]/gu, " ");
  return /[a-z]{2}/iu.test(bare);
}
