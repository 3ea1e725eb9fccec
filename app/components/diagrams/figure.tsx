// oxlint-disable react/no-array-index-key -- parts of a picture never change places
import type { ReactNode } from "react";
import type { DiagramOf } from "./diagram-of.ts";
import styles from "./diagrams.module.css";
import { FIGURE_FONT, layOutFigure } from "./figure-layout.ts";
import { Frame, round } from "./frame.tsx";
import { SvgLabel } from "./svg-label.tsx";

/** A flat figure with what is known of its sides, and with its unit squares where they are to be counted. */
export function Figure({ diagram }: { readonly diagram: DiagramOf<"figure"> }): ReactNode {
  const { width, height, corners, squares, unit, cuts, labels, middle } = layOutFigure(diagram);
  const outline = corners.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
  return (
    <Frame alt={diagram.alt} width={width} height={height}>
      <polygon className={styles["softOnly"]} points={outline} />
      {squares.map(({ x, y }, i) => (
        <rect key={i} className={styles["thin"]} x={x} y={y} width={unit} height={unit} />
      ))}
      {cuts.map(([from, to], i) => (
        <line key={i} className={styles["cut"]} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      ))}
      <polygon className={styles["outline"]} points={outline} />
      {labels.map(({ text, x, y }, i) => (
        <SvgLabel key={i} text={text} x={x} y={y} size={FIGURE_FONT} halo />
      ))}
      <SvgLabel text={diagram.inside} x={middle.x} y={middle.y} size={FIGURE_FONT} />
    </Frame>
  );
}
