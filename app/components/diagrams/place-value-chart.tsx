// oxlint-disable react/no-array-index-key -- parts of a picture never change places
import type { ReactNode } from "react";
import type { DiagramOf } from "./diagram-of.ts";
import styles from "./diagrams.module.css";
import { Frame } from "./frame.tsx";
import { labelSize, parseLabel } from "./label-tokens.ts";
import { SvgLabel } from "./svg-label.tsx";

const WIDTH = 360;
const ROW = 38;
const LINE = 17;
const HEADING = 15;
/** Headings that would be smaller than this are turned instead. */
const SMALLEST = 12.5;
/** Column of a decimal mark. */
const NARROW = 22;

/** Columns with headings and rows of entries. Long headings over narrow columns are turned to stay readable. */
export function PlaceValueChart({ diagram }: { readonly diagram: DiagramOf<"place-value-chart"> }): ReactNode {
  const count = Math.max(diagram.headings.length, ...diagram.rows.map((row) => row.length));
  const narrow = Array.from({ length: count }, (_, c) => isMarkColumn(diagram, c));
  const narrowCount = narrow.filter(Boolean).length;
  const wide = Math.min(104, (WIDTH - 4 - narrowCount * NARROW) / Math.max(1, count - narrowCount));
  const widths = narrow.map((isNarrow) => (isNarrow ? NARROW : wide));
  const inner = widths.reduce((a, b) => a + b, 0);
  const left = (WIDTH - inner) / 2;
  const x = [left];
  for (const width of widths) x.push((x.at(-1) ?? left) + width);

  const headings = narrow.map((isNarrow, c) => (isNarrow ? [""] : (diagram.headings[c] ?? "").split(" ")));
  const widest = Math.max(1, ...headings.flat().map((word) => labelSize(parseLabel(word), HEADING).width));
  const fits = Math.min(HEADING, (HEADING * (wide - 6)) / widest);
  const turned = fits < SMALLEST;
  const lines = Math.max(...headings.map((words) => words.length));
  const top = 2 + (turned ? widest + 14 : lines * LINE + 10);
  const tallest = Math.max(ROW, ...diagram.rows.flat().map((entry) => labelSize(parseLabel(entry), 20).height + 10));
  const bottom = top + diagram.rows.length * tallest;
  return (
    <Frame alt={diagram.alt} width={WIDTH} height={bottom + 4}>
      <rect className={styles["softOnly"]} x={left} y={2} width={inner} height={top - 2} rx={6} />
      {headings.map((words, c) => (
        <Heading
          key={c}
          words={words}
          x={(x[c] ?? 0) + (widths[c] ?? 0) / 2}
          y={1 + top / 2}
          size={turned ? HEADING : fits}
          turned={turned}
        />
      ))}
      {diagram.rows.map((row, r) =>
        row.map((entry, c) => (
          <SvgLabel
            key={`${r} ${c}`}
            text={entry}
            x={(x[c] ?? 0) + (widths[c] ?? 0) / 2}
            y={top + (r + 0.5) * tallest}
            size={fitting(entry, widths[c] ?? 0)}
          />
        )),
      )}
      {x.slice(1, -1).map((edge, c) => (
        <path key={c} className={styles["thin"]} d={`M ${edge} ${narrow[c + 1] || narrow[c] ? top : 2} V ${bottom}`} />
      ))}
      {diagram.rows.map((_, r) => (
        <path
          key={r}
          className={styles[r === 0 ? "outline" : "thin"]}
          d={`M ${left} ${top + r * tallest} h ${inner}`}
        />
      ))}
      <rect className={styles["outline"]} x={left} y={2} width={inner} height={bottom - 2} rx={6} />
    </Frame>
  );
}

interface HeadingProps {
  readonly words: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turned: boolean;
}

/** One word a line. */
function Heading({ words, x, y, size, turned }: HeadingProps): ReactNode {
  return (
    <g transform={turned ? `rotate(-90 ${x} ${y})` : undefined}>
      {words.map((word, i) => (
        <SvgLabel key={i} text={word} x={x} y={y + (i - (words.length - 1) / 2) * LINE} size={size} />
      ))}
    </g>
  );
}

/** A column that only holds the decimal mark needs no room of its own. */
function isMarkColumn(diagram: DiagramOf<"place-value-chart">, column: number): boolean {
  const entries = [diagram.headings[column] ?? "", ...diagram.rows.map((row) => row[column] ?? "")];
  return entries.every((entry) => /^[.,]?$/u.test(entry)) && entries.some((entry) => entry !== "");
}

function fitting(entry: string, column: number): number {
  const { width } = labelSize(parseLabel(entry), 20);
  return Math.min(20, (20 * Math.max(12, column - 8)) / Math.max(1, width));
}
