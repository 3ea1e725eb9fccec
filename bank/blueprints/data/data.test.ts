import { describe, expect, test } from "vitest";
import { asTyped, type MathProblemItem, type Operands } from "#engine";
import { sampleOf } from "../../../testing/searches.ts";
import {
  blueprintOf,
  buildAll,
  harshTexts,
  leakingTexts,
  ruleFaults,
  rulesWithoutCase,
  SEEDS,
  workedOut,
  type HandCase,
} from "../testing.ts";
import { dataBlueprints } from "./index.ts";

/** Three or four rows of a graph in marks, asked about from the first one on. */
interface Asked {
  readonly marks: readonly number[];
  readonly ask: string;
  readonly kind?: "bar" | "picture";
  readonly step?: number;
}

function graph(skill: string, { marks, ask, kind = "bar", step = 1 }: Asked, answer: string, wrong: HandCase["wrong"]) {
  const cut = marks.every(Number.isInteger) ? 1 : 2;
  const [a = 0, b = 0, c = 0, d = 0] = marks.map((mark) => mark * cut);
  const categories = marks.length;
  const operands = { kind, scene: "fruit", turn: 0, categories, a, b, c, d, cut, step, ask, at: 0, gap: 1 };
  return { skill, operands, answer, wrong };
}

const CASES: readonly HandCase[] = [
  graph("g2.graph", { marks: [7, 4, 9], ask: "read" }, "7", { "ST-N7": "9" }),
  graph("g2.graph", { marks: [7, 4, 9], ask: "two" }, "11", { "AD-08": "3", "ST-N9": "20", "ST-N7": "16" }),
  graph("g2.graph", { marks: [4, 9, 7], ask: "more" }, "5", { "ST-N8": "4", "SB-15": "13", "ST-N7": "2" }),
  graph("g2.graph", { marks: [8, 9, 5], ask: "all" }, "22", { "ST-N10": "14", "AD-01": "12" }),
  graph("g2.graph", { marks: [7, 6, 9, 3], ask: "two-more" }, "4", { "SB-15": "22", "ST-N11": "13", "ST-N12": "3" }),
  graph("g3.graph", { marks: [3, 4, 2], ask: "read", kind: "picture", step: 10 }, "30", {
    "ST-18": "3",
    "ST-N7": "20",
  }),
  graph("g3.graph", { marks: [3, 4, 2], ask: "read", step: 10 }, "30", { "ST-N1": "3", "ST-N59": "60", "ST-N7": "20" }),
  graph("g3.graph", { marks: [3.5, 5, 2], ask: "read", kind: "picture", step: 10 }, "35", {
    "ST-N2": "40",
    "ST-N3": "30",
    "ST-N6": "31",
    "ST-N7": "20",
  }),
  graph("g3.graph", { marks: [3.5, 5, 2], ask: "read", step: 10 }, "35", {
    "ST-N4": "40",
    "ST-N5": "30",
    "ST-N6": "31",
    "ST-N7": "20",
  }),
  graph("g3.graph", { marks: [9, 5, 2], ask: "two", kind: "picture", step: 2 }, "28", {
    "ST-18": "14",
    "AD-08": "8",
    "ST-N9": "32",
    "ST-N7": "22",
  }),
  graph("g3.graph", { marks: [9.5, 5, 2], ask: "more", step: 4 }, "18", {
    "ST-N4": "20",
    "ST-N5": "16",
    "ST-N6": "17",
    "ST-N8": "20",
    "SB-15": "58",
    "ST-N7": "30",
  }),
  graph("g3.graph", { marks: [6, 4, 2.5], ask: "all", kind: "picture", step: 2 }, "25", {
    "ST-N2": "26",
    "ST-N3": "24",
    "ST-N10": "13",
  }),
  graph("g3.graph", { marks: [4.5, 4, 6, 2], ask: "two-more", step: 10 }, "25", {
    "ST-N4": "30",
    "ST-N5": "20",
    "ST-N6": "21",
    "SB-15": "145",
    "ST-N11": "85",
    "ST-N12": "20",
  }),
];

function list(ask: string, numbers: readonly number[], answer: string, wrong: HandCase["wrong"]): HandCase {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  return { skill: "g6.mean", operands: { a, b, c, d, e, f, count: numbers.length, ask }, answer, wrong };
}

