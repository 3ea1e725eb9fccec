import { ErrorCategory, MESSAGE_CATEGORIES } from "#engine";
import { z } from "zod";
import { SafetyReply, type LlmMode } from "./wire.ts";
import type { JsonSchema } from "./model-types.ts";

/** What a model's reply is parsed with; its bounds are those of the protocol, put to it afterwards. */
const Words = z.strictObject({ text: z.string() });
export const MODEL_REPLIES = {
  hint: Words,
  explain: Words,
  turn: z.strictObject({ category: z.enum(MESSAGE_CATEGORIES), text: z.string() }),
  teachback: z.strictObject({ met: z.array(z.int()), text: z.string() }),
  diagnose: z.strictObject({
    category: ErrorCategory,
    misconception: z.string().nullable(),
    confidence: z.number(),
    step: z.int().nullable(),
  }),
  plan: z.strictObject({ steps: z.array(z.strictObject({ title: z.string(), description: z.string() })) }),
  safety: z.strictObject({
    kind: SafetyReply.shape.kind,
    severity: SafetyReply.shape.severity,
    confidence: z.number(),
  }),
} as const satisfies Readonly<Record<LlmMode, z.ZodType>>;
export type ModelReplyOf<Mode extends LlmMode> = z.infer<(typeof MODEL_REPLIES)[Mode]>;

const text = { type: "string" };
const number = { type: "number" };
const orNull = (type: string) => ({ type: [type, "null"] });
const oneOf = (values: readonly string[]) => ({ type: "string", enum: values });
const list = (items: JsonSchema) => ({ type: "array", items });

/** The same for the model: only what every strict mode knows, so no bounds. */
export const REPLY_SCHEMAS: Readonly<Record<LlmMode, JsonSchema>> = {
  hint: object({ text }),
  explain: object({ text }),
  turn: object({ category: oneOf(MESSAGE_CATEGORIES), text }),
  teachback: object({ met: list({ type: "integer" }), text }),
  diagnose: object({
    category: oneOf(ErrorCategory.options),
    misconception: orNull("string"),
    confidence: number,
    step: orNull("integer"),
  }),
  plan: object({ steps: list(object({ title: text, description: text })) }),
  safety: object({
    kind: oneOf(SafetyReply.shape.kind.options),
    severity: oneOf(SafetyReply.shape.severity.options),
    confidence: number,
  }),
};

function object(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}
