import { z } from "zod";

/** What the page may ask of a survey. */
export const SurveyCommand = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("start"), survey: z.string().max(80) }),
  z.strictObject({
    type: z.literal("answer"),
    question: z.string().max(40),
    given: z.array(z.string().max(500)).max(12),
  }),
  z.strictObject({ type: z.literal("skip"), question: z.string().max(40) }),
  z.strictObject({ type: z.literal("back") }),
  z.strictObject({ type: z.literal("end") }),
]);
export type SurveyCommand = z.infer<typeof SurveyCommand>;
