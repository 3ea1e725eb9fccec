import type { SkillId } from "../../ids.ts";
import { masteryOf } from "../../learner/mastery-state.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { LessonBeforeView } from "../../views/activity-views.ts";
import { isAtBefore } from "./pages.ts";
import type { LessonState } from "./state.ts";
import { nameOfSkill } from "../../skills/name-of-skill.ts";

/** Why the lesson begins with another skill, and the way past it; null on every other page [LES27], [LES28]. */
export function beforeWords(
  { mastery }: TutorState,
  lesson: LessonState,
  { content }: TutorEnv,
): LessonBeforeView | null {
  const { at, source } = lesson;
  if (at === null || lesson.endedAt !== null || !isAtBefore(lesson)) return null;
  const nameOf = (skill: SkillId) => `“${nameOfSkill(content.graph, skill)}”`;
  const [goal, before] = [nameOf(source as SkillId), nameOf(at.skill)];
  const isNew = masteryOf(mastery, at.skill).opportunities === 0;
  return {
    heading: "What comes first",
    sentences: [
      `${goal} builds on ${before}.`,
      isNew
        ? "You have not worked on that here yet. Let us look at it first."
        : "Your answers there are not sure yet. Let us look at it first.",
      `You will see its idea and try a few problems. Then comes ${goal}.`,
    ],
    instead: `Begin with ${goal} all the same`,
  };
}
