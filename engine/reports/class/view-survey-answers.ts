import { safetyOf } from "../../dialogue/safety/index.ts";
import type { LearnerId } from "../../ids.ts";
import { askedOf } from "../../sessions/survey/ask-next.ts";
import type { Survey, SurveyQuestion } from "../../sessions/survey/survey.ts";
import type { AnsweredSurvey, GivenAnswer } from "./answered-surveys.ts";
import { HIDDEN_WORDS } from "./hide-serious.ts";

/** A pupil a survey is for, with what their log says of it. */
export interface SurveyPupil {
  readonly learner: LearnerId;
  readonly answered: AnsweredSurvey | null;
}

/** What became of a question: `left-out` was asked and skipped; `not-asked` is on another branch. */
export type SurveyOutcome = "answered" | "left-out" | "not-asked";

export interface SurveyAnswerView {
  readonly outcome: SurveyOutcome;
  /** Choices in the order of the survey, or what was written. */
  readonly given: readonly string[];
  /** Safety answered these words; `given` has a mark in their place. */
  readonly hidden: boolean;
}

export interface SurveyPupilView {
  readonly learner: LearnerId;
  readonly state: "not-begun" | "begun" | "done";
  /** One a question, in the survey's order; empty before the end: until then everything can be changed. */
  readonly answers: readonly SurveyAnswerView[];
}

export interface SurveyChoiceTotal {
  readonly choice: string;
  readonly count: number;
  /** Of those who answered [0 to 100, whole]; null under five: it would tell of one pupil. */
  readonly percent: number | null;
}

export interface SurveyQuestionView {
  readonly id: string;
  readonly text: string;
  readonly type: SurveyQuestion["type"];
  /** Whether it asks further about an answer before. */
  readonly isFollowUp: boolean;
  readonly answered: number;
  /** Asked and skipped. */
  readonly leftOut: number;
  /** One a choice or label, in their order; empty for free text. */
  readonly choices: readonly SurveyChoiceTotal[];
  /** Of a rating: the place of the median label, 1-based, a half between two; null where nobody answered. */
  readonly median: number | null;
}

export interface SurveyAnswersView {
  readonly questions: readonly SurveyQuestionView[];
  readonly pupils: readonly SurveyPupilView[];
}

/** Of fewer than so many answers a share says more about one pupil than about the class. */
const ENOUGH = 5;

/** What a class answered, as it was asked: screen, print and CSV show this [CLS50]. */
export function viewSurveyAnswers(survey: Survey, pupils: readonly SurveyPupil[]): SurveyAnswersView {
  const told = pupils.map(({ learner, answered }): SurveyPupilView => {
    if (answered === null) return { learner, state: "not-begun", answers: [] };
    if (answered.doneAt === null) return { learner, state: "begun", answers: [] };
    return { learner, state: "done", answers: answersOf(survey, answered) };
  });
  return {
    questions: survey.questions.map((question, at) =>
      totalOf(
        question,
        told.flatMap(({ answers }) => answers[at] ?? []),
      ),
    ),
    pupils: told,
  };
}

function answersOf(survey: Survey, { answers }: AnsweredSurvey): readonly SurveyAnswerView[] {
  const asked = askedOf(
    survey,
    answers.map((one) => ({ ...one, reopened: false })),
  );
  return survey.questions.map((question): SurveyAnswerView => {
    const answer = answers.find((one) => one.question === question.id);
    // What was answered on a branch that was left again is no answer any more.
    if (!asked.includes(question)) return { outcome: "not-asked", given: [], hidden: false };
    const given = answer === undefined ? [] : readable(question, answer);
    if (answer === undefined || given.length === 0) return { outcome: "left-out", given: [], hidden: false };
    const hidden = question.type === "free-text" && isHidden(answer);
    return { outcome: "answered", given: hidden ? [HIDDEN_WORDS] : given, hidden };
  });
}

/** A log can hold anything: of choices only those that the question has, and one where one is asked for (TH5). */
function readable({ type, choices }: SurveyQuestion, { given }: GivenAnswer): readonly string[] {
  if (type === "free-text") return given.filter((text) => text.trim() !== "");
  const chosen = choices.filter((choice) => given.includes(choice));
  return type === "several" ? chosen : chosen.slice(0, 1);
}

/** The device looked when it was written; an older one may have known less. */
function isHidden({ given, isSerious }: GivenAnswer): boolean {
  return isSerious || safetyOf(given.join(" ")) !== null;
}

function totalOf(
  { id, text, type, choices, when }: SurveyQuestion,
  answers: readonly SurveyAnswerView[],
): SurveyQuestionView {
  const answered = answers.filter(({ outcome }) => outcome === "answered");
  const count = (choice: string) => answered.filter(({ given }) => given.includes(choice)).length;
  const isRating = type === "rating";
  return {
    id,
    text,
    type,
    isFollowUp: when !== undefined,
    answered: answered.length,
    leftOut: answers.filter(({ outcome }) => outcome === "left-out").length,
    choices: choices.map((choice) => ({
      choice,
      count: count(choice),
      percent: answered.length < ENOUGH ? null : Math.round((100 * count(choice)) / answered.length),
    })),
    median: isRating ? medianOf(answered.flatMap(({ given }) => choices.indexOf(given[0] ?? "") + 1)) : null,
  };
}

function medianOf(places: readonly number[]): number | null {
  const sorted = places.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}
