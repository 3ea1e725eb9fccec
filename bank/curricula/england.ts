import type { CurriculumInput } from "#engine";
import { gradeOf } from "./year.ts";
import { englandNational } from "./years.ts";

/**
 * A year of England's programme of study under its own headings. A skill stands in the year in which the programme has
 * all of it: the table of 6 comes with Year 4, so the skill on 3, 4 and 6 does too.
 */
export const england: CurriculumInput = {
  id: "england-national",
  version: 1,
  createdOn: "2026-11-20",
  country: "GB",
  countryName: "England",
  board: "National curriculum",
  source:
    "National curriculum in England, mathematics programmes of study for key stages 1 to 3 (2013): our reading of which year has each skill.",
  grades: englandNational.map(gradeOf),
};
