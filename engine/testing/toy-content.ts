import { SkillId, type Difficulty } from "../ids.ts";
import { defineBlueprint, type Blueprint, type StoryContext } from "../items/blueprint.ts";
import { buildItem } from "../items/build-item.ts";
import { createContent, type Content } from "../items/content.ts";
import type { VerifiedBlueprint } from "../items/verified-list.ts";
import { DIFFICULTIES } from "../ids.ts";
import { wholeChecker } from "../parts/checker.ts";
import type { Rng } from "../random.ts";
import { buildSkillGraph, type SkillGraph } from "../skills/build-skill-graph.ts";

interface Pair {
  readonly [name: string]: number | string;
  readonly a: number;
  readonly b: number;
}

const LEVELS = {
  1: { ranges: { a: [2, 9], b: [2, 9] } },
  2: { ranges: { a: [10, 19], b: [2, 9] } },
  3: { ranges: { a: [20, 49], b: [10, 19] } },
  4: { ranges: { a: [50, 99], b: [20, 49] } },
  5: { ranges: { a: [100, 499], b: [50, 99] } },
} as const;

/** A small skill with one operation, one misconception and no story. */
function arithmetic(id: string, sign: string, compute: (a: number, b: number) => number): Blueprint {
  return defineBlueprint<Pair>({
    id,
    version: 1,
    createdOn: "2026-11-20",
    levels: LEVELS,
    factors: [{ name: "size", weight: 1, of: (o) => o.a / 500 }],
    stems: [{ id: "bare", text: (o) => `What is $${o.a} ${sign} ${o.b}$?` }],
    answer: (o) => ({ kind: "integer", canonical: String(compute(o.a, o.b)) }),
    steps: (o) => [
      {
        explanation: "Work it out.",
        math: `${o.a} ${sign} ${o.b} = ${compute(o.a, o.b)}`,
        value: String(compute(o.a, o.b)),
      },
    ],
    hints: (o) => [
      `Look at the sign between ${o.a} and ${o.b}.`,
      "Think of counters on a table.",
      `Start from ${o.a}.`,
    ],
    distractors: [{ strategy: "off-by-one", wrong: (o) => String(compute(o.a, o.b) + 1) }],
    misconceptions: [
      {
        id: `${id}.M1`,
        tag: "joined-the-digits",
        category: "representation",
        wrong: (o) => `${o.a}${o.b}`,
        explanation: () => "You wrote the numbers side by side.",
        hints: () => ["What does the sign ask you to do?", "The sign means an operation.", "Use counters."],
        divergesAt: 1,
      },
    ],
  });
}

/** A skill with two choices. */
function comparison(id: string): Blueprint {
  return defineBlueprint<Pair>({
    ...(arithmetic(id, "?", (a) => a) as unknown as Blueprint<Pair>),
    stems: [{ id: "greater", text: (o) => `Is ${o.a} greater than ${o.b}?` }],
    answer: (o) => ({ kind: "boolean", canonical: String(o.a > o.b) }),
    steps: (o) => [{ explanation: "Compare.", math: `${o.a}, ${o.b}`, value: String(o.a > o.b) }],
    distractors: [],
    misconceptions: [],
  });
}

const GRAPH = {
  version: "1.0.0",
  nodes: [
    node("t.add", 2, []),
    node("t.sub", 2, ["t.add"]),
    node("t.mul", 3, ["t.add"]),
    node("t.both", 3, ["t.sub", "t.mul"]),
    node("t.greater", 2, []),
  ],
};

function node(id: string, grade: number, prerequisites: readonly string[]) {
  return {
    id,
    name: `Skill ${id}`,
    grade_band: "K-2",
    prerequisites,
    bkt: { p_init: 0.25, p_transit: 0.12, p_slip: 0.1, p_guess: 0.1 },
    tags: [],
    grade,
    strand: "toy",
  };
}

export const TOY_SKILL = SkillId.parse("t.add");

export function toyGraph(): SkillGraph {
  const graph = buildSkillGraph(GRAPH);
  if (!graph.ok) throw new Error(JSON.stringify(graph.error));
  return graph.value;
}

export const TOY_BLUEPRINTS: ReadonlyMap<string, Blueprint> = new Map(
  [
    arithmetic("t.add", "+", (a, b) => a + b),
    arithmetic("t.sub", "-", (a, b) => a - b),
    arithmetic("t.mul", "\\times", (a, b) => a * b),
    arithmetic("t.both", "+", (a, b) => a + b + 1),
    comparison("t.greater"),
  ].map((blueprint) => [blueprint.id, blueprint]),
);

/** Stories are not used by the toy skills. */
export function toyContext(rng: Rng): StoryContext {
  const thing = { one: "bead", many: "beads" };
  return {
    names: ["Ada", "Ben", "Cem"],
    thing,
    container: thing,
    currency: { sign: "\\$", unit: "$", major: thing },
    rng,
  };
}

/** Verified lists of the toy skills: the first `perLevel` seeds of each difficulty. */
export function toyLists(perLevel = 12): ReadonlyMap<string, VerifiedBlueprint> {
  return new Map(
    [...TOY_BLUEPRINTS.values()].map((blueprint) => [
      blueprint.id,
      {
        version: 1,
        verifiedAt: "2026-11-20T00:00:00Z",
        critic: "none: toy content for tests",
        refused: {},
        levels: Object.fromEntries(
          DIFFICULTIES.map((difficulty) => [`${difficulty}`, toyLevel(blueprint, difficulty, perLevel)]),
        ) as VerifiedBlueprint["levels"],
      },
    ]),
  );
}

function toyLevel(blueprint: Blueprint, difficulty: Difficulty, count: number) {
  const seeds = Array.from({ length: count }, (_, seed) => seed);
  const hashes = seeds.map((seed) => {
    const built = buildItem(blueprint, difficulty, seed, toyContext);
    if (!built.ok) throw new Error(built.error.message);
    return built.value.hash;
  });
  return { seeds, hashes: hashes.join("") };
}

/** Small but whole content: five skills, all levels, verified lists. */
export function toyContent(lists: ReadonlyMap<string, VerifiedBlueprint> = toyLists()): Content {
  return createContent({
    hash: "toy",
    graph: toyGraph(),
    blueprints: TOY_BLUEPRINTS,
    lists,
    drawContext: toyContext,
    checker: wholeChecker,
  });
}
