import { z } from "zod";

/** What the page may ask of a guided process. */
export const WorkflowCommand = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("start"), workflow: z.string().max(80) }),
  z.strictObject({ type: z.literal("answer"), step: z.string().max(40), given: z.array(z.string().max(500)).max(12) }),
  z.strictObject({ type: z.literal("back") }),
  z.strictObject({ type: z.literal("end") }),
]);
export type WorkflowCommand = z.infer<typeof WorkflowCommand>;
