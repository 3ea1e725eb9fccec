import type { DiagramOf } from "./diagram-of.ts";
import { labelSize, parseLabel } from "./label-tokens.ts";

export const BOX_FONT = 18;

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Face {
  readonly kind: "front" | "top" | "side";
  readonly corners: readonly Point[];
}

export interface BoxesLayout {
  readonly width: number;
  readonly height: number;
  /** Faces of boxes or of cubes, those behind first. */
  readonly faces: readonly Face[];
  /** Edges of an empty box round its bottom layer. */
  readonly frame: readonly (readonly [Point, Point])[];
  /** Texts of edges, by their middles. */
  readonly labels: readonly (Point & { readonly text: string })[];
}

/** The room for the boxes themselves; texts stand round them. */
const ROOM = { width: 220, height: 120 };
const LEAST_WIDTH = 280;
/** How far one unit to the back goes to the right and up, in units. */
const SLANT = { x: 0.5, y: 0.4 };
const GAP = 6;
const MARGIN = 3;

/** A corner in units: to the right, to the back, upwards. */
type Corner = readonly [x: number, z: number, y: number];

/** Places of everything in a picture of boxes [DGM14]. */
export function layOutBoxes(diagram: DiagramOf<"boxes">): BoxesLayout {
  const { width: depth, boxes, cubes } = diagram;
  const length = boxes.reduce((sum, box) => sum + box.length, 0);
  const high = Math.max(...boxes.map((box) => box.height));
  const unit = Math.min(ROOM.width / (length + depth * SLANT.x), ROOM.height / (high + depth * SLANT.y), 30);
  const at = ([x, z, y]: Corner): Point => ({ x: (x + z * SLANT.x) * unit, y: -(y + z * SLANT.y) * unit });
  const starts = boxes.map((_, i) => boxes.slice(0, i).reduce((sum, box) => sum + box.length, 0));
  const faces = boxes.flatMap((box, i) => {
    const height = cubes === "layer" ? 1 : box.height;
    return facesOf(starts[i] ?? 0, box.length, depth, height, cubes !== "none");
  });
  const labels = labelsOf(diagram, starts, at);
  const drawn = faces.map(({ kind, corners }) => ({ kind, corners: corners.map(at) }));
  const frame =
    cubes === "layer" ? boxes.flatMap((box, i) => frameOf(starts[i] ?? 0, box.length, depth, box.height)) : [];
  const edges = frame.map(([from, to]): [Point, Point] => [at(from), at(to)]);
  const spans = [
    ...[...drawn.flatMap(({ corners }) => corners), ...edges.flat()].map((point) => ({
      ...point,
      width: 0,
      height: 0,
    })),
    ...labels.map(({ text, x, y }) => ({ x, y, ...labelSize(parseLabel(text), BOX_FONT) })),
  ];
  const left = Math.min(...spans.map((span) => span.x - span.width / 2)) - MARGIN;
  const right = Math.max(...spans.map((span) => span.x + span.width / 2)) + MARGIN;
  const top = Math.min(...spans.map((span) => span.y - span.height / 2)) - MARGIN;
  const bottom = Math.max(...spans.map((span) => span.y + span.height / 2)) + MARGIN;
  const width = Math.max(LEAST_WIDTH, right - left);
  const shift = { x: (width - (right - left)) / 2 - left, y: -top };
  const shifted = <At extends Point>(point: At): At => ({ ...point, x: point.x + shift.x, y: point.y + shift.y });
  return {
    width,
    height: bottom - top,
    faces: drawn.map(({ kind, corners }) => ({ kind, corners: corners.map(shifted) })),
    frame: edges.map(([from, to]) => [shifted(from), shifted(to)]),
    labels: labels.map(shifted),
  };
}

interface CornerFace {
  readonly kind: Face["kind"];
  readonly corners: readonly Corner[];
}

