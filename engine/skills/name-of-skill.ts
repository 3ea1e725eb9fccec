import type { SkillId } from "../ids.ts";
import type { SkillGraph } from "./build-skill-graph.ts";

/** What a pupil reads for a skill [SKL4]: its short name, else its long one, else, for a skill that is gone, its id. */
export function nameOfSkill(graph: SkillGraph, skill: SkillId): string {
  const node = graph.byId.get(skill);
  return node?.short_name ?? node?.name ?? skill;
}
