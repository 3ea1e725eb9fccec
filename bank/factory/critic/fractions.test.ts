import { describe, expect, test } from "vitest";
import { BLUEPRINTS_BY_STRAND } from "#bank";
import type { Diagram } from "#engine";
import { fractionsSolvers } from "./solvers/fractions.ts";
import { levelFaults, solverSays, type SolverCase } from "../testing.ts";
import { triesOf } from "../../../testing/searches.ts";

test.for(BLUEPRINTS_BY_STRAND.fractions)(
  "[FRN7] $id passes every gate, each level harder than the one before",
  (blueprint) => {
    expect(levelFaults(blueprint, triesOf(20))).toEqual([]);
  },
);

const BAR: Diagram = { type: "fraction-bars", alt: "", bars: [{ parts: 8, shaded: 3, label: "" }] };

const LINE: Diagram = {
  type: "number-line",
  alt: "",
  from: 0,
  to: 9,
  step: 1,
  labels: [
    { at: 0, text: "0" },
    { at: 2, text: "2/5" },
  ],
  marks: [{ at: 7, text: "K" }],
  jumps: [],
};

const SAME_VALUE = "Which fraction has the same value as $\\frac{6}{8}$?";

describe("the second method", () => {
  test.for<SolverCase>([
    {
      skill: "g3.fracname",
      stem: "There are 12 beads in a tin. 5 of them are red. What fraction of the beads are not red?",
      says: "7/12",
    },
    {
      skill: "g3.fracname",
      stem: "5 of Lin's 12 beads are red. Write the fraction of the beads that are red.",
      says: "5/12",
    },
    {
      skill: "g3.fracname",
      stem: "A bag holds 9 blue cards and 4 red cards, and nothing else. What fraction of the cards are red?",
      says: "4/13",
    },
    { skill: "g4.fraceq", stem: "Which number goes in the box? $\\frac{6}{8} = \\frac{9}{\\square}$", says: "12" },
    {
      skill: "g4.simplify",
      stem: "A book has 80 pages. Lea has read 50 of them. What fraction of the pages does Lea still have to read? Write it in lowest terms.",
      says: "3/8",
    },
    {
      skill: "g4.fracadd",
      stem: "Which fraction goes in the box? $\\frac{2}{9} + \\square = \\frac{7}{9}$",
      says: "5/9",
    },
    {
      skill: "g4.fracsub",
      stem: "Which fraction goes in the box? $3\\frac{4}{5} - \\square = 3\\frac{1}{5}$",
      says: "3/5",
    },
    {
      skill: "g4.fracsub",
      stem: "A path is $3$ km long. Leo has walked $\\frac{2}{7}$ km of it. How many km are left?",
      says: "19/7",
    },
    { skill: "g4.mixed", stem: "Write $2\\frac{3}{4}$ as an improper fraction.", says: "11/4" },
    { skill: "g5.fracsub", stem: "Take $\\frac{1}{6}$ away from $1\\frac{1}{4}$.", says: "13/12" },
    { skill: "g5.fracadd", stem: "Add $\\frac{1}{6}$ and $\\frac{3}{4}$.", says: "11/12" },
    { skill: "g3.fracname", stem: "What fraction of the bar is not shaded?", diagram: BAR, says: "5/8" },
    { skill: "g3.fracline", stem: "Which fraction is at point K on the number line?", diagram: LINE, says: "7/5" },
    { skill: "g3.fracline", stem: "Which fraction is at point A on the number line?", diagram: LINE, says: undefined },
    { skill: "g4.fraceq", stem: SAME_VALUE, choices: ["9/12", "7/9", "6/12"], says: "9/12" },
    { skill: "g4.fraceq", stem: SAME_VALUE, choices: ["9/12", "3/4"], says: undefined },
  ])("[FRN9] $skill: $stem", (problem) => {
    expect(solverSays(fractionsSolvers, problem)).toEqual(problem.says);
  });

  test.for(Object.keys(fractionsSolvers))("[FRN9] %s: silent about a sentence it does not know", (skill) => {
    const stem = "Lin has 3 boxes. Each weighs 2 kg. How heavy are they?";
    expect(solverSays(fractionsSolvers, { skill, stem, says: undefined })).toBeUndefined();
  });
});
