import { isAssignedSource } from "../../assignments/assigned-source.ts";
import { redact } from "../../dialogue/safety/index.ts";
import type { NewEvent } from "../../events/tutor-event.ts";
import { findSurvey } from "../../items/catalog.ts";
import { err, ok } from "../../result.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { SurveyView } from "../../views/activity-views.ts";
import { openOf, type ActivityContext, type ActivityPart, type Decision, type StartGiven } from "../activity.ts";
import { goOnWith, makeWay, parkedAs } from "../parking.ts";
import { toldInWords } from "../told-in-words.ts";
import { faultIn, questionNow } from "./ask-next.ts";
import type { SurveyCommand } from "./commands.ts";
import type { SurveyAnswer, SurveyState } from "./state.ts";
import { previewSurvey, type PreviewedSurvey, type SurveyPreview } from "./own/preview-survey.ts";
import type { Survey } from "./survey.ts";
import { questionBefore, viewSurvey } from "./view-survey.ts";

/** A survey of the learner's, and one that a teacher works on. */
export interface SurveyPart extends ActivityPart<SurveyCommand | StartGiven, SurveyView> {
  readonly preview: (wish: SurveyPreview) => PreviewedSurvey;
}

/** Ordered questions without right answers; what was answered decides what is asked [SVY1]-[SVY6]. */
export const surveyPart: SurveyPart = {
  preview: previewSurvey,
  decide: (state, command, context, env) => {
    const open = openOf(state.activities.survey);
    if (command.type === "start-given") return start(state.activities.survey, command.source, context, env);
    if (command.type === "start") return startOwn(state.activities.survey, command.survey, context, env);
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
function startOwn(latest: SurveyState | null, id: string, context: ActivityContext, env: TutorEnv): Decision {
  const isBegun = openOf(latest)?.source === id || parkedAs(latest, id) !== undefined;
  return isAssignedSource(id) && !isBegun ? err({ type: "not-allowed" }) : start(latest, id, context, env);
}

/** Goes on where the same one was left; another one that is open waits meanwhile. */
function start(latest: SurveyState | null, id: string, { session, seed }: ActivityContext, env: TutorEnv): Decision {
  const survey = findSurvey(env.content.catalog(), id);
  if (survey === undefined) return err({ type: "not-found", what: "survey" });
  if (openOf(latest)?.source === id) return ok([]);
  const waiting = parkedAs(latest, id);
  if (waiting !== undefined) return ok(goOnWith(latest, waiting, "survey"));
  const { version } = survey;
  return ok([
    ...makeWay(latest, "survey"),
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

function ended({ id: session }: SurveyState, reason: "complete" | "learner-ended"): NewEvent {
  return { type: "activity_ended", body: { session, kind: "survey", reason } };
}
