import { EQUAL, unreadable, wrong } from "./results.ts";
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
  return { ...(value === readBoolean(expected) ? EQUAL : wrong()), readAs };
}

export function readBoolean(text: string): boolean | undefined {
  const [word, isFalse] = /^(?:true|yes|[ty]|(false|no|[fn]))[\s.!?=]*$/iu.exec(text.trim()) ?? [];
  return word === undefined ? undefined : isFalse === undefined;
}
