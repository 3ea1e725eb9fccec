import { isToldToTeachers } from "../../dialogue/safety/index.ts";
import type { Projection } from "../../projections/projection.ts";
import type { GuidanceView } from "../../views/activity-views.ts";
import type { ActivityState } from "../activity.ts";
import { changeIts, parkingLifeOf, type WithParked } from "../parking.ts";

export interface SurveyAnswer {
  readonly question: string;
  readonly given: readonly string[];
  readonly skipped: boolean;
  /** Gone back to: asked again, with what was given as a start. */
  readonly reopened: boolean;
}

/** One survey: one answer a question, in the order of answering. */
export interface OneSurvey extends ActivityState {
  readonly answers: readonly SurveyAnswer[];
  /** What is said first, after words that told of danger or distress. */
  readonly guidance: GuidanceView | null;
}

/** The latest survey, and those that were left for another one and wait [SVY5]. */
export type SurveyState = WithParked<OneSurvey>;

type SurveyEventType =
  | "activity_started"
  | "activity_paused"
  | "activity_resumed"
  | "activity_ended"
  | "survey_answered"
  | "survey_reopened"
  | "reply_given";

export const surveyProjection: Projection<SurveyState | null, SurveyEventType> = {
  initial: null,
  on: {
    ...parkingLifeOf<OneSurvey>("survey", (base) => ({ ...base, answers: [], guidance: null })),
    survey_answered: (state, { body: { session, question, given, skipped } }) =>
      changeIts(state, session, (survey) => {
        const others = survey.answers.filter((answer) => answer.question !== question);
        return { ...survey, answers: [...others, { question, given, skipped, reopened: false }], guidance: null };
      }),
    survey_reopened: (state, { body: { session, question } }) =>
      changeIts(state, session, (survey) => ({
        ...survey,
        answers: survey.answers.map((answer) =>
          answer.question === question ? { ...answer, reopened: true } : answer,
        ),
      })),
    reply_given: (state, { body: { session, act, text } }) =>
      changeIts(state, session, (survey) => ({ ...survey, guidance: { text, toTeacher: isToldToTeachers(act) } })),
  },
};
