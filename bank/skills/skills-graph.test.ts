import { expect, test } from "vitest";
import { buildSkillGraph, nameOfSkill, SkillId } from "#engine";
import file from "./skills_graph.json" with { type: "json" };

const built = buildSkillGraph(file);
if (!built.ok) throw new Error("not a graph");
const graph = built.value;

test("[SKL4] every skill has a short name of its own", () => {
  const without = graph.nodes.filter(({ name, short_name }) => short_name === undefined || short_name === name);
  expect(without.map(({ id }) => id)).toEqual([]);
  const names = graph.nodes.map(({ id }) => nameOfSkill(graph, id));
  expect(names).toEqual(graph.nodes.map(({ short_name }) => short_name));
  expect(new Set(names).size).toBe(graph.nodes.length);
});

test("[SKL4] a skill without a short name is called by the long one, and one that is gone by its id", () => {
  const [first] = file.nodes;
  const { short_name: _, ...long } = first ?? { short_name: "" };
  const one = buildSkillGraph({ version: "1.0.0", nodes: [long] });
  if (!one.ok) throw new Error("not a graph");
  expect(nameOfSkill(one.value, SkillId.parse(first?.id))).toBe(first?.name);
  expect(nameOfSkill(graph, SkillId.parse("g9.gone"))).toBe("g9.gone");
});
