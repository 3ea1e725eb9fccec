import { z } from "zod";

/** What the page may ask of a session of thinking aloud. */
export const ThoughtCommand = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("start") }),
  z.strictObject({ type: z.literal("say"), text: z.string().max(500) }),
  z.strictObject({ type: z.literal("end") }),
]);
export type ThoughtCommand = z.infer<typeof ThoughtCommand>;
