import { typed, type AnswerCase } from "./answer-case.ts";

/** Words: true and false, choices, names, answers without a solution. */
export const wordCases: readonly AnswerCase[] = [
  ...typed("boolean", "true", {
    correct: ["true", "True", "TRUE", " true ", "t", "T", "true."],
    incorrect: ["false", "False", "f"],
    unreadable: ["", "maybe", "tru"],
  }),
  ...typed("boolean", "false", {
    correct: ["false", "FALSE", "f", "F"],
    incorrect: ["true", "t"],
    unreadable: ["perhaps", " "],
  }),
  ...typed(
    "boolean",
    "true",
    { correct: ["yes", "Yes", "y", "YES."], incorrect: ["no", "n", "No"] },
    { synonyms: true },
  ),
  ...typed("boolean", "no", { correct: ["false", "no", "N"], incorrect: ["yes", "true"] }, { synonyms: true }),

  ...typed(
    "choice",
    "square",
    {
      correct: ["square", "Square", " SQUARE ", "b", "B", "B)"],
      incorrect: ["circle", "a", "A", "triangle", "C"],
      unreadable: ["", "hexagon", "D", "squares are"],
    },
    { choices: ["circle", "square", "triangle"] },
  ),
  ...typed(
    "choice",
    "$\\frac{1}{2}$",
    { correct: ["1/2", "\\frac{1}{2}", "b"], incorrect: ["2/4", "a"], unreadable: ["0.25", ""] },
    { choices: ["$\\frac{2}{4}$", "$\\frac{1}{2}$"] },
  ),
  ...typed(
    "choice",
    "<",
    { correct: ["<", "is less than", "\\lt"], incorrect: [">", "=", "\\gt"], unreadable: ["~", ""] },
    { choices: ["<", ">", "="] },
  ),

  ...typed("text", "triangle", {
    correct: ["triangle", "Triangle", " triangle ", "TRIANGLE"],
    incorrect: ["square", "triangles?!x", "tri angle x", "rectangle"],
    unreadable: ["", "   "],
  }),
  ...typed("text", "right angle", {
    correct: ["right angle", "Right Angle", "right  angle"],
    incorrect: ["left angle", "angle right", "right"],
  }),
  ...typed("string", "isosceles", { correct: ["isosceles", "Isosceles"], incorrect: ["scalene", "equilateral"] }),
  ...typed(
    "text",
    "no solution",
    { correct: ["none", "no solution", "No solutions"], incorrect: ["0", "one solution", "all real numbers"] },
    { synonyms: true },
  ),
  ...typed(
    "string",
    "none",
    { correct: ["no solution", "none", "None"], incorrect: ["yes", "infinitely many"] },
    { synonyms: true },
  ),
  ...typed("text", "colour", { correct: ["colour", "color"], incorrect: ["collar"] }, { alternatives: ["color"] }),
];
