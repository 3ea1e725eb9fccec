// oxlint-disable react/no-array-index-key -- parts of a picture never change places
import type { ReactNode } from "react";
import type { DiagramOf } from "./diagram-of.ts";
import styles from "./diagrams.module.css";
import { Frame } from "./frame.tsx";
import { labelSize, parseLabel } from "./label-tokens.ts";
import { shares } from "./layout.ts";
import { SvgLabel } from "./svg-label.tsx";

const WIDTH = 360;
const FONT = 18;
const HEADER = 28;

/** A rectangle whose sides are the factors: wider for more, and each part holds its product. */
export function AreaModel({ diagram }: { readonly diagram: DiagramOf<"area-model"> }): ReactNode {
  const { columns, rows, cells } = diagram;
  const left = Math.max(16, ...rows.map((label) => labelSize(parseLabel(label), FONT).width)) + 14;
  const top = Math.max(HEADER, ...columns.map((label) => labelSize(parseLabel(label), FONT).height + 8));
  const bodyHeight = Math.max(84, rows.length * 52);
  const widths = shares(columns.map(magnitude), WIDTH - left - 2, 64);
  const heights = shares(rows.map(magnitude), bodyHeight, 42);
  const xs = starts(widths, left);
  const ys = starts(heights, top);
  return (
    <Frame alt={diagram.alt} width={WIDTH} height={top + bodyHeight + 2}>
      {columns.map((label, c) => (
        <SvgLabel key={c} text={label} x={(xs[c] ?? 0) + (widths[c] ?? 0) / 2} y={top / 2 - 1} size={FONT} strong />
      ))}
      {rows.map((label, r) => (
        <SvgLabel
          key={r}
          text={label}
          x={left - 10}
          y={(ys[r] ?? 0) + (heights[r] ?? 0) / 2}
          size={FONT}
          anchor="end"
          strong
        />
      ))}
      {rows.map((_, r) =>
        columns.map((__, c) => {
          const text = cells[r]?.[c] ?? "";
          const [x, y, width, height] = [xs[c] ?? 0, ys[r] ?? 0, widths[c] ?? 0, heights[r] ?? 0];
          return (
            <g key={`${r} ${c}`}>
              <rect
                className={(r + c) % 2 === 0 ? styles["soft"] : styles["empty"]}
                x={x}
                y={y}
                width={width}
                height={height}
              />
              <SvgLabel text={text} x={x + width / 2} y={y + height / 2} size={fitting(text, width)} />
            </g>
          );
        }),
      )}
      <rect className={styles["outline"]} x={left} y={top} width={WIDTH - left - 2} height={bodyHeight} rx={2} />
    </Frame>
  );
}

/** How large a factor is, for the drawing only; a gentle curve, or 400 would leave no room for 5. */
function magnitude(label: string): number {
  const value = Math.abs(Number(label.replaceAll(/[$,\s{}]/gu, "").replace("−", "-")));
  return Number.isFinite(value) && value > 0 ? Math.sqrt(value) : 1.5;
}

function starts(lengths: readonly number[], first: number): readonly number[] {
  let at = first;
  return lengths.map((length) => {
    at += length;
    return at - length;
  });
}

/** The largest text size up to the usual one that stays inside a cell. */
function fitting(text: string, width: number): number {
  const wanted = labelSize(parseLabel(text), FONT).width;
  return wanted <= width - 10 ? FONT : Math.max(11, (FONT * (width - 10)) / wanted);
}
