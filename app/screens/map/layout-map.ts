import type { SkillId, SkillView } from "#engine";

export interface Stone {
  readonly skill: SkillView;
  /** Middle of the stone [px from the map's upper left corner]. */
  readonly x: number;
  readonly y: number;
}

export interface PathEdge {
  readonly from: SkillId;
  readonly to: SkillId;
  /** Within one strand; others lead from row to row. */
  readonly sameStrand: boolean;
  /** SVG path from the right of one stone to the left of the other. */
  readonly path: string;
}

export interface StrandRow {
  readonly strand: string;
  readonly top: number;
  readonly height: number;
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly strands: readonly StrandRow[];
  /** Strand by strand, from left to right, as they are read. */
  readonly stones: readonly Stone[];
  readonly edges: readonly PathEdge[];
  /** SVG paths from the left edge to the first stone of rows that start further right: the row goes on. */
  readonly leads: readonly string[];
}

/** Room of one stone with its name under it [px]. */
export const CELL = { width: 168, height: 126 };
/** Height of a strand's name over its row [px]. */
const HEADING = 40;
/** From the top of a cell to the middle of its stone [px]. */
export const STONE_Y = 28;
const RADIUS = 18;
const MARGIN = 12;

/**
 * How far to scroll so that a stone stands in the middle as nearly as it can with a whole column at the left edge
 * [SCR13], so that no name is cut there [px]. Never further than to the last stone: less than a column beyond the
 * map's end, so a column of paper after it is enough.
 */
export function scrollToColumn(stoneLeft: number, viewWidth: number, mapWidth: number): number {
  const centred = stoneLeft - (viewWidth - CELL.width) / 2;
  const last = Math.ceil((mapWidth - viewWidth - MARGIN) / CELL.width);
  const column = Math.min(last, Math.round((centred - MARGIN) / CELL.width));
  return column <= 0 ? 0 : MARGIN + column * CELL.width;
}

/**
 * Places the skills [SCR4]: a row a strand, in the order in which strands first occur; from left to right by the
 * longest chain of prerequisites before a skill, so that every path leads to the right; skills of one strand and
 * depth stand under each other.
 */
export function layOutMap(skills: readonly SkillView[]): MapLayout {
  const depths = depthBySkill(skills);
  const strandNames = [...new Set(skills.map((skill) => skill.strand))];
  const stones: Stone[] = [];
  const strands: StrandRow[] = [];
  let top = 0;
  for (const strand of strandNames) {
    const row = skills.filter((skill) => skill.strand === strand);
    const laneByDepth = new Map<number, number>();
    const inReadingOrder = row.toSorted((a, b) => (depths.get(a.skillId) ?? 0) - (depths.get(b.skillId) ?? 0));
    for (const skill of inReadingOrder) {
      const depth = depths.get(skill.skillId) ?? 0;
      const lane = laneByDepth.get(depth) ?? 0;
      laneByDepth.set(depth, lane + 1);
      stones.push({
        skill,
        x: MARGIN + (depth + 0.5) * CELL.width,
        y: top + HEADING + lane * CELL.height + STONE_Y,
      });
    }
    const laneCount = Math.max(...laneByDepth.values());
    const height = HEADING + laneCount * CELL.height;
    strands.push({ strand, top, height });
    top += height;
  }
  return {
    width: Math.max(0, ...stones.map((stone) => stone.x + CELL.width / 2)) + MARGIN,
    height: top,
    strands,
    stones,
    edges: edgesBetween(stones),
    leads: strands.flatMap(({ strand }) => {
      const first = stones.find((stone) => stone.skill.strand === strand);
      return first === undefined || first.x < CELL.width
        ? []
        : [`M ${MARGIN * 2} ${first.y} H ${first.x - RADIUS - 6}`];
    }),
  };
}

/** Length of the longest chain of prerequisites before each skill; 0 for those that need nothing. */
export function depthBySkill(skills: readonly SkillView[]): ReadonlyMap<SkillId, number> {
  const byId = new Map(skills.map((skill) => [skill.skillId, skill]));
  const depths = new Map<SkillId, number>();
  const depthOf = (id: SkillId): number => {
    const known = depths.get(id);
    if (known !== undefined) return known;
    // Set before going deeper, so that a faulty graph with a circle ends all the same.
    depths.set(id, 0);
    const before = (byId.get(id)?.prerequisites ?? []).filter((other) => byId.has(other));
    const depth = before.length === 0 ? 0 : 1 + Math.max(...before.map(depthOf));
    depths.set(id, depth);
    return depth;
  };
  for (const skill of skills) depthOf(skill.skillId);
  return depths;
}

function edgesBetween(stones: readonly Stone[]): readonly PathEdge[] {
  const byId = new Map(stones.map((stone) => [stone.skill.skillId, stone]));
  return stones.flatMap((to) =>
    to.skill.prerequisites.flatMap((id) => {
      const from = byId.get(id);
      if (from === undefined) return [];
      return [
        {
          from: id,
          to: to.skill.skillId,
          sameStrand: from.skill.strand === to.skill.strand,
          path: curve(from, to),
        },
      ];
    }),
  );
}

/** A calm curve that leaves and arrives level. */
function curve(from: Stone, to: Stone): string {
  const [x1, x2] = [from.x + RADIUS, to.x - RADIUS];
  const bend = Math.max(36, Math.abs(x2 - x1) / 2);
  return `M ${x1} ${from.y} C ${x1 + bend} ${from.y}, ${x2 - bend} ${to.y}, ${x2} ${to.y}`;
}

/** Where the eye should land first [SCR5]: what is recommended, else what is being learned, else what is ready. */
export function currentSkill(skills: readonly SkillView[], recommended: SkillId | null): SkillId | null {
  const found =
    skills.find((skill) => skill.skillId === recommended) ??
    skills.find((skill) => skill.state === "learning") ??
    skills.find((skill) => skill.state === "ready") ??
    skills[0];
  return found?.skillId ?? null;
}
