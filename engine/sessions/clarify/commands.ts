import { z } from "zod";
import { SkillId } from "../../ids.ts";

/** What the page may ask of a question-and-answer session. */
export const ClarifyCommand = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("start"), skill: SkillId.nullable() }),
  z.strictObject({ type: z.literal("say"), text: z.string().max(500) }),
  z.strictObject({ type: z.literal("end") }),
]);
export type ClarifyCommand = z.infer<typeof ClarifyCommand>;
