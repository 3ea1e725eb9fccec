// oxlint-disable react/no-array-index-key -- parts of a picture never change places
import type { ReactNode } from "react";
import type { Highlight } from "#engine";
import { type Block, boxRoundBlocks, CUBES, DEPTH, layOutBaseTen, UNIT } from "./base-ten-layout.ts";
import type { DiagramOf } from "./diagram-of.ts";
import styles from "./diagrams.module.css";
import { Frame } from "./frame.tsx";
import { HighlightBox } from "./highlight-box.tsx";
import { SvgLabel } from "./svg-label.tsx";

/** Round the blocks, where the line of a highlight goes. */
const EDGE = 5;

interface BaseTenProps {
  readonly diagram: DiagramOf<"base-ten">;
  readonly highlights: readonly Highlight[];
}

/** Hundreds as flats, tens as rods, ones as cubes, all made of the same small cube. */
export function BaseTen({ diagram, highlights }: BaseTenProps): ReactNode {
  const layout = layOutBaseTen(diagram);
  const width = Math.max(layout.width + 2 * EDGE, 240);
  const left = (width - layout.width) / 2;
  // Text keeps its size on the screen even when the blocks must be drawn small.
  const fontSize = Math.min(26, Math.max(16, (17 * width) / 340));
  return (
    <Frame alt={diagram.alt} width={width} height={layout.height + 2 * EDGE}>
      {layout.groups.map((group, g) => (
        <g key={g} transform={`translate(${left + group.x} ${EDGE + group.y})`}>
          {group.blocks.map((block, i) => (
            <Solid key={i} block={block} />
          ))}
          {highlights.map((highlight, i) => {
            const isPlace = highlight.type === "place" || highlight.type === "note";
            const box = isPlace ? boxRoundBlocks(group, highlight.place) : null;
            return box !== null && <HighlightBox key={i} {...box} />;
          })}
          {group.label !== "" && (
            <SvgLabel text={group.label} x={group.width / 2} y={group.height + 17} size={fontSize} />
          )}
        </g>
      ))}
    </Frame>
  );
}

/** Front, top and right face with the joints between cubes. */
function Solid({ block }: { readonly block: Block }): ReactNode {
  const { across, down } = CUBES[block.type];
  const [width, height] = [across * UNIT, down * UNIT];
  const { x, y } = block;
  const outline =
    `M ${x} ${y} l ${DEPTH} ${-DEPTH} h ${width} v ${height} l ${-DEPTH} ${DEPTH} h ${-width} z ` +
    `M ${x} ${y} h ${width} v ${height} M ${x + width} ${y} l ${DEPTH} ${-DEPTH}`;
  const joints = [
    ...Array.from(
      { length: across - 1 },
      (_, i) => `M ${x + (i + 1) * UNIT} ${y + height} v ${-height} l ${DEPTH} ${-DEPTH}`,
    ),
    ...Array.from({ length: down - 1 }, (_, i) => `M ${x} ${y + (i + 1) * UNIT} h ${width} l ${DEPTH} ${-DEPTH}`),
  ];
  return (
    <>
      <path className={styles["top"]} d={`M ${x} ${y} l ${DEPTH} ${-DEPTH} h ${width} l ${-DEPTH} ${DEPTH} z`} />
      <path
        className={styles["side"]}
        d={`M ${x + width} ${y} l ${DEPTH} ${-DEPTH} v ${height} l ${-DEPTH} ${DEPTH} z`}
      />
      <rect className={styles["front"]} x={x} y={y} width={width} height={height} />
      {joints.length > 0 && <path className={styles["hair"]} d={joints.join(" ")} />}
      <path className={styles["thin"]} d={outline} />
    </>
  );
}
