import type { SkillId, SkillView } from "#engine";

export interface Stone {
  readonly skill: SkillView;
  /** Middle of the stone [px from the map's upper left corner]. */
  readonly x: number;
  readonly y: number;
  /** Room of the stone with its name under it [px]. */
  readonly width: number;
  readonly height: number;
}

export interface PathEdge {
  readonly from: SkillId;
  readonly to: SkillId;
  /** SVG path from stone to stone. */
  readonly path: string;
}

export interface StrandTrail {
  readonly strand: string;
  readonly top: number;
  readonly height: number;
  /** SVG path through all the strand's stones, past their names. */
  readonly path: string;
}

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly strands: readonly StrandTrail[];
  /** Strand by strand along its trail, as they are read. */
  readonly stones: readonly Stone[];
  /** From every prerequisite to what needs it, over the trails. */
  readonly edges: readonly PathEdge[];
}

/** Room there is for the map, and how much larger than usual its letters are. */
export interface MapRoom {
  /** [px] */
  readonly width: number;
  /** Size of the text, 1 where it is the usual one. */
  readonly scale: number;
}

/** Room of one stone with its name under it, as measured for letters of the usual size [px]. */
const CELL = { width: 140, height: 130 };
/** Height of a strand's name over its trail [px]. */
const HEADING = 44;
/** From the top of a cell to the middle of its stone [px]. */
export const STONE_Y = 28;
const RADIUS = 18;
/** Where trails turn [px]. */
const MARGIN = 22;

/**
 * Places the skills [SCR4]: strand under strand, in the order in which they first occur; the skills of each along one
 * trail, in teaching order, that turns where the room ends and comes back on the next line.
 */
export function layOutMap(skills: readonly SkillView[], room: MapRoom): MapLayout {
  const inner = Math.max(1, room.width - 2 * MARGIN);
  const columns = Math.max(1, Math.floor(inner / (CELL.width * room.scale)));
  const cell = { width: inner / columns, height: STONE_Y + RADIUS + (CELL.height - STONE_Y - RADIUS) * room.scale };
  const heading = HEADING * room.scale;
  const stones: Stone[] = [];
  const strands: StrandTrail[] = [];
  let top = 0;
  for (const along of alongTrails(skills)) {
    const strand = along[0]?.strand ?? "";
    const trail = along.map((skill, i): Stone => {
      const line = Math.floor(i / columns);
      const column = line % 2 === 0 ? i % columns : columns - 1 - (i % columns);
      return {
        skill,
        x: MARGIN + (column + 0.5) * cell.width,
        y: top + heading + line * cell.height + STONE_Y,
        ...cell,
      };
    });
    const height = heading + Math.ceil(trail.length / columns) * cell.height;
    strands.push({ strand, top, height, path: trailThrough(trail, columns) });
    stones.push(...trail);
    top += height;
  }
  return { width: room.width, height: top, strands, stones, edges: edgesBetween(stones) };
}

/** The skills of each strand in teaching order, strands in the order in which they first occur. */
export function alongTrails(skills: readonly SkillView[]): readonly (readonly SkillView[])[] {
  const strands = new Set(skills.map(({ strand }) => strand));
  return [...strands].map((strand) => skills.filter((skill) => skill.strand === strand));
}

/** Level from stone to stone; down to the next line in the margin, where no name stands. */
function trailThrough(stones: readonly Stone[], columns: number): string {
  return stones
    .map(({ x, y, width }, i) => {
      if (i === 0) return `M ${x} ${y}`;
      if (i % columns !== 0) return `H ${x}`;
      const side = (i / columns) % 2 === 0 ? -1 : 1;
      const edge = x + (side * width) / 2;
      const turn = edge + side * MARGIN * 0.7;
      const above = stones[i - 1]?.y ?? y;
      return `H ${edge} C ${turn} ${above}, ${turn} ${y}, ${edge} ${y} H ${x}`;
    })
    .join(" ");
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
          path: curve(from, to),
        },
      ];
    }),
  );
}

/** A calm curve, from where the one stone looks to the other. */
function curve(from: Stone, to: Stone): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.max(1, Math.hypot(dx, dy));
  const [ux, uy] = [(dx / length) * RADIUS, (dy / length) * RADIUS];
  const bend = length / 8;
  const [cx, cy] = [(from.x + to.x) / 2 - (dy / length) * bend, (from.y + to.y) / 2 + (dx / length) * bend];
  return `M ${from.x + ux} ${from.y + uy} Q ${cx} ${cy} ${to.x - ux} ${to.y - uy}`;
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
