import { isAssignedSource } from "../../assignments/assigned-source.ts";
import { redact } from "../../dialogue/safety/index.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { findSurvey } from "../../items/catalog.ts";
import { err, ok } from "../../result.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { SurveyView, WidgetView } from "../../views/activity-views.ts";
import { openOf, type ActivityContext, type ActivityPart, type Decision, type StartGiven } from "../activity.ts";
import { toldInWords } from "../told-in-words.ts";
import { askedOf, faultIn, questionNow } from "./ask-next.ts";
import type { SurveyCommand } from "./commands.ts";
import type { SurveyAnswer, SurveyState } from "./state.ts";
import type { Survey, SurveyQuestion } from "./survey.ts";

/** Ordered questions without right answers; what was answered decides what is asked [SVY1]-[SVY6]. */
export const surveyPart: ActivityPart<SurveyCommand | StartGiven, SurveyView> = {
  decide: (state, command, context, env) => {
    const open = openOf(state.activities.survey);
    if (command.type === "start-given") return start(open, command.source, context, env);
    if (command.type === "start") return startOwn(open, command.survey, context, env);
    const survey = open && findSurvey(env.content.catalog(), open.source);
    if (!open || !survey) return err({ type: "no-activity" });
    switch (command.type) {
      case "end":
        return ok([ended(open, "learner-ended")]);
      case "back":
        return goBack(open, survey);
      case "answer":
        return answer(open, survey, command.question, command.given, state, env);
      case "skip":
        return answer(open, survey, command.question, [], state, env);
    }
  },
  view: (state, env) => {
    const session = state.activities.survey;
    const survey = session && findSurvey(env.content.catalog(), session.source);
    return session && survey ? viewSurvey(session, survey, state.practice.grade) : null;
  },
};

/** One that a teacher gave is begun as that, so that they see it; once begun it is gone on with. */
function startOwn(open: SurveyState | null, id: string, context: ActivityContext, env: TutorEnv): Decision {
  if (isAssignedSource(id) && open?.source !== id) return err({ type: "not-allowed" });
  return start(open, id, context, env);
}

/** Goes on where the same survey was left. */
function start(open: SurveyState | null, id: string, { session, seed }: ActivityContext, env: TutorEnv): Decision {
  const survey = findSurvey(env.content.catalog(), id);
  if (survey === undefined) return err({ type: "not-found", what: "survey" });
  if (open?.source === id) return ok([]);
  const { version } = survey;
  return ok([
    ...(open === null ? [] : [ended(open, "replaced")]),
    {
      type: "activity_started",
      body: { session, kind: "survey", source: id, version, seed, policy: "survey/1" },
    },
  ]);
}

function answer(
  open: SurveyState,
  survey: Survey,
  id: string,
  given: readonly string[],
  state: TutorState,
  env: TutorEnv,
): Decision {
  const question = questionNow(survey, open.answers);
  if (question?.id !== id) return err({ type: "moved-on" });
  const fault = faultIn(question, given);
  if (fault !== null) return err({ type: "bad-input", field: "given", message: fault });
  const texts = given.filter((text) => text.trim() !== "");
  const isFree = question.type === "free-text";
  const kept: SurveyAnswer = {
    question: id,
    given: isFree ? texts.map((text) => redact(text)) : texts,
    skipped: texts.length === 0,
    reopened: false,
  };
  const events: NewEvent[] = [
    {
      type: "survey_answered",
      body: { session: open.id, question: id, given: [...kept.given], skipped: kept.skipped },
    },
  ];
  // Free words go through the same gate as what is said to the tutor (requirement S6).
  if (isFree) events.push(...toldInWords(texts, open, state, env));
  const after = [...open.answers.filter((other) => other.question !== id), kept];
  if (questionNow(survey, after) === undefined) events.push(ended(open, "complete"));
  return ok(events);
}

/** To the asked question before the one on the desk. */
function goBack(open: SurveyState, survey: Survey): Decision {
  const before = questionBefore(open, survey);
  if (before === undefined) return err({ type: "not-allowed" });
  return ok([{ type: "survey_reopened", body: { session: open.id, question: before.id } }]);
}

function questionBefore({ answers }: SurveyState, survey: Survey): SurveyQuestion | undefined {
  const asked = askedOf(survey, answers);
  const now = questionNow(survey, answers);
  return now === undefined ? undefined : asked[asked.indexOf(now) - 1];
}

function ended({ id: session }: SurveyState, reason: "complete" | "learner-ended" | "replaced"): NewEvent {
  return { type: "activity_ended", body: { session, kind: "survey", reason } };
}

function viewSurvey(session: SurveyState, survey: Survey, grade: number | null): SurveyView {
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
