import type { DiagramOf } from "./diagram-of.ts";
import type { BoxProps } from "./highlight-box.tsx";
import { type Arrangement, bestFit, rowsOf, type Size } from "./layout.ts";

export interface Block {
  readonly type: "flat" | "rod" | "cube";
  /** Upper left corner of the front face. */
  readonly x: number;
  readonly y: number;
}

export interface BlockGroup extends Size {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly blocks: readonly Block[];
}

export interface BaseTenLayout extends Arrangement {
  readonly groups: readonly BlockGroup[];
}

/** Side of a small cube; everything else is measured in cubes. */
export const UNIT = 10;
/** How far the top and side faces lie back. */
export const DEPTH = 4;

const GAP = 6;
/** Between the fifth and the sixth, so that nine is seen as five and four. */
const FIVE_GAP = 8;
/** Between flats, rods and cubes. */
const KIND_GAP = 18;
const GROUP_GAP = 34;
const LABEL = 30;
const LONG = UNIT * 10;

type Count = DiagramOf<"base-ten">["groups"][number];

/**
 * Places blocks so that they can be counted [DGM7]: flats in rows, rods in fives, cubes in columns of five;
 * of several arrangements the one that can be drawn largest.
 */
export function layOutBaseTen(diagram: DiagramOf<"base-ten">): BaseTenLayout {
  const arrangements = [2, 3, 4, 5, 9].flatMap((flatsPerRow) =>
    [false, true].flatMap((below) =>
      [false, true].map((stacked) => joinGroups(diagram.groups, flatsPerRow, below, stacked)),
    ),
  );
  const [first, ...others] = arrangements;
  if (first === undefined) throw new Error("no arrangement of blocks");
  return bestFit(first, others);
}

/** The box round the blocks of a place in a group; null where it has none. */
export function boxRoundBlocks({ blocks }: BlockGroup, place: number): BoxProps | null {
  const own = blocks.filter(({ type }) => type === KINDS[place]);
  if (own.length === 0) return null;
  const left = Math.min(...own.map(({ x }) => x)) - 5;
  const top = Math.min(...own.map(({ y }) => y)) - DEPTH - 5;
  const right = Math.max(...own.map(({ x, type }) => x + CUBES[type].across * UNIT)) + DEPTH + 5;
  const bottom = Math.max(...own.map(({ y, type }) => y + CUBES[type].down * UNIT)) + 5;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const KINDS = ["cube", "rod", "flat"] as const;

/** How many small cubes a block is wide and high. */
export const CUBES = {
  flat: { across: 10, down: 10 },
  rod: { across: 1, down: 10 },
  cube: { across: 1, down: 1 },
} as const;

function joinGroups(groups: readonly Count[], flatsPerRow: number, below: boolean, stacked: boolean): BaseTenLayout {
  const placed: BlockGroup[] = [];
  let [x, y] = [2, 2];
  for (const group of groups) {
    const { blocks, width, height } = placeBlocks(group, flatsPerRow, below);
    placed.push({ label: group.label, x, y, blocks, width, height });
    if (stacked) y += height + (group.label === "" ? 0 : LABEL) + KIND_GAP;
    else x += width + GROUP_GAP;
  }
  const width = Math.max(...placed.map((group) => group.x + group.width)) + 2;
  const height = Math.max(...placed.map((group) => group.y + group.height + (group.label === "" ? 0 : LABEL))) + 2;
  const tallest = Math.max(...placed.map((group) => group.height));
  return {
    width,
    height,
    empty: 0,
    // Side by side, groups stand on one floor; stacked, each is in the middle.
    groups: placed.map((group) =>
      stacked
        ? { ...group, x: group.x + (width - 4 - group.width) / 2 }
        : { ...group, y: group.y + tallest - group.height },
    ),
  };
}

function placeBlocks(count: Count, flatsPerRow: number, below: boolean): Size & { readonly blocks: readonly Block[] } {
  const flats = placeFlats(count.hundreds, flatsPerRow);
  const rods = placeRods(count.tens);
  const cubes = placeCubes(count.ones);
  const small = beside(rods, cubes);
  if (flats.blocks.length === 0) return small.blocks.length === 0 ? { ...small, width: LONG, height: LONG } : small;
  return below ? under(flats, small) : beside(flats, small);
}

interface Pile extends Size {
  readonly blocks: readonly Block[];
}

/** Two piles on one floor. */
function beside(a: Pile, b: Pile): Pile {
  if (a.blocks.length === 0) return b;
  if (b.blocks.length === 0) return a;
  const height = Math.max(a.height, b.height);
  return {
    width: a.width + KIND_GAP + b.width,
    height,
    blocks: [...move(a.blocks, 0, height - a.height), ...move(b.blocks, a.width + KIND_GAP, height - b.height)],
  };
}

function under(a: Pile, b: Pile): Pile {
  if (b.blocks.length === 0) return a;
  return {
    width: Math.max(a.width, b.width),
    height: a.height + KIND_GAP + b.height,
    blocks: [...a.blocks, ...move(b.blocks, 0, a.height + KIND_GAP)],
  };
}

function move(blocks: readonly Block[], dx: number, dy: number): readonly Block[] {
  return blocks.map((block) => ({ ...block, x: block.x + dx, y: block.y + dy }));
}

function placeFlats(count: number, perRow: number): Pile {
  const rows = rowsOf(count, perRow);
  const pitch = LONG + DEPTH + GAP;
  return {
    width: Math.min(count, perRow) * pitch - GAP,
    height: rows.length * pitch - GAP,
    blocks: rows.flatMap((n, r) =>
      Array.from({ length: n }, (_, c): Block => ({ type: "flat", x: c * pitch, y: DEPTH + r * pitch })),
    ),
  };
}

function placeRods(count: number): Pile {
  const pitch = UNIT + DEPTH + GAP;
  const x = (i: number) => i * pitch + Math.floor(i / 5) * FIVE_GAP;
  return {
    width: count === 0 ? 0 : x(count - 1) + UNIT + DEPTH,
    height: LONG + DEPTH,
    blocks: Array.from({ length: count }, (_, i): Block => ({ type: "rod", x: x(i), y: DEPTH })),
  };
}

/** Columns of five from the floor up: ten ones are two full columns. */
function placeCubes(count: number): Pile {
  const pitch = UNIT + DEPTH + GAP;
  const x = (column: number) => column * pitch + Math.floor(column / 2) * FIVE_GAP;
  const columns = Math.ceil(count / 5);
  return {
    width: columns === 0 ? 0 : x(columns - 1) + UNIT + DEPTH,
    height: LONG + DEPTH,
    blocks: Array.from({ length: count }, (_, i): Block => ({
      type: "cube",
      x: x(Math.floor(i / 5)),
      y: DEPTH + LONG - UNIT - (i % 5) * pitch,
    })),
  };
}
