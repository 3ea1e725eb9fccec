// oxlint-disable react/no-array-index-key -- parts of a picture never change places
import type { ReactNode } from "react";
import type { DiagramOf } from "./diagram-of.ts";
import styles from "./diagrams.module.css";
import { Frame } from "./frame.tsx";
import { labelSize, parseLabel } from "./label-tokens.ts";
import { rowsOf } from "./layout.ts";
import { SvgLabel } from "./svg-label.tsx";

const WIDTH = 360;
const FONT = 18;
const BLOCK = 34;
const GAP = 5;
/** Width of a pan, and where its middle hangs. */
const PAN = { width: 156, left: 86, right: 274 };

/** Two pans in equilibrium; what weighs the same on both sides stands on them as blocks. */
export function Balance({ diagram }: { readonly diagram: DiagramOf<"balance"> }): ReactNode {
  const left = pile(diagram.left);
  const right = pile(diagram.right);
  const load = Math.max(left.length, right.length) * (BLOCK + GAP) + 4;
  const panY = load + 4;
  const beamY = panY + 20;
  const middle = WIDTH / 2;
  return (
    <Frame alt={diagram.alt} width={WIDTH} height={beamY + 56}>
      {[PAN.left, PAN.right].map((x) => (
        <g key={x}>
          <path className={styles["outline"]} d={`M ${x - PAN.width / 2} ${panY} H ${x + PAN.width / 2}`} />
          <path
            className={styles["soft"]}
            d={`M ${x - PAN.width / 2 + 4} ${panY} q 6 11 18 11 h ${PAN.width - 44} q 12 0 18 -11 z`}
          />
          <path className={styles["outline"]} d={`M ${x} ${panY + 11} V ${beamY}`} />
        </g>
      ))}
      <path className={styles["outline"]} d={`M ${PAN.left} ${beamY} H ${PAN.right}`} />
      <path className={styles["soft"]} d={`M ${middle} ${beamY} l 26 48 h -52 z`} />
      <path className={styles["outline"]} d={`M ${middle - 60} ${beamY + 50} H ${middle + 60}`} />
      <circle className={styles["solid"]} cx={middle} cy={beamY} r={5} />
      <Blocks rows={left} x={PAN.left} panY={panY} />
      <Blocks rows={right} x={PAN.right} panY={panY} />
    </Frame>
  );
}

interface Block {
  readonly text: string;
  readonly width: number;
  readonly size: number;
}

/** Blocks in rows from the pan upwards; as many in a row as the pan holds, three at most. */
function pile(labels: readonly string[]): readonly (readonly Block[])[] {
  const blocks = labels.map((text) => {
    const { width } = labelSize(parseLabel(text), FONT);
    const room = PAN.width - 24;
    return {
      text,
      width: Math.min(PAN.width - 12, Math.max(BLOCK, width + 14)),
      size: width > room ? (FONT * room) / width : FONT,
    };
  });
  const widest = Math.max(...blocks.map((block) => block.width));
  const perRow = Math.max(1, Math.min(blocks.length > 4 ? 3 : 4, Math.floor((PAN.width + GAP) / (widest + GAP))));
  let next = 0;
  return rowsOf(blocks.length, perRow).map((count) => {
    next += count;
    return blocks.slice(next - count, next);
  });
}

interface BlocksProps {
  readonly rows: readonly (readonly Block[])[];
  readonly x: number;
  readonly panY: number;
}

function Blocks({ rows, x, panY }: BlocksProps): ReactNode {
  return rows.map((row, r) => {
    const width = row.reduce((sum, block) => sum + block.width + GAP, -GAP);
    const y = panY - 1 - (r + 1) * BLOCK - r * GAP;
    return row.map((block, i) => {
      const left = x - width / 2 + row.slice(0, i).reduce((sum, before) => sum + before.width + GAP, 0);
      return (
        <g key={`${r} ${i}`}>
          <rect
            className={isKnown(block.text) ? styles["empty"] : styles["soft"]}
            x={left}
            y={y}
            width={block.width}
            height={BLOCK}
            rx={isKnown(block.text) ? BLOCK / 2 : 5}
          />
          <SvgLabel text={block.text} x={left + block.width / 2} y={y + BLOCK / 2} size={block.size} />
        </g>
      );
    });
  });
}

/** Known weights are round, unknown ones square: shape, not only colour, tells them apart. */
function isKnown(text: string): boolean {
  return !/[a-z?□]|\\square/iu.test(text.replaceAll(/\\(?:times|cdot|div|frac)/gu, ""));
}
