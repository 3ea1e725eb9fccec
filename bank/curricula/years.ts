// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Year } from "./year.ts";

export const englandNational: readonly Year[] = [
  [
    "Year 2",
    1,
    {
      "Addition and subtraction": ["g2.add2nc", "g2.add2c", "g2.sub2nb", "g2.sub2b", "g2.eqmiss", "g2.wp2"],
      "Multiplication and division": ["g3.mulmean", "g3.f2510"],
      Measurement: ["g2.time5", "g2.coins", "g2.ruler"],
      Statistics: ["g2.graph"],
    },
  ],
  [
    "Year 3",
    2,
    {
      "Number and place value": ["g2.pv3", "g2.expand"],
      "Addition and subtraction": ["g2.add3", "g2.sub3", "g3.subz"],
      Measurement: ["g3.timemin", "g3.elapsed"],
      Fractions: ["g3.fracname", "g3.fracline"],
      Statistics: ["g3.graph"],
    },
  ],
  [
    "Year 4",
    3,
    {
      "Number and place value": ["g3.rnd10"],
      "Multiplication and division": ["g3.f34", "g3.f789", "g3.fdiv", "g3.mulunk", "g3.mdwp", "g3.wp2"],
      Measurement: ["g3.money"],
      "Fractions (including decimals)": ["g4.fracadd", "g4.fracsub", "g4.decnote"],
    },
  ],
  [
    "Year 5",
    4,
    {
      "Number and place value": ["g4.round"],
      "Multiplication and division": ["g4.mul1", "g4.mul2", "g4.div1", "g4.multiples", "g4.prime", "g4.wpmulti"],
      Measurement: ["g3.area", "g3.perim", "g3.areacomp", "g4.apform"],
      "Fractions (including decimals and percentages)": ["g4.fraceq", "g4.mixed", "g5.decadd", "g5.decsub"],
      Statistics: ["g4.lineplot"],
    },
  ],
  [
    "Year 6",
    5,
    {
      Measurement: ["g5.vol"],
      "Fractions (including decimals and percentages)": ["g4.simplify", "g5.fracadd", "g5.fracsub", "g6.pctconv"],
    },
  ],
  [
    "Key stage 3",
    6,
    {
      Number: ["g6.gcf", "g6.lcm", "g6.int", "g6.intcmp"],
      Algebra: ["g6.eqadd", "g6.eqmul"],
      Statistics: ["g6.mean"],
    },
  ],
];

export const inCbse: readonly Year[] = [
  [
    "Class 2",
    2,
    {
      "Addition and subtraction": ["g2.add2nc", "g2.add2c", "g2.sub2nb", "g2.sub2b", "g2.eqmiss"],
      "Multiplication and division": ["g3.mulmean"],
    },
  ],
  [
    "Class 3",
    3,
    {
      Numbers: ["g2.pv3", "g2.expand"],
      "Addition and subtraction": ["g2.add3", "g2.sub3", "g3.subz", "g2.wp2"],
      "Multiplication and division": ["g3.f2510"],
      Measurement: ["g2.ruler"],
      Money: ["g2.coins"],
      "Data handling": ["g2.graph"],
    },
  ],
  [
    "Class 4",
    4,
    {
      "Multiplication and division": ["g3.f34", "g3.f789", "g3.fdiv", "g4.mul1", "g4.mul2", "g4.div1", "g3.mulunk"],
      "Problems in words": ["g3.mdwp", "g3.wp2"],
      Fractions: ["g3.fracname"],
      Time: ["g2.time5", "g3.timemin"],
      Money: ["g3.money"],
      "Data handling": ["g3.graph"],
    },
  ],
  [
    "Class 5",
    5,
    {
      "Factors and multiples": ["g4.multiples"],
      "Problems in words": ["g4.wpmulti"],
      Fractions: ["g3.fracline", "g4.fraceq"],
      Decimals: ["g4.decnote"],
      Time: ["g3.elapsed"],
      "Shapes and measures": ["g3.area", "g3.perim", "g3.areacomp"],
    },
  ],
  [
    "Class 6",
    6,
    {
      Estimation: ["g3.rnd10", "g4.round"],
      "Playing with numbers": ["g4.prime", "g6.gcf", "g6.lcm"],
      Fractions: ["g4.simplify", "g4.fracadd", "g4.fracsub", "g4.mixed", "g5.fracadd", "g5.fracsub"],
      Decimals: ["g5.decadd", "g5.decsub"],
      Mensuration: ["g4.apform", "g5.vol"],
      "Data handling": ["g4.lineplot"],
      Integers: ["g6.int", "g6.intcmp"],
    },
  ],
  [
    "Class 7",
    7,
    {
      "Simple equations": ["g6.eqadd", "g6.eqmul"],
      "Comparing quantities": ["g6.pctconv"],
      "Data handling": ["g6.mean"],
    },
  ],
];
