import type { SkillView } from "#engine";

export interface Topic {
  readonly strand: string;
  readonly skills: readonly SkillView[];
}

/** Skills by topic, topics in the order of their first skill, skills by grade and then as they come [SCR24]. */
export function topicsOf(skills: readonly SkillView[]): readonly Topic[] {
  const strands = [...new Set(skills.map(({ strand }) => strand))];
  return strands.map((strand) => ({
    strand,
    skills: skills.filter((skill) => skill.strand === strand).toSorted((a, b) => a.grade - b.grade),
  }));
}
