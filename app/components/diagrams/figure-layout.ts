import type { DiagramOf } from "./diagram-of.ts";
import { labelSize, parseLabel } from "./label-tokens.ts";

export const FIGURE_FONT = 18;

interface Point {
  readonly x: number;
  readonly y: number;
}

export interface FigureLayout {
  readonly width: number;
  readonly height: number;
  readonly corners: readonly Point[];
  /** Upper left corners of unit squares. */
  readonly squares: readonly Point[];
  /** The side of a unit square. */
  readonly unit: number;
  readonly cuts: readonly (readonly [Point, Point])[];
  /** Texts of sides, by their middles; bare sides have none. */
  readonly labels: readonly (Point & { readonly text: string })[];
  readonly middle: Point;
}

/** The room for the figure itself. With texts round it, it is low, so that they can be read where hints make the picture small. */
const ROOM = {
  bare: { width: 250, height: 130 },
  labelled: { width: 220, height: 88 },
  joined: { width: 240, height: 116 },
};
/** So that figures of different shape stand on sheets of one width. */
const LEAST_WIDTH = 280;
const GAP = 6;
const MARGIN = 3;

/** Places of everything in a figure [DGM12]. */
export function layOutFigure(diagram: DiagramOf<"figure">): FigureLayout {
  const xs = diagram.corners.map(({ x }) => x);
  const ys = diagram.corners.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const size = { width: Math.max(...xs) - left, height: Math.max(...ys) - top };
  const room = ROOM[roomOf(diagram)];
  const unit = Math.min(room.width / Math.max(size.width, 1), room.height / Math.max(size.height, 1));
  const scaled = ({ x, y }: Point): Point => ({ x: (x - left) * unit, y: (y - top) * unit });
  const corners = diagram.corners.map(scaled);
  const labels = labelsOf(corners, diagram.sides);
  const boxes = labels.map(({ text, x, y }) => ({ x, y, ...labelSize(parseLabel(text), FIGURE_FONT) }));
  const from = {
    x: Math.min(0, ...boxes.map((box) => box.x - box.width / 2)) - MARGIN,
    y: Math.min(0, ...boxes.map((box) => box.y - box.height / 2)) - MARGIN,
  };
  const right = Math.max(size.width * unit, ...boxes.map((box) => box.x + box.width / 2)) + MARGIN;
  const bottom = Math.max(size.height * unit, ...boxes.map((box) => box.y + box.height / 2)) + MARGIN;
  const width = Math.max(LEAST_WIDTH, right - from.x);
  const shift = { x: (width - (right - from.x)) / 2 - from.x, y: -from.y };
  const shifted = <At extends Point>(at: At): At => ({ ...at, x: at.x + shift.x, y: at.y + shift.y });
  return {
    width,
    height: bottom - from.y,
    unit,
    corners: corners.map(shifted),
    squares: squaresIn(diagram, left, top).map((square) => shifted(scaled(square))),
    cuts: diagram.cuts.map(({ x1, y1, x2, y2 }) => [
      shifted(scaled({ x: x1, y: y1 })),
      shifted(scaled({ x: x2, y: y2 })),
    ]),
    labels: labels.map(shifted),
    middle: shifted({ x: (size.width * unit) / 2, y: (size.height * unit) / 2 }),
  };
}

/** With a corner or a gap missing, texts stand in what is missing, too. */
function roomOf({ sides, corners }: DiagramOf<"figure">): keyof typeof ROOM {
  if (sides.every((text) => text === "")) return "bare";
  return corners.length > 4 && isBoxy(corners) ? "joined" : "labelled";
}

function isBoxy(corners: readonly Point[]): boolean {
  return corners.every(({ x, y }, i) => {
    const next = corners[(i + 1) % corners.length] ?? { x, y };
    return x === next.x || y === next.y;
  });
}

function labelsOf(corners: readonly Point[], sides: readonly string[]): FigureLayout["labels"] {
  const turn = signedArea(corners) < 0 ? -1 : 1;
  return corners.flatMap((corner, i) => {
    const text = sides[i] ?? "";
    const next = corners[(i + 1) % corners.length] ?? corner;
    if (text === "") return [];
    const length = Math.hypot(next.x - corner.x, next.y - corner.y);
    const out = length > 0 ? { x: next.y - corner.y, y: corner.x - next.x } : { x: 0, y: -1 };
    const [x, y] = [(turn * out.x) / (length || 1), (turn * out.y) / (length || 1)];
    const { width, height } = labelSize(parseLabel(text), FIGURE_FONT);
    const away = GAP + (Math.abs(x) * width) / 2 + (Math.abs(y) * height) / 2;
    return [{ text, x: (corner.x + next.x) / 2 + x * away, y: (corner.y + next.y) / 2 + y * away }];
  });
}

/** Above 0 where the corners go round clockwise on the screen. */
function signedArea(corners: readonly Point[]): number {
  return corners.reduce((sum, { x, y }, i) => {
    const next = corners[(i + 1) % corners.length] ?? { x, y };
    return sum + x * next.y - next.x * y;
  }, 0);
}

function squaresIn({ corners, squares }: DiagramOf<"figure">, left: number, top: number): readonly Point[] {
  if (squares === "none") return [];
  const [right, bottom] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
  const found: Point[] = [];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      if (squares === "edges" && x > left && y > top) continue;
      if (isInside({ x: x + 0.5, y: y + 0.5 }, corners)) found.push({ x, y });
    }
  }
  return found;
}

/** A ray to the right crosses the sides an odd number of times. */
function isInside({ x, y }: Point, corners: readonly Point[]): boolean {
  const crossed = corners.filter((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner;
    if (corner.y > y === next.y > y) return false;
    return x < corner.x + ((y - corner.y) / (next.y - corner.y)) * (next.x - corner.x);
  });
  return crossed.length % 2 === 1;
}
