import type { NumberLocale } from "../../answers/types.ts";
import type { EventOf, TutorEvent } from "../../events/tutor-event.ts";
import type { ItemId, SessionId } from "../../ids.ts";
import type { Asked } from "../../items/asked.ts";
import { addressOf, type ItemAddress } from "../../items/content.ts";

/** A question of an exam with what stands under it; nothing is marked before the end. */
export interface ExamQuestion {
  readonly item: ItemId;
  /** 1-based. */
  readonly position: number;
  readonly address: ItemAddress;
  /** What was asked, where the log tells it. */
  readonly asked?: Asked | undefined;
  /** The last answer; null while there is none. */
  readonly answer: { readonly given: readonly string[]; readonly locale: NumberLocale } | null;
}

/** An answer of an exam that a rule explains. */
export interface ExamError extends ExamQuestion {
  readonly rule: string;
}

/** An exam whose errors are not all counted yet. */
export type UncountedExam =
  | { readonly at: "begun" | "ended"; readonly questions: readonly ExamQuestion[] }
  | { readonly at: "marked"; readonly errors: readonly ExamError[] };

/**
 * The exams of a log, by session, up to where each of their errors is counted. An error counts with the evidence of its
 * question, which follows the mark in the order of the questions: what was right later in the same exam comes after it.
 */
export type ExamErrors = Readonly<Record<SessionId, UncountedExam>>;

export function evolveExamErrors(exams: ExamErrors, event: TutorEvent): ExamErrors {
  switch (event.type) {
    case "exam_item_served": {
      const { session, item, position, asked } = event.body;
      const exam = exams[session] ?? { at: "begun", questions: [] };
      if (exam.at !== "begun") return exams;
      const question: ExamQuestion = { item, position, address: addressOf(event.body), asked, answer: null };
      return { ...exams, [session]: { ...exam, questions: [...exam.questions, question] } };
    }
    case "exam_answered": {
      const { session, item, given, locale } = event.body;
      const exam = exams[session];
      if (exam?.at !== "begun") return exams;
      const questions = exam.questions.map((one) => (one.item === item ? { ...one, answer: { given, locale } } : one));
      return { ...exams, [session]: { ...exam, questions } };
    }
    case "activity_ended": {
      const { session } = event.body;
      const exam = exams[session];
      return exam?.at === "begun" ? { ...exams, [session]: { ...exam, at: "ended" } } : exams;
    }
    case "exam_scored": {
      const { session, results } = event.body;
      const exam = exams[session];
      return exam?.at === "ended" ? withErrors(exams, session, errorsOf(exam.questions, results)) : exams;
    }
    case "mastery_updated": {
      const { session, item } = event.body;
      const exam = exams[session];
      if (exam?.at !== "marked" || examErrorOf(exams, event) === null) return exams;
      const left = exam.errors.filter((one) => one.item !== item);
      return withErrors(exams, session, left);
    }
    default:
      return exams;
  }
}

/** The error of an exam that counts with this evidence; null: none. */
export function examErrorOf(exams: ExamErrors, { body }: EventOf<"mastery_updated">): ExamError | null {
  const exam = exams[body.session];
  return exam?.at === "marked" ? (exam.errors.find(({ item }) => item === body.item) ?? null) : null;
}

function errorsOf(
  questions: readonly ExamQuestion[],
  results: EventOf<"exam_scored">["body"]["results"],
): readonly ExamError[] {
  return results.flatMap(({ position, misconception: rule }) => {
    const question = questions.find((one) => one.position === position);
    return rule === null || question === undefined || question.answer === null ? [] : [{ ...question, rule }];
  });
}

/** An exam with nothing left to count is forgotten. */
function withErrors(exams: ExamErrors, session: SessionId, errors: readonly ExamError[]): ExamErrors {
  const others = Object.fromEntries(Object.entries(exams).filter(([id]) => id !== session));
  return errors.length === 0 ? others : { ...others, [session]: { at: "marked", errors } };
}
