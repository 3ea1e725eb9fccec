import { Diagram } from "../../items/diagram.ts";
import { spokenItem, spokenLesson, type SpokenWords } from "../../items/spoken-words.ts";
import { checkKey, questionAt } from "./check-at.ts";
import { completionView } from "./completion.ts";
import { checkDraftId } from "./draft-ids.ts";
import type { Lesson } from "../../items/lesson.ts";
import { currentStep, needsPerson, type PlanState } from "../../plans/plan-state.ts";
import { criterionWords } from "../../plans/step-words.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { LessonView, ParkedLessonView, PlanView } from "../../views/activity-views.ts";
import type { SkillId } from "../../ids.ts";
import { labelsOf } from "../../views/replay-view.ts";
import { talkView } from "../talk-view.ts";
import { beforeWords } from "./before-words.ts";
import { canContinue, canExtend } from "./decide.ts";
import { exampleOf, isBefore, saysAgainFirst, turnedBack } from "./pages.ts";
import { lessonSession } from "./practise.ts";
import { pageName, type LessonState, type LessonTalk, type ParkedLesson } from "./state.ts";
import { spokenOnPage } from "./spoken-page.ts";
import { summaryOf } from "./summary.ts";
import { inLanguage } from "../../words/say.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";

/** The latest lesson as the page sees it: nothing of it tells an answer before its time [LES2], [LES3]. */
export function viewLesson(state: TutorState, given: TutorEnv): LessonView | null {
  const { lesson } = state.activities;
  if (lesson === null || lesson.plan === null || lesson.at === null) return null;
  const env = spokenOnPage(state, lesson, given);
  const { spoken = null } = env.content;
  const { at, plan } = lesson;
  const part = lesson.endedAt === null ? at.part : "summary";
  const taught = lesson.endedAt === null ? spokenLesson(env.content, at.skill, spoken) : undefined;
  return {
    session: lesson.id,
    ...(spoken !== null && { language: spoken.language }),
    title: nameOf(lesson.source as SkillId, env),
    startedAt: lesson.startedAt,
    isPaused: lesson.isPaused,
    ended: lesson.reason,
    skillId: at.skill,
    skillName: nameOf(at.skill, env),
    parked: lesson.parked.map((one) => parkedView(one, env)).toReversed(),
    before: beforeWords(state, lesson, env),
    hasDesk: lessonSession(state, lesson) !== null,
    part,
    page: lesson.page,
    plan: planView(plan, env),
    ...(part === "idea" ? ideaView(lesson, taught) : { ...NO_IDEA, again: againAtCheck(lesson, taught) }),
    example: part === "example" ? exampleView(lesson, env) : null,
    completion: part === "completion" ? completionView(lesson, env) : null,
    check: part === "check" ? checkView(lesson, taught) : null,
    error: part === "error" && taught !== undefined ? errorView(taught) : null,
    talk: talkIn(talkHere(lesson), lesson, spoken).map(talkView),
    asks: null,
    canGoBack: part !== "summary" && !lesson.isPaused && turnedBack(lesson, env.content) !== null,
    canContinue: canContinue(state, lesson, env),
    canExtend: canExtend(state, lesson, env),
    summary: part === "summary" ? summaryOf(state, lesson, env) : null,
  };
}

function parkedView({ id, source, startedAt }: ParkedLesson, env: TutorEnv): ParkedLessonView {
  const skillId = source as SkillId;
  return { session: id, title: nameOf(skillId, env), skillId, startedAt };
}

type IdeaView = Pick<LessonView, "idea" | "again" | "picture">;

const NO_IDEA: IdeaView = { idea: [], again: null, picture: null };

/** Where the other way comes first, the page begins with that alone [LES12]. */
function ideaView(lesson: LessonState, taught: Lesson | undefined): IdeaView {
  const step = lesson.plan?.steps.find((state) => state.step.id === lesson.at?.step)?.step;
  if (taught === undefined || step === undefined) return NO_IDEA;
  const first = saysAgainFirst(lesson, step);
  const asked = lesson.again.includes(taught.skill) && !isToldAgain(lesson, taught);
  const shown = (lesson.at?.revealed ?? 0) - (isBefore(lesson, step) ? 1 : 0);
  if (shown < 0) return NO_IDEA;
  if (first && shown === 0) return { idea: [], again: taught.again, picture: null };
  return { idea: taught.idea, again: first || asked ? taught.again : null, picture: Diagram.parse(taught.picture) };
}

