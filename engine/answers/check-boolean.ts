import { unreadable } from "./results.ts";
import type { CheckResult } from "./types.ts";

/** Marks true or false, yes or no, whichever of the two pairs was typed. */
export function checkBoolean(expected: string, given: string): CheckResult {
  if (given.trim() === "") return unreadable({ reason: "empty" });
  const value = readBoolean(given);
  if (value === undefined) return unreadable({ reason: "not-a-choice", params: { symbol: given.trim().slice(0, 40) } });
  const readAs = `\\text{${given
    .trim()
    .replace(/[\s.!?=]+$/u, "")
    .toLowerCase()}}`;
  return value === readBoolean(expected)
    ? { verdict: "correct", reason: "equal", readAs }
    : { verdict: "incorrect", reason: "different", readAs };
}

export function readBoolean(text: string): boolean | undefined {
  return WORDS.get(
    text
      .trim()
      .toLowerCase()
      .replace(/[\s.!?=]+$/u, ""),
  );
}

const WORDS: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["yes", true],
  ["t", true],
  ["y", true],
  ["false", false],
  ["no", false],
  ["f", false],
  ["n", false],
]);
