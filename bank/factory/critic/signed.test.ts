import { describe, expect, test } from "vitest";
import { BLUEPRINTS_BY_STRAND } from "#bank";
import { signedSolvers } from "./solvers/signed.ts";
import { levelFaults, solverSays, type SolverCase } from "../testing.ts";
import { triesOf } from "../../../testing/searches.ts";

test.for(BLUEPRINTS_BY_STRAND.signed)(
  "[SGN4] $id passes every gate, each level harder than the one before",
  (blueprint) => {
    expect(levelFaults(blueprint, triesOf(20))).toEqual([]);
  },
);

describe("the second method", () => {
  test.for<SolverCase>([
    { skill: "g6.int", stem: "What is $-|-31|$?", says: "-31" },
    { skill: "g6.int", stem: "What is $-(-(-4))$?", says: "-4" },
    { skill: "g6.int", stem: "What is the opposite of $|-10|$?", says: "-10" },
    {
      skill: "g6.int",
      stem: "Emma takes the lift from floor $13$ to floor $-4$. How many floors is that?",
      says: "17",
    },
    { skill: "g6.int", stem: "The temperature is 3 degrees below zero. Which number shows this?", says: "-3" },
    {
      skill: "g6.int",
      stem: "Which number is at point A on the number line?",
      diagram: {
        type: "number-line",
        alt: "",
        from: -8,
        to: 8,
        step: 2,
        labels: [],
        marks: [{ at: -6, text: "A" }],
        jumps: [],
      },
      says: "-6",
    },
    { skill: "g6.int", stem: "Which number is at point A on the number line?", says: undefined },
    { skill: "g6.int", stem: "The temperature is 3 degrees. Which number shows this?", says: undefined },
    {
      skill: "g6.intcmp",
      stem: "Which sign goes in the box? $-\\frac{3}{4} \\;\\square\\; -\\frac{2}{3}$",
      choices: ["<", "=", ">"],
      says: "<",
    },
    {
      skill: "g6.intcmp",
      stem: "Which sign goes in the box? $|-6| \\;\\square\\; 6$",
      choices: ["<", "=", ">"],
      says: "=",
    },
    {
      skill: "g6.intcmp",
      stem: "Put $-2$, $5$ and $-9$ in order, the greatest first.",
      choices: ["−9, −2, 5", "5, −9, −2", "5, −2, −9"],
      says: "5, −2, −9",
    },
    {
      skill: "g6.intcmp",
      stem: "Write $-2$, $5$, $-9$ and $0$ in order, the least first. Put commas between the numbers.",
      says: "-9, -2, 0, 5",
    },
    {
      skill: "g6.intcmp",
      stem:
        "Sea level is 0 metres. Ben notes down heights of $-\\frac{3}{4}$, $-\\frac{1}{3}$ and $-\\frac{1}{4}$ metres. " +
        "Write them from the highest to the lowest. Put commas between the numbers.",
      says: "-1/4, -1/3, -3/4",
    },
    {
      skill: "g6.intcmp",
      stem: "Write $-2$, $5$ and $-9$ down. Put commas between the numbers.",
      says: undefined,
    },
    {
      skill: "g6.intcmp",
      stem: "Ben reads three temperatures in degrees: $-2.5$, $-2.05$ and $1$. Which is the coldest?",
      choices: ["−2.5", "−2.05", "1"],
      says: "−2.5",
    },
    {
      skill: "g6.intcmp",
      stem: "Which of these numbers is my favourite: $-2$ or $5$?",
      choices: ["−2", "5"],
      says: undefined,
    },
  ])("[SGN5] $skill: $stem", (problem) => {
    expect(solverSays(signedSolvers, problem)).toEqual(problem.says);
  });
});
