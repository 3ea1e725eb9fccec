import { assignedSource } from "../../../assignments/assigned-source.ts";
import type { AssignmentId } from "../../../assignments/assignment.ts";
import type { SessionId } from "../../../ids.ts";
import type { SurveyView } from "../../../views/activity-views.ts";
import { faultIn, questionNow } from "../ask-next.ts";
import type { SurveyAnswer, SurveyState } from "../state.ts";
import type { Survey } from "../survey.ts";
import { questionBefore, viewSurvey } from "../view-survey.ts";
import { faultsInDraft, labelsOf, surveyOfDraft, type SurveyFault } from "./own-survey.ts";
import type { SurveyDraft } from "./survey-draft.ts";

/** What was answered in a preview so far, and what is pressed now; nothing of it is recorded anywhere. */
export interface SurveyPreview {
  readonly draft: SurveyDraft;
  readonly answers: readonly SurveyAnswer[];
  readonly press:
    | { readonly type: "answer"; readonly question: string; readonly given: readonly string[] }
    | { readonly type: "back" }
    | null;
}

export interface PreviewedSurvey {
  readonly faults: readonly SurveyFault[];
  /** What is chosen from at each question of the draft, in their order; empty for free text. */
  readonly labels: readonly (readonly string[])[];
  /** As a pupil sees it; questions at fault are left out of it. */
  readonly view: SurveyView;
  readonly answers: readonly SurveyAnswer[];
  /** What was pressed is not to be taken: a pupil would be told so. */
  readonly isRefused: boolean;
}

/** A draft as a pupil goes through it, up to where these answers lead [SVY11]. */
export function previewSurvey({ draft, answers, press }: SurveyPreview): PreviewedSurvey {
  const faults = faultsInDraft(draft);
  const isAtFault = (at: number) => faults.some((fault) => "question" in fault && fault.question === at + 1);
  const whole = surveyOfDraft(draft, { id: draft.kind, version: 1, createdOn: "" });
  const survey: Survey = { ...whole, questions: whole.questions.filter((_, at) => !isAtFault(at)) };
  // What no longer fits, after a change of the question, is as if it had not been answered.
  const kept = answers.filter((answer) => {
    const question = survey.questions.find(({ id }) => id === answer.question);
    return question !== undefined && (answer.skipped ? !question.required : faultIn(question, answer.given) === null);
  });
  const next = press === null ? kept : after(survey, kept, press);
  const session = stateOf(survey, next ?? kept);
  const labels = draft.questions.map(labelsOf);
  return { faults, labels, view: viewSurvey(session, survey, null), answers: next ?? kept, isRefused: next === null };
}

/** Null where it is not to be taken. */
function after(
  survey: Survey,
  answers: readonly SurveyAnswer[],
  press: NonNullable<SurveyPreview["press"]>,
): readonly SurveyAnswer[] | null {
  if (press.type === "back") {
    const before = questionBefore({ answers }, survey);
    if (before === undefined) return null;
    return answers.map((one) => (one.question === before.id ? { ...one, reopened: true } : one));
  }
  const question = questionNow(survey, answers);
  const given = press.given.filter((text) => text.trim() !== "");
  if (question?.id !== press.question || faultIn(question, given) !== null) return null;
  const others = answers.filter((one) => one.question !== question.id);
  return [...others, { question: question.id, given, skipped: given.length === 0, reopened: false }];
}

function stateOf(survey: Survey, answers: readonly SurveyAnswer[]): SurveyState {
  const isDone = survey.questions.length > 0 && questionNow(survey, answers) === undefined;
  // Sound: nothing is looked up by either, and both say that a teacher gave it.
  const [id, given] = ["preview" as SessionId, "preview" as AssignmentId];
  return {
    id,
    source: assignedSource(given),
    version: survey.version,
    seed: "",
    startedAt: 0,
    isPaused: false,
    endedAt: isDone ? 0 : null,
    reason: isDone ? "complete" : null,
    answers,
    guidance: null,
    parked: [],
  };
}
