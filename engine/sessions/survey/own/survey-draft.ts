import { z } from "zod";
import { Line } from "../../own-forms/line.ts";

export const MAX_OWN_SURVEY_QUESTIONS = 30;
export const MAX_OWN_CHOICES = 8;

const QuestionId = z.string().regex(/^q[1-9][0-9]{0,3}$/u);

/** A question as it is worked on: it may be unfinished, and what its type has no use for stays for the next change of type. */
const DraftQuestion = z.strictObject({
  /** Its own for as long as the draft lives, whatever its place. */
  id: QuestionId,
  type: z.enum(["choice", "several", "rating", "free-text"]),
  text: Line.max(300),
  required: z.boolean(),
  /** Of a choice, one or several; "" while one is not written yet. */
  choices: z.array(Line.max(80)).max(MAX_OWN_CHOICES),
  /** Of a rating from 1 to 5: what its ends mean; "": the number says it. */
  ends: z.strictObject({ low: Line.max(40), high: Line.max(40) }),
  /**
   * Asked only where another question was answered with one of these, by their places from 0; null: asked of everybody. The
   * other one may have gone, or stand behind it, while the draft is worked on.
   */
  when: z
    .strictObject({
      question: QuestionId,
      is: z
        .array(
          z
            .int()
            .min(0)
            .max(MAX_OWN_CHOICES - 1),
        )
        .max(MAX_OWN_CHOICES),
    })
    .nullable(),
});
export type DraftQuestion = z.infer<typeof DraftQuestion>;

/** What a teacher says of a survey of their own; it becomes a `Survey` as the bank's are. */
export const SurveyDraft = z
  .strictObject({
    kind: z.literal("survey"),
    title: Line.min(1).max(80),
    /** What pupils read before the first question; "": nothing. */
    about: Line.max(300),
    questions: z.array(DraftQuestion).max(MAX_OWN_SURVEY_QUESTIONS),
    /** What they read at the end; "": the app's own words. */
    thanks: Line.max(300),
  })
  .refine(({ questions }) => new Set(questions.map(({ id }) => id)).size === questions.length, {
    path: ["questions"],
    message: "two questions of one name",
  });
export type SurveyDraft = z.infer<typeof SurveyDraft>;
