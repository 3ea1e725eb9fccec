import type { ReactNode } from "react";
import styles from "./diagrams.module.css";

export interface BoxProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line round what a hint points at: seen by its shape, not by its colour alone. */
export function HighlightBox(box: BoxProps): ReactNode {
  return <rect className={styles["highlight"]} data-highlight rx={5} {...box} />;
}
