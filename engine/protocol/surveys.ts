import { z } from "zod";
import { LearnerId } from "../ids.ts";
import { Survey } from "../sessions/survey/survey.ts";
import { Workflow } from "../sessions/workflow/workflow.ts";

/** [ms since 1970-01-01 UTC] */
const Time = z.int().nonnegative();
const Count = z.int().nonnegative();

/** What can be given beside skills, whole: so that it can be looked at before. */
export const FormList = z.strictObject({ surveys: z.array(Survey), guides: z.array(Workflow) });
export type FormList = z.infer<typeof FormList>;

/** What a class answered to a survey it was given: one answer for screen, print and CSV. */
export const SurveyAnswers = z.strictObject({
  at: Time,
  title: z.string(),
  version: z.int().positive(),
  due: Time.nullable(),
  questions: z.array(
    z.strictObject({
      id: z.string(),
      text: z.string(),
      type: z.enum(["choice", "several", "rating", "free-text"]),
      isFollowUp: z.boolean(),
      answered: Count,
      leftOut: Count,
      /** `percent` of those who answered, whole; null under five. */
      choices: z.array(
        z.strictObject({ choice: z.string(), count: Count, percent: z.int().min(0).max(100).nullable() }),
      ),
      /** Of a rating, the place of the median label: 1-based, a half between two. */
      median: z.number().positive().nullable(),
    }),
  ),
  pupils: z.array(
    z.strictObject({
      learner: LearnerId,
      name: z.string(),
      state: z.enum(["not-begun", "begun", "done"]),
      doneAt: Time.nullable(),
      daysLate: Count.nullable(),
      /** One a question, in their order; empty before the end. */
      answers: z.array(
        z.strictObject({
          outcome: z.enum(["answered", "left-out", "not-asked"]),
          given: z.array(z.string()),
          /** Words that safety answered: an alert has them. */
          hidden: z.boolean(),
        }),
      ),
    }),
  ),
  /** Pupils whose logs cannot be read at the moment: they are in none of the lists. */
  unknown: Count,
});
export type SurveyAnswers = z.infer<typeof SurveyAnswers>;
