// oxlint-disable react/no-array-index-key -- parts of a picture never change places
import type { ReactNode } from "react";
import type { Highlight } from "#engine";
import type { DiagramOf } from "./diagram-of.ts";
import styles from "./diagrams.module.css";
import { Frame } from "./frame.tsx";
import { HighlightBox } from "./highlight-box.tsx";
import { boxRoundLabel, layOutNumberLine, xOnLine, type NumberLineLayout } from "./number-line-layout.ts";
import { SvgLabel } from "./svg-label.tsx";

interface NumberLineProps {
  readonly diagram: DiagramOf<"number-line">;
  readonly highlights: readonly Highlight[];
}

/** A line with ticks, labels under them, dots on it and jumps above it. */
export function NumberLine({ diagram, highlights }: NumberLineProps): ReactNode {
  const line = layOutNumberLine(diagram);
  const { axisY } = line;
  return (
    <Frame alt={diagram.alt} width={line.width} height={line.height}>
      <path className={styles["outline"]} d={`M 7 ${axisY} H ${line.width - 7}`} />
      <path className={styles["solid"]} d={arrowHead(1, axisY, 1)} />
      <path className={styles["solid"]} d={arrowHead(line.width - 1, axisY, -1)} />
      {line.ticks.map((tick) => (
        <path
          key={tick.x}
          className={tick.labelled ? styles["outline"] : styles["thin"]}
          d={`M ${tick.x} ${axisY - (tick.labelled ? 8 : 5)} V ${axisY + (tick.labelled ? 8 : 5)}`}
        />
      ))}
      {line.jumps.map((jump, i) => (
        <g key={i}>
          <path
            className={styles["jump"]}
            d={`M ${jump.x1} ${axisY - 9} C ${jump.x1} ${jump.controlY}, ${jump.x2} ${jump.controlY}, ${jump.x2} ${axisY - 13}`}
          />
          <path className={styles["arrow"]} d={`M ${jump.x2} ${axisY - 6} l -4.5 -9 h 9 z`} />
        </g>
      ))}
      {line.marks.map((mark, i) => (
        <circle key={i} className={styles["mark"]} cx={mark} cy={axisY} r={7} />
      ))}
      {highlights.map((highlight, i) => (
        <Pointed key={i} diagram={diagram} line={line} highlight={highlight} />
      ))}
      {line.texts.map((text, i) => (
        <SvgLabel key={i} text={text.text} x={text.x} y={text.y} size={line.fontSize} strong={text.strong} halo />
      ))}
    </Frame>
  );
}

interface PointedProps {
  readonly diagram: DiagramOf<"number-line">;
  readonly line: NumberLineLayout;
  readonly highlight: Highlight;
}

/** A box round the label of a tick, an arrow under a tick without one, a bracket over a way. */
function Pointed({ diagram, line, highlight }: PointedProps): ReactNode {
  const { axisY } = line;
  if (highlight.type === "tick") {
    const box = boxRoundLabel(diagram, line, highlight.at);
    if (box !== null) return <HighlightBox {...box} />;
    const x = xOnLine(diagram, line, highlight.at);
    return <path className={styles["pointer"]} data-highlight d={`M ${x} ${axisY + 15} l -8 13 h 16 z`} />;
  }
  if (highlight.type !== "span") return null;
  const [x1, x2] = [highlight.from, highlight.to].map((at) => xOnLine(diagram, line, at));
  const bracket = `M ${x1} ${axisY - 9} V ${Math.max(2, axisY - 16)} H ${x2} V ${axisY - 9}`;
  return <path className={styles["highlight"]} data-highlight d={bracket} />;
}

/** A small arrow: the line goes on. */
function arrowHead(x: number, y: number, direction: 1 | -1): string {
  return `M ${x} ${y} l ${direction * 10} -5 v 10 z`;
}
