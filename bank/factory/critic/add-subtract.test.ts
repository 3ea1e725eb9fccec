import { describe, expect, test } from "vitest";
import { BLUEPRINTS_BY_STRAND } from "#bank";
import { addSubtractSolvers } from "./solvers/add-subtract.ts";
import { levelFaults, solverSays } from "../testing.ts";
import { triesOf } from "../../../testing/searches.ts";

test.for(BLUEPRINTS_BY_STRAND["add-subtract"])(
  "[ADS8] $id passes every gate, each level harder than the one before",
  (blueprint) => {
    expect(levelFaults(blueprint, triesOf(20))).toEqual([]);
  },
);

describe("the second method", () => {
  test.for([
    ["What is $407 - 98$?", "309"],
    ["Subtract $30$ from $75$.", "45"],
    ["Which number is $30$ more than $75$?", "105"],
    ["Which number is $30$ less than $75$?", "45"],
    ["Which number goes in the box? $\\square - 48 = 163$", "211"],
    ["Which number goes in the box? $81 - \\square = 35$", "46"],
    ["Mina has 61 shells. Omar has 28 more than Mina. How many shells does Omar have?", "89"],
    ["Mina has 61 shells. That is 28 more than Omar has. How many shells does Omar have?", "33"],
    ["Mina has 61 shells. That is 28 fewer than Omar has. How many shells does Omar have?", "89"],
    ["Mina has 61 shells. Omar has 28 shells. How many more shells does Mina have than Omar?", "33"],
    ["Mina needs 61 shells for a big picture and has used 28 already. How many more shells does Mina need?", "33"],
    ["There are 61 shells in one box. In another box there are 28 shells. How many shells are there altogether?", "89"],
    ["Mina gives 28 shells to Omar and has 61 left. How many shells did Mina have at first?", "89"],
    ["Mina has 61 shells and gives 28 of them to Omar. How many shells does Mina have left?", "33"],
    [
      "Mina had 61 shells and gave some of them to Omar. Now Mina has 28 left. How many shells did Mina give to Omar?",
      "33",
    ],
    ["Mina shares 61 shells equally among 28 friends. What is the remainder?", undefined],
    ["Mina has 61 shells, 28 stamps and 3 beads. How many shells does Mina have left?", undefined],
  ] as const)("[ADS9] %s", ([stem, says]) => {
    expect(solverSays(addSubtractSolvers, { skill: "g2.add2c", stem, says })).toEqual(says);
  });
});
