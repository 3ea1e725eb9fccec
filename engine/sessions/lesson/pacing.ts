import type { SkillId } from "../../ids.ts";
import { masteryOf } from "../../learner/mastery-state.ts";
import { isKnownSkill, type PlanSources } from "../../plans/make-plan.ts";
import { POLICY } from "../../policy.ts";

export interface LessonPacing {
  readonly directive: "accelerate" | "simplify" | "consolidate" | "steady";
  readonly input: string;
  readonly reason: string;
}

/** The pace a lesson begins at (requirement S5) [LES12]. */
export function pacingOf(skill: SkillId, from: PlanSources): LessonPacing {
  const { known, opportunities, struggles, lastOutcome } = masteryOf(from.model.mastery, skill);
  const input = `P(known) ${known.toFixed(2)} after ${opportunities} answers, struggles ${struggles}`;
  if (isKnownSkill(skill, from)) return { directive: "accelerate", input, reason: "The skill is known." };
  const isLow = opportunities >= 2 && known < LOW;
  if (struggles >= POLICY.strugglesToDoubt || isLow) {
    return { directive: "simplify", input, reason: "It has been hard so far: one idea at a time." };
  }
  if (opportunities >= 2 && known < MIDDLE && lastOutcome === "incorrect") {
    return { directive: "consolidate", input, reason: "Half known: the same level until it holds." };
  }
  return { directive: "steady", input, reason: "Nothing speaks for another pace." };
}

/** P(known) [probability]. */
const LOW = 0.4;
const MIDDLE = 0.65;
