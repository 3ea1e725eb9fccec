import { z } from "zod";
import { NumberLocale, ReasonCode, Verdict } from "../../answers/types.ts";
import { Difficulty, ItemId, Probability, SkillId } from "../../ids.ts";
import { ErrorCategory } from "../../items/math-problem-item.ts";

/** Stands for a person, a session or an assignment; says nothing without the key [DAT2]. */
const Opaque = z.string().regex(/^[0-9a-f]{20}$/u);

/**
 * One answer, for research. The descriptions are the documentation: docs/data.md is made of them [DAT4]. Columns are only
 * added, at the end.
 */
export const AnswerRow = z.strictObject({
  learner: Opaque.describe("The pupil: keyed hash of an opaque id. The same in every export made with the same key."),
  session: Opaque.describe("The session, exam or placement: keyed hash."),
  activity: z.enum(["practice", "exam", "placement"]).describe("What the answer was given in."),
  n: z.int().positive().describe("The pupil's answers in the order in which they came to the log, 1-based."),
  at: z
    .string()
    .describe(
      "When it was given, ISO 8601 in UTC: the server's time from a school's data, the device's from an exported file.",
    ),
  skill: SkillId.describe("Skill the question is of."),
  item: ItemId.describe("The question: the same id is the same question, whoever had it."),
  blueprint: z.string().describe("What the question is made again from, with the three columns that follow."),
  version: z.int().positive().describe("Version of the blueprint."),
  difficulty: Difficulty.describe("1 (first steps) to 5 (full breadth of the skill), as authored."),
  seed: z.int().nonnegative().describe("Seed of the question."),
  position: z.int().positive().describe("Place of the question in its session, 1-based."),
  why: z
    .string()
    .nullable()
    .describe("Practice: why this question came (chosen, new, continue, review, sibling, mixed, repair)."),
  attempt: z
    .int()
    .positive()
    .describe("Readable answers to this question so far, this one included if it is one. Exams and placement: 1."),
  given: z
    .string()
    .nullable()
    .describe("What was typed, several boxes with a bar between them. Empty where it is withheld: see --typed."),
  locale: NumberLocale.nullable().describe("How the pupil writes numbers."),
  verdict: Verdict.nullable().describe("The checker's verdict. Placement: empty, see score."),
  reason: ReasonCode.nullable().describe("Practice: the checker's reason."),
  close: z.boolean().nullable().describe("Practice: whether it was nearly right."),
  score: z.number().min(0).max(1).nullable().describe("0 to 1. Empty where it says nothing: unreadable, unclear."),
  category: ErrorCategory.nullable().describe("Practice: kind of error, where it was diagnosed."),
  misconception: z.string().nullable().describe("Rule that explains the wrong answer; empty where none does."),
  hints: z.int().nonnegative().describe("Hints shown for this question before the answer. Exams and placement: 0."),
  latency_ms: z.int().nonnegative().describe("From first sight of the question to this answer [ms]."),
  weight: Probability.nullable().describe(
    "Practice: how much the answer counted as evidence of mastery; empty: not at all.",
  ),
  known_before: Probability.nullable().describe(
    "Practice: probability that the skill is known, before this evidence (BKT).",
  ),
  known_after: Probability.nullable().describe("Practice: the same after it."),
  assignment: Opaque.nullable().describe("The assignment the session was begun for: keyed hash; empty: none."),
  reader: z.string().nullable().describe("Name and version of the checker. Placement: empty."),
  content: z.string().describe("Hash of the content it was given with."),
  build: z.string().describe("Version of the program."),
});
export type AnswerRow = z.infer<typeof AnswerRow>;

export const ANSWER_COLUMNS = Object.keys(AnswerRow.shape) as readonly (keyof AnswerRow)[];
