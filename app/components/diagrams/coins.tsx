// oxlint-disable react/no-array-index-key -- parts of a picture never change places
import type { ReactNode } from "react";
import type { DiagramOf } from "./diagram-of.ts";
import styles from "./diagrams.module.css";
import { Frame, round } from "./frame.tsx";
import { fittingSize } from "./label-tokens.ts";
import type { Size } from "./layout.ts";
import { SvgLabel } from "./svg-label.tsx";

type Piece = DiagramOf<"coins">["pieces"][number];

interface PlacedPiece extends Size {
  readonly worth: Piece;
  /** The middle. */
  readonly x: number;
  readonly y: number;
}

interface CoinsLayout extends Size {
  readonly pieces: readonly PlacedPiece[];
}

/** As wide as other pictures at most. */
const WIDTH = 340;
const GAP = 8;
const MARGIN = 2;
/** Diameters of the coins that have these values [mm]. */
const DIAMETERS: Readonly<Partial<Record<Piece, number>>> = { 1: 19.05, 5: 21.21, 10: 17.91, 25: 24.26 };
const PER_MM = 1.9;
/** All notes are of one size; in that of the coins three of them would be as wide as the page. */
const NOTE: Size = { width: 104, height: 46 };

/** Coins and notes with their values on them, in rows [DGM13]. */
export function Coins({ diagram }: { readonly diagram: DiagramOf<"coins"> }): ReactNode {
  const { width, height, pieces } = layOutCoins(diagram);
  return (
    <Frame alt={diagram.alt} width={width} height={height}>
      {pieces.map((piece, i) => (
        <DrawnPiece key={i} {...piece} />
      ))}
    </Frame>
  );
}

/** One coin alone, for a button that has its own name. */
export function Coin({ worth }: { readonly worth: Piece }): ReactNode {
  const { width, height } = sizeOf(worth);
  const [w, h] = [width + 2 * MARGIN, height + 2 * MARGIN];
  return (
    <svg className={styles["diagram"]} aria-hidden="true" width={round(w)} height={round(h)} viewBox={`0 0 ${w} ${h}`}>
      <DrawnPiece worth={worth} x={w / 2} y={h / 2} width={width} height={height} />
    </svg>
  );
}

function DrawnPiece({ worth, x, y, width, height }: PlacedPiece): ReactNode {
  const isNote = worth >= 100;
  const text = isNote ? `\\$${worth / 100}` : `${worth}¢`;
  return (
    <g data-worth={worth}>
      {isNote ? (
        <>
          <rect className={styles["soft"]} x={x - width / 2} y={y - height / 2} width={width} height={height} rx={3} />
          <rect
            className={styles["empty"]}
            x={x - width / 2 + 6}
            y={y - height / 2 + 6}
            width={width - 12}
            height={height - 12}
            rx={(height - 12) / 2}
          />
        </>
      ) : (
        <>
          <circle className={styles["soft"]} cx={x} cy={y} r={width / 2} />
          <circle className={styles["hair"]} cx={x} cy={y} r={width / 2 - 2.5} />
        </>
      )}
      <SvgLabel text={text} x={x} y={y} size={fittingSize(text, isNote ? 60 : width * 0.72, isNote ? 20 : 16)} />
    </g>
  );
}

export function layOutCoins({ pieces }: DiagramOf<"coins">): CoinsLayout {
  const rows: { readonly worth: Piece; readonly size: Size }[][] = [];
  let used = WIDTH;
  for (const worth of pieces) {
    const size = sizeOf(worth);
    if (used + GAP + size.width > WIDTH) {
      rows.push([]);
      used = MARGIN - GAP;
    }
    used += GAP + size.width;
    rows.at(-1)?.push({ worth, size });
  }
  let top = MARGIN;
  let right = 0;
  const placed = rows.flatMap((row): readonly PlacedPiece[] => {
    const high = Math.max(...row.map(({ size }) => size.height));
    let left = MARGIN;
    const inRow = row.map(({ worth, size }): PlacedPiece => {
      const piece = { worth, ...size, x: left + size.width / 2, y: top + high / 2 };
      left += size.width + GAP;
      return piece;
    });
    right = Math.max(right, left - GAP);
    top += high + GAP;
    return inRow;
  });
  return { width: round(right + MARGIN), height: round(top - GAP + MARGIN), pieces: placed };
}

function sizeOf(worth: Piece): Size {
  const diameter = DIAMETERS[worth];
  return diameter === undefined ? NOTE : { width: diameter * PER_MM, height: diameter * PER_MM };
}
