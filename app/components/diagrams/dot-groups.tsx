// oxlint-disable react/no-array-index-key -- parts of a picture never change places
import type { ReactNode } from "react";
import type { DiagramOf } from "./diagram-of.ts";
import styles from "./diagrams.module.css";
import { Frame } from "./frame.tsx";
import { type Arrangement, bestFit, rowsOf } from "./layout.ts";

const PITCH = 20;
const RADIUS = 7;
const PAD = 10;
const GAP = 14;

/** Separate equal groups; dots in rows of at most five, so that they can be counted at a glance. */
export function DotGroups({ diagram }: { readonly diagram: DiagramOf<"groups"> }): ReactNode {
  const dotRows = rowsOf(diagram.each, diagram.each === 4 ? 2 : diagram.each === 6 || diagram.each === 9 ? 3 : 5);
  const widest = Math.max(1, ...dotRows);
  const box = {
    width: Math.max(44, widest * PITCH + 2 * PAD),
    height: Math.max(44, dotRows.length * PITCH + 2 * PAD),
  };
  const [first, ...others] = [5, 4, 3, 2, 10, 1].map((perRow) => arrange(diagram.groups, perRow, box));
  if (first === undefined) return null;
  const layout = bestFit(first, others);
  return (
    <Frame alt={diagram.alt} width={layout.width} height={layout.height}>
      {layout.places.map(({ x, y }, g) => (
        <g key={g}>
          <rect className={styles["empty"]} x={x} y={y} width={box.width} height={box.height} rx={16} />
          {dotRows.map((count, r) =>
            Array.from({ length: count }, (_, c) => (
              <circle
                key={`${r} ${c}`}
                className={styles["dot"]}
                cx={x + box.width / 2 + (c - (widest - 1) / 2) * PITCH}
                cy={y + box.height / 2 + (r - (dotRows.length - 1) / 2) * PITCH}
                r={RADIUS}
              />
            )),
          )}
        </g>
      ))}
    </Frame>
  );
}

interface GroupsLayout extends Arrangement {
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

function arrange(
  groups: number,
  perRow: number,
  box: { readonly width: number; readonly height: number },
): GroupsLayout {
  const rows = rowsOf(groups, perRow);
  const columns = Math.min(groups, perRow);
  const inner = columns * (box.width + GAP) - GAP + 4;
  const width = Math.max(240, inner);
  return {
    width,
    empty: 1 - groups / (rows.length * columns),
    height: rows.length * (box.height + GAP) - GAP + 4,
    places: rows.flatMap((count, r) =>
      Array.from({ length: count }, (_, c) => ({
        x: (width - inner) / 2 + 2 + c * (box.width + GAP),
        y: 2 + r * (box.height + GAP),
      })),
    ),
  };
}
