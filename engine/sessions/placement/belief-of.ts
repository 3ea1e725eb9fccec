import type { SkillId } from "../../ids.ts";
import { believe, type PlacementAnswer, type PlacementBelief } from "../../learner/placement.ts";
import type { SkillGraph } from "../../skills/build-skill-graph.ts";
import type { PlacementState } from "./state.ts";

/** What the answers so far say of every skill, and the one to ask about now, in the graph's order. */
export function beliefOf(
  { grade, seed, practised, questions }: PlacementState,
  leftOut: ReadonlySet<SkillId>,
  { nodes }: SkillGraph,
): PlacementBelief {
  const numbers = new Map(nodes.map(({ id }, number) => [id, number]));
  const skills = nodes.map(({ id, grade: usual = 0, prerequisites }) => ({
    grade: usual,
    prerequisites: prerequisites.flatMap((one) => numbers.get(one) ?? []),
    practised: practised[id] ?? null,
  }));
  const answers = questions.flatMap(({ skill, outcome, guess }): readonly PlacementAnswer[] => {
    const number = numbers.get(skill);
    return number === undefined || outcome === null ? [] : [{ skill: number, outcome, guess }];
  });
  const without = [...leftOut].flatMap((skill) => numbers.get(skill) ?? []);
  return believe({ skills, grade, seed, without }, answers);
}
