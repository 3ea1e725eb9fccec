import { expect, test } from "vitest";
import { BLUEPRINTS_BY_STRAND } from "#bank";
import { buildAll } from "../../blueprints/testing.ts";
import { triesOf } from "../../../testing/searches.ts";
import { blindView } from "../gates.ts";
import { levelFaults } from "../testing.ts";
import { findSolver } from "./index.ts";

test.for(BLUEPRINTS_BY_STRAND.measure)(
  "[MSR1] $id passes every gate, each level harder than the one before",
  (blueprint) => {
    expect(levelFaults(blueprint, triesOf(20))).toEqual([]);
  },
);

test.for(BLUEPRINTS_BY_STRAND.measure)("[MSR6] $id: silent where the wording is not known", (blueprint) => {
  const items = buildAll(blueprint, 3).map(({ item }) => blindView(item));
  const asked = (stem: string) => items.map((item) => findSolver(blueprint.id)?.({ ...item, stem }));
  expect(asked("What do you see? It is 4 metres long and 3 metres wide.")).toEqual(items.map(() => undefined));
});
