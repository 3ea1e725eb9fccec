import { describe, expect, test } from "vitest";
import { BLUEPRINTS_BY_STRAND } from "#bank";
import { placeValueSolvers } from "./solvers/place-value.ts";
import { levelFaults, solverSays, type SolverCase } from "../testing.ts";
import { triesOf } from "../../../testing/searches.ts";

test.for(BLUEPRINTS_BY_STRAND["place-value"])(
  "[PVL6] $id passes every gate, each level harder than the one before",
  (blueprint) => {
    expect(levelFaults(blueprint, triesOf(20))).toEqual([]);
  },
);

describe("the second method", () => {
  test.for<SolverCase>([
    { skill: "g2.pv3", stem: "How many whole tens are in $640$?", says: "64" },
    { skill: "g2.pv3", stem: "Which digit of $208$ is in the tens place?", says: "0" },
    { skill: "g2.pv3", stem: "Which number has 4 ones and 9 hundreds?", says: "904" },
    { skill: "g2.pv3", stem: "How much is the digit $3$ worth in $331$?", says: undefined },
    {
      skill: "g2.pv3",
      stem: "Mina builds $647$ with 5 hundreds, 7 ones and some tens. How many tens does Mina need?",
      says: "14",
    },
    { skill: "g2.pv3", stem: "How many halves are in $12$?", says: undefined },
    { skill: "g2.pv3", stem: "How much is the digit $3$ worth in $731$?", says: "30" },
    { skill: "g2.expand", stem: "Write nine hundred twelve in digits.", says: "912" },
    { skill: "g2.expand", stem: "Write nine hundred umpteen in digits.", says: undefined },
    {
      skill: "g2.expand",
      stem: "How do you read $230$?",
      choices: ["two hundred three", "two hundred thirty"],
      says: "two hundred thirty",
    },
    {
      skill: "g2.expand",
      stem: "Mina has number cards for $5$, $700$ and $20$. Which number do they make together?",
      says: "725",
    },
    { skill: "g2.expand", stem: "Write $705$ in expanded form.", says: "5 + 700" },
    {
      skill: "g2.expand",
      stem: "Ben has to write $705$ in expanded form, the way $468 = 400 + 60 + 8$ is written. What does Ben write?",
      says: "5 + 700",
    },
    {
      skill: "g2.expand",
      stem: "Write $264$ as a sum that shows what each digit is worth, the way $468 = 400 + 60 + 8$ is written.",
      says: "4 + 60 + 200",
    },
    {
      skill: "g2.expand",
      stem: "Ben says “nine hundred and twelve”. Write the number in expanded form.",
      says: "2 + 10 + 900",
    },
    {
      skill: "g2.expand",
      stem: "The blocks show a number. Write it in expanded form.",
      diagram: { type: "base-ten", alt: "", groups: [{ hundreds: 3, tens: 4, ones: 0, label: "" }] },
      says: "40 + 300",
    },
    { skill: "g2.expand", stem: "The blocks show a number. Write it in expanded form.", says: undefined },
    { skill: "g2.expand", stem: "Which number goes in the box? $705 = 5 + \\square$", says: "700" },
    {
      skill: "g3.rnd10",
      stem: "What is the smallest whole number that rounds to $250$ when rounding to the nearest ten?",
      says: "245",
    },
    {
      skill: "g3.rnd10",
      stem: "What is the greatest whole number that rounds to $250$ when rounding to the nearest ten?",
      says: "254",
    },
    {
      skill: "g3.rnd10",
      stem: "A frog sits at $47$ on the number line. It jumps to the nearest ten. Which number does it land on?",
      says: "50",
    },
    { skill: "g3.rnd10", stem: "Which number is nearest to $250$?", says: undefined },
    { skill: "g4.round", stem: "Round $99{,}950$ to the nearest hundred.", says: "100000" },
    { skill: "g4.round", stem: "Round $345{,}678$ to the nearest dozen.", says: undefined },
  ])("[PVL7] $skill: $stem", (problem) => {
    expect(solverSays(placeValueSolvers, problem)).toEqual(problem.says);
  });
});
