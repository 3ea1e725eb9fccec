import { describe, expect, test } from "vitest";
import fc from "fast-check";
import { buildSkillGraph } from "../index.ts";

const BKT = { p_init: 0.25, p_transit: 0.12, p_slip: 0.1, p_guess: 0.1 };

function graph(prerequisites: Readonly<Record<string, readonly string[]>>, bkt = BKT) {
  const nodes = Object.entries(prerequisites).map(([id, needs]) => ({
    id,
    name: id,
    grade_band: "K-2",
    prerequisites: needs,
    bkt,
    tags: [],
  }));
  return { version: "1.0.0", nodes };
}

function faultsOf(json: unknown) {
  const built = buildSkillGraph(json);
  return built.ok ? [] : built.error;
}

describe("refuses bad graphs [SKL1]", () => {
  test("a cycle is named once, link by link, and what hangs on it is unreachable", () => {
    const faults = faultsOf(graph({ "a.a": ["a.b"], "a.b": ["a.c"], "a.c": ["a.a"], "a.d": ["a.a"], "a.e": [] }));
    expect(faults.map(({ type, path, message }) => `${type} ${path} ${message}`)).toEqual([
      "cycle nodes[0].prerequisites cycle: a.a needs a.b needs a.c needs a.a",
      "unreachable nodes[3] a.d can never be reached: its prerequisite a.a can never be mastered",
    ]);
  });

  test("two separate cycles are both named", () => {
    const faults = faultsOf(graph({ "a.a": ["a.b"], "a.b": ["a.a"], "b.a": ["b.b"], "b.b": ["b.a"] }));
    expect(faults.filter(({ type }) => type === "cycle")).toHaveLength(2);
  });

  test.for([
    { name: "self-loop", json: graph({ "a.a": ["a.a"] }), want: "self-loop nodes[0].prerequisites[0]" },
    { name: "missing id", json: graph({ "a.a": ["a.z"] }), want: "missing-id nodes[0].prerequisites[0]" },
    {
      name: "repeated prerequisite",
      json: graph({ "a.a": [], "a.b": ["a.a", "a.a"] }),
      want: "duplicate-id nodes[1].prerequisites[1]",
    },
    { name: "bad id", json: graph({ "A a": [] }), want: "schema nodes[0].id" },
    { name: "no nodes", json: { version: "1" }, want: "schema nodes" },
  ])("$name: $want", ({ json, want }) => {
    expect(faultsOf(json).map(({ type, path }) => `${type} ${path}`)).toContain(want);
  });

  test("an id given twice is named with its first place", () => {
    const twice = graph({ "a.a": [] });
    const faults = faultsOf({ ...twice, nodes: [...twice.nodes, ...twice.nodes] });
    expect(faults).toEqual([
      { type: "duplicate-id", path: "nodes[1].id", message: "a.a is already the id of nodes[0]" },
    ]);
  });
});

test.for([
  { name: "p_slip", bkt: { ...BKT, p_slip: 0.6 } },
  { name: "p_guess", bkt: { ...BKT, p_guess: 0 } },
  { name: "p_init", bkt: { ...BKT, p_init: 1 } },
  { name: "p_transit", bkt: { ...BKT, p_transit: -0.1 } },
])("[SKL3] $name out of bounds is named", ({ name, bkt }) => {
  expect(faultsOf(graph({ "a.a": [] }, bkt))).toMatchObject([{ type: "bkt-bounds", path: `nodes[0].bkt.${name}` }]);
});

test("[SKL2] any acyclic graph comes out with every skill after its prerequisites", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(30), { maxLength: 4 }), { minLength: 1, maxLength: 30 }), (edges) => {
      const id = (n: number) => `s.n${n}`;
      const needs = edges.map((list, n) => [...new Set(list.filter((other) => other < n))].map(id));
      const built = buildSkillGraph(graph(Object.fromEntries(needs.map((list, n) => [id(n), list]).toReversed())));
      if (!built.ok) throw new Error(JSON.stringify(built.error));
      const placed = new Set<string>();
      for (const node of built.value.nodes) {
        expect(node.prerequisites.every((other) => placed.has(other))).toBe(true);
        placed.add(node.id);
      }
      expect(placed.size).toBe(edges.length);
    }),
    { seed: 20_261_120 },
  );
});