/** What is seen of a box: three faces, or their squares. */
function facesOf(start: number, length: number, depth: number, height: number, inCubes: boolean): CornerFace[] {
  const end = start + length;
  if (!inCubes)
    return [front(start, end, 0, height), top(start, end, 0, depth, height), side(end, 0, depth, 0, height)];
  const upTo = (n: number) => Array.from({ length: n }, (_, i) => i);
  return [
    ...upTo(length).flatMap((x) => upTo(depth).map((z) => top(start + x, start + x + 1, z, z + 1, height))),
    ...upTo(depth).flatMap((z) => upTo(height).map((y) => side(end, z, z + 1, y, y + 1))),
    ...upTo(length).flatMap((x) => upTo(height).map((y) => front(start + x, start + x + 1, y, y + 1))),
  ];
}

function front(x1: number, x2: number, y1: number, y2: number): CornerFace {
  return {
    kind: "front",
    corners: [
      [x1, 0, y1],
      [x2, 0, y1],
      [x2, 0, y2],
      [x1, 0, y2],
    ],
  };
}

function top(x1: number, x2: number, z1: number, z2: number, y: number): CornerFace {
  return {
    kind: "top",
    corners: [
      [x1, z1, y],
      [x2, z1, y],
      [x2, z2, y],
      [x1, z2, y],
    ],
  };
}

function side(x: number, z1: number, z2: number, y1: number, y2: number): CornerFace {
  return {
    kind: "side",
    corners: [
      [x, z1, y1],
      [x, z2, y1],
      [x, z2, y2],
      [x, z1, y2],
    ],
  };
}

/** The upper edges of a box and its four uprights. */
function frameOf(start: number, length: number, depth: number, height: number): (readonly [Corner, Corner])[] {
  const round: readonly (readonly [number, number])[] = [
    [start, 0],
    [start + length, 0],
    [start + length, depth],
    [start, depth],
  ];
  return round.flatMap(([x, z], i): (readonly [Corner, Corner])[] => {
    const [nextX, nextZ] = round[(i + 1) % 4] ?? [x, z];
    return [
      [
        [x, z, height],
        [nextX, nextZ, height],
      ],
      [
        [x, z, 1],
        [x, z, height],
      ],
    ];
  });
}

/** Lengths below, the width to the right of the bottom edge that goes back, heights at the outer uprights. */
function labelsOf(
  { width: depth, widthText, boxes }: DiagramOf<"boxes">,
  starts: readonly number[],
  at: (corner: Corner) => Point,
): BoxesLayout["labels"] {
  const sizeOf = (text: string) => labelSize(parseLabel(text), BOX_FONT);
  const end = (starts.at(-1) ?? 0) + (boxes.at(-1)?.length ?? 0);
  const lengths = boxes.map(({ length, lengthText: text }, i) => {
    const { x, y } = at([(starts[i] ?? 0) + length / 2, 0, 0]);
    return { text, x, y: y + GAP + sizeOf(text).height / 2 };
  });
  const heights = boxes.map(({ height, heightText: text }, i) => {
    const isFirst = i === 0;
    const { x, y } = at(isFirst ? [0, 0, height / 2] : [end, depth, height / 2]);
    return { text, x: x + (isFirst ? -1 : 1) * (GAP + sizeOf(text).width / 2), y };
  });
  const back = at([end, depth / 2, 0]);
  const { width, height } = sizeOf(widthText);
  const wide = { text: widthText, x: back.x + GAP + width / 2, y: back.y + height / 2 };
  return [...apart(lengths), ...heights, wide].filter(({ text }) => text !== "");
}

/** Two texts side by side that would touch give way to each other by as much. */
function apart(texts: BoxesLayout["labels"]): BoxesLayout["labels"] {
  const [left, right] = texts;
  if (left === undefined || right === undefined) return texts;
  const widths = [left, right].map(({ text }) => labelSize(parseLabel(text), BOX_FONT).width);
  const room = (widths[0] ?? 0) / 2 + (widths[1] ?? 0) / 2 + 2 * GAP;
  const by = Math.max(0, room - (right.x - left.x)) / 2;
  return [
    { ...left, x: left.x - by },
    { ...right, x: right.x + by },
  ];
}
