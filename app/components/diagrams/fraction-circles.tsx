// oxlint-disable react/no-array-index-key -- parts of a picture never change places
import type { ReactNode } from "react";
import type { DiagramOf } from "./diagram-of.ts";
import styles from "./diagrams.module.css";
import { Frame, round } from "./frame.tsx";

const GAP = 16;

/** Circles cut into equal sectors, the first at twelve o'clock, going clockwise. */
export function FractionCircles({ diagram }: { readonly diagram: DiagramOf<"fraction-circles"> }): ReactNode {
  const count = diagram.shaded.length;
  const radius = count > 3 ? 40 : 56;
  const pitch = radius * 2 + GAP;
  return (
    <Frame alt={diagram.alt} width={Math.max(240, count * pitch - GAP + 4)} height={radius * 2 + 4}>
      {diagram.shaded.map((shaded, i) => (
        <Circle
          key={i}
          parts={diagram.parts}
          shaded={shaded}
          radius={radius}
          x={Math.max(240, count * pitch - GAP + 4) / 2 + (i - (count - 1) / 2) * pitch}
        />
      ))}
    </Frame>
  );
}

interface CircleProps {
  readonly parts: number;
  readonly shaded: number;
  readonly radius: number;
  readonly x: number;
}

function Circle({ parts, shaded, radius, x }: CircleProps): ReactNode {
  const y = radius + 2;
  if (parts === 1) {
    return <circle className={shaded > 0 ? styles["shaded"] : styles["empty"]} cx={x} cy={y} r={radius} />;
  }
  return (
    <>
      {Array.from({ length: parts }, (_, i) => (
        <path
          key={i}
          className={i < shaded ? styles["shaded"] : styles["empty"]}
          d={sector(x, y, radius, i / parts, (i + 1) / parts)}
        />
      ))}
      <circle className={styles["outline"]} cx={x} cy={y} r={radius} />
    </>
  );
}

/** A slice between two turns of the circle (0 = twelve o'clock, 1 = once round). */
function sector(x: number, y: number, radius: number, from: number, to: number): string {
  const at = (turn: number) => {
    const angle = (turn - 0.25) * 2 * Math.PI;
    return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  };
  return `M ${x} ${y} L ${at(from)} A ${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${at(to)} Z`;
}
