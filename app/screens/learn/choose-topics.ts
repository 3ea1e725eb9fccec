import type { CatalogView, SkillView } from "#engine";

type Curriculum = CatalogView["curricula"][number];

/** The one that is named, else the learner's country's, else the first. */
export function curriculumOf(
  curricula: readonly Curriculum[],
  id: string | null,
  country: string | null,
): Curriculum | undefined {
  return (
    curricula.find((one) => one.id === id) ??
    (country === null ? undefined : curricula.find((one) => one.country === country)) ??
    curricula[0]
  );
}

/** The topics of a grade with their skills; where there is more than one subject, it stands before the topic. */
export function chosenTopics(
  { grades }: Curriculum,
  grade: number,
  skills: readonly SkillView[],
): readonly { readonly name: string; readonly skills: readonly SkillView[] }[] {
  const byId = new Map(skills.map((skill) => [skill.skillId, skill]));
  const subjects = grades.find((one) => one.grade === grade)?.subjects ?? [];
  return subjects.flatMap((subject) =>
    subject.topics.map((topic) => ({
      name: subjects.length > 1 ? `${subject.name}: ${topic.name}` : topic.name,
      skills: topic.subtopics.flatMap(({ skillId, canStart }) => (canStart ? (byId.get(skillId) ?? []) : [])),
    })),
  );
}
