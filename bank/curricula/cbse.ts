import type { CurriculumInput } from "#engine";
import { gradeOf } from "./year.ts";
import { inCbse } from "./years.ts";

/**
 * A class of the Central Board of Secondary Education, by the headings of its textbooks. A skill stands in the class in
 * which the textbooks have all of it: tables of 3 and 4 come with Class 3, that of 6 with Class 4, so the skill does too.
 */
export const cbse: CurriculumInput = {
  id: "in-cbse",
  version: 1,
  createdOn: "2026-11-28",
  country: "IN",
  countryName: "India",
  board: "CBSE",
  source: "NCERT mathematics syllabus and textbooks for Classes 2 to 7: our reading of which class has each skill.",
  grades: inCbse.map(gradeOf),
};
