import { describe, expect, test } from "vitest";
import { BLUEPRINTS_BY_STRAND } from "#bank";
import { factorsSolvers } from "./solvers/factors.ts";
import { levelFaults, solverSays, type SolverCase } from "../testing.ts";
import { triesOf } from "../../../testing/searches.ts";

test.for(BLUEPRINTS_BY_STRAND.factors)(
  "[NUM4] $id passes every gate, each level harder than the one before",
  (blueprint) => {
    expect(levelFaults(blueprint, triesOf(20))).toEqual([]);
  },
);

describe("the second method", () => {
  test.for<SolverCase>([
    { skill: "g4.multiples", stem: "True or false? $91$ is a multiple of $7$.", says: "true" },
    {
      skill: "g4.multiples",
      stem: "You count up in 8s, starting at $0$. True or false? You will say $60$.",
      says: "false",
    },
    {
      skill: "g4.multiples",
      stem: "Uma has 50 beads and puts the beads in groups of 6. True or false? No beads are left over.",
      says: "false",
    },
    { skill: "g4.multiples", stem: "What is the first multiple of $9$ after $54$?", says: "63" },
    { skill: "g4.multiples", stem: "What is the 12th multiple of $11$? (The first is $11$.)", says: "132" },
    {
      skill: "g4.multiples",
      stem: "A shop sells seeds only in full bags of 4. Femi needs 81 seeds. What is the smallest number of seeds Femi can buy?",
      says: "84",
    },
    {
      skill: "g4.multiples",
      stem: "Which number is a multiple of $4$: $18$, $20$, $21$ or $22$?",
      choices: ["18", "20", "21", "22"],
      says: "20",
    },
    {
      skill: "g4.multiples",
      stem: "Which number is a multiple of $4$: $16$, $20$ or $21$?",
      choices: ["16", "20", "21"],
      says: undefined,
    },
    {
      skill: "g4.multiples",
      stem: "Write the first five multiples of $8$ that are greater than $0$. Put commas between the numbers.",
      says: "8, 16, 24, 32, 40",
    },
    {
      skill: "g4.multiples",
      stem:
        "Every tin holds 4 beads. How many beads are in 1 tin, in 2 tins and so on, up to 3 tins? " +
        "Write the three numbers of beads. Put commas between the numbers.",
      says: "4, 8, 12",
    },
    {
      skill: "g4.multiples",
      stem: "Write all multiples of $9$ that are greater than $54$ and less than $81$. Put commas between the numbers.",
      says: "63, 72",
    },
    {
      skill: "g4.multiples",
      stem: "Write all the factors of $28$. Put commas between the numbers.",
      says: "1, 2, 4, 7, 14, 28",
    },
    {
      skill: "g4.multiples",
      stem:
        "Ben claps on every 4th beat and Uma on every 6th beat. On which beats do they clap together? " +
        "Write the first three. Put commas between the numbers.",
      says: "12, 24, 36",
    },
    {
      skill: "g4.multiples",
      stem: "Write all the digits of $28$. Put commas between the numbers.",
      says: undefined,
    },
    { skill: "g4.multiples", stem: "What is the last multiple of $9$ before $54$?", says: undefined },
    { skill: "g4.prime", stem: "True or false? $91$ is a prime number.", says: "false" },
    { skill: "g4.prime", stem: "True or false? $1$ is a composite number.", says: "false" },
    {
      skill: "g4.prime",
      stem: "Here is one row of dots. True or false? The same dots can make two or more equal rows, with two or more dots in each row.",
      diagram: { type: "array", alt: "", rows: 1, columns: 11 },
      says: "false",
    },
    { skill: "g4.prime", stem: "What is the first prime number after $89$?", says: "97" },
    { skill: "g4.prime", stem: "What is the second prime number after $20$?", says: "29" },
    {
      skill: "g4.prime",
      stem: "What is the smallest prime number that divides $77$ with nothing left over?",
      says: "7",
    },
    { skill: "g4.prime", stem: "What is the last prime number before $89$?", says: undefined },
    { skill: "g6.gcf", stem: "What is the greatest common factor of $84$, $36$ and $60$?", says: "12" },
    {
      skill: "g6.gcf",
      stem: "Write all the common factors of $84$, $36$ and $60$. Put commas between the numbers.",
      says: "1, 2, 3, 4, 6, 12",
    },
    {
      skill: "g6.gcf",
      stem:
        "Uma has 20 beads and 50 badges. Every pack must be the same, and nothing may be left over. " +
        "How many packs can Uma make? Write all the numbers that are possible. Put commas between the numbers.",
      says: "1, 2, 5, 10",
    },
    { skill: "g6.gcf", stem: "What is the sum of $84$ and $36$?", says: undefined },
    {
      skill: "g6.lcm",
      stem: "What is the smallest number above $0$ that is a multiple of both $8$ and $12$?",
      says: "24",
    },
    { skill: "g6.lcm", stem: "What is the difference between $8$ and $12$?", says: undefined },
  ])("[NUM5] $skill: $stem", (problem) => {
    expect(solverSays(factorsSolvers, problem)).toEqual(problem.says);
  });
});
