import type { ReactNode } from "react";
import styles from "./diagrams.module.css";

interface FrameProps {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
  /** In little height it is too small to be read: it then gives way later than others. */
  readonly isHigh?: boolean;
}

/** How much larger than its own units a picture may grow where there is room. */
const LARGEST = 1.35;

/**
 * The sheet every picture is drawn on [DGM6]: one image with the description as its name (so its texts are
 * not read a second time), as wide as there is room, never wider than looks well.
 */
export function Frame({ alt, width, height, children, isHigh = false }: FrameProps): ReactNode {
  return (
    <svg
      className={styles["diagram"]}
      role="img"
      aria-label={alt}
      width={Math.round(width * LARGEST)}
      viewBox={`0 0 ${round(width)} ${round(height)}`}
      preserveAspectRatio="xMidYMid meet"
      data-high={isHigh || undefined}
    >
      {children}
    </svg>
  );
}

/** Two decimals are finer than any screen. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
