import type { CheckOptions, CheckResult } from "../types.ts";
import { isTooLong } from "./read-collection.ts";
import { right, unreadable, wrong } from "./results.ts";

/** Marks words, by how they sound and not by how they are set [COL34] [COL35]. */
export function checkText(expected: string, given: string, options: CheckOptions): CheckResult {
  if (isTooLong(given)) return unreadable({ reason: "too-long", params: {} });
  const typed = normalise(given);
  if (typed === "") return unreadable({ reason: "empty", params: {} });
  const asked = normalise(expected);
  if (asked === typed) return right();
  if (options.synonyms !== true) return wrong("different");
  const meaning = MEANINGS.get(asked);
  return meaning !== undefined && meaning === MEANINGS.get(typed) ? right() : wrong("different");
}

function normalise(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[‘’ʼ`]/gu, "'")
    .replaceAll(/[“”]/gu, '"')
    .replaceAll(/(?<=\p{L})[-‐‑–—](?=\p{L})/gu, " ")
    .trim()
    .replace(/[.!?,;:]+$/u, "")
    .replace(/^(?:an?|the)\s+(?=\S)/u, "")
    .replaceAll(/\s/gu, "");
}

/** Each line is one meaning. */
const SYNONYMS = [
  ["yes", "y", "true", "t", "right", "correct"],
  ["no", "n", "false", "f", "wrong", "incorrect"],
  [
    "none",
    "no solution",
    "no solutions",
    "no real solution",
    "no real solutions",
    "there is no solution",
    "there are no solutions",
    "no solution exists",
    "no solutions exist",
    "no answer",
    "no roots",
    "no real roots",
    "empty set",
    "∅",
    "ø",
    "{}",
    "\\emptyset",
    "\\varnothing",
    "nothing",
  ],
  [
    "all real numbers",
    "all numbers",
    "all reals",
    "all real",
    "any real number",
    "any number",
    "every real number",
    "every number",
    "r",
    "\\mathbb{r}",
    "(-∞,∞)",
    "(-inf,inf)",
  ],
  ["dne", "does not exist"],
  [
    "infinitely many",
    "infinitely many solutions",
    "infinite",
    "infinite solutions",
    "infinite number of solutions",
    "endlessly many",
  ],
];

const MEANINGS: ReadonlyMap<string, number> = new Map(
  SYNONYMS.flatMap((words, meaning) => words.map((word) => [normalise(word), meaning] as const)),
);
