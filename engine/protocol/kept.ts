import { z } from "zod";
import { LearnerId } from "../ids.ts";

/*
 * What a device keeps of what its school has said. Apart from who is who: a device that stores it loads none of the
 * school's addresses.
 */

/** What a school, a class or a pupil may do without: extra words of a model, speaking, questions to the tutor, an exam's questions again, practice of a skill the pupil picks. */
export const FEATURES = ["words", "dictation", "ask", "examReview", "ownChoice"] as const;
export type Feature = (typeof FEATURES)[number];

/** What is on. */
export const Features = z.strictObject({
  words: z.boolean(),
  dictation: z.boolean(),
  ask: z.boolean(),
  examReview: z.boolean(),
  /** Absent: on, so that pages that do not know of it read the rest. */
  ownChoice: z.boolean().optional(),
});
export type Features = z.infer<typeof Features>;

export const KeptName = z.strictObject({ id: LearnerId, name: z.string() });
export type KeptName = z.infer<typeof KeptName>;
