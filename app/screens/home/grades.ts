import type { Text } from "../../text/text.ts";

/** The grades the problem bank holds problems for. */
export const OFFERED_GRADES: readonly number[] = [2, 3, 4, 5, 6];

/** The grades to choose from where one was chosen before: it stays among them, whichever it is. */
export function gradesWith(chosen: number): readonly number[] {
  return OFFERED_GRADES.includes(chosen) ? OFFERED_GRADES : [...OFFERED_GRADES, chosen].toSorted((a, b) => a - b);
}

export function gradeWords(t: Text, grade: number): string {
  return grade === 0 ? t("first.grade-0") : t("first.grade-n", { grade });
}
