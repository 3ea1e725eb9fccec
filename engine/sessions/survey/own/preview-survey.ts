import { assignedSource } from "../../../assignments/assigned-source.ts";
import type { AssignmentId } from "../../../assignments/assignment.ts";
import type { SessionId } from "../../../ids.ts";
import type { SurveyView } from "../../../views/activity-views.ts";
import { askedOf, faultIn, questionNow } from "../ask-next.ts";
import type { SurveyAnswer, SurveyState } from "../state.ts";
import type { Survey, SurveyQuestion } from "../survey.ts";
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
  /** The question to begin at, where nothing is pressed; absent, or one that cannot be asked yet: where the answers lead. */
  readonly at?: string | null;
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
export function previewSurvey({ draft, answers, press, at = null }: SurveyPreview): PreviewedSurvey {
  const faults = faultsInDraft(draft);
  const isAtFault = (at: number) => faults.some((fault) => "question" in fault && fault.question === at + 1);
  const whole = surveyOfDraft(draft, { id: draft.kind, version: 1, createdOn: "" });
  const survey: Survey = { ...whole, questions: whole.questions.filter((_, at) => !isAtFault(at)) };
  // What no longer fits, after a change of the question, is as if it had not been answered.
  const kept = answers.filter((answer) => {
    const question = survey.questions.find(({ id }) => id === answer.question);
    return question !== undefined && (answer.skipped ? !question.required : faultIn(question, answer.given) === null);
  });
  const next = press === null ? ledTo(survey, kept, at) : after(survey, kept, press);
  const session = stateOf(survey, next ?? kept);
  const labels = draft.questions.map(labelsOf);
  return { faults, labels, view: viewSurvey(session, survey, null), answers: next ?? kept, isRefused: next === null };
}

/**
 * The answers with which a question is asked next: those there are, as far as they lead there, and for the others before
 * it the first that do. Where it is not among the questions nothing changes.
 */
function ledTo(survey: Survey, answers: readonly SurveyAnswer[], to: string | null): readonly SurveyAnswer[] {
  const end = survey.questions.findIndex(({ id }) => id === to);
  if (end < 0) return answers;
  const before = survey.questions.slice(0, end);
  const wanted = wantedFor(survey, end);
  const given = before.map((question): SurveyAnswer => {
    const own = answers.find((one) => one.question === question.id);
    const wish = wanted.get(question.id);
    const fits = own !== undefined && (wish === undefined || own.given.some((text) => wish.includes(text)));
    return fits ? { ...own, reopened: false } : firstAnswer(question, wish);
  });
  const asked = new Set(askedOf(survey, given).map(({ id }) => id));
  // It is seen as a pupil comes to it, with nothing given.
  const later = answers.filter(({ question }) => question !== to && before.every(({ id }) => id !== question));
  return [...given.filter(({ question }) => asked.has(question)), ...later];
}

/** What questions before it have to be answered with for it to be asked: any of these. */
function wantedFor({ questions }: Survey, end: number): ReadonlyMap<string, readonly string[]> {
  const wanted = new Map<string, readonly string[]>();
  let when = questions[end]?.when;
  // Each asks for one that stands before it: where not, the draft has a fault, and it is left out.
  while (when !== undefined && !wanted.has(when.question)) {
    const { question, is } = when;
    wanted.set(question, is);
    when = questions.find(({ id }) => id === question)?.when;
  }
  return wanted;
}

function firstAnswer(
  { id, type, required, choices }: SurveyQuestion,
  wish: readonly string[] | undefined,
): SurveyAnswer {
  const isLeftOut = wish === undefined && !required;
  const text = wish?.[0] ?? (type === "free-text" ? ANY_WORDS : choices[0]);
  const given = isLeftOut || text === undefined ? [] : [text];
  return { question: id, given, skipped: given.length === 0, reopened: false };
}

/** Stands for what a pupil would write. */
const ANY_WORDS = "…";

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
