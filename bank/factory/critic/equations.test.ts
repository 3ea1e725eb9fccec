import { describe, expect, test } from "vitest";
import { BLUEPRINTS_BY_STRAND } from "#bank";
import { equationsSolvers } from "./solvers/equations.ts";
import { levelFaults, solverSays, type SolverCase } from "../testing.ts";
import { triesOf } from "../../../testing/searches.ts";

test.for(BLUEPRINTS_BY_STRAND.equations)(
  "[EQN4] $id passes every gate, each level harder than the one before",
  (blueprint) => {
    expect(levelFaults(blueprint, triesOf(20))).toEqual([]);
  },
);

describe("the second method", () => {
  test.for<SolverCase>([
    { skill: "g2.eqmiss", stem: "Which number makes this true? $38 = 70 - \\square$", says: "32" },
    { skill: "g2.eqmiss", stem: "Find the missing number: $41 + 48 = 46 + \\square$", says: "43" },
    {
      skill: "g2.eqmiss",
      stem: "Omar had some cards and gave 15 away. Now Omar has 29 cards. How many cards did Omar have at first?",
      says: "44",
    },
    { skill: "g2.eqmiss", stem: "Omar has 15 cards and 29 shells. How many does Omar like?", says: undefined },
    { skill: "g3.mulunk", stem: "Which number goes in the box? $5 = 45 \\div \\square$", says: "9" },
    { skill: "g3.mulunk", stem: "Which number goes in the box? $\\square \\div 8 = 9$", says: "72" },
    { skill: "g3.mulunk", stem: "Which number goes in the box? $6 \\times 4 = \\square \\times 3$", says: "8" },
    {
      skill: "g3.mulunk",
      stem: "Lin lays 18 bricks in equal rows. There are 2 in each row. How many rows are there?",
      says: "9",
    },
    { skill: "g3.mulunk", stem: "Lin lays 18 bricks and 2 seeds. How many is that?", says: undefined },
    { skill: "g6.eqadd", stem: "Solve $\\frac{7}{8} - k = \\frac{7}{24}$.", says: "k = 7/12" },
    { skill: "g6.eqadd", stem: "Find $k$ when $3.5 + k = 3.69$.", says: "k = 19/100" },
    { skill: "g6.eqadd", stem: "Take $m$ away from $9$ and you get $2$. What is $m$?", says: "m = 7" },
    { skill: "g6.eqadd", stem: "Take $2$ away from $m$ and you get $9$. What is $m$?", says: "m = 11" },
    { skill: "g6.eqadd", stem: "Double $m$ and you get $9$. What is $m$?", says: undefined },
    { skill: "g6.eqmul", stem: "Solve $7 = \\frac{7}{8}x$.", says: "x = 8" },
    { skill: "g6.eqmul", stem: "Find $p$ when $\\frac{p}{11} = 12$.", says: "p = 132" },
    {
      skill: "g6.eqmul",
      stem: "Wei reads $\\frac{2}{3}$ of a book with $x$ pages. That is $18$ pages. What is $x$?",
      says: "x = 27",
    },
    { skill: "g6.eqmul", stem: "Solve $2x = 2x$.", says: undefined },
  ])("[EQN5] $skill: $stem", (problem) => {
    expect(solverSays(equationsSolvers, problem)).toEqual(problem.says);
  });
});
