import type { SurveyAnswer } from "./state.ts";
import type { Survey, SurveyQuestion } from "./survey.ts";

/** Questions that are asked with these answers: those without a condition, and those whose condition holds [SVY2]. */
export function askedOf(survey: Survey, answers: readonly SurveyAnswer[]): readonly SurveyQuestion[] {
  const asked: SurveyQuestion[] = [];
  for (const question of survey.questions) {
    const { when } = question;
    const on = when && answers.find((answer) => answer.question === when.question);
    // What was skipped, or is no longer asked itself, opens nothing.
    const isOpen = when === undefined || asked.some(({ id }) => id === when.question);
    if (isOpen && (when === undefined || on?.given.some((given) => when.is.includes(given)) === true)) {
      asked.push(question);
    }
  }
  return asked;
}

/** The question to answer now; `undefined` when all are. */
export function questionNow(survey: Survey, answers: readonly SurveyAnswer[]): SurveyQuestion | undefined {
  const isDone = ({ id }: SurveyQuestion) => answers.some(({ question, reopened }) => question === id && !reopened);
  return askedOf(survey, answers).find((question) => !isDone(question));
}

/** Why an answer cannot be taken; `null` when it can [SVY3]. */
export function faultIn({ type, choices, required }: SurveyQuestion, given: readonly string[]): string | null {
  const isBlank = given.every((text) => text.trim() === "");
  if (isBlank) return required ? "an answer is needed" : null;
  if (type !== "several" && given.length !== 1) return "one answer is asked for";
  if (type === "free-text") return null;
  return given.every((text) => choices.includes(text)) && new Set(given).size === given.length
    ? null
    : "not one of the choices";
}
