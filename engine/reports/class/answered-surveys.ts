import type { AssignmentId } from "../../assignments/assignment.ts";
import type { TutorEvent } from "../../events/tutor-event.ts";
import type { SessionId } from "../../ids.ts";

/** What a pupil's log says of one survey that a teacher gave. Times are the server's [ms since 1970-01-01 UTC]. */
export interface AnsweredSurvey {
  readonly session: SessionId;
  /** When its last question was answered; null: not yet, or it was left. */
  readonly doneAt: number | null;
  /** The last of each question, in the order of answering. */
  readonly answers: readonly GivenAnswer[];
}

export interface GivenAnswer {
  readonly question: string;
  readonly given: readonly string[];
  readonly skipped: boolean;
  /** Safety answered these words: they are read from the alert, by a press that is noted [CLS9]. */
  readonly isSerious: boolean;
}

/** Every time each was begun, in order: two devices may not have known of each other. */
export type AnsweredSurveys = Readonly<Record<AssignmentId, readonly AnsweredSurvey[]>>;

/** The one that counts: the first that came to its end, else the one begun last; null: none was. */
export function answeredOf(surveys: AnsweredSurveys, assignment: AssignmentId): AnsweredSurvey | null {
  const all = surveys[assignment] ?? [];
  return all.find(({ doneAt }) => doneAt !== null) ?? all.at(-1) ?? null;
}

/** A survey that a learner opened by themselves is in none of it [CLS51]. */
export function evolveAnswered(surveys: AnsweredSurveys, event: TutorEvent, ots: number): AnsweredSurveys {
  switch (event.type) {
    case "assignment_begun": {
      const { assignment, session, what } = event.body;
      const before = surveys[assignment] ?? [];
      if (what.type !== "survey" || before.some((one) => one.session === session)) return surveys;
      return { ...surveys, [assignment]: [...before, { session, doneAt: null, answers: [] }] };
    }
    case "survey_answered": {
      const { session, question, given, skipped } = event.body;
      return change(surveys, session, (survey) => ({
        ...survey,
        answers: [
          ...survey.answers.filter((one) => one.question !== question),
          { question, given, skipped, isSerious: false },
        ],
      }));
    }
    case "safety_flagged": {
      const { session } = event.body;
      // It is written right after the answer it is about.
      return change(surveys, session, (survey) => ({
        ...survey,
        answers: survey.answers.map((one, at) =>
          at === survey.answers.length - 1 ? { ...one, isSerious: true } : one,
        ),
      }));
    }
    case "activity_ended": {
      const { session, reason } = event.body;
      return reason === "complete" ? change(surveys, session, (survey) => ({ ...survey, doneAt: ots })) : surveys;
    }
    default:
      return surveys;
  }
}

/** Nothing changes in one that is done. */
function change(
  surveys: AnsweredSurveys,
  session: SessionId | null,
  made: (survey: AnsweredSurvey) => AnsweredSurvey,
): AnsweredSurveys {
  // Sound: keys of the state are ids.
  const entries = Object.entries(surveys) as unknown as readonly (readonly [AssignmentId, readonly AnsweredSurvey[]])[];
  const found = entries.find(([, all]) => all.some((one) => one.session === session && one.doneAt === null));
  if (found === undefined) return surveys;
  return { ...surveys, [found[0]]: found[1].map((one) => (one.session === session ? made(one) : one)) };
}
