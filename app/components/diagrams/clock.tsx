import type { ReactNode } from "react";
import type { DiagramOf } from "./diagram-of.ts";
import styles from "./diagrams.module.css";
import { Frame, round } from "./frame.tsx";
import { SvgLabel } from "./svg-label.tsx";

const SIZE = 200;
const MIDDLE = SIZE / 2;
/** Of the ring of marks: the numbers stand outside it, where no hand covers them. */
const RING = 74;

/** A dial with a mark for each minute, and two hands that stand true [DGM9]. */
export function Clock({
  diagram: { alt, hour, minute, numbers },
}: {
  readonly diagram: DiagramOf<"clock">;
}): ReactNode {
  const named = numbers === "all" ? 1 : 3;
  return (
    <Frame alt={alt} width={SIZE} height={SIZE} isHigh>
      <circle className={styles["empty"]} cx={MIDDLE} cy={MIDDLE} r={MIDDLE - 2} />
      {Array.from({ length: 60 }, (_, mark) => (
        <path
          key={mark}
          className={mark % 5 === 0 ? styles["outline"] : styles["thin"]}
          d={`M ${onDial(mark / 60, RING)} L ${onDial(mark / 60, mark % 5 === 0 ? RING - 9 : RING - 5)}`}
        />
      ))}
      {Array.from({ length: 12 / named }, (_, index) => {
        const number = (index + 1) * named;
        const [x, y] = placeOn(number / 12, RING + 12);
        return <SvgLabel key={number} text={String(number)} x={x} y={y} size={20} />;
      })}
      <path className={styles["hourHand"]} d={`M ${onDial(0, 0)} L ${onDial((hour + minute / 60) / 12, 40)}`} />
      <path className={styles["minuteHand"]} d={`M ${onDial(0, 0)} L ${onDial(minute / 60, 65)}`} />
      <circle className={styles["solid"]} cx={MIDDLE} cy={MIDDLE} r={5} />
    </Frame>
  );
}

/** Where a turn of the dial (0 = 12 o'clock, 1 = once round) is, so far from the middle. */
function placeOn(turn: number, distance: number): readonly [x: number, y: number] {
  const angle = (turn - 0.25) * 2 * Math.PI;
  return [round(MIDDLE + distance * Math.cos(angle)), round(MIDDLE + distance * Math.sin(angle))];
}

function onDial(turn: number, distance: number): string {
  return placeOn(turn, distance).join(" ");
}
