import type { Words } from "../../components/charts/mastery-words.ts";

/** A school grade in words; 0 is kindergarten. */
export function gradeWords(grade: number): Words {
  return grade === 0 ? { text: "map.kindergarten" } : { text: "map.grade", values: { grade } };
}
