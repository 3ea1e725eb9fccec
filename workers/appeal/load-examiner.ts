import { examineAppeal, type Examine } from "./examine-appeal.ts";

/** Brings in the second method, in a chunk of its own; rejects when it cannot be had. */
export async function loadExaminer(): Promise<Examine> {
  const { parser } = await import("./mathjs.ts");
  return (appeal) => examineAppeal(appeal, parser);
}
