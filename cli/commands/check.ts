import { AnswerKind, check, CheckOptions } from "#engine";
import { mapJsonLines, misuse, type Command } from "../command.ts";

export const checkCommand: Command = {
  help: `Marks answers: JSON lines in, verdicts out, in the same order.

usage: mathflow check < CASES.jsonl

In:  {"id","kind","expected","given","options"?,"syntax"?}
Out: {"id","verdict":"correct"|"incorrect"|"wrong-form"|"unreadable","reason","close"?}
Kinds: ${AnswerKind.options.join(", ")}.
Options: ${Object.keys(CheckOptions.shape).join(", ")}. A line with another kind or option gives {"id","error"}.`,
  run: async (args, io) => {
    if (args.length > 0) return misuse(io, checkCommand, `check takes no arguments, got ${args.join(" ")}`);
    await mapJsonLines(io, (input) => {
      const request = readRequest(input);
      const { verdict, reason, close } = check(request);
      return { verdict, reason, ...(close === undefined ? {} : { close }) };
    });
    return 0;
  },
};

function readRequest(input: unknown): Parameters<typeof check>[0] {
  if (typeof input !== "object" || input === null || Array.isArray(input)) throw new Error("not an object");
  const { kind, expected, given, options } = input as Readonly<Record<string, unknown>>;
  if (typeof kind !== "string") throw new Error("kind is missing");
  if (typeof expected !== "string") throw new Error("expected must be text");
  if (typeof given !== "string") throw new Error("given must be text");
  const known = AnswerKind.safeParse(kind);
  if (!known.success) throw new Error(`kind ${kind} is not one of ${AnswerKind.options.join(", ")}`);
  const parsed = CheckOptions.safeParse(options ?? {});
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`options${issue?.path.map((key) => `.${String(key)}`).join("")}: ${issue?.message}`);
  }
  return { kind: known.data, expected, given, options: parsed.data };
}
