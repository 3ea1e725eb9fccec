import { describe, expect, test } from "vitest";
import { BLUEPRINTS_BY_STRAND, drawContext } from "#bank";
import { buildItem, DIFFICULTIES, type Diagram } from "#engine";
import { gateFailures } from "../gates.ts";
import { fractionsSolvers } from "./fractions.ts";

const SEEDS = 60;

describe.for(BLUEPRINTS_BY_STRAND.fractions)("$id", (blueprint) => {
  test("[FRN7] passes the gates, each level harder than the one before", () => {
    const means = DIFFICULTIES.map((difficulty) => {
      let sum = 0;
      for (let seed = 0; seed < SEEDS; seed++) {
        const built = buildItem(blueprint, difficulty, seed, drawContext);
        if (!built.ok) throw new Error(built.error.message);
        expect(gateFailures(blueprint, built.value)).toEqual([]);
        sum += built.value.item.meta.generation?.computed_difficulty ?? 0;
      }
      return sum / SEEDS;
    });
    expect(means).toEqual(means.toSorted((x, y) => x - y));
  });
});

describe("[FRN9] the second method", () => {
  test.for([
    ["g3.fracname", "There are 12 beads in a tin. 5 of them are red. What fraction of the beads are not red?", "7/12"],
    ["g3.fracname", "5 of Lin's 12 beads are red. Write the fraction of the beads that are red.", "5/12"],
    [
      "g3.fracname",
      "A bag holds 9 blue cards and 4 red cards, and nothing else. What fraction of the cards are red?",
      "4/13",
    ],
    ["g4.fraceq", "Which number goes in the box? $\\frac{6}{8} = \\frac{9}{\\square}$", "12"],
    [
      "g4.simplify",
      "A book has 80 pages. Lea has read 50 of them. What fraction of the pages does Lea still have to read? Write it in lowest terms.",
      "3/8",
    ],
    ["g4.fracadd", "Which fraction goes in the box? $\\frac{2}{9} + \\square = \\frac{7}{9}$", "5/9"],
    ["g4.fracsub", "Which fraction goes in the box? $3\\frac{4}{5} - \\square = 3\\frac{1}{5}$", "3/5"],
    ["g4.fracsub", "A path is $3$ km long. Leo has walked $\\frac{2}{7}$ km of it. How many km are left?", "19/7"],
    ["g4.mixed", "Write $2\\frac{3}{4}$ as an improper fraction.", "11/4"],
    ["g5.fracadd", "Add $\\frac{1}{6}$ and $\\frac{3}{4}$.", "11/12"],
  ] as const)("%s: %s", ([skill, stem, answer]) => {
    expect(solve(skill, stem)).toEqual([answer]);
  });

  test("reads pictures", () => {
    const bar: Diagram = { type: "fraction-bars", alt: "", bars: [{ parts: 8, shaded: 3, label: "" }] };
    expect(solve("g3.fracname", "What fraction of the bar is not shaded?", bar)).toEqual(["5/8"]);
    const line: Diagram = {
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
    expect(solve("g3.fracline", "Which fraction is at point K on the number line?", line)).toEqual(["7/5"]);
    expect(solve("g3.fracline", "Which fraction is at point A on the number line?", line)).toBeUndefined();
  });

  test("picks the one choice of equal value", () => {
    const stem = "Which fraction has the same value as $\\frac{6}{8}$?";
    expect(solve("g4.fraceq", stem, undefined, ["9/12", "7/9", "6/12"])).toEqual(["9/12"]);
    expect(solve("g4.fraceq", stem, undefined, ["9/12", "3/4"])).toBeUndefined();
  });

  test.for(Object.keys(fractionsSolvers))("%s: silent about a sentence it does not know", (skill) => {
    expect(solve(skill, "Lin has 3 boxes. Each weighs 2 kg. How heavy are they?")).toBeUndefined();
  });
});

function solve(skill: string, stem: string, diagram?: Diagram, choices: readonly string[] = []) {
  return fractionsSolvers[skill]?.({ stem, choices, diagram, boxes: [] });
}
