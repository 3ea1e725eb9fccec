// oxlint-disable react/no-array-index-key -- parts of a picture never change places
import type { ReactNode } from "react";
import type { DiagramOf } from "./diagram-of.ts";
import styles from "./diagrams.module.css";
import { Frame, round } from "./frame.tsx";
import { fittingSize, labelSize, parseLabel } from "./label-tokens.ts";
import { SvgLabel } from "./svg-label.tsx";

const WIDTH = 340;
const FONT = 15;
/** From the edge of the picture to the end of the ruler, and from there to the first mark. */
const MARGIN = 2;
const END = 14;
/** Height of a name, of a thing, and of the room below it. */
const NAME = 21;
const THING = 17;
const BELOW = 5;
const RULER = 44;

interface Bar {
  readonly name: string;
  readonly x1: number;
  readonly x2: number;
  /** Its upper edge. */
  readonly y: number;
  readonly isPointed: boolean;
  /** Where its name stands, and how large. */
  readonly middle: number;
  readonly size: number;
}

interface RulerLayout {
  readonly width: number;
  readonly height: number;
  /** The upper edge of the ruler. */
  readonly top: number;
  readonly marks: readonly { readonly x: number; readonly text: string }[];
  /** Size of the numbers. */
  readonly numbers: number;
  readonly bars: readonly Bar[];
}

/** A ruler below the things that are laid along it, the marks on their side [DGM15]. */
export function Ruler({ diagram }: { readonly diagram: DiagramOf<"ruler"> }): ReactNode {
  const { width, height, top, marks, numbers, bars } = layOutRuler(diagram);
  return (
    <Frame alt={diagram.alt} width={width} height={height}>
      {bars.flatMap(({ x1, x2, y }, i) =>
        [x1, x2].map((x) => (
          <line
            key={`${i}-${x}`}
            className={styles["hair"]}
            strokeDasharray="3 4"
            x1={round(x)}
            y1={y + THING}
            x2={round(x)}
            y2={top}
          />
        )),
      )}
      {bars.map((bar, i) => (
        <g key={i}>
          <polygon className={styles["shaded"]} points={outline(bar)} />
          <SvgLabel text={bar.name} x={bar.middle} y={bar.y - NAME / 2 - 2} size={bar.size} halo />
        </g>
      ))}
      <rect className={styles["soft"]} x={MARGIN} y={top} width={width - 2 * MARGIN} height={RULER - MARGIN} />
      {marks.map(({ x, text }) => (
        <g key={text}>
          <path className={styles["outline"]} d={`M ${round(x)} ${top} v 12`} />
          <SvgLabel text={text} x={x} y={top + 21} size={numbers} />
        </g>
      ))}
      <SvgLabel
        text={diagram.unit}
        x={MARGIN + 6}
        y={top + RULER - 9}
        size={fittingSize(diagram.unit, 200, 12)}
        anchor="start"
      />
    </Frame>
  );
}

export function layOutRuler({ from, to, things }: DiagramOf<"ruler">): RulerLayout {
  const first = MARGIN + END;
  const pitch = (WIDTH - 2 * first) / Math.max(1, to - from);
  const at = (mark: number): number => first + (mark - from) * pitch;
  const lane = NAME + THING + BELOW;
  const marks = Array.from({ length: Math.max(1, to - from) + 1 }, (_, i) => ({
    x: at(from + i),
    text: String(from + i),
  }));
  return {
    width: WIDTH,
    height: things.length * lane + RULER,
    top: things.length * lane,
    marks,
    numbers: Math.min(FONT, pitch / 1.5),
    bars: things.map(({ name, isPointed, ...thing }, i) => {
      const [x1, x2] = [at(thing.from), at(thing.to)];
      const size = fittingSize(name, WIDTH - 2 * MARGIN, FONT);
      const half = labelSize(parseLabel(name), size).width / 2;
      const middle = Math.max(MARGIN + half, Math.min(WIDTH - MARGIN - half, (x1 + x2) / 2));
      return { name, isPointed, x1, x2, y: i * lane + NAME, middle, size };
    }),
  };
}

/** A bar, or a bar with a point to the right. */
function outline({ x1, x2, y, isPointed }: Bar): string {
  const neck = isPointed ? Math.max(x1, x2 - THING) : x2;
  const corners = isPointed
    ? [
        [x1, y],
        [neck, y],
        [x2, y + THING / 2],
        [neck, y + THING],
        [x1, y + THING],
      ]
    : [
        [x1, y],
        [x2, y],
        [x2, y + THING],
        [x1, y + THING],
      ];
  return corners.map((corner) => corner.map(round).join(",")).join(" ");
}
