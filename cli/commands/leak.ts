import { AnswerKind, findSpokenLeak, type LeakRequest } from "#engine";
import { mapJsonLines, misuse, type Command } from "../command.ts";

export const leakCommand: Command = {
  help: `Says whether a hint gives the answer away: JSON lines in, verdicts out, in the same order.

usage: mathflow leak < HINTS.jsonl

In:  {"id","stem","expected","hint","kind"?,"choices"?}
Out: {"id","leaks","why"}
The answer counts in any equivalent form: in figures or words, as a calculation, by its digits, or disguised.
Kinds: ${AnswerKind.options.join(", ")}.`,
  run: async (args, io) => {
    if (args.length > 0) return misuse(io, leakCommand, `leak takes no arguments, got ${args.join(" ")}`);
    await mapJsonLines(io, (input) => findSpokenLeak(readRequest(input)));
    return 0;
  },
};

function readRequest(input: unknown): LeakRequest {
  if (typeof input !== "object" || input === null || Array.isArray(input)) throw new Error("not an object");
  const { stem, expected, hint, kind, choices } = input as Readonly<Record<string, unknown>>;
  const known = AnswerKind.safeParse(kind);
  if (kind !== undefined && kind !== null && !known.success)
    throw new Error(`kind is not one of ${AnswerKind.options.join(", ")}`);
  const shown = choices ?? [];
  if (!Array.isArray(shown) || !shown.every((choice) => typeof choice === "string"))
    throw new Error("choices must be a list of texts");
  return {
    stem: textOf(stem, "stem"),
    expected: textOf(expected, "expected"),
    hint: textOf(hint, "hint"),
    ...(known.success ? { kind: known.data } : {}),
    choices: shown,
  };
}

function textOf(value: unknown, name: string): string {
  if (typeof value !== "string") throw new Error(`${name} must be text`);
  return value;
}
