import type { SkillView } from "#engine";

/**
 * The skills of the table [SCR10]: those practised, last practised first; with `all` the others after them, in
 * teaching order.
 */
export function tableRows(skills: readonly SkillView[], all: boolean): readonly SkillView[] {
  const practised = skills
    .filter((skill) => skill.opportunities > 0)
    .toSorted((a, b) => (b.lastPractisedAt ?? 0) - (a.lastPractisedAt ?? 0));
  return all ? [...practised, ...skills.filter((skill) => skill.opportunities === 0)] : practised;
}
