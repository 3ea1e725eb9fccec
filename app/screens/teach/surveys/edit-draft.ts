import type { DraftQuestion, DraftStep, GuideDraft, SurveyDraft } from "#engine/own-forms";

/** Of a survey, a guide, and one question or step, as the server takes them. */
export const MOST_QUESTIONS = 30;
export const MOST_STEPS = 25;
export const MOST_CHOICES = 8;

export const STEP_TYPES = ["continue", "choice", "free-text"] as const;
export const QUESTION_TYPES = ["choice", "several", "rating", "free-text"] as const;

/** The draft with one more question at its end, under a name that no other has, or is asked after. */
export function addQuestion(draft: SurveyDraft): SurveyDraft {
  const named = draft.questions.flatMap(({ id, when }) => (when === null ? [id] : [id, when.question]));
  const question: DraftQuestion = {
    id: `q${freeNumber(named)}`,
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

export function moveQuestion(draft: SurveyDraft, at: number, by: -1 | 1): SurveyDraft {
  return { ...draft, questions: moved(draft.questions, at, by) };
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

/** The guide with one more step at its end, under a name that no other has, or leads to. */
export function addStep(draft: GuideDraft): GuideDraft {
  const named = draft.steps.flatMap(({ id, to, choices }) => [id, to, ...choices.map((choice) => choice.to)]);
  const step: DraftStep = {
    id: `s${freeNumber(named.filter((name) => name !== "next" && name !== "end"))}`,
    type: "continue",
    title: "",
    text: "",
    choices: [
      { text: "", to: "next" },
      { text: "", to: "next" },
    ],
    to: "next",
  };
  return { ...draft, steps: [...draft.steps, step] };
}

export function changeStep(draft: GuideDraft, at: number, change: Partial<DraftStep>): GuideDraft {
  return { ...draft, steps: draft.steps.map((one, index) => (index === at ? { ...one, ...change } : one)) };
}

/** What leads to it leads to nothing then: that is told. */
export function removeStep(draft: GuideDraft, at: number): GuideDraft {
  return { ...draft, steps: draft.steps.toSpliced(at, 1) };
}

export function moveStep(draft: GuideDraft, at: number, by: -1 | 1): GuideDraft {
  return { ...draft, steps: moved(draft.steps, at, by) };
}

/** One place up or down; at the ends nothing moves. */
function moved<Part>(parts: Part[], at: number, by: -1 | 1): Part[] {
  const [part, other] = [parts[at], parts[at + by]];
  return part === undefined || other === undefined ? parts : parts.with(at, other).with(at + by, part);
}

/** Above those of these names, each a letter and a number. */
function freeNumber(names: readonly string[]): number {
  return Math.max(0, ...names.map((name) => Number(name.slice(1)))) + 1;
}
