// oxlint-disable react/no-array-index-key -- parts of a picture never change places
import type { ReactNode } from "react";
import { BOX_FONT, layOutBoxes } from "./boxes-layout.ts";
import type { DiagramOf } from "./diagram-of.ts";
import styles from "./diagrams.module.css";
import { Frame, round } from "./frame.tsx";
import { SvgLabel } from "./svg-label.tsx";

/** Boxes with what is known of their edges, and with unit cubes where these are to be counted. */
export function Boxes({ diagram }: { readonly diagram: DiagramOf<"boxes"> }): ReactNode {
  const { width, height, faces, frame, labels } = layOutBoxes(diagram);
  return (
    <Frame alt={diagram.alt} width={width} height={height}>
      {faces.map(({ kind, corners }, i) => {
        const points = corners.map(({ x, y }) => `${round(x)},${round(y)}`).join(" ");
        return (
          <g key={i}>
            <polygon className={styles[kind]} points={points} />
            <polygon className={styles["thin"]} points={points} />
          </g>
        );
      })}
      {frame.map(([from, to], i) => (
        <line
          key={i}
          className={styles["outline"]}
          x1={round(from.x)}
          y1={round(from.y)}
          x2={round(to.x)}
          y2={round(to.y)}
        />
      ))}
      {labels.map(({ text, x, y }, i) => (
        <SvgLabel key={i} text={text} x={x} y={y} size={BOX_FONT} halo />
      ))}
    </Frame>
  );
}
