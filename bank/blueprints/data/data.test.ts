import { describe, expect, test } from "vitest";
import { asTyped, type MathProblemItem } from "#engine";
import { sampleOf } from "../../../testing/searches.ts";
import {
  blueprintOf,
  buildAll,
  handCases,
  harshTexts,
  leakingTexts,
  ruleFaults,
  rulesWithoutCase,
  SEEDS,
  workedOut,
} from "../testing.ts";
import { dataCases } from "./cases.fixture.ts";
import { graph, list, plot } from "./hand-case.fixture.ts";
import { dataBlueprints } from "./index.ts";

const CASES = handCases(dataCases);

describe("instances worked out by hand", () => {
  test.for(CASES)("[GRD1] $skill $operands.ask: the answer and each rule’s wrong answer", (handCase) => {
    expect(workedOut(dataBlueprints, handCase)).toEqual(handCase);
  });

  test.for(dataBlueprints)("[GRD1] every rule of $id has a hand-made instance", (blueprint) => {
    expect(rulesWithoutCase(blueprint, CASES)).toEqual([]);
  });
});

test("[GRD9] how many more is asked only where there are more", () => {
  const items = dataBlueprints.flatMap((blueprint) => buildAll(blueprint, SEEDS));
  const asked = items.filter(({ operands }) => operands["ask"] === "two-more");
  expect(asked.length).toBeGreaterThan(SEEDS / 2);
  for (const { item } of asked) {
    const third = item.solution_logic.steps.at(-2)?.value;
    const together = item.solution_logic.steps.at(-3)?.value;
    expect(Number(together)).toBeGreaterThan(Number(third));
  }
});

test("[GRD9] how many marks or symbols can be counted tells of counting them alone", () => {
  const scaled = dataBlueprints.filter(({ id }) => id === "g3.graph").flatMap((one) => buildAll(one, SEEDS));
  expect(scaled.length).toBeGreaterThan(SEEDS);
  for (const { item, operands } of scaled) {
    const parts = ["a", "b", "c", "d"].slice(0, Number(operands["categories"])).map((name) => Number(operands[name]));
    const counts = parts.flatMap((n) => [n, n + 1].map((one) => String(Math.floor(one / Number(operands["cut"])))));
    const ends = Number(operands["cut"]) === 1 ? parts.map(String) : counts;
    expect(ends).not.toContain(item.solution_logic.final_answer_canonical);
    const heard = item.misconceptions.filter(({ trigger }) => ends.includes(trigger.value)).map(({ id }) => id);
    expect(heard.filter((id) => id !== "ST-18" && id !== "ST-N1")).toEqual([]);
  }
});

test("[GRD9] one half circle of two that is left out has no name, and no answer is how many rows there are", () => {
  const graphs = dataBlueprints.filter(({ id }) => id.endsWith(".graph")).flatMap((one) => buildAll(one, SEEDS));
  expect(
    graphs.filter(
      ({ item, operands: { categories } }) => item.solution_logic.final_answer_canonical === `${categories}`,
    ),
  ).toEqual([]);
  const twoHalves = graphs.filter(
    ({ operands: { ask, cut, kind }, item }) =>
      ask === "two" && cut === 2 && kind === "picture" && item.solution_logic.steps.filter(hasHalf).length === 2,
  );
  expect(twoHalves.length).toBeGreaterThan(0);
  for (const { item, operands } of twoHalves) {
    const oneLeftOut = Number(item.solution_logic.final_answer_canonical) - Number(operands["step"]) / 2;
    expect(item.misconceptions.map(({ trigger }) => trigger.value)).not.toContain(String(oneLeftOut));
  }
});

function hasHalf({ explanation }: { readonly explanation: string }): boolean {
  return explanation.includes("and a half circle");
}

