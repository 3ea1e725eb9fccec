import type { CurriculumInput } from "#engine";

/** A year of a curriculum: what it is called, its school grade, and skills under the curriculum's own headings. */
export type Year = readonly [name: string, grade: number, topics: Readonly<Record<string, readonly string[]>>];

export function gradeOf([name, grade, topics]: Year): CurriculumInput["grades"][number] {
  const entries = Object.entries(topics).map(([topic, subtopics]) => ({ name: topic, subtopics: [...subtopics] }));
  return { name, grade, subjects: [{ name: "Mathematics", topics: entries }] };
}
