import type { DiagramInput } from "#engine";
import { isMirrored, labelledOf, lengthOf, unitsOf, type Joined, type Length } from "./joined.ts";
import { JOINED_SCENES } from "./joined-scenes.ts";
import type { Corner } from "./pictures.ts";

/** A corner, and the side from there to the next one. */
interface Edge extends Corner {
  readonly side: Length;
  /** The second of two that are as long as each other: of the ends of a gap only one has a text. */
  readonly isSecond?: boolean;
}

/** Drawn to scale, corners clockwise from the upper left one. */
export function joinedPicture(o: Joined): DiagramInput {
  const edges = edgesOf(o);
  const labelled = new Set(o.show === "squares" ? [] : labelledOf(o));
  const hasText = ({ side, isSecond }: Edge) => labelled.has(side) && (side === "b" || isSecond !== true);
  const isCut = o.show === "squares" || o.show === "cut";
  return {
    type: "figure",
    alt: altOf(o, edges, hasText),
    corners: edges.map(({ x, y }) => ({ x, y })),
    sides: edges.map((edge) => (hasText(edge) ? `${lengthOf(o, edge.side)} ${JOINED_SCENES[o.scene].unit}` : "")),
    ...(o.show === "squares" && { squares: "all" }),
    ...(isCut && { cuts: [cutOf(o)] }),
  };
}

function baseEdges(o: Joined): Edge[] {
  const { a, b, c, d, e } = o;
  if (o.shape === "corner") {
    return [
      { x: 0, y: 0, side: "top" },
      { x: a - c, y: 0, side: "d" },
      { x: a - c, y: d, side: "c" },
      { x: a, y: d, side: "right" },
      { x: a, y: b, side: "a" },
      { x: 0, y: b, side: "b" },
    ];
  }
  return [
    { x: 0, y: 0, side: "top" },
    { x: e, y: 0, side: "d" },
    { x: e, y: d, side: "c" },
    { x: e + c, y: d, side: "d", isSecond: true },
    { x: e + c, y: 0, side: "other" },
    { x: a, y: 0, side: "b", isSecond: true },
    { x: a, y: b, side: "a" },
    { x: 0, y: b, side: "b" },
  ];
}

function mirrored(o: Joined, { x, y }: Corner): Corner {
  const mirror = isMirrored(o);
  return { x: mirror.x ? o.a - x : x, y: mirror.y ? o.b - y : y };
}

function edgesOf(o: Joined): Edge[] {
  const mirror = isMirrored(o);
  const base = baseEdges(o).map((edge) => ({ ...edge, ...mirrored(o, edge) }));
  // Mirrored once, they would go round the other way: a side then ends where it began.
  const round =
    mirror.x === mirror.y
      ? base
      : base.map((_, i): Edge => {
          const { x, y } = base.at(-i) ?? { x: 0, y: 0 };
          const { side, isSecond } = base.at(-i - 1) as Edge;
          return { x, y, side, ...(isSecond && { isSecond }) };
        });
  const start = round.reduce((first, { x, y }, i) => {
    const best = round[first] ?? { x, y };
    return y < best.y || (y === best.y && x < best.x) ? i : first;
  }, 0);
  return [...round.slice(start), ...round.slice(0, start)];
}

/** The dashed line of the cut that is taught. */
function cutOf(o: Joined): { x1: number; y1: number; x2: number; y2: number } {
  const corner = { x: o.a - o.c, y: o.d };
  const [from, to] = [corner, o.cut === "down" ? { ...corner, y: o.b } : { ...corner, x: 0 }].map((point) =>
    mirrored(o, point),
  ) as [Corner, Corner];
  return { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
}

/** Every side by its direction, so that the figure can be drawn by who hears it. */
function altOf(o: Joined, edges: readonly Edge[], hasText: (edge: Edge) => boolean): string {
  const round = edges.map((edge, i) => {
    const next = edges[(i + 1) % edges.length] ?? edge;
    const way = next.x === edge.x ? (next.y > edge.y ? "down" : "up") : next.x > edge.x ? "right" : "left";
    const n = lengthOf(o, edge.side);
    if (o.show === "squares") return `${way} ${n} ${n === 1 ? "square" : "squares"}`;
    return `${way} ${hasText(edge) ? `${n} ${unitsOf(o)}` : "with no length written"}`;
  });
  const cut = o.cut === "down" ? "A dashed line from top to bottom" : "A dashed line from side to side";
  return (
    `A figure with ${edges.length === 6 ? "six" : "eight"} sides that meet at right angles. ` +
    `Clockwise from its upper left corner, the sides go ${round.join(", ")}.` +
    (o.show === "squares" || o.show === "cut" ? ` ${cut} makes two rectangles of it.` : "")
  );
}
