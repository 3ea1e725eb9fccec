import { AnswerKind } from "#engine";
import { safetyOf, understand, type MessageContext } from "#engine/parts/understanding";
import { mapJsonLines, misuse, type Command } from "../command.ts";

export const classifyCommand: Command = {
  help: `Says what a pupil's message is: JSON lines in, categories and values out, in the same order.

usage: mathflow classify < MESSAGES.jsonl

In:  {"id","stem"?,"expected"?,"message","last_tutor_message"?,"kind"?,"choices"?}
Out: {"id","category","is_answer","extracted_value","confidence","safety"?}
Categories: answer, conceptual_question, stuck, off_topic, acknowledge, explanation. The value is what was said, in
digits, or null; safety is {"kind","severity"} where the message needs an adult's care. Kinds: ${AnswerKind.options.join(", ")}.`,
  run: async (args, io) => {
    if (args.length > 0) return misuse(io, classifyCommand, `classify takes no arguments, got ${args.join(" ")}`);
    await mapJsonLines(io, (input) => {
      const { message, context } = readRequest(input);
      const { category, isAnswer, value, confidence } = understand(message, context);
      const safety = safetyOf(message);
      const found = { category, is_answer: isAnswer, extracted_value: value, confidence };
      return safety === null ? found : { ...found, safety };
    });
    return 0;
  },
};

function readRequest(input: unknown): { readonly message: string; readonly context: MessageContext } {
  if (typeof input !== "object" || input === null || Array.isArray(input)) throw new Error("not an object");
  const { message, kind, choices, ...rest } = input as Readonly<Record<string, unknown>>;
  if (typeof message !== "string") throw new Error("message must be text");
  const known = AnswerKind.safeParse(kind);
  if (!isMissing(kind) && !known.success) throw new Error(`kind is not one of ${AnswerKind.options.join(", ")}`);
  if (!isMissing(choices) && !(Array.isArray(choices) && choices.every((choice) => typeof choice === "string")))
    throw new Error("choices must be a list of texts");
  return {
    message,
    context: {
      ...textIn(rest, "stem", "stem"),
      ...textIn(rest, "expected", "expected"),
      ...textIn(rest, "last_tutor_message", "lastTutorMessage"),
      ...(known.success ? { kind: known.data } : {}),
      ...(isMissing(choices) ? {} : { choices: choices as readonly string[] }),
    },
  };
}

/** A text of the request under the name that the engine has for it; nothing where it is missing. */
function textIn<Name extends "stem" | "expected" | "lastTutorMessage">(
  input: Readonly<Record<string, unknown>>,
  key: string,
  name: Name,
): { readonly [Key in Name]?: string } {
  const text = input[key];
  if (isMissing(text)) return {};
  if (typeof text !== "string") throw new Error(`${key} must be text`);
  return { [name]: text } as { readonly [Key in Name]?: string };
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}
