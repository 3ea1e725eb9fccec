import type { DiagramOf } from "./diagram-of.ts";
import type { BoxProps } from "./highlight-box.tsx";
import { labelSize, parseLabel } from "./label-tokens.ts";
import { labelRows, ROOM, ticks } from "./layout.ts";

export interface NumberLineLayout {
  readonly width: number;
  readonly height: number;
  readonly axisY: number;
  /** Where `from` and `to` stand. */
  readonly ends: readonly [number, number];
  readonly fontSize: number;
  readonly ticks: readonly { readonly x: number; readonly labelled: boolean }[];
  readonly marks: readonly number[];
  readonly jumps: readonly { readonly x1: number; readonly x2: number; readonly controlY: number }[];
  readonly texts: readonly NumberLineText[];
}

interface NumberLineText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly strong: boolean;
}

interface Wanted {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly strong: boolean;
}

const WIDTH = ROOM.width;
const FONT = 16;
/** Least distance between labels of one row. */
const GAP = 5;
/** Highest arc of a jump, and lowest. */
const ARC = { least: 20, most: 46 };

/**
 * Where everything on a number line stands [DGM2] [DGM3]. Labels stand under their ticks, in a second row
 * where they would touch. Texts of dots stand above them, but under the line when jumps need the room above.
 */
export function layOutNumberLine(diagram: DiagramOf<"number-line">): NumberLineLayout {
  const widest = Math.max(0, ...diagram.labels.map((label) => labelSize(parseLabel(label.text), FONT).width));
  const inset = Math.min(64, Math.max(24, widest / 2 + 6));
  const span = diagram.to - diagram.from || 1;
  const xOf = (value: number) => inset + ((value - diagram.from) / span) * (WIDTH - 2 * inset);
  const want = (text: string, at: number, strong: boolean): Wanted => {
    const size = labelSize(parseLabel(text), FONT);
    const half = Math.min(WIDTH, size.width) / 2;
    // A long text at an end is pulled back inside the picture.
    return { text, x: Math.min(WIDTH - half, Math.max(half, xOf(at))), strong, ...size };
  };

  const lengths = diagram.jumps.map((jump) => Math.abs(xOf(jump.to) - xOf(jump.from)));
  const arcOf = arcHeights(Math.max(0, ...lengths));
  const labels = diagram.labels.map((label) => want(label.text, label.at, isMarked(diagram, label)));
  const named = diagram.marks.filter((mark) => mark.text !== "" && !isLabelled(diagram, mark));
  const markTexts = named.map((mark) => want(mark.text, mark.at, true));
  const jumpTexts = diagram.jumps
    .filter((jump) => jump.text !== "")
    .map((jump) => ({ ...want(jump.text, (jump.from + jump.to) / 2, true), arc: arcOf(xOf(jump.from), xOf(jump.to)) }));

  const hasJumps = diagram.jumps.length > 0;
  const below = hasJumps ? [...labels, ...markTexts] : labels;
  const tallestArc = Math.max(0, ...diagram.jumps.map((jump) => arcOf(xOf(jump.from), xOf(jump.to))));
  const above: readonly (Wanted & { readonly arc: number })[] = hasJumps
    ? jumpTexts
    : markTexts.map((text) => ({ ...text, arc: 6 }));
  const aboveRows = labelRows(above, GAP);
  const aboveRowHeight = Math.max(0, ...above.map((text) => text.height)) + 3;
  const rise = above.map((text, i) => text.arc + 12 + text.height / 2 + (aboveRows[i] ?? 0) * aboveRowHeight);
  const top = Math.max(tallestArc + 14, 14, ...above.map((text, i) => (rise[i] ?? 0) + text.height / 2 + 4));
  const axisY = Math.round(top);

  const belowRows = labelRows(below, GAP);
  const belowRowHeight = Math.max(0, ...below.map((text) => text.height)) + 3;
  const belowY = below.map((text, i) => axisY + 13 + text.height / 2 + (belowRows[i] ?? 0) * belowRowHeight);
  const bottom = Math.max(axisY + 14, ...below.map((text, i) => (belowY[i] ?? 0) + text.height / 2 + 4));

  return {
    width: WIDTH,
    height: Math.ceil(bottom),
    axisY,
    ends: [xOf(diagram.from), xOf(diagram.to)],
    fontSize: FONT,
    // A dot takes the place of the tick under it.
    ticks: ticks(diagram.from, diagram.to, diagram.step)
      .filter((value) => !diagram.marks.some((mark) => same(mark.at, value, span)))
      .map((value) => ({
        x: xOf(value),
        labelled: diagram.labels.some((label) => same(label.at, value, span)),
      })),
    marks: diagram.marks.map((mark) => xOf(mark.at)),
    jumps: diagram.jumps.map((jump) => ({
      x1: xOf(jump.from),
      x2: xOf(jump.to),
      // A cubic's apex lies at three quarters of its controls' height.
      controlY: axisY - 9 - arcOf(xOf(jump.from), xOf(jump.to)) * (4 / 3),
    })),
    texts: [
      ...below.map((text, i) => ({ text: text.text, x: text.x, y: belowY[i] ?? axisY, strong: text.strong })),
      ...above.map((text, i) => ({ text: text.text, x: text.x, y: axisY - (rise[i] ?? 0), strong: text.strong })),
    ],
  };
}

/** The box round the label of a tick; null where it has none. */
export function boxRoundLabel(diagram: DiagramOf<"number-line">, line: NumberLineLayout, at: number): BoxProps | null {
  const place = diagram.labels.findIndex((label) => same(label.at, at, diagram.to - diagram.from));
  // Labels are the first of the texts, in their order.
  const text = place === -1 ? undefined : line.texts[place];
  if (text === undefined) return null;
  const size = labelSize(parseLabel(text.text), line.fontSize);
  const [width, height] = [Math.max(20, size.width + 9), size.height + 4];
  return { x: text.x - width / 2, y: text.y - height / 2, width, height };
}

/** Where a number stands. */
export function xOnLine({ from, to }: DiagramOf<"number-line">, { ends }: NumberLineLayout, at: number): number {
  return ends[0] + ((at - from) / (to - from || 1)) * (ends[1] - ends[0]);
}

/** Longer jumps are higher, also among long ones, so that arcs from one place can be told apart. */
function arcHeights(longest: number): (x1: number, x2: number) => number {
  const slope = Math.min(0.4, (ARC.most - ARC.least) / Math.max(1, longest - ARC.least));
  return (x1, x2) => Math.min(ARC.most, ARC.least + Math.max(0, Math.abs(x2 - x1) - ARC.least) * slope);
}

interface At {
  readonly at: number;
  readonly text: string;
}

/** A dot whose text already stands under its tick is not named twice. */
function isLabelled(diagram: DiagramOf<"number-line">, mark: At): boolean {
  return diagram.labels.some((label) => label.text === mark.text && same(label.at, mark.at, diagram.to - diagram.from));
}

function isMarked(diagram: DiagramOf<"number-line">, label: At): boolean {
  return diagram.marks.some((mark) => mark.text === label.text && same(label.at, mark.at, diagram.to - diagram.from));
}

function same(a: number, b: number, span: number): boolean {
  return Math.abs(a - b) < Math.abs(span) * 1e-6;
}
