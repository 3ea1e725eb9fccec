import { z } from "zod";

const Id = z.string().min(1).max(40);
/** What can be given at once: `survey_answered` holds no more. */
const Choices = z.array(z.string().min(1).max(200)).max(12).readonly();

/** One question of a survey; there are no right answers (requirement F8). */
export const SurveyQuestion = z
  .strictObject({
    id: Id,
    text: z.string().min(1).max(300),
    required: z.boolean(),
    type: z.enum(["choice", "several", "rating", "free-text"]),
    /** Choices, or the rating's labels from least to most; empty for free text. */
    choices: Choices,
    /** The school grade from which a choice is offered; one that is not named is always there. */
    fromGrade: z.record(z.string(), z.number()).readonly().optional(),
    /** Asked only when an earlier question was answered with one of these. */
    when: z.strictObject({ question: Id, is: Choices }).readonly().optional(),
  })
  .readonly();
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;

export const Survey = z
  .strictObject({
    id: z.string().min(1).max(80),
    version: z.int().positive(),
    createdOn: z.string().max(20),
    title: z.string().min(1).max(80),
    about: z.string().max(400),
    questions: z.array(SurveyQuestion).min(1).max(40).readonly(),
    thanks: z.string().max(400),
  })
  .readonly();
export type Survey = z.infer<typeof Survey>;
