import { line, written, type Trace } from "#engine";
import { traceOf } from "../trace-kit.ts";

/** What several numbers have in common, found in one. */
export function sharedTrace(operation: "common" | "common-factor", numbers: readonly number[]): Trace {
  return traceOf({ numbers: numbers.map((n) => written(n)) }, (...inputs) => [[line("shared", operation, inputs)]]);
}
