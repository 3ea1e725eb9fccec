import type { Examine } from "./examine-appeal.ts";

/** Brings in the second method, in a chunk of its own; rejects when it cannot be had. */
export async function loadExaminer(): Promise<Examine> {
  return (await import("./examiner.ts")).examine;
}
