// oxlint-disable react/no-array-index-key -- parts of a picture never change places
import type { ReactNode } from "react";
import type { DiagramOf } from "./diagram-of.ts";
import styles from "./diagrams.module.css";
import { Frame } from "./frame.tsx";
import { fittingSize, labelSize, parseLabel } from "./label-tokens.ts";
import type { Size } from "./layout.ts";
import { SvgLabel } from "./svg-label.tsx";

const WIDTH = 340;
const FONT = 15;
/** A number of the scale has room beside its mark. */
const NUMBER = 15;
const TOP = 28;

interface BarGraphLayout extends Size {
  /** The bottom of the bars, and the left end of the lines. */
  readonly base: number;
  readonly left: number;
  /** A line for each mark, from 0 upwards, with its number where it has one. */
  readonly scale: readonly { readonly y: number; readonly text?: string }[];
  readonly bars: readonly { readonly x: number; readonly width: number; readonly top: number }[];
  readonly texts: readonly { readonly text: string; readonly x: number; readonly y: number; readonly size: number }[];
}

/** Bars on a scale whose lines go behind them, so that the end of a bar can be followed to its number [DGM10]. */
export function BarGraph({ diagram }: { readonly diagram: DiagramOf<"bar-graph"> }): ReactNode {
  const { width, height, base, left, scale, bars, texts } = layOutBarGraph(diagram);
  return (
    <Frame alt={diagram.alt} width={width} height={height}>
      <SvgLabel
        text={diagram.counted}
        x={2}
        y={10}
        size={fittingSize(diagram.counted, width - 4, FONT)}
        anchor="start"
      />
      {scale.map(({ y, text }, i) => (
        <g key={i}>
          <path className={styles["hair"]} d={`M ${left - 4} ${y} H ${width - 2}`} />
          {text !== undefined && (
            <SvgLabel text={text} x={left - 8} y={y} size={fittingSize(text, left - 10, FONT)} anchor="end" />
          )}
        </g>
      ))}
      {bars.map((bar, i) => (
        <rect key={i} className={styles["shaded"]} x={bar.x} y={bar.top} width={bar.width} height={base - bar.top} />
      ))}
      <path className={styles["outline"]} d={`M ${left} ${TOP - 6} V ${base} H ${width - 2}`} />
      {texts.map((text, i) => (
        <SvgLabel key={i} {...text} />
      ))}
    </Frame>
  );
}

export function layOutBarGraph({ step, marks, numbered, bars }: DiagramOf<"bar-graph">): BarGraphLayout {
  const pitch = Math.max(NUMBER / numbered, 120 / marks);
  const base = TOP + pitch * marks;
  const scale = Array.from({ length: marks + 1 }, (_, mark) => ({
    y: base - mark * pitch,
    ...(mark % numbered === 0 && { text: numberText(mark * step) }),
  }));
  const widest = Math.max(...scale.map(({ text = "" }) => labelSize(parseLabel(text), FONT).width));
  const left = Math.min(70, Math.max(30, widest + 14));
  const room = (WIDTH - 2 - left) / bars.length;
  const middles = bars.map((_, i) => left + (i + 0.5) * room);
  const width = Math.min(56, room * 0.62);
  return {
    width: WIDTH,
    height: base + 26,
    base,
    left,
    scale,
    bars: bars.map(({ value }, i) => ({
      x: (middles[i] ?? 0) - width / 2,
      width,
      top: base - Math.min(marks, value / step) * pitch,
    })),
    texts: bars.map(({ label }, i) => ({
      text: label,
      x: middles[i] ?? 0,
      y: base + 14,
      size: fittingSize(label, room - 4, FONT),
    })),
  };
}

/** A number of the scale without the last bits of a product. */
function numberText(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
