import { isAssignedSource } from "../../assignments/assigned-source.ts";
import type { SurveyView, WidgetView } from "../../views/activity-views.ts";
import { askedOf, questionNow } from "./ask-next.ts";
import type { SurveyState } from "./state.ts";
import type { Survey, SurveyQuestion } from "./survey.ts";

/** What the learner sees of it: the question to answer now, with what was given there before, or how it ended. */
export function viewSurvey(session: SurveyState, survey: Survey, grade: number | null): SurveyView {
  const { id, startedAt, isPaused, reason, answers } = session;
  const question = reason === null ? questionNow(survey, answers) : undefined;
  const asked = askedOf(survey, answers);
  // Further questions on an answer are not counted: the number of questions stays what it was told to be.
  const counted = asked.filter(({ when }) => when === undefined);
  const upTo =
    question === undefined ? counted : counted.filter((one) => asked.indexOf(one) <= asked.indexOf(question));
  return {
    session: id,
    surveyId: session.source,
    isAssigned: isAssignedSource(session.source),
    title: survey.title,
    intro: survey.about,
    startedAt,
    isPaused,
    ended: reason,
    question: question?.text ?? null,
    questionId: question?.id ?? null,
    isRequired: question?.required ?? false,
    widget: question === undefined ? null : widgetOf(id, question, answers, grade),
    isFollowUp: question?.when !== undefined,
    canGoBack: reason === null && questionBefore(session, survey) !== undefined,
    position: upTo.length,
    total: counted.length,
    answers: asked.flatMap(({ id: one, text }) => {
      const answer = answers.find(({ question: other }) => other === one);
      return answer === undefined ? [] : [{ question: text, given: answer.given }];
    }),
    thanks: reason === "complete" ? survey.thanks : null,
    guidance: session.guidance,
  };
}

/** The asked question before the one on the desk; undefined where there is none. */
export function questionBefore({ answers }: Pick<SurveyState, "answers">, survey: Survey): SurveyQuestion | undefined {
  const asked = askedOf(survey, answers);
  const now = questionNow(survey, answers);
  return now === undefined ? undefined : asked[asked.indexOf(now) - 1];
}

function widgetOf(
  id: string,
  asked: SurveyQuestion,
  answers: SurveyState["answers"],
  grade: number | null,
): WidgetView {
  const { id: question, type, text } = asked;
  const choices = choicesFor(asked, grade);
  const before = answers.find((given) => given.question === question);
  const base = { id, prompt: text, draft: before?.given ?? null };
  if (type === "free-text") return { ...base, type, longest: LONGEST_TEXT };
  if (type === "rating") return { ...base, type, labels: choices };
  return { ...base, type: "choices", choices, several: type === "several" };
}

/** Nobody is asked about what comes years later. */
function choicesFor({ choices, fromGrade = {} }: SurveyQuestion, grade: number | null): readonly string[] {
  return grade === null ? choices : choices.filter((choice) => (fromGrade[choice] ?? grade) <= grade);
}

/** [UTF-16 units] */
const LONGEST_TEXT = 500;
