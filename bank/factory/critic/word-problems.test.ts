import { expect, test } from "vitest";
import { BLUEPRINTS_BY_STRAND } from "#bank";
import { buildAll } from "../../blueprints/testing.ts";
import { triesOf } from "../../../testing/searches.ts";
import { levelFaults } from "../testing.ts";
import { blindView } from "../gates.ts";
import { findSolver } from "./index.ts";

const STRAND = BLUEPRINTS_BY_STRAND["word-problems"];

test.for(STRAND)("[WST1] $id passes every gate, each level harder than the one before", (blueprint) => {
  expect(levelFaults(blueprint, triesOf(20))).toEqual([]);
});

test.for(STRAND)("[WST6] $id: silent where the question is not known", (blueprint) => {
  const asked = buildAll(blueprint, 3).map(({ item }) => {
    const view = blindView(item);
    const stem = view.stem.replace(/How many [^?]*\?$/u, "What do you think of that?");
    return findSolver(blueprint.id)?.({ ...view, stem });
  });
  expect(asked).toEqual(asked.map(() => undefined));
});

test.for([
  ["Ana has 3 boxes with 5 pens in each box. Then Ana buys 2 more pens. How many pens does Ana have now?", "17"],
  [
    "Ana has 32 pens and gives away 8 of them. Then Ana packs the rest into 4 boxes, the same number in each box. How many pens are in each box?",
    "6",
  ],
  ["Ana has 90 pens. That is 20 fewer than Ben has. How many pens do they have together?", "200"],
  [
    "There are 24 pens. Of all the pens, 7 are red. Some of them are in 2 large boxes, 6 in each large box. The others are in 3 small boxes, the same number in each box. How many pens are in each small box?",
    "4",
  ],
] as const)("[WST6] a story worked out by hand: %s", ([stem, answer]) => {
  const view = { stem, choices: [], diagram: undefined, boxes: [] };
  expect(findSolver("g3.wp2")?.(view)).toEqual([answer]);
});
