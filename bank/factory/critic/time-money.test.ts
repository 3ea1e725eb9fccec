import { describe, expect, test } from "vitest";
import { BLUEPRINTS_BY_STRAND } from "#bank";
import { triesOf } from "../../../testing/searches.ts";
import { levelFaults, solverSays, type SolverCase } from "../testing.ts";
import { timeMoneySolvers } from "./solvers/time-money.ts";

test.for(BLUEPRINTS_BY_STRAND["time-money"])(
  "[TMM7] $id passes every gate, each level harder than the one before",
  (blueprint) => {
    expect(levelFaults(blueprint, triesOf(20))).toEqual([]);
  },
);

/** A clock as it is described; the hands of the drawing may be others. */
function clock(short: string, long: string, hour: number, minute: number): SolverCase["diagram"] {
  const alt = `A clock with two hands. The short hand is between the ${short}. The long hand ${long}.`;
  return { type: "clock", alt, hour, minute, numbers: "all" };
}

const TIMES = ["4:40", "5:40", "4:20", "5:20"];

describe("the second method", () => {
  test.for<SolverCase>([
    {
      skill: "g2.time5",
      stem: "What time does the clock show?",
      diagram: clock("4 and the 5", "points at the 4", 4, 20),
      says: "4:20",
    },
    {
      skill: "g2.time5",
      stem: "“What time is it?” Kofi asks Uma. Uma looks at the clock. What time is it?",
      diagram: clock("12 and the 1", "is 3 small marks past the 11", 12, 58),
      says: "12:58",
    },
    {
      skill: "g2.time5",
      stem: "The clock shows the time when the bus comes. What time is that?",
      diagram: clock("4 and the 5", "points at the 4", 4, 20),
      says: "4:20",
    },
    {
      skill: "g2.time5", // drawn otherwise than described
      stem: "What time does the clock show?",
      diagram: clock("4 and the 5", "points at the 4", 5, 20),
      says: undefined,
    },
    {
      skill: "g2.time5",
      stem: "Lea goes to bed in the evening at the time on the clock. Write the time with am or pm.",
      diagram: clock("7 and the 8", "points at the 9", 7, 45),
      says: "7:45 pm",
    },
    {
      skill: "g2.time5",
      stem: "This clock shows the time when Lea has breakfast. What time is it? Write am or pm too.",
      diagram: clock("7 and the 8", "points at the 1", 7, 5),
      says: "7:05 am",
    },
    {
      skill: "g2.time5", // no word of the time of day
      stem: "Lea reads at the time on the clock. Write the time with am or pm.",
      diagram: clock("7 and the 8", "points at the 1", 7, 5),
      says: undefined,
    },
    {
      skill: "g2.time5",
      stem: "It is twenty minutes to five. Which of these times is that?",
      choices: TIMES,
      says: "4:40",
    },
    {
      skill: "g2.time5",
      stem: "A train leaves at a quarter to one. Which time?",
      choices: ["12:45", "1:45"],
      says: "12:45",
    },
    {
      skill: "g2.time5",
      stem: "Look at the clock. How many minutes is it until 5 o’clock?",
      diagram: clock("4 and the 5", "is 2 small marks past the 9", 4, 47),
      says: "13",
    },
    {
      skill: "g2.time5",
      stem: "How late is it?",
      diagram: clock("4 and the 5", "points at the 4", 4, 20),
      says: undefined,
    },
    {
      skill: "g3.elapsed",
      stem: "The film begins at 11:50 and ends at 1:15. How long does it last, in hours and minutes?",
      says: "1 h 25 min",
    },
    { skill: "g3.elapsed", stem: "How many minutes is it from 9:50 to 10:15?", says: "25" },
    { skill: "g3.elapsed", stem: "It is 11:50. What time will it be in 1 hour 25 minutes?", says: "1:15" },
    {
      skill: "g3.elapsed",
      stem: "A bus arrived at 1:05. The trip took 20 minutes. When did it leave?",
      says: "12:45",
    },
    {
      skill: "g3.elapsed", // a line for another time
      stem: "It is 9:50. What time will it be in 25 minutes?",
      diagram: {
        type: "number-line",
        alt: "",
        from: 540,
        to: 660,
        step: 5,
        labels: [],
        marks: [{ at: 585, text: "9:45" }],
        jumps: [],
      },
      says: undefined,
    },
    { skill: "g3.elapsed", stem: "Lea sleeps from 9:50 on. How long?", says: undefined },
  ])("[TMM8] $skill: $stem", (problem) => {
    expect(solverSays(timeMoneySolvers, problem)).toEqual(problem.says);
  });
});
