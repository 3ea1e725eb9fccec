import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { SkillId, SkillState, SkillView } from "#engine";
import { currentSkill, layOutMap, STONE_Y, type MapRoom } from "./layout-map.ts";

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
    reviewAt: null,
    restsUntil: null,
    wanted: null,
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

const arbRoom: fc.Arbitrary<MapRoom> = fc.record({
  width: fc.integer({ min: 280, max: 1400 }),
  scale: fc.constantFrom(1, 1.25, 2),
});
const ROOM: MapRoom = { width: 730, scale: 1 };

test("[SCR4] every skill stands once, within the room, along its trail after what it needs, and no two overlap", () => {
  fc.assert(
    fc.property(arbSkills, arbRoom, (skills, room) => {
      const layout = layOutMap(skills, room);
      expect(layout.stones).toHaveLength(skills.length);
      expect(layout.edges).toHaveLength(skills.reduce((sum, skill) => sum + skill.prerequisites.length, 0));
      const at = new Map(layout.stones.map(({ skill }, i) => [skill.skillId, i]));
      for (const stone of layout.stones) {
        const { skill, x, y, width, height } = stone;
        const trail = layout.strands.find(({ strand }) => strand === skill.strand);
        expect(y - STONE_Y).toBeGreaterThanOrEqual(trail?.top ?? Infinity);
        expect(y - STONE_Y + height).toBeLessThanOrEqual((trail?.top ?? 0) + (trail?.height ?? 0) + 1e-6);
        expect(x - width / 2).toBeGreaterThanOrEqual(0);
        expect(x + width / 2).toBeLessThanOrEqual(room.width);
        for (const id of skill.prerequisites) {
          if (layout.stones[at.get(id) ?? -1]?.skill.strand === skill.strand) {
            expect(at.get(skill.skillId)).toBeGreaterThan(at.get(id) ?? Infinity);
          }
        }
        const near = layout.stones.filter(
          (other) => other !== stone && Math.abs(other.x - x) < width - 1e-6 && Math.abs(other.y - y) < height - 1e-6,
        );
        expect(near).toEqual([]);
      }
    }),
  );
});

test("[SCR4] a trail goes down only beside the names, in the margin", () => {
  fc.assert(
    fc.property(arbSkills, arbRoom, (skills, room) => {
      for (const { strand, path } of layOutMap(skills, room).strands) {
        const stones = layOutMap(skills, room).stones.filter(({ skill }) => skill.strand === strand);
        const left = Math.min(...stones.map(({ x, width }) => x - width / 2));
        const right = Math.max(...stones.map(({ x, width }) => x + width / 2));
        for (const [, x1, y1, x2, y2] of path.matchAll(/C (\S+) (\S+), (\S+) (\S+),/gu)) {
          expect(Number(y2)).toBeGreaterThan(Number(y1));
          for (const x of [Number(x1), Number(x2)]) expect(x < left || x > right).toBe(true);
        }
      }
    }),
  );
});

test("[SCR4] strands stand in teaching order, under each other", () => {
  const layout = layOutMap(
    [makeSkill("s.1", "b", []), makeSkill("s.2", "a", []), makeSkill("s.3", "b", ["s.1", "s.2"])],
    ROOM,
  );
  expect(layout.strands.map(({ strand }) => strand)).toEqual(["b", "a"]);
  expect(layout.strands[1]?.top).toBe(layout.strands[0]?.height);
  expect(layout.height).toBe((layout.strands[0]?.height ?? 0) + (layout.strands[1]?.height ?? 0));
});

test("[SCR4] a graph with a circle or an unknown prerequisite is still drawn", () => {
  const skills = [makeSkill("s.1", "a", ["s.2"]), makeSkill("s.2", "a", ["s.1"]), makeSkill("s.3", "a", ["s.9"])];
  expect(layOutMap(skills, ROOM).stones).toHaveLength(3);
});

test("[SCR4] the real skill graph is a few screens of a tablet high", () => {
  const file = readFileSync(new URL("../../../bank/skills/skills_graph.json", import.meta.url), "utf8");
  const { nodes } = JSON.parse(file) as { nodes: { id: string; strand: string; prerequisites: string[] }[] };
  const skills = nodes.map((node) => makeSkill(node.id, node.strand, node.prerequisites));
  expect(layOutMap(skills, ROOM).height).toBeLessThan(3 * 1024);
});

test("[SCR5] the map opens at what is recommended, then learned, then ready", () => {
  const skills = [
    makeSkill("s.1", "a", [], "kept"),
    makeSkill("s.2", "a", [], "ready"),
    makeSkill("s.3", "a", [], "learning"),
  ];
  expect(currentSkill(skills, "s.1" as SkillId)).toBe("s.1");
  expect(currentSkill(skills, null)).toBe("s.3");
  expect(currentSkill(skills, "s.9" as SkillId)).toBe("s.3");
  expect(currentSkill(skills.slice(0, 2), null)).toBe("s.2");
  expect(currentSkill([], null)).toBeNull();
});
