import type { Projection } from "../../projections/projection.ts";
import { lifeOf, type ActivityState } from "../activity.ts";

export interface SurveyAnswer {
  readonly question: string;
  readonly given: readonly string[];
  readonly skipped: boolean;
  /** Gone back to: asked again, with what was given as a start. */
  readonly reopened: boolean;
}

/** The latest survey: one answer a question, in the order of answering. */
export interface SurveyState extends ActivityState {
  readonly answers: readonly SurveyAnswer[];
  /** What is said first, after words that told of danger or distress. */
  readonly guidance: string | null;
}

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
    ...lifeOf<SurveyState>("survey", (base) => ({ ...base, answers: [], guidance: null })),
    survey_answered: (state, { body: { session, question, given, skipped } }) => {
      if (state?.id !== session) return state;
      const others = state.answers.filter((answer) => answer.question !== question);
      return { ...state, answers: [...others, { question, given, skipped, reopened: false }], guidance: null };
    },
    survey_reopened: (state, { body }) =>
      state?.id === body.session
        ? {
            ...state,
            answers: state.answers.map((answer) =>
              answer.question === body.question ? { ...answer, reopened: true } : answer,
            ),
          }
        : state,
    reply_given: (state, { body: { session, text } }) => (state?.id === session ? { ...state, guidance: text } : state),
  },
};
