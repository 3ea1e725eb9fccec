import type { CurriculumInput } from "#engine";

type Grade = CurriculumInput["grades"][number];

/**
 * A class of the Central Board of Secondary Education, by the headings of its textbooks. A skill stands in the class in
 * which the textbooks have all of it: tables of 3 and 4 come with Class 3, that of 6 with Class 4, so the skill does too.
 */
function classOf(grade: number, topics: Readonly<Record<string, readonly string[]>>): Grade {
  const entries = Object.entries(topics).map(([topic, subtopics]) => ({ name: topic, subtopics: [...subtopics] }));
  return { name: `Class ${grade}`, grade, subjects: [{ name: "Mathematics", topics: entries }] };
}

export const cbse: CurriculumInput = {
  id: "in-cbse",
  version: 1,
  createdOn: "2026-11-28",
  country: "IN",
  countryName: "India",
  board: "CBSE",
  source: "NCERT mathematics syllabus and textbooks for Classes 2 to 7: our reading of which class has each skill.",
  grades: [
    classOf(2, {
      "Addition and subtraction": ["g2.add2nc", "g2.add2c", "g2.sub2nb", "g2.sub2b", "g2.eqmiss"],
      "Multiplication and division": ["g3.mulmean"],
    }),
    classOf(3, {
      Numbers: ["g2.pv3", "g2.expand"],
      "Addition and subtraction": ["g2.add3", "g2.sub3", "g3.subz", "g2.wp2"],
      "Multiplication and division": ["g3.f2510"],
      Measurement: ["g2.ruler"],
      Money: ["g2.coins"],
      "Data handling": ["g2.graph"],
    }),
    classOf(4, {
      "Multiplication and division": ["g3.f34", "g3.f789", "g3.fdiv", "g3.mulunk", "g4.mul1", "g4.mul2", "g4.div1"],
      "Problems in words": ["g3.mdwp", "g3.wp2"],
      Fractions: ["g3.fracname"],
      Time: ["g2.time5", "g3.timemin"],
      Money: ["g3.money"],
      "Data handling": ["g3.graph"],
    }),
    classOf(5, {
      "Factors and multiples": ["g4.multiples"],
      "Problems in words": ["g4.wpmulti"],
      Fractions: ["g3.fracline", "g4.fraceq"],
      Decimals: ["g4.decnote"],
      Time: ["g3.elapsed"],
      "Shapes and measures": ["g3.area", "g3.perim", "g3.areacomp"],
    }),
    classOf(6, {
      Estimation: ["g3.rnd10", "g4.round"],
      "Playing with numbers": ["g4.prime", "g6.gcf", "g6.lcm"],
      Fractions: ["g4.simplify", "g4.fracadd", "g4.fracsub", "g4.mixed", "g5.fracadd", "g5.fracsub"],
      Decimals: ["g5.decadd", "g5.decsub"],
      Mensuration: ["g4.apform", "g5.vol"],
      "Data handling": ["g4.lineplot"],
      Integers: ["g6.int", "g6.intcmp"],
    }),
    classOf(7, {
      "Simple equations": ["g6.eqadd", "g6.eqmul"],
      "Comparing quantities": ["g6.pctconv"],
      "Data handling": ["g6.mean"],
    }),
  ],
};