const LISTS: readonly HandCase[] = [
  list("range", [7, 3, 12, 15, 9], "12", { "ST-07": "15", "ST-08": "2", "ST-09": "18" }),
  list("median", [4, 17, 6, 18, 15], "15", { "ST-05": "6", "ST-N15": "12" }),
  // The middle of 16, 11, 28, 22, 15, 18 lies between 16 and 18; the greater of the two is told last.
  list("median", [16, 11, 28, 22, 15, 18], "17", { "ST-05": "25", "ST-06": "18" }),
  list("mean", [2, 17, 14, 19], "13", { "ST-01": "52", "ST-02": "15.5", "ST-N13": "26", "ST-N14": "10.5" }),
  list("mean", [0, 8, 10, 4, 7, 1], "5", { "ST-01": "30", "ST-02": "5.5", "ST-03": "6", "ST-N13": "15" }),
  list("mean", [9, 2, 8, 12, 4], "7", { "ST-01": "35", "ST-02": "8", "ST-N13": "17.5" }),
  list("mean", [1, 2, 4, 13], "5", { "ST-01": "20", "ST-02": "3", "ST-N13": "10", "ST-N14": "7" }),
  list("missing", [24, 10, 21, 27, 28], "28", {
    "ST-N16": "22",
    "ST-N17": "110",
    "ST-N18": "6",
    "ST-N60": "82",
    "ST-N20": "20.5",
    "SB-01": "172",
  }),
];

/** A line plot that begins at 1 inch, its crosses place by place. */
function plot(crosses: readonly number[], asked: Operands, answer: string, wrong: HandCase["wrong"]): HandCase {
  const stacks = Object.fromEntries(crosses.map((n, i) => [`c${i}`, n]));
  return {
    skill: "g4.lineplot",
    operands: { up: 0, at: 0, than: 0, c7: 0, c8: 0, last: crosses.length - 1, scene: "leaves", ...stacks, ...asked },
    answer,
    wrong,
  };
}

const PLOTS: readonly HandCase[] = [
  // The 2 crosses to the left stand at the end as well.
  plot([1, 3, 2, 5, 0, 1, 2], { ask: "count", d: 4, at: 3 }, "5", { "ST-N21": "14" }),
  plot([1, 1, 2, 5, 3, 1, 2], { ask: "count", d: 4, at: 3 }, "5", { "ST-N19": "3", "ST-N21": "15" }),
  plot([1, 3, 2, 4, 0, 1, 2], { ask: "most", d: 4 }, "1 3/4", { "ST-N22": "4", "ST-N23": "2 1/2" }),
  plot([1, 3, 2, 4, 0, 1, 2], { ask: "above", d: 2, at: 2 }, "7", {
    "ST-N21": "13",
    "ST-N24": "9",
    "ST-N26": "4",
    "ST-N27": "4",
    "ST-N31": "2",
  }),
  plot([1, 3, 2, 4, 0, 1, 2], { ask: "below", d: 2, at: 3 }, "6", {
    "ST-N21": "13",
    "ST-N24": "10",
    "ST-N26": "3",
    "ST-N27": "3",
    "ST-N31": "4",
  }),
  // Of both stacks and of both ends the second is kept here.
  plot([1, 5, 2, 4, 0, 1, 2], { ask: "more", d: 4, at: 1, than: 2 }, "3", {
    "ST-N8": "2",
    "SB-15": "7",
  }),
  plot([1, 5, 2, 4, 0, 1, 2], { ask: "more", d: 2, at: 1, than: 5 }, "4", {
    "ST-N8": "1",
    "SB-15": "6",
    "ST-N34": "2",
  }),
  plot([0, 0, 2, 4, 3, 1, 0], { ask: "range", d: 4 }, "3/4", {
    "SB-15": "3 3/4",
    "ST-N25": "1 1/2",
    "ST-N28": "3",
    "FR-N19": "1 1/4",
    // From the first to the last place of the line; from one end it is 1 1/4, or 1.
    "ST-N32": "1 1/2",
    "ST-N33": "3",
  }),
  plot([2, 4, 2, 1, 3, 0, 1, 0, 0], { ask: "gap", d: 8 }, "5/8", {
    "SB-15": "2 7/8",
    "ST-N25": "1 1/8",
    "ST-N28": "5",
    "ST-N29": "3/4",
    "ST-N32": "7/8",
    "ST-N33": "3",
  }),
];

describe("instances worked out by hand", () => {
  test.for([...CASES, ...PLOTS, ...LISTS])(
    "[GRD1] $skill $operands.ask: the answer and each rule’s wrong answer",
    (handCase) => {
      expect(workedOut(dataBlueprints, handCase)).toEqual(handCase);
    },
  );

  test.for(dataBlueprints)("[GRD1] every rule of $id has a hand-made instance", (blueprint) => {
    expect(rulesWithoutCase(blueprint, [...CASES, ...PLOTS, ...LISTS])).toEqual([]);
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
  ["all", "The bar for apples shows $7$. Read the other bars in the same way, and add all the numbers."],
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
  { asked: list("median", [18, 12, 28, 6, 14, 3], "", {}), level: 2, isAsked: true },
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
