import type { ReactNode } from "react";
import css from "./plate.module.css";

interface PlateProps {
  readonly title: string;
  readonly sentence: string;
  /** One button, or nothing. */
  readonly children?: ReactNode;
}

/** An empty, failed or missing state: a heading, a sentence, one thing to press. */
export function Plate({ title, sentence, children }: PlateProps): ReactNode {
  return (
    <div className={css["plate"]}>
      <h1>{title}</h1>
      <p className={css["sentence"]}>{sentence}</p>
      {children}
    </div>
  );
}
