// oxlint-disable react/no-array-index-key -- parts of a picture never change places
import type { ReactNode } from "react";
import type { DiagramOf } from "./diagram-of.ts";
import styles from "./diagrams.module.css";
import { Frame } from "./frame.tsx";
import { labelSize, parseLabel } from "./label-tokens.ts";
import { labelRows, shares } from "./layout.ts";
import { SvgLabel } from "./svg-label.tsx";

const WIDTH = 360;
const FONT = 18;
const BAR = 48;

/** A bar cut to scale, with the whole over a brace; a text too wide for its part stands under it. */
export function BarModel({ diagram }: { readonly diagram: DiagramOf<"bar-model"> }): ReactNode {
  const widths = shares(
    diagram.parts.map((part) => part.size),
    WIDTH - 4,
    14,
  );
  const parts = diagram.parts.map((part, i) => {
    const width = widths[i] ?? 0;
    const at = 2 + widths.slice(0, i + 1).reduce((sum, each) => sum + each, 0);
    const size = labelSize(parseLabel(part.text), FONT);
    const inside = size.width <= width - 6;
    // Texts under the bar stay inside the picture at its ends.
    const x = Math.min(WIDTH - size.width / 2 - 2, Math.max(size.width / 2 + 2, at - width / 2));
    return { text: part.text, left: at - width, middle: at - width / 2, width, inside, x, size };
  });
  const hasWhole = diagram.whole !== "";
  const wholeHeight = labelSize(parseLabel(diagram.whole), FONT).height;
  const top = hasWhole ? wholeHeight + 26 : 2;
  const outside = parts.filter((part) => !part.inside);
  const rows = labelRows(
    outside.map((part) => ({ x: part.x, width: part.size.width })),
    6,
  );
  const rowHeight = Math.max(0, ...outside.map((part) => part.size.height)) + 4;
  const y = outside.map((part, i) => top + BAR + 14 + part.size.height / 2 + (rows[i] ?? 0) * rowHeight);
  const bottom = Math.max(top + BAR + 2, ...outside.map((part, i) => (y[i] ?? 0) + part.size.height / 2 + 3));
  return (
    <Frame alt={diagram.alt} width={WIDTH} height={bottom}>
      {hasWhole && (
        <>
          <SvgLabel text={diagram.whole} x={WIDTH / 2} y={2 + wholeHeight / 2} size={FONT} strong />
          <path className={styles["jump"]} d={brace(3, WIDTH - 3, top - 5, wholeHeight + 5)} />
        </>
      )}
      {parts.map((part, i) => (
        <g key={i}>
          <rect
            className={i % 2 === 0 ? styles["soft"] : styles["empty"]}
            x={part.left}
            y={top}
            width={part.width}
            height={BAR}
          />
          {part.inside && <SvgLabel text={part.text} x={part.middle} y={top + BAR / 2} size={FONT} />}
        </g>
      ))}
      {outside.map((part, i) => (
        <g key={i}>
          <path
            className={styles["thin"]}
            d={`M ${part.middle} ${top + BAR} L ${part.x} ${(y[i] ?? 0) - part.size.height / 2}`}
          />
          <SvgLabel text={part.text} x={part.x} y={y[i] ?? 0} size={FONT} halo />
        </g>
      ))}
      <rect className={styles["outline"]} x={2} y={top} width={WIDTH - 4} height={BAR} rx={3} />
    </Frame>
  );
}

/** A curly brace from `left` to `right`, its ends at `low`, its tip at `high`. */
function brace(left: number, right: number, low: number, high: number): string {
  const middle = (left + right) / 2;
  const shoulder = (low + high) / 2;
  const r = low - shoulder;
  return [
    `M ${left} ${low} Q ${left} ${shoulder} ${left + r} ${shoulder} H ${middle - r}`,
    `Q ${middle} ${shoulder} ${middle} ${high} Q ${middle} ${shoulder} ${middle + r} ${shoulder}`,
    `H ${right - r} Q ${right} ${shoulder} ${right} ${low}`,
  ].join(" ");
}