describe.for(dataBlueprints)("$id", (blueprint) => {
  const items = buildAll(blueprint, SEEDS);

  test("[GRD2] every rule speaks in some instance, at a step that the solution has", () => {
    // Some places without a cross and few stacks beside them are rare.
    expect(ruleFaults(blueprint, buildAll(blueprint, 4 * SEEDS))).toEqual([]);
  });

  test("[GRD3] no hint of any level and no explanation gives the answer", () => {
    expect(leakingTexts(sampleOf(items))).toEqual([]);
  });

  test("[GRD6] the numbers stand on the graph alone, and its description has a place for each", () => {
    const graphs = items.filter(({ item }) => placesOf(item) > 0);
    expect(graphs).toHaveLength(blueprint.id === "g6.mean" || blueprint.id === "g4.lineplot" ? 0 : items.length);
    expect(graphs.filter(({ item }) => /\d/u.test(item.problem_content.stem))).toEqual([]);
    for (const { item } of graphs) {
      expect(
        item.problem_content.diagram?.alt.match(/[A-Z][a-z]+: (?:the bar ends |a half circle|\d+ circle)/gu),
      ).toHaveLength(placesOf(item));
    }
  });

  test("[GRD9] only one who read or gave a bar is told so by the number of a bar", () => {
    for (const { item } of items) {
      const shown = valuesOf(item);
      const heard = item.misconceptions.filter(({ trigger }) => shown.includes(trigger.value)).map(({ id }) => id);
      expect(heard.filter((id) => id !== "ST-N7" && id !== "ST-N8")).toEqual([]);
    }
  });

  test("[GRD7] texts are kind, and one of a thing is in the singular", () => {
    expect(harshTexts(items)).toEqual([]);
    const texts = items.map(({ item }) => `${item.problem_content.stem} ${item.problem_content.diagram?.alt ?? ""}`);
    expect(
      texts.filter((text) => /(?<!\d)1\$? (?!cross\b)[a-z]+s\b|(?<!\d)1 children|(?<!\d)1\$? inches/u.test(text)),
    ).toEqual([]);
  });

  test("[GRD8] each step that comes to a number is a line of the trace, where there is one", () => {
    const traced = items.filter(({ operands }) => blueprint.trace?.(operands) !== undefined);
    expect(traced.length).toBeGreaterThan(items.length * 0.8);
    for (const { item, operands } of traced) {
      const lines = blueprint.trace?.(operands)?.routes[0] ?? [];
      expect(item.solution_logic.steps.flatMap(({ value }) => value ?? [])).toEqual(
        lines.map(({ result, style }) => asTyped(result, style)),
      );
    }
  });
});

/** The numbers that a graph shows, in the order of its names. */
function valuesOf({ problem_content: { diagram } }: MathProblemItem): readonly string[] {
  if (diagram?.type === "bar-graph") return diagram.bars.map(({ value }) => String(value));
  if (diagram?.type !== "picture-graph") return [];
  return diagram.rows.map(({ symbols }) => String(symbols * Number(/^\d+/u.exec(diagram.key)?.[0])));
}

/** How many bars or rows are seen. */
function placesOf({ problem_content: { diagram } }: MathProblemItem): number {
  if (diagram?.type === "bar-graph") return diagram.bars.length;
  return diagram?.type === "picture-graph" ? diagram.rows.length : 0;
}

test("[GRD10] a line plot shows the crosses of its operands, tells none in the question, and has one tallest stack", () => {
  const blueprint = dataBlueprints.find(({ id }) => id === "g4.lineplot");
  if (blueprint === undefined) throw new Error("no line plot");
  for (const { item, operands } of buildAll(blueprint, SEEDS)) {
    const { diagram, stem, spoken = "" } = item.problem_content;
    if (diagram?.type !== "line-plot") throw new Error("no line plot");
    const crosses = diagram.places.map((place) => place.crosses);
    expect(crosses).toEqual(Array.from({ length: Number(operands["last"]) + 1 }, (_, i) => operands[`c${i}`]));
    expect(diagram.alt.match(/: (?:no cross|1 cross|\d crosses)\./gu)).toHaveLength(crosses.length);
    // From one whole number to the next: what a space is can be seen.
    expect(diagram.places.filter(({ text }) => /^\d+$/u.test(text)).length).toBeGreaterThan(1);
    expect(crosses.filter((n) => n === Math.max(...crosses))).toHaveLength(1);
    const named = ["most", "range", "gap"].includes(String(operands["ask"])) ? 0 : operands["ask"] === "more" ? 2 : 1;
    expect([...stem.matchAll(/\$[^$]+\$/gu)]).toHaveLength(named);
    expect(spoken).not.toContain("$");
  }
});

