// oxlint-disable react/no-array-index-key -- parts of a picture never change places
import type { ReactNode } from "react";
import type { DiagramOf } from "./diagram-of.ts";
import styles from "./diagrams.module.css";
import { Frame, round } from "./frame.tsx";
import { fittingSize, labelSize, parseLabel } from "./label-tokens.ts";
import { SvgLabel } from "./svg-label.tsx";

const WIDTH = 340;
const FONT = 17;
const SIDE = 24;
/** From one cross to the one above it, and half of its size. */
const PITCH = 17;
const ARM = 5.5;
const TITLE = 22;

interface LinePlotLayout {
  readonly width: number;
  readonly height: number;
  /** The number line. */
  readonly base: number;
  readonly ticks: readonly { readonly x: number; readonly text: string; readonly size: number }[];
  /** The middle of every text below the line. */
  readonly textY: number;
  readonly crosses: readonly { readonly x: number; readonly y: number }[];
}

/** Crosses over a number line [DGM16]. */
export function LinePlot({ diagram }: { readonly diagram: DiagramOf<"line-plot"> }): ReactNode {
  const { width, height, base, ticks, textY, crosses } = layOutLinePlot(diagram);
  return (
    <Frame alt={diagram.alt} width={width} height={height}>
      <path className={styles["outline"]} d={`M 6 ${base} H ${width - 6}`} />
      {ticks.map(({ x, text, size }, i) => (
        <g key={i}>
          <path className={styles["outline"]} d={`M ${round(x)} ${base - 5} v 10`} />
          <SvgLabel text={text} x={round(x)} y={textY} size={size} />
        </g>
      ))}
      {crosses.map(({ x, y }, i) => (
        <path
          key={i}
          className={styles["cross"]}
          d={`M ${round(x - ARM)} ${y - ARM} l ${2 * ARM} ${2 * ARM} m 0 ${-2 * ARM} l ${-2 * ARM} ${2 * ARM}`}
        />
      ))}
      <SvgLabel
        text={diagram.title}
        x={width / 2}
        y={height - TITLE / 2}
        size={fittingSize(diagram.title, width, 15)}
      />
    </Frame>
  );
}

export function layOutLinePlot({ places }: DiagramOf<"line-plot">): LinePlotLayout {
  const pitch = Math.min(64, (WIDTH - 2 * SIDE) / (places.length - 1));
  const left = (WIDTH - pitch * (places.length - 1)) / 2;
  const most = Math.max(3, ...places.map(({ crosses }) => crosses));
  const base = most * PITCH + 8;
  const size = Math.min(...places.map(({ text }) => fittingSize(text, pitch - 6, FONT)));
  const high = Math.max(...places.map(({ text }) => labelSize(parseLabel(text), size).height));
  const at = (i: number): number => left + i * pitch;
  return {
    width: WIDTH,
    height: base + 9 + high + TITLE,
    base,
    textY: base + 9 + high / 2,
    ticks: places.map(({ text }, i) => ({ x: at(i), text, size })),
    crosses: places.flatMap(({ crosses }, i) =>
      Array.from({ length: crosses }, (_, n) => ({ x: at(i), y: base - 13 - n * PITCH })),
    ),
  };
}
