import { CheckOptions } from "#engine";
import { CASE_KINDS, checkCase, type CheckCase } from "#engine/testing";
import { mapJsonLines, misuse, type Command } from "../command.ts";

export const checkCommand: Command = {
  help: `Marks answers: JSON lines in, verdicts out, in the same order.

usage: mathflow check < CASES.jsonl

In:  {"id","kind","expected","given","options"?,"syntax"?}
Out: {"id","verdict":"correct"|"incorrect"|"wrong-form"|"unreadable","reason","close"?}
Kinds: ${CASE_KINDS.join(", ")}.
Options: ${Object.keys(CheckOptions.shape).join(", ")}. A line with another kind or option gives {"id","error"}.`,
  run: async (args, io) => {
    if (args.length > 0) return misuse(io, checkCommand, `check takes no arguments, got ${args.join(" ")}`);
    await mapJsonLines(io, (input) => {
      const request = readRequest(input);
      const result = checkCase(request);
      if (result === undefined) throw new Error(explainOptions(request.options));
      const { verdict, reason, close } = result;
      return { verdict, reason, ...(close === undefined ? {} : { close }) };
    });
    return 0;
  },
};

function readRequest(input: unknown): CheckCase {
  if (typeof input !== "object" || input === null || Array.isArray(input)) throw new Error("not an object");
  const { kind, expected, given, options } = input as Readonly<Record<string, unknown>>;
  if (typeof kind !== "string") throw new Error("kind is missing");
  const isReadingOnly = kind === "parse" && expected === null;
  if (typeof expected !== "string" && !isReadingOnly) throw new Error("expected must be text");
  if (typeof given !== "string") throw new Error("given must be text");
  if (!CASE_KINDS.includes(kind)) throw new Error(`kind ${kind} is not one of ${CASE_KINDS.join(", ")}`);
  if (options !== undefined && (typeof options !== "object" || options === null || Array.isArray(options))) {
    throw new Error("options must be an object");
  }
  return {
    kind,
    expected: isReadingOnly ? null : expected,
    given,
    options: (options ?? {}) as Readonly<Record<string, unknown>>,
  };
}

/** Names the option that the checker does not know, or the value it does not take. */
function explainOptions(options: CheckCase["options"]): string {
  const [issue] = CheckOptions.safeParse(options).error?.issues ?? [];
  return `options${issue?.path.map((key) => `.${String(key)}`).join("") ?? ""}: ${issue?.message ?? "not known here"}`;
}
