import { z } from "zod";
import { ExamAdjusted } from "../adjustments/adjustments.ts";
import { AssignmentId, ExamPaper } from "../assignments/assignment.ts";
import { LearnerId, SkillId } from "../ids.ts";
import { END_REASONS } from "../sessions/activity-events.ts";
import { QUESTION_SORTS } from "../sessions/evaluation/events.ts";
import { ExamDraft, MAX_FORMS, MAX_OWN_QUESTIONS } from "../sessions/evaluation/own/exam-draft.ts";
import type { ExamQuestionView } from "../sessions/evaluation/own/view-form.ts";

const Id = z.uuid();
/** [ms since 1970-01-01 UTC] */
const Time = z.int().nonnegative();
const Count = z.int().nonnegative();

/** A question as the engine shows it: looked at no further. */
const Question = z.looseObject({ skill: SkillId, stem: z.string() }) as unknown as z.ZodType<ExamQuestionView>;

/** It is over for a pupil once their answers tell enough. A page of before knows no such field: it is there where it is so. */
const MayEndSooner = z.literal(true).optional();

export const ExamSummary = z.strictObject({
  id: Id,
  title: z.string(),
  version: z.int().positive(),
  /** When this version was first assigned; null: it is a draft. */
  frozenAt: Time.nullable(),
  /** Of one form. */
  questions: Count,
  forms: Count,
  selection: ExamDraft.shape.selection,
  mayEndSooner: MayEndSooner,
  /** Name of the teacher who made it; "" where they are gone. */
  teacher: z.string(),
  changedAt: Time,
  /** How often it is assigned, any version of it. */
  assigned: Count,
});
export type ExamSummary = z.infer<typeof ExamSummary>;
/** What was changed last comes first. */
export const ExamList = z.strictObject({ exams: z.array(ExamSummary) });

export const ExamView = z.strictObject({
  ...ExamSummary.shape,
  /** Raised with each change: who changes it says which one they have seen. */
  revision: Count,
  draft: ExamDraft,
  /** Empty for an adaptive exam, and where no skill is chosen yet. */
  drawn: z.array(
    z.strictObject({
      questions: z.array(
        z.strictObject({
          position: z.int().positive(),
          section: Count,
          kept: z.boolean(),
          /** null: the bank has it no more. */
          question: Question.nullable(),
        }),
      ),
    }),
  ),
});
export type ExamView = z.infer<typeof ExamView>;

/** The bank's exams; one that is assigned is the class's from then on. */
export const ReadyExamList = z.strictObject({
  exams: z.array(
    z.strictObject({
      ...ExamSummary.pick({
        id: true,
        title: true,
        version: true,
        questions: true,
        forms: true,
        selection: true,
        mayEndSooner: true,
      }).shape,
      /** Who it is for and what it is about. */
      about: z.string(),
      sections: z.array(z.strictObject({ name: z.string(), items: Count, skills: z.array(z.string()) })),
    }),
  ),
});
export type ReadyExamList = z.infer<typeof ReadyExamList>;

export const NewExam = z.strictObject({
  title: ExamDraft.shape.title,
  /** The same as this one of a class of the teacher's own, as it is now, or as a ready-made one; null: an empty one. */
  copyOf: z.union([z.strictObject({ class: Id, exam: Id }), z.strictObject({ ready: Id })]).nullable(),
});
export const ChangeExam = z.strictObject({ revision: Count, draft: ExamDraft });
/** What is done to a form that was drawn: all but what is kept is drawn again, or one question is exchanged, kept, or let go. */
export const ChangeForm = z
  .strictObject({
    revision: Count,
    form: z
      .int()
      .min(0)
      .max(MAX_FORMS - 1),
    act: z.enum(["again", "another", "keep", "release"]),
    /** Which question, 1-based; null for the whole form. */
    position: z.int().min(1).max(MAX_OWN_QUESTIONS).nullable(),
  })
  .refine(({ act, position }) => (act === "again") === (position === null), {
    path: ["position"],
    message: "a question is named for all but a whole form",
  });
export type ChangeForm = z.infer<typeof ChangeForm>;

/** Exams that are for the learner, with their questions whole: answers and solutions are in them, as they are in the bank. */
export const PaperList = z.strictObject({
  learner: LearnerId,
  papers: z.array(z.strictObject({ assignment: AssignmentId, paper: ExamPaper })).max(400),
});
export type PaperList = z.infer<typeof PaperList>;

/** What each exam of a class came to, newest first: for its report. */
export const ExamOverview = z.strictObject({
  at: Time,
  exams: z.array(
    z.strictObject({
      assignment: AssignmentId,
      title: z.string(),
      version: z.int().positive(),
      /** From when it could be sat, and by when it was wanted. */
      from: Time,
      due: Time.nullable(),
      /** Pupils it is for whose logs can be read; of them who are done. */
      pupils: Count,
      done: Count,
      /** Of all who are done together. */
      points: z.number().nonnegative(),
      of: Count,
      /** What was missed most comes first; nothing of which all was right. */
      missed: z.array(
        z.strictObject({ skill: SkillId, skillName: z.string(), points: z.number().nonnegative(), of: Count }),
      ),
      sorts: z.array(z.strictObject({ sort: z.enum(QUESTION_SORTS), points: z.number().nonnegative(), of: Count })),
    }),
  ),
  /** Pupils whose logs cannot be read at the moment: of the exam with most of them. */
  unknown: Count,
});
export type ExamOverview = z.infer<typeof ExamOverview>;

const OUTCOMES = ["correct", "partial", "incorrect", "unanswered"] as const;
const Share = { points: z.number().nonnegative(), of: Count };

/** What an exam showed of a class: one answer for screen, print and CSV. */
export const ExamResults = z.strictObject({
  at: Time,
  title: z.string(),
  version: z.int().positive(),
  forms: Count,
  selection: ExamDraft.shape.selection,
  mayEndSooner: MayEndSooner,
  due: Time.nullable(),
  questions: z.array(
    z.strictObject({
      form: Count.nullable(),
      position: z.int().positive().nullable(),
      question: Question,
      correct: Count,
      partial: Count,
      incorrect: Count,
      unanswered: Count,
    }),
  ),
  pupils: z.array(
    z.strictObject({
      learner: LearnerId,
      name: z.string(),
      form: Count,
      state: z.enum(["not-begun", "begun", "done"]),
      reason: z.enum(END_REASONS).nullable(),
      /** What was set for them when they began; absent: nothing, or they have not begun. */
      adjusted: ExamAdjusted.optional(),
      begunAt: Time.nullable(),
      doneAt: Time.nullable(),
      daysLate: Count.nullable(),
      ...Share,
      answers: z.array(
        z.strictObject({
          position: z.int().positive(),
          question: Count.nullable(),
          given: z.array(z.string()),
          outcome: z.enum(OUTCOMES),
          points: z.number().min(0).max(1),
          misconception: Count.nullable(),
        }),
      ),
    }),
  ),
  skills: z.array(z.strictObject({ skill: SkillId, skillName: z.string(), ...Share })),
  sorts: z.array(z.strictObject({ sort: z.enum(QUESTION_SORTS), ...Share })),
  misconceptions: z.array(
    z.strictObject({
      skill: SkillId,
      skillName: z.string(),
      rule: z.string(),
      explanation: z.string().nullable(),
      pupils: z.array(LearnerId),
    }),
  ),
  /** Pupils whose logs cannot be read at the moment: they are in none of the lists. */
  unknown: Count,
});
export type ExamResults = z.infer<typeof ExamResults>;
