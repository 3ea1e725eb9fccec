import type { Text } from "./text.ts";

/** The grades the problem bank holds problems for. */
export const OFFERED_GRADES: readonly number[] = [2, 3, 4, 5, 6];

/** The grades to choose from where one was chosen before: it stays among them, whichever it is. */
export function gradesWith(chosen: number): readonly number[] {
  return OFFERED_GRADES.includes(chosen) ? OFFERED_GRADES : [...OFFERED_GRADES, chosen].toSorted((a, b) => a - b);
}

/** What a curriculum calls its grades, where that is another word; England counts from the year before. */
const CALLED: Readonly<Record<string, (t: Text, grade: number) => string>> = {
  "in-cbse": (t, grade) => t("grade.class", { grade }),
  "england-national": (t, grade) => t("grade.year", { grade: grade + 1 }),
};

/** A school grade as the curriculum calls it; without one as a grade. */
export function gradeWords(t: Text, grade: number, curriculum: string | null = null): string {
  const called = curriculum === null || grade === 0 ? undefined : CALLED[curriculum];
  if (called !== undefined) return called(t, grade);
  return grade === 0 ? t("first.grade-0") : t("first.grade-n", { grade });
}
