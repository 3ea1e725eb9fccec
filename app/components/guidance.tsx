import type { ReactNode } from "react";
import css from "./guidance.module.css";
import { Icon } from "./icons.tsx";

/** What is said to a learner who wrote of danger or distress; it stands before all else. */
export function Guidance({ text }: { readonly text: string | null }): ReactNode {
  return (
    <div role="status">
      {text !== null && (
        <p className={css["guidance"]}>
          <Icon name="info" />
          <span>{text}</span>
        </p>
      )}
    </div>
  );
}
