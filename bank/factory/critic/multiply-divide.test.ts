import { describe, expect, test } from "vitest";
import { BLUEPRINTS_BY_STRAND } from "#bank";
import { multiplyDivideSolvers } from "./solvers/multiply-divide.ts";
import { levelFaults, solverSays, type SolverCase } from "../testing.ts";
import { triesOf } from "../../../testing/searches.ts";

test.for(BLUEPRINTS_BY_STRAND["multiply-divide"])(
  "[MLD4] $id passes every gate, each level harder than the one before",
  (blueprint) => {
    expect(levelFaults(blueprint, triesOf(20))).toEqual([]);
  },
);

describe("the second method", () => {
  test.for<SolverCase>([
    {
      skill: "g3.mulmean",
      stem: "Write $4$ groups of $6$ as a product. You do not have to work it out.",
      says: "6 × 4",
    },
    {
      skill: "g3.mulmean",
      stem: "Uma counts beads like this: $7 + 7 + 7$. Write it as a product. You do not have to work it out.",
      says: "7 × 3",
    },
    {
      skill: "g3.mulmean",
      stem: "There are 8 beads in every tin. Kai fills 5 tins. Write the number of beads as a product. You do not have to work it out.",
      says: "5 × 8",
    },
    {
      skill: "g3.mulmean",
      stem: "The picture shows equal rows of dots. Write the number of dots as a product. You do not have to work it out.",
      diagram: { type: "array", alt: "", rows: 3, columns: 9 },
      says: "9 × 3",
    },
    {
      skill: "g3.mulmean", // not equal groups
      stem: "Write $7 + 6 + 7$ as a product. You do not have to work it out.",
      says: undefined,
    },
    { skill: "g3.mulmean", stem: "Write the number of dots as a product.", says: undefined },
  ])("[MLD8] $skill: $stem", (problem) => {
    expect(solverSays(multiplyDivideSolvers, problem)).toEqual(problem.says);
  });
});
