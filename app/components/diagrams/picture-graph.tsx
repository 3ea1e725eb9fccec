// oxlint-disable react/no-array-index-key -- parts of a picture never change places
import type { ReactNode } from "react";
import type { DiagramOf } from "./diagram-of.ts";
import styles from "./diagrams.module.css";
import { Frame } from "./frame.tsx";
import { fittingSize, labelSize, parseLabel } from "./label-tokens.ts";
import type { Size } from "./layout.ts";
import { SvgLabel } from "./svg-label.tsx";

const WIDTH = 340;
const FONT = 16;
const ROW = 34;
/** Of a symbol, and from the middle of one to the middle of the next. */
const RADIUS = 11;
const PITCH = 27;

interface PlacedSymbol {
  readonly x: number;
  readonly isHalf: boolean;
}

interface PictureGraphLayout extends Size {
  /** Where the labels end and the symbols begin. */
  readonly left: number;
  /** All symbols are of this size, so that a longer row always is the greater number. */
  readonly radius: number;
  readonly rows: readonly { readonly y: number; readonly symbols: readonly PlacedSymbol[] }[];
}

/** Rows of symbols, each symbol standing for as many as the key below says [DGM11]. */
export function PictureGraph({ diagram }: { readonly diagram: DiagramOf<"picture-graph"> }): ReactNode {
  const { width, height, left, radius, rows } = layOutPictureGraph(diagram);
  const foot = rows.length * ROW + 4;
  return (
    <Frame alt={diagram.alt} width={width} height={height}>
      {rows.map(({ y, symbols }, r) => (
        <g key={r}>
          <SvgLabel
            text={diagram.rows[r]?.label ?? ""}
            x={left - 8}
            y={y}
            size={fittingSize(diagram.rows[r]?.label ?? "", left - 12, FONT)}
            anchor="end"
          />
          {symbols.map(({ x, isHalf }, s) => (
            <Disc key={s} x={x} y={y} radius={radius} isHalf={isHalf} />
          ))}
          <path className={styles["hair"]} d={`M 2 ${y + ROW / 2} H ${width - 2}`} />
        </g>
      ))}
      <path className={styles["outline"]} d={`M ${left} 2 V ${foot - 2}`} />
      <Disc x={left + 14} y={foot + 20} radius={RADIUS} isHalf={false} />
      <SvgLabel
        text={`= ${diagram.key}`}
        x={left + 14 + RADIUS + 8}
        y={foot + 20}
        size={fittingSize(`= ${diagram.key}`, width - left - 40, FONT)}
        anchor="start"
      />
    </Frame>
  );
}

interface DiscProps extends PlacedSymbol {
  readonly y: number;
  readonly radius: number;
}

/** A round symbol, or its left half. */
function Disc({ x, y, radius, isHalf }: DiscProps): ReactNode {
  return isHalf ? (
    <path className={styles["dot"]} d={`M ${x} ${y - radius} A ${radius} ${radius} 0 0 0 ${x} ${y + radius} Z`} />
  ) : (
    <circle className={styles["dot"]} cx={x} cy={y} r={radius} />
  );
}

export function layOutPictureGraph({ rows }: DiagramOf<"picture-graph">): PictureGraphLayout {
  const widest = Math.max(...rows.map(({ label }) => labelSize(parseLabel(label), FONT).width));
  const left = Math.min(110, Math.max(48, widest + 16));
  const most = Math.max(1, ...rows.map(({ symbols }) => Math.ceil(symbols)));
  const pitch = Math.min(PITCH, (WIDTH - left - 6) / most);
  return {
    width: WIDTH,
    height: rows.length * ROW + 44,
    left,
    radius: Math.min(RADIUS, pitch * 0.42),
    rows: rows.map(({ symbols }, r) => ({
      y: 2 + (r + 0.5) * ROW,
      symbols: Array.from({ length: Math.ceil(symbols) }, (_, s) => ({
        x: left + 4 + (s + 0.5) * pitch,
        isHalf: s + 1 > symbols,
      })),
    })),
  };
}
