// oxlint-disable react/no-array-index-key -- parts of a picture never change places
import type { ReactNode } from "react";
import type { Highlight } from "#engine";
import type { DiagramOf } from "./diagram-of.ts";
import styles from "./diagrams.module.css";
import { Frame } from "./frame.tsx";
import { HighlightBox } from "./highlight-box.tsx";
import { labelSize, parseLabel } from "./label-tokens.ts";
import { SvgLabel } from "./svg-label.tsx";

const WIDTH = 360;
const BAR = 36;
const GAP = 14;
/** Round the bars, where the line of a highlight goes. */
const EDGE = 6;
const FONT = 18;

interface Row {
  readonly parts: number;
  readonly shaded: number;
  readonly label: string;
}

/** Where each bar stands. */
export function layOutFractionBars({ bars }: Pick<DiagramOf<"fraction-bars">, "bars">) {
  const rows = bars.flatMap(wholes);
  const sizes = rows.map((row) => labelSize(parseLabel(row.label), FONT));
  const labelWidth = Math.max(0, ...sizes.map((size) => size.width));
  const left = labelWidth === 0 ? EDGE : labelWidth + 14;
  const rowHeight = Math.max(BAR, ...sizes.map((size) => size.height)) + GAP;
  return {
    width: WIDTH,
    height: Math.max(1, rows.length) * rowHeight - GAP + 2 * EDGE,
    left,
    length: WIDTH - left - EDGE,
    rows: rows.map((row, i) => ({ row, middle: EDGE + i * rowHeight + (rowHeight - GAP) / 2 })),
  };
}

interface FractionBarsProps {
  readonly diagram: DiagramOf<"fraction-bars">;
  readonly highlights: readonly Highlight[];
}

/** Bars of one length, each cut into equal parts, so that the sizes of parts can be compared. */
export function FractionBars({ diagram, highlights }: FractionBarsProps): ReactNode {
  const { width, height, left, length, rows } = layOutFractionBars(diagram);
  return (
    <Frame alt={diagram.alt} width={width} height={height}>
      {rows.map(({ row, middle }, i) => (
        <g key={i}>
          {row.label !== "" && <SvgLabel text={row.label} x={left - 12} y={middle} size={FONT} anchor="end" />}
          <Bar row={row} x={left} y={middle - BAR / 2} width={length} />
        </g>
      ))}
      {highlights.map((highlight, i) => {
        const bar = highlight.type === "parts" ? rows[highlight.bar] : undefined;
        if (highlight.type !== "parts" || bar === undefined) return null;
        const wide = (length * highlight.parts) / bar.row.parts;
        return <HighlightBox key={i} x={left - 4} y={bar.middle - BAR / 2 - 4} width={wide + 8} height={BAR + 8} />;
      })}
    </Frame>
  );
}

/** More parts than one whole has are drawn as further bars; only the first keeps the label. */
function wholes(bar: Row): readonly Row[] {
  const count = Math.max(1, Math.ceil(bar.shaded / bar.parts));
  return Array.from({ length: count }, (_, i) => ({
    parts: bar.parts,
    shaded: Math.min(bar.parts, bar.shaded - i * bar.parts),
    label: i === 0 ? bar.label : "",
  }));
}

function Bar({
  row,
  x,
  y,
  width,
}: {
  readonly row: Row;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}): ReactNode {
  const part = width / row.parts;
  return (
    <>
      {Array.from({ length: row.parts }, (_, i) => (
        <rect
          key={i}
          className={i < row.shaded ? styles["shaded"] : styles["empty"]}
          x={x + i * part}
          y={y}
          width={part}
          height={BAR}
        />
      ))}
      <rect className={styles["outline"]} x={x} y={y} width={width} height={BAR} rx={2} />
    </>
  );
}
