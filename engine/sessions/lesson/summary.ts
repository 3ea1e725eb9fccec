import type { SkillId } from "../../ids.ts";
import { needsPerson } from "../../plans/plan-state.ts";
import { missingPrerequisite } from "../../plans/make-plan.ts";
import { POLICY } from "../../policy.ts";
import { standings } from "../../recommend/standing.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { LessonSummaryView } from "../../views/activity-views.ts";
import { sourcesOf } from "./move.ts";
import type { LessonState } from "./state.ts";
import { skillGap, spokenFor, spokenItem, spokenLesson } from "../../items/spoken-words.ts";
import { say } from "../../words/say.ts";

/** What the lesson came to (requirement P8) [LES11]. */
export function summaryOf(state: TutorState, lesson: LessonState, env: TutorEnv): LessonSummaryView {
  const skill = lesson.source as SkillId;
  const steps = lesson.plan?.steps ?? [];
  return {
    stepsCompleted: steps.filter(({ status }) => status === "completed").length,
    steps: steps.length,
    known: standings(sourcesOf(state, env).model).find(({ node }) => node.id === skill)?.known ?? 0,
    misconceptions: mixUps(lesson, env),
    suggestions: suggestions(state, lesson, skill, env),
  };
}

/** In the lesson's words where it names them, else in those of the problem they were seen on. */
function mixUps(lesson: LessonState, { content }: TutorEnv): readonly string[] {
  const texts = lesson.misconceptions.flatMap(({ id, address }) => {
    const { spoken = null } = content;
    const common = spokenLesson(content, address.blueprint as SkillId, spoken)?.commonError;
    if (common?.misconception === id) return [common.what];
    const opened = content.open(address);
    // What has no words in the lesson's language is left out.
    if (!opened.ok || (spoken !== null && spokenFor(content, opened.value.item) === null)) return [];
    const rule = spokenItem(content, opened.value.item).misconceptions.find((one) => one.id === id);
    return rule?.explanation === undefined ? [] : [rule.explanation];
  });
  return [...new Set(texts)];
}

function suggestions(state: TutorState, lesson: LessonState, skill: SkillId, env: TutorEnv): readonly string[] {
  const sources = sourcesOf(state, env);
  const steps = lesson.plan?.steps ?? [];
  const { content } = env;
  const { spoken = null } = content;
  const tell = (phrase: string, about = skill): readonly string[] => {
    const told = say(spoken?.phrases ?? null, phrase, { ...skillGap(content, about, spoken), n: String(left) });
    return told === null ? [] : [told];
  };
  const left = steps.filter(({ status }) => status !== "completed").length;
  if (lesson.plan !== null && needsPerson(lesson.plan)) return tell(SUMMARY_WORDS.person);
  const blocked = steps.find(({ status }) => status === "blocked");
  const before = missingPrerequisite(blocked?.step.skill ?? skill, sources, new Set());
  if (blocked !== undefined) {
    return before === null ? tell(SUMMARY_WORDS.rest, blocked.step.skill) : tell(SUMMARY_WORDS.before, before);
  }
  const isDone = steps.length > 0 && steps.every(({ status }) => status === "completed");
  if (!isDone) return tell(left === 1 ? SUMMARY_WORDS.oneLeft : SUMMARY_WORDS.left);
  const next = standings(sources.model).find(
    ({ node, open, satisfied }) => open && !satisfied && node.prerequisites.includes(skill),
  );
  const known = standings(sources.model).find(({ node }) => node.id === skill)?.known ?? 0;
  return [
    ...tell(known >= POLICY.mastery.threshold ? SUMMARY_WORDS.known : SUMMARY_WORDS.more),
    ...(next === undefined ? [] : tell(SUMMARY_WORDS.next, next.node.id)),
  ];
}

export const SUMMARY_WORDS = {
  person: "Show a grown-up what you tried; together you will find where it got stuck.",
  rest: "Come back to {skill} another day; a rest often helps.",
  before: "Practise {skill} first: what you learned here builds on it.",
  oneLeft: "You can go on with {skill} whenever you like: one step is left.",
  left: "You can go on with {skill} whenever you like: {n} steps are left.",
  known: "Practise it again in a few days, so that it stays.",
  more: "A little more practice on {skill} will make it sure.",
  next: "Next comes {skill}.",
} as const;
