import type { DraftQuestion, SurveyDraft } from "#engine/surveys";

/** Of a survey, and of one question, as the server takes them. */
export const MOST_QUESTIONS = 30;
export const MOST_CHOICES = 8;

export const QUESTION_TYPES = ["choice", "several", "rating", "free-text"] as const;

/** The draft with one more question at its end, under a name that no other has, or is asked after. */
export function addQuestion(draft: SurveyDraft): SurveyDraft {
  const named = draft.questions.flatMap(({ id, when }) => (when === null ? [id] : [id, when.question]));
  const last = Math.max(0, ...named.map((id) => Number(id.slice(1))));
  const question: DraftQuestion = {
    id: `q${last + 1}`,
    type: "choice",
    text: "",
    required: true,
    choices: ["", ""],
    ends: { low: "", high: "" },
    when: null,
  };
  return { ...draft, questions: [...draft.questions, question] };
}

export function changeQuestion(draft: SurveyDraft, at: number, change: Partial<DraftQuestion>): SurveyDraft {
  const questions = draft.questions.map((one, index) => (index === at ? { ...one, ...change } : one));
  return { ...draft, questions };
}

/** One that others are asked after leaves them so: what is missing then is told. */
export function removeQuestion(draft: SurveyDraft, at: number): SurveyDraft {
  return { ...draft, questions: draft.questions.toSpliced(at, 1) };
}

/** One place up or down; at the ends nothing moves. */
export function moveQuestion(draft: SurveyDraft, at: number, by: -1 | 1): SurveyDraft {
  const [question, other] = [draft.questions[at], draft.questions[at + by]];
  if (question === undefined || other === undefined) return draft;
  return { ...draft, questions: draft.questions.with(at, other).with(at + by, question) };
}

/** A choice goes, and where others are asked after answers, they stay asked after the same ones. */
export function removeChoice(draft: SurveyDraft, at: number, choice: number): SurveyDraft {
  const changed = draft.questions[at];
  if (changed === undefined) return draft;
  const without = changeQuestion(draft, at, { choices: changed.choices.toSpliced(choice, 1) });
  const questions = without.questions.map((one) => {
    if (one.when?.question !== changed.id) return one;
    const is = one.when.is.filter((place) => place !== choice).map((place) => (place > choice ? place - 1 : place));
    return { ...one, when: { ...one.when, is } };
  });
  return { ...without, questions };
}
