// oxlint-disable react/no-array-index-key -- parts of a picture never change places
import type { ReactNode } from "react";
import type { DiagramOf } from "./diagram-of.ts";
import styles from "./diagrams.module.css";
import { Frame } from "./frame.tsx";

/** Equal rows of dots. */
export function DotArray({ diagram }: { readonly diagram: DiagramOf<"array"> }): ReactNode {
  const { rows, columns } = diagram;
  const pitch = rows > 6 ? 22 : 28;
  const radius = pitch * 0.34;
  const width = Math.max(columns * pitch, 240);
  const left = (width - columns * pitch) / 2;
  return (
    <Frame alt={diagram.alt} width={width} height={rows * pitch}>
      {Array.from({ length: rows }, (_, r) =>
        Array.from({ length: columns }, (__, c) => (
          <circle
            key={`${r} ${c}`}
            className={styles["dot"]}
            cx={left + (c + 0.5) * pitch}
            cy={(r + 0.5) * pitch}
            r={radius}
          />
        )),
      )}
    </Frame>
  );
}
