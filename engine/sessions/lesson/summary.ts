import type { SkillId } from "../../ids.ts";
import { needsPerson, type StepState } from "../../plans/plan-state.ts";
import { missingPrerequisite } from "../../plans/make-plan.ts";
import { POLICY } from "../../policy.ts";
import { standings } from "../../recommend/standing.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { LessonSummaryView } from "../../views/activity-views.ts";
import { sourcesOf } from "./move.ts";
import type { LessonState } from "./state.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";

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
    const common = content.lesson(address.blueprint as SkillId)?.commonError;
    if (common?.misconception === id) return [common.what];
    const opened = content.open(address);
    const rule = opened.ok ? opened.value.item.misconceptions.find((one) => one.id === id) : undefined;
    return rule?.explanation === undefined ? [] : [rule.explanation];
  });
  return [...new Set(texts)];
}

function suggestions(state: TutorState, lesson: LessonState, skill: SkillId, env: TutorEnv): readonly string[] {
  const sources = sourcesOf(state, env);
  const steps = lesson.plan?.steps ?? [];
  const nameOf = (id: SkillId): string => nameOfSkill(env.content.graph, id);
  if (lesson.plan !== null && needsPerson(lesson.plan)) return [PERSON];
  const blocked = steps.find(({ status }) => status === "blocked");
  const before = missingPrerequisite(blocked?.step.skill ?? skill, sources, new Set());
  if (blocked !== undefined) {
    return [
      before === null
        ? `Come back to “${nameOf(blocked.step.skill)}” another day; a rest often helps.`
        : `Practise “${nameOf(before)}” first: what you learned here builds on it.`,
    ];
  }
  const isDone = steps.length > 0 && steps.every(({ status }) => status === "completed");
  if (!isDone) return [`You can go on with “${nameOf(skill)}” whenever you like: ${toDo(steps)}.`];
  const next = standings(sources.model).find(
    ({ node, open, satisfied }) => open && !satisfied && node.prerequisites.includes(skill),
  );
  const known = standings(sources.model).find(({ node }) => node.id === skill)?.known ?? 0;
  return [
    known >= POLICY.mastery.threshold
      ? "Practise it again in a few days, so that it stays."
      : `A little more practice on “${nameOf(skill)}” will make it sure.`,
    ...(next === undefined ? [] : [`Next comes “${nameOf(next.node.id)}”.`]),
  ];
}

function toDo(steps: readonly StepState[]): string {
  const left = steps.filter(({ status }) => status !== "completed").length;
  return left === 1 ? "one step is left" : `${left} steps are left`;
}

const PERSON = "Show a grown-up what you tried; together you will find where it got stuck.";
