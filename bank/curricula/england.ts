import type { CurriculumInput } from "#engine";

type Grade = CurriculumInput["grades"][number];

/**
 * A year of England's programme of study under its own headings. A skill stands in the year in which the programme has
 * all of it: the table of 6 comes with Year 4, so the skill on 3, 4 and 6 does too.
 */
function year(name: string, grade: number, topics: Readonly<Record<string, readonly string[]>>): Grade {
  const entries = Object.entries(topics).map(([topic, subtopics]) => ({ name: topic, subtopics: [...subtopics] }));
  return { name, grade, subjects: [{ name: "Mathematics", topics: entries }] };
}

export const england: CurriculumInput = {
  id: "england-national",
  version: 1,
  createdOn: "2026-11-20",
  country: "GB",
  countryName: "England",
  board: "National curriculum",
  source:
    "National curriculum in England, mathematics programmes of study for key stages 1 to 3 (2013): our reading of which year has each skill.",
  grades: [
    year("Year 2", 1, {
      "Addition and subtraction": ["g2.add2nc", "g2.add2c", "g2.sub2nb", "g2.sub2b", "g2.eqmiss", "g2.wp2"],
      "Multiplication and division": ["g3.mulmean", "g3.f2510"],
      Measurement: ["g2.ruler", "g2.time5", "g2.coins"],
      Statistics: ["g2.graph"],
    }),
    year("Year 3", 2, {
      "Number and place value": ["g2.pv3", "g2.expand"],
      "Addition and subtraction": ["g2.add3", "g2.sub3", "g3.subz"],
      Measurement: ["g3.timemin", "g3.elapsed"],
      Fractions: ["g3.fracname", "g3.fracline"],
      Statistics: ["g3.graph"],
    }),
    year("Year 4", 3, {
      "Number and place value": ["g3.rnd10"],
      "Multiplication and division": ["g3.f34", "g3.f789", "g3.fdiv", "g3.mulunk", "g3.mdwp", "g3.wp2"],
      Measurement: ["g3.money"],
      "Fractions (including decimals)": ["g4.fracadd", "g4.fracsub", "g4.decnote"],
    }),
    year("Year 5", 4, {
      "Number and place value": ["g4.round"],
      "Multiplication and division": ["g4.multiples", "g4.prime", "g4.mul1", "g4.mul2", "g4.div1", "g4.wpmulti"],
      Measurement: ["g3.area", "g3.perim", "g3.areacomp", "g4.apform"],
      "Fractions (including decimals and percentages)": ["g4.fraceq", "g4.mixed", "g5.decadd", "g5.decsub"],
      Statistics: ["g4.lineplot"],
    }),
    year("Year 6", 5, {
      Measurement: ["g5.vol"],
      "Fractions (including decimals and percentages)": ["g4.simplify", "g5.fracadd", "g5.fracsub", "g6.pctconv"],
    }),
    year("Key stage 3", 6, {
      Number: ["g6.gcf", "g6.lcm", "g6.int", "g6.intcmp"],
      Algebra: ["g6.eqadd", "g6.eqmul"],
      Statistics: ["g6.mean"],
    }),
  ],
};
