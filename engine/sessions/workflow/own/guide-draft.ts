import { z } from "zod";
import { Line } from "../../own-forms/line.ts";

export const MAX_OWN_STEPS = 25;
const MAX_CHOICES = 8;

const StepId = z.string().regex(/^s[1-9][0-9]{0,3}$/u);
/** Where a step, or a choice, leads: the one that stands behind it, the end, or a step by its name. */
const Target = z.union([z.enum(["next", "end"]), StepId]);

/** A step as it is worked on: it may be unfinished, and what its type has no use for stays for the next change of type. */
const DraftStep = z.strictObject({
  /** Its own for as long as the draft lives, whatever its place. */
  id: StepId,
  type: z.enum(["continue", "choice", "free-text"]),
  /** A few words that stand above it, and in the list of what was done. */
  title: Line.max(80),
  text: Line.max(500),
  /** Each leads on by itself; "" while it is not written yet. */
  choices: z.array(z.strictObject({ text: Line.max(80), to: Target })).max(MAX_CHOICES),
  /** Where it leads where nothing is chosen. */
  to: Target,
});
export type DraftStep = z.infer<typeof DraftStep>;

/** What a teacher says of a guide of their own; it becomes a `Workflow` as the bank's are. */
export const GuideDraft = z
  .strictObject({
    kind: z.literal("guide"),
    title: Line.min(1).max(80),
    /** What pupils read before the first step; "": nothing. */
    about: Line.max(300),
    steps: z.array(DraftStep).max(MAX_OWN_STEPS),
    /** What they read at the end; "": the app's own words. */
    closing: Line.max(300),
  })
  .refine(({ steps }) => new Set(steps.map(({ id }) => id)).size === steps.length, {
    path: ["steps"],
    message: "two steps of one name",
  });
export type GuideDraft = z.infer<typeof GuideDraft>;