test.for([
  ["two", "The bar for apples shows $7$. Now read the bar for bananas, and add."],
  ["more", "The bar for apples shows $7$. Now read the bar for bananas. How far apart are the two numbers?"],
  ["all", "The bar for apples shows $7$. Read the other bars in the same way, and add."],
  [
    "two-more",
    "The bar for apples shows $7$. Read the bar for bananas, and add the two. Then compare with the bar for grapes.",
  ],
] as const)("[GRD11] of %s one bar is read", ([ask, says]) => {
  const { operands } = graph("g2.graph", { marks: [7, 4, 9, 3], ask }, "", {});
  const blueprint = dataBlueprints.find(({ id }) => id === "g2.graph");
  expect(blueprint?.hints(operands)[2]).toBe(says);
});

test.for([
  // Three and thirty are the least and the greatest, and in the middle as it is written.
  { asked: list("median", [18, 9, 3, 30, 15, 8], "", {}), level: 2, isAsked: false },
  // The median is 13 and the mean 13.5.
  { asked: list("median", [18, 12, 28, 6, 14, 3], "", {}), level: 2, isAsked: false },
  { asked: list("median", [20, 12, 30, 8, 14, 3], "", {}), level: 2, isAsked: true },
  // The mean of 10, 6 and 22 is about 13, and three times 17 less 38 is 13.
  { asked: list("missing", [10, 6, 22, 30], "", {}), level: 5, isAsked: false },
  // The 4 crosses on the right are as many as on the left without a stack of three.
  { asked: plot([3, 1, 3, 5, 1, 3, 0], { ask: "below", d: 4, at: 3, up: 3 }, "", {}), level: 3, isAsked: false },
  { asked: plot([3, 1, 3, 5, 1, 1, 0], { ask: "below", d: 4, at: 3, up: 3 }, "", {}), level: 3, isAsked: true },
  // From 4 1/2 it is as far to the end of the line as to the shortest ribbon.
  {
    asked: plot([2, 0, 0, 1, 5, 3, 1, 0, 0], { ask: "gap", d: 8, scene: "ribbons", up: 2 }, "", {}),
    level: 5,
    isAsked: false,
  },
  // The shortest worm is 3 inches long, and as many crosses stand over the longest length.
  ...[
    { crosses: [2, 0, 2, 4, 2, 0, 3, 3, 0], isAsked: false },
    { crosses: [2, 0, 2, 4, 2, 0, 3, 2, 0], isAsked: true },
  ].map(({ crosses, isAsked }) => ({
    asked: plot(crosses, { ask: "range", d: 4, scene: "worms", up: 1 }, "", {}),
    level: 4 as const,
    isAsked,
  })),
] as const)("[GRD9] what is as likely is not told for an error: $asked.operands", ({ asked, level, isAsked }) => {
  const blueprint = dataBlueprints.find(({ id }) => id === asked.skill);
  expect(blueprint?.levels[level].where?.(asked.operands)).toBe(isAsked);
});

test.for([
  { crosses: [0, 1, 3, 4, 0, 3, 1, 2, 1], isAsked: false },
  { crosses: [0, 0, 3, 4, 0, 3, 1, 2, 1], isAsked: true },
])("[GRD9] what a part kept of a whole comes to is not taken for the whole range: $crosses", ({ crosses, isAsked }) => {
  const { operands } = plot(crosses, { ask: "gap", d: 4, scene: "ribbons", up: 2 }, "", {});
  const blueprint = dataBlueprints.find(({ id }) => id === "g4.lineplot");
  expect(blueprint?.levels[5].where?.(operands)).toBe(isAsked);
});

test("[GRD9] circles that are counted as ones are counted with their halves", () => {
  const rule = blueprintOf(dataBlueprints, "g3.graph").misconceptions.find(({ id }) => id === "ST-18");
  const two = { marks: [6.5, 7.5, 4.5], ask: "two", kind: "picture", step: 2 } as const;
  expect(rule?.wrong(graph("g3.graph", two, "28", {}).operands)).toBe("14");
  expect(rule?.wrong(graph("g3.graph", { ...two, marks: [6.5, 7, 4.5] }, "27", {}).operands)).toBeUndefined();
});
