import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { SkillId, SkillState, SkillView } from "#engine";
import { CELL, currentSkill, depthBySkill, layOutMap, scrollToColumn } from "./layout-map.ts";

function makeSkill(
  id: string,
  strand: string,
  prerequisites: readonly string[],
  state: SkillState = "ready",
): SkillView {
  return {
    skillId: id as SkillId,
    name: id,
    grade: 3,
    strand,
    state,
    known: 0.5,
    band: 0.3,
    opportunities: 0,
    lastPractisedAt: null,
    prerequisites: prerequisites as readonly SkillId[],
    opens: [],
  };
}

/** Skills in teaching order: each may need any that come before it. */
const arbSkills = fc
  .array(fc.record({ strand: fc.constantFrom("a", "b", "c"), needs: fc.array(fc.nat(), { maxLength: 3 }) }), {
    maxLength: 30,
  })
  .map((drafts) =>
    drafts.map(({ strand, needs }, i) => {
      const ids = i === 0 ? [] : [...new Set(needs.map((n) => `s.${n % i}`))];
      return makeSkill(`s.${i}`, strand, ids);
    }),
  );

test("[SCR4] every skill stands once, right of what it needs, and no two share a place", () => {
  fc.assert(
    fc.property(arbSkills, (skills) => {
      const layout = layOutMap(skills);
      const byId = new Map(layout.stones.map((stone) => [stone.skill.skillId, stone]));
      expect(layout.stones).toHaveLength(skills.length);
      expect(new Set(layout.stones.map(({ x, y }) => `${x} ${y}`)).size).toBe(skills.length);
      expect(layout.edges).toHaveLength(skills.reduce((sum, skill) => sum + skill.prerequisites.length, 0));
      for (const edge of layout.edges) {
        expect((byId.get(edge.to)?.x ?? 0) - (byId.get(edge.from)?.x ?? 0)).toBeGreaterThanOrEqual(CELL.width);
      }
      for (const stone of layout.stones) {
        const row = layout.strands.find(({ strand }) => strand === stone.skill.strand);
        expect(stone.y).toBeGreaterThan(row?.top ?? Infinity);
        expect(stone.y).toBeLessThan((row?.top ?? 0) + (row?.height ?? 0));
        expect(stone.x + CELL.width / 2).toBeLessThanOrEqual(layout.width);
      }
    }),
  );
});

test("[SCR4] rows stand in teaching order, under each other", () => {
  const layout = layOutMap([
    makeSkill("s.1", "b", []),
    makeSkill("s.2", "a", []),
    makeSkill("s.3", "b", ["s.1", "s.2"]),
  ]);
  expect(layout.strands.map(({ strand }) => strand)).toEqual(["b", "a"]);
  expect(layout.strands[1]?.top).toBe(layout.strands[0]?.height);
  expect(layout.height).toBe((layout.strands[0]?.height ?? 0) + (layout.strands[1]?.height ?? 0));
});

test("[SCR4] a graph with a circle or an unknown prerequisite is still drawn", () => {
  const skills = [makeSkill("s.1", "a", ["s.2"]), makeSkill("s.2", "a", ["s.1"]), makeSkill("s.3", "a", ["s.9"])];
  expect(layOutMap(skills).stones).toHaveLength(3);
  expect(depthBySkill(skills).get("s.3" as SkillId)).toBe(0);
});

test("[SCR4] the real skill graph fits a map that can be scrolled with two or three swipes", () => {
  const file = readFileSync(new URL("../../../bank/skills/skills_graph.json", import.meta.url), "utf8");
  const { nodes } = JSON.parse(file) as { nodes: { id: string; strand: string; prerequisites: string[] }[] };
  const layout = layOutMap(nodes.map((node) => makeSkill(node.id, node.strand, node.prerequisites)));
  expect(layout.stones).toHaveLength(nodes.length);
  expect(layout.width).toBeLessThan(2400);
});

test("[SCR5] the map opens at what is recommended, then learned, then ready", () => {
  const skills = [
    makeSkill("s.1", "a", [], "mastered"),
    makeSkill("s.2", "a", [], "ready"),
    makeSkill("s.3", "a", [], "learning"),
  ];
  expect(currentSkill(skills, "s.1" as SkillId)).toBe("s.1");
  expect(currentSkill(skills, null)).toBe("s.3");
  expect(currentSkill(skills, "s.9" as SkillId)).toBe("s.3");
  expect(currentSkill(skills.slice(0, 2), null)).toBe("s.2");
  expect(currentSkill([], null)).toBeNull();
});

test.for([
  [12, 700, 2000, 0],
  [12 + 168, 700, 2000, 0],
  [12 + 168 * 5, 700, 2000, 12 + 168 * 3],
  [12 + 168 * 9, 340, 2000, 12 + 168 * 8],
  [12 + 168 * 5, 990, 1032, 12 + 168],
  [12, 990, 800, 0],
])("[SCR13] a stone at %d in a view of %d on a map of %d scrolls to %d, the start of a column", (numbers) => {
  const [left = 0, view = 0, map = 0, scroll] = numbers;
  expect(scrollToColumn(left, view, map)).toBe(scroll);
});
