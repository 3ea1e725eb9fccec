// oxlint-disable react/no-array-index-key -- parts of a picture never change places
import type { ReactNode } from "react";
import styles from "./diagrams.module.css";
import { FRACTION_SCALE, fractionWidth, type LabelToken, labelSize, parseLabel, tokenWidth } from "./label-tokens.ts";

interface SvgLabelProps {
  readonly text: string;
  /** Middle of the label, or its left or right edge by `anchor`. */
  readonly x: number;
  /** Middle of the label. */
  readonly y: number;
  readonly size: number;
  readonly anchor?: "start" | "middle" | "end";
  readonly strong?: boolean;
  /** Draws a rim of paper round the letters where lines may pass behind them. */
  readonly halo?: boolean;
}

/** Text inside a picture; fractions are drawn stacked. */
export function SvgLabel({ text, x, y, size, anchor = "middle", strong, halo }: SvgLabelProps): ReactNode {
  const tokens = parseLabel(text);
  const className = [strong === true ? styles["strong"] : styles["text"], halo === true ? styles["halo"] : ""].join(
    " ",
  );
  const [only] = tokens;
  if (tokens.length === 1 && only?.type === "text") {
    return <TextRun token={only} x={x} y={y} size={size} anchor={anchor} className={className} />;
  }
  const { width } = labelSize(tokens, size);
  const left = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
  return (
    <>
      {tokens.map((token, i) => {
        const middle = left + labelSize(tokens.slice(0, i), size).width + tokenWidth(token, size) / 2;
        return token.type === "text" ? (
          <TextRun key={i} token={token} x={middle} y={y} size={size} anchor="middle" className={className} />
        ) : (
          <StackedFraction key={i} token={token} x={middle} y={y} size={size} className={className} />
        );
      })}
    </>
  );
}

interface TextRunProps {
  readonly token: Extract<LabelToken, { type: "text" }>;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: "start" | "middle" | "end";
  readonly className: string;
}

function TextRun({ token, x, y, size, anchor, className }: TextRunProps): ReactNode {
  return (
    <text
      className={className}
      x={x}
      y={y + size * 0.35}
      fontSize={size}
      textAnchor={anchor}
      fontStyle={token.italic ? "italic" : undefined}
      xmlSpace="preserve"
    >
      {token.text}
    </text>
  );
}

interface StackedFractionProps {
  readonly token: Extract<LabelToken, { type: "fraction" }>;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly className: string;
}

function StackedFraction({ token, x, y, size, className }: StackedFractionProps): ReactNode {
  const half = fractionWidth(token, size) / 2;
  const small = size * FRACTION_SCALE;
  return (
    <g className={className}>
      <text x={x} y={y - size * 0.22} fontSize={small} textAnchor="middle">
        {token.top}
      </text>
      <rect x={x - half} y={y - size * 0.05} width={half * 2} height={size * 0.1} rx={size * 0.05} stroke="none" />
      <text x={x} y={y + size * 0.9} fontSize={small} textAnchor="middle">
        {token.bottom}
      </text>
    </g>
  );
}
