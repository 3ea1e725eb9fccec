import { isPlacedKnown, masteryWanted } from "../learner/mastery-state.ts";
import { standings, type Standing } from "../recommend/standing.ts";
import { learnerModel } from "../sessions/learning/serve-next.ts";
import type { TutorEnv, TutorState } from "../tutor-types.ts";
import type { SkillView } from "./types.ts";
import { nameOfSkill } from "../skills/name-of-skill.ts";

/** 90 % of a normal distribution lies within so many standard deviations. */
const Z90 = 1.645;

/** Every skill in teaching order, for map and report. */
export function viewSkills(state: TutorState, env: TutorEnv): readonly SkillView[] {
  return standings(learnerModel(state, env)).map((one) => viewSkill(one, state, env));
}

function viewSkill(one: Standing, state: TutorState, env: TutorEnv): SkillView {
  const { node, mastery, known, reviewAt, rests, restsUntil } = one;
  const waits = rests && (one.state === "learning" || one.state === "review");
  return {
    skillId: node.id,
    name: nameOfSkill(env.content.graph, node.id),
    grade: node.grade ?? 0,
    strand: node.strand ?? "",
    state: one.state,
    known,
    band: bandOf(known, mastery.opportunities),
    opportunities: mastery.opportunities,
    lastPractisedAt: mastery.lastPractisedAt,
    reviewAt,
    restsUntil: waits ? restsUntil : null,
    wanted: mastery.opportunities > 0 ? masteryWanted(mastery, isPlacedKnown(state.mastery, node.id)) : null,
    prerequisites: node.prerequisites,
    opens: env.content.graph.opens.get(node.id) ?? [],
  };
}

/**
 * Half-width of a 90 % band around P(known), treating it as the mean of a beta distribution worth
 * the opportunities seen plus two: wide at first, narrow with practice [probability].
 */
export function bandOf(known: number, opportunities: number): number {
  return Math.min(0.5, Z90 * Math.sqrt((known * (1 - known)) / (opportunities + 3)));
}
