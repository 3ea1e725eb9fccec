import type { CheckResult } from "./types.ts";

/** The right value, as asked or written another way: nothing is to be looked for any more. */
export function isRight({ verdict }: CheckResult): boolean {
  return verdict === "correct" || verdict === "wrong-form";
}
