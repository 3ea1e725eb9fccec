import { describe, expect, test } from "vitest";
import type { Diagram } from "#engine";
import { BLUEPRINTS_BY_STRAND } from "#bank";
import { triesOf } from "../../../testing/searches.ts";
import { levelFaults, solverSays } from "../testing.ts";
import { dataSolvers } from "./solvers/data.ts";

test.for(BLUEPRINTS_BY_STRAND.data)(
  "[GRD4] $id passes every gate, each level harder than the one before",
  (blueprint) => {
    expect(levelFaults(blueprint, triesOf(20))).toEqual([]);
  },
);

const BARS: Diagram = {
  type: "bar-graph",
  alt: "",
  counted: "",
  step: 1,
  marks: 10,
  numbered: 1,
  bars: [
    { label: "Zoo", value: 7 },
    { label: "Farm", value: 4 },
    { label: "Beach", value: 9 },
  ],
};
const ROWS: Diagram = {
  type: "picture-graph",
  alt: "",
  key: "10 eggs",
  rows: [
    { label: "Monday", symbols: 2.5 },
    { label: "Tuesday", symbols: 4 },
  ],
};

const PLOT: Diagram = {
  type: "line-plot",
  alt: "",
  title: "",
  places: [
    { text: "1", crosses: 2 },
    { text: "1 1/2", crosses: 4 },
    { text: "2", crosses: 0 },
    { text: "2 1/2", crosses: 3 },
  ],
};

test.for<readonly [stem: string, says: string | undefined]>([
  ["How many leaves are $1\\frac{1}{2}$ inches long?", "4"],
  ["How many leaves are longer than $1\\frac{1}{2}$ inches?", "3"],
  ["How many leaves are shorter than $2\\frac{1}{2}$ inches?", "6"],
  ["How many more leaves are $1\\frac{1}{2}$ inches long than $2\\frac{1}{2}$ inches?", "1"],
  ["Which length, in inches, is most frequent?", "3/2"],
  ["Which length, in inches, do more leaves have than any other length?", "3/2"],
  ["How many inches shorter is the shortest leaf than the longest one?", "3/2"],
  ["By how many inches is the greatest length more than that length?", "1"],
  ["What is the difference between the greatest and the least length, in inches?", "3/2"],
  ["What is the difference between the greatest length and the most frequent one, in inches?", "1"],
  ["What do you see in the line plot?", undefined],
])("[GRD5] of a line plot: %s", ([stem, says]) => {
  expect(solverSays(dataSolvers, { skill: "g4.lineplot", stem, diagram: PLOT, says })).toEqual(says);
});

describe("the second method", () => {
  test.for<readonly [stem: string, diagram: Diagram | undefined, says: string | undefined]>([
    ["How many children chose the farm?", BARS, "4"],
    ["How many children chose the zoo or the farm altogether?", BARS, "11"],
    ["How many more children chose the zoo than the farm?", BARS, "3"],
    ["How many children are there altogether?", BARS, "20"],
    ["How many more children does it show for the zoo and the farm together than for the beach?", BARS, "2"],
    ["How many more children chose the zoo or the farm than chose the beach?", BARS, "2"],
    ["How many fewer children does it show for the beach than for the zoo and the farm together?", BARS, "2"],
    ["How many eggs were laid on Monday?", ROWS, "25"],
    ["How many eggs were laid on Monday and Tuesday altogether?", ROWS, "65"],
    ["How many fewer eggs were laid on Monday than on Tuesday?", ROWS, "15"],
    ["Find the mean of 2, 17, 14 and 19.", undefined, "13"],
    ["In six games Omar scores 16, 11, 28, 22, 15 and 18 points. What is the median of the scores?", undefined, "17"],
    ["What is the range of these numbers? 7, 3, 12, 15, 9", undefined, "12"],
    ["Four friends have 8, 18, 5 and 13 seeds. They share equally. How many does each friend get?", undefined, "11"],
    ["The mean of four numbers is 15. Which number is missing in the list? 10, 7, 26, ?", undefined, "17"],
    ["Find the mode of 2, 17, 14 and 2.", undefined, undefined],
    ["How many eggs were laid on Monday or Tuesday?", ROWS, undefined],
    ["How many more eggs were laid on Friday?", ROWS, undefined],
    ["Then 3 more eggs were laid on Monday. How many is that?", ROWS, undefined],
  ])("[GRD5] %s", ([stem, diagram, says]) => {
    expect(
      solverSays(dataSolvers, { skill: diagram === undefined ? "g6.mean" : "g3.graph", stem, diagram, says }),
    ).toEqual(says);
  });
});
