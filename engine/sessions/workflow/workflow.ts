import { z } from "zod";

const Id = z.string().min(1).max(40);
const Choice = z.string().min(1).max(200);

/** One step of a guided process (requirement F8). */
export const WorkflowStep = z
  .strictObject({
    id: Id,
    title: z.string().min(1).max(120),
    text: z.string().min(1).max(500),
    type: z.enum(["continue", "choice", "free-text"]),
    choices: z.array(Choice).max(12).readonly(),
    /** Rules tried in order: the first whose choice was made (or that has none) names the next step; null ends. */
    next: z
      .array(z.strictObject({ is: Choice.optional(), to: Id.nullable() }).readonly())
      .max(20)
      .readonly(),
  })
  .readonly();
export type WorkflowStep = z.infer<typeof WorkflowStep>;

export const Workflow = z
  .strictObject({
    id: z.string().min(1).max(80),
    version: z.int().positive(),
    createdOn: z.string().max(20),
    title: z.string().min(1).max(80),
    about: z.string().max(400),
    steps: z.array(WorkflowStep).min(1).max(60).readonly(),
    closing: z.string().max(500),
  })
  .readonly();
export type Workflow = z.infer<typeof Workflow>;
