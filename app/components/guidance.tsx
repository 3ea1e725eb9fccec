import type { ReactNode } from "react";
import type { GuidanceView } from "#engine";
import css from "./guidance.module.css";
import { Icon } from "./icons.tsx";
import { TeacherSees } from "./safety-seen.tsx";

/** What is said to a learner who wrote of danger or distress; it stands before all else. */
export function Guidance({ of }: { readonly of: GuidanceView | null }): ReactNode {
  return (
    <div role="status">
      {of !== null && (
        <p className={css["guidance"]}>
          <Icon name="info" />
          <span>
            {of.text} {of.toTeacher && <TeacherSees />}
          </span>
        </p>
      )}
    </div>
  );
}
