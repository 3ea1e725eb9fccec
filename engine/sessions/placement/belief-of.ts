import type { SkillId } from "../../ids.ts";
import { masteryOf } from "../../learner/mastery-state.ts";
import { believe, type PlacementAnswer, type PlacementBelief } from "../../learner/placement.ts";
import type { TutorEnv, TutorState } from "../../tutor-types.ts";
import type { PlacementState } from "./state.ts";

/** From so many problems on what practice told of a skill is worth weighing in. */
const TOLD_FROM = 3;

/** What the answers so far say of every skill, and the one to ask about now, in the graph's order. */
export function beliefOf(
  placement: PlacementState,
  leftOut: ReadonlySet<SkillId>,
  state: TutorState,
  { content }: TutorEnv,
): PlacementBelief {
  const { nodes } = content.graph;
  const numbers = new Map(nodes.map(({ id }, number) => [id, number]));
  const skills = nodes.map(({ id, grade = 0, prerequisites }) => {
    const { opportunities, known } = masteryOf(state.mastery, id);
    return {
      grade,
      prerequisites: prerequisites.flatMap((one) => numbers.get(one) ?? []),
      practised: opportunities < TOLD_FROM ? null : known,
    };
  });
  const answers = placement.questions.flatMap(({ skill, outcome, guess }): readonly PlacementAnswer[] => {
    const number = numbers.get(skill);
    return number === undefined || outcome === null ? [] : [{ skill: number, outcome, guess }];
  });
  const without = [...leftOut].flatMap((skill) => numbers.get(skill) ?? []);
  return believe({ skills, grade: state.practice.grade ?? 0, seed: placement.seed, without }, answers);
}
