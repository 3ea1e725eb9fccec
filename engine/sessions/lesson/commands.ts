import { z } from "zod";
import { SkillId } from "../../ids.ts";

/** `LessonView.page` as the pupil saw it: a second press, or another tab, is told `moved-on` and skips nothing. */
const page = z.int().nonnegative().optional();

/** What the page may ask of a lesson. */
export const LessonCommand = z.discriminatedUnion("type", [
  /** Goes on with the lesson on this skill if one is open, else begins one. */
  z.strictObject({ type: z.literal("start"), skill: SkillId }),
  /** The next step of the worked example, or the next part. */
  z.strictObject({ type: z.literal("continue"), page }),
  z.strictObject({ type: z.literal("back"), page }),
  /** From the page that says what comes before the lesson's own idea: goes on to that idea all the same. */
  z.strictObject({ type: z.literal("skip-before"), page }),
  z.strictObject({ type: z.literal("choose"), choice: z.int().nonnegative().max(9) }),
  /** Into the line of the example to finish that waits. */
  z.strictObject({ type: z.literal("fill"), text: z.string().max(200) }),
  z.strictObject({ type: z.literal("show-line") }),
  z.strictObject({ type: z.literal("say"), text: z.string().max(500) }),
  z.strictObject({ type: z.literal("pause") }),
  z.strictObject({ type: z.literal("resume") }),
  /** More of it, for those who finished early (bounded). */
  z.strictObject({ type: z.literal("extend") }),
  z.strictObject({ type: z.literal("end") }),
]);
export type LessonCommand = z.infer<typeof LessonCommand>;