/**
 * What was said on this page: under another one it would be out of place. All of it once the lesson has ended, and
 * guidance wherever the pupil goes, until something else is said [LES33].
 */
function talkHere(lesson: LessonState): readonly LessonTalk[] {
  const { talk, endedAt } = lesson;
  if (endedAt !== null) return talk;
  const page = pageName(lesson);
  const isNewest = (at: number) => at === talk.length - 1;
  return talk.filter((line, at) => line.page === page || line.page === "" || (isGuidance(line) && isNewest(at)));
}

function isGuidance({ act }: LessonTalk): boolean {
  return act.startsWith("safety-");
}

/** Once it has ended all is read in one go: what was said in another language is left out, with what it was said to, but for guidance [LES39]. */
function talkIn(
  talk: readonly LessonTalk[],
  { endedAt }: LessonState,
  spoken: SpokenWords | null,
): readonly LessonTalk[] {
  if (endedAt === null) return talk;
  const isIn = (line: LessonTalk | undefined) =>
    line?.who !== "tutor" || isGuidance(line) || line.language === spoken?.language;
  return talk.filter((line, at) => isIn(line) && (line.who === "tutor" || isIn(talk[at + 1])));
}

/** After another choice than the right one, until that is found. */
function againAtCheck(lesson: LessonState, taught: Lesson | undefined): string | null {
  if (taught === undefined || lesson.endedAt !== null || lesson.at?.part !== "check") return null;
  const { chosen, isRight } = lesson.checks[checkKey(lesson.at)] ?? { chosen: [], isRight: false };
  return chosen.length > 0 && !isRight && !isToldAgain(lesson, taught) ? taught.again : null;
}

/** What stands in the conversation does not stand on the page, too [LES31]. */
function isToldAgain(lesson: LessonState, { again }: Lesson): boolean {
  return talkHere(lesson).some(({ who, text }) => who === "tutor" && text.includes(again));
}

function exampleView(lesson: LessonState, env: TutorEnv): LessonView["example"] {
  const made = lesson.at && exampleOf(lesson, lesson.at.skill, env.content);
  if (!made || lesson.at === null) return null;
  const item = spokenItem(env.content, made);
  const { steps, final_answer_canonical: answer } = item.solution_logic;
  const open = steps.slice(0, lesson.at.revealed);
  return {
    stem: item.problem_content.stem,
    diagram: item.problem_content.diagram ?? null,
    steps: open.map(({ explanation, math }) => ({ explanation, math })),
    total: steps.length,
    answer: open.length === steps.length ? answer : null,
    labels: labelsOf(item),
    choices: item.answer_spec.ui.choices,
  };
}

function checkView(lesson: LessonState, taught: Lesson | undefined): LessonView["check"] {
  if (taught === undefined) return null;
  if (lesson.at === null) return null;
  const { question, choices, whenRight, whenNot } = questionAt(lesson, taught);
  const key = checkKey(lesson.at);
  const { chosen, isRight } = lesson.checks[key] ?? { chosen: [], isRight: false };
  const last = chosen.at(-1);
  const words = last === undefined ? null : isRight ? whenRight : (whenNot[last] ?? null);
  const isTold =
    words !== null && words !== "" && talkHere(lesson).some(({ act, text }) => isOfChoice(act) && text.endsWith(words));
  return {
    draftId: checkDraftId(lesson.id, key),
    question,
    choices,
    chosen,
    feedback: isTold ? null : words,
    isRight,
  };
}

/** A choice that was typed has its words in the conversation [LES31]. */
function isOfChoice(act: string): boolean {
  return act === "check-right" || act === "check-not-yet";
}

function errorView({ commonError: { what, tempting, instead } }: Lesson): LessonView["error"] {
  return { what, tempting, instead };
}

function planView(plan: PlanState, env: TutorEnv): PlanView {
  const current = currentStep(plan);
  const translations = env.content.spoken?.phrases ?? null;
  return {
    version: plan.version,
    replans: plan.replans,
    needsPerson: needsPerson(plan),
    steps: plan.steps.map(({ step, status, asked, correct, attempts }) => ({
      ...step,
      title: inLanguage(translations, step.title),
      skillName: nameOf(step.skill, env),
      status,
      asked,
      correct,
      attempts,
      isCurrent: step.id === current?.step.id,
      criterionText: criterionWords(step.criterion, translations),
    })),
  };
}

function nameOf(skill: SkillId, env: TutorEnv): string {
  return nameOfSkill(env.content.graph, skill);
}
