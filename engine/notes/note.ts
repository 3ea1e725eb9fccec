import { z } from "zod";
import { itemAddress, itemRef } from "../events/define.ts";
import { NumberLocale } from "../answers/types.ts";
import { NoteId } from "./events.ts";

/** A disputed answer as the log has it. */
export const DisputedCase = z.strictObject({
  ...itemRef,
  ...itemAddress,
  given: z.array(z.string().max(200)).min(1).max(6),
  locale: NumberLocale,
  /** The answer was the problem's first marked one; the highest hint before it. */
  first: z.boolean(),
  hintLevel: z.literal([0, 1, 2, 3]),
});
export type DisputedCase = z.infer<typeof DisputedCase>;

const common = {
  id: NoteId,
  text: z.string().max(200),
  teacher: z.string().max(60),
};

/** What is for one learner. */
export const LearnerNote = z.discriminatedUnion("kind", [
  z.strictObject({ ...common, kind: z.literal("praise") }),
  z.strictObject({
    ...common,
    kind: z.literal("ruling"),
    of: DisputedCase,
    accepted: z.boolean(),
    /** How the problem ended, as far as the server has the log. */
    ended: z.enum(["open", "right", "not-solved"]),
  }),
]);
export type LearnerNote = z.infer<typeof LearnerNote>;
