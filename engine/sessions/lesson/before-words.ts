import { skillGap } from "../../items/spoken-words.ts";
import type { SkillId } from "../../ids.ts";
import { masteryOf } from "../../learner/mastery-state.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { LessonBeforeView } from "../../views/activity-views.ts";
import { mustSay } from "../../words/say.ts";
import { isAtBefore } from "./pages.ts";
import type { LessonState } from "./state.ts";

/** Why the lesson begins with another skill, and the way past it; null on every other page [LES27], [LES28]. */
export function beforeWords(
  { mastery }: TutorState,
  lesson: LessonState,
  { content }: TutorEnv,
): LessonBeforeView | null {
  const { at, source } = lesson;
  if (at === null || lesson.endedAt !== null || !isAtBefore(lesson)) return null;
  const { spoken = null } = content;
  const [goal, before] = [source as SkillId, at.skill].map((skill) => skillGap(content, skill, spoken)["skill"] ?? "");
  const tell = (phrase: string) =>
    mustSay(spoken?.phrases ?? null, phrase, { skill: goal ?? "", before: before ?? "" });
  const isNew = masteryOf(mastery, at.skill).opportunities === 0;
  return {
    heading: tell(BEFORE_WORDS.heading),
    sentences: [BEFORE_WORDS.builds, isNew ? BEFORE_WORDS.isNew : BEFORE_WORDS.isUnsure, BEFORE_WORDS.after].map(tell),
    instead: tell(BEFORE_WORDS.instead),
  };
}

export const BEFORE_WORDS = {
  heading: "What comes first",
  builds: "{skill} builds on {before}.",
  isNew: "You have not worked on that here yet. Let us look at it first.",
  isUnsure: "Your answers there are not sure yet. Let us look at it first.",
  after: "You will see its idea and try a few problems. Then comes {skill}.",
  instead: "Begin with {skill} all the same",
} as const;
