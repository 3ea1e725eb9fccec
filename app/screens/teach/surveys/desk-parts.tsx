import type { ReactNode } from "react";
import { useText } from "../../../text/text.ts";
import { KeptText } from "../components/kept-text.tsx";
import exams from "../exams/exams.module.css";
import css from "./surveys.module.css";

/** What is of the one kind of draft. */
export interface DeskParts {
  /** Until the engine has looked at the draft nobody knows what is missing, and nothing is assigned. */
  readonly isKnown: boolean;
  /** All that is missing, as sentences. */
  readonly faults: readonly string[];
  /** Whether it was tried to be assigned: then all that is missing is told where it is missing. */
  readonly renderPlan: (isTried: boolean, isFrozen: boolean) => ReactNode;
  readonly pane: ReactNode;
}

interface AroundProps {
  /** What pupils read before it begins, and at its end. */
  readonly first: string;
  readonly last: string;
  /** What stands there where nothing is written. */
  readonly lastEmpty: string;
  readonly onFirst: (text: string) => void;
  readonly onLast: (text: string) => void;
}

/** What pupils read before the first question or step, and at the end. */
export function Around({ first, last, lastEmpty, onFirst, onLast }: AroundProps): ReactNode {
  const t = useText();
  const lines = [
    { place: "about", text: first, empty: t("teach.survey.about.empty"), onKeep: onFirst },
    { place: "thanks", text: last, empty: lastEmpty, onKeep: onLast },
  ] as const;
  return (
    <section className={exams["section"]} aria-label={t("teach.survey.around")}>
      {lines.map(({ place, text, empty, onKeep }) => (
        <label key={place} className={css["around"]}>
          <span>{t(`teach.survey.${place}`)}</span>
          <KeptText isLive className={css["line"]} placeholder={empty} text={text} maxLength={300} onKeep={onKeep} />
        </label>
      ))}
    </section>
  );
}
