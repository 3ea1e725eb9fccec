export * from "./new-skill.ts";
export { findSkillGaps, skillIds } from "./read-skill.ts";
export type { SkillGap } from "./skill-gaps.ts";
