import type { ReactNode } from "react";
import type { EndedProblemView } from "#engine";
import { Unseen } from "../../components/unseen.tsx";
import { type TextId, useText } from "../../text/text.ts";
import css from "./outcome-dot.module.css";

export type Outcome = EndedProblemView["outcome"];

/** In the order they are told in: the word of one problem, and of so many. */
export const OUTCOMES: readonly { readonly outcome: Outcome; readonly word: TextId; readonly counted: TextId }[] = [
  { outcome: "first-try", word: "summary.outcome.first-try", counted: "summary.outcomes.first-try" },
  { outcome: "helped", word: "summary.outcome.helped", counted: "summary.outcomes.helped" },
  { outcome: "shown", word: "summary.outcome.shown", counted: "summary.outcomes.shown" },
  { outcome: "skipped", word: "summary.outcome.skipped", counted: "summary.outcomes.skipped" },
];

/** How a problem ended, as a shape: full with a tick, half, a dot in a ring, a ring. Never a sign for what went wrong. */
export function OutcomeDot({ outcome, size }: { readonly outcome: Outcome; readonly size: number }): ReactNode {
  return (
    <svg className={css["dot"]} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      {shapes[outcome]}
    </svg>
  );
}

const shapes: Readonly<Record<Outcome, ReactNode>> = {
  "first-try": (
    <>
      <circle className={css["full"]} cx="12" cy="12" r="10.5" />
      <path className={css["tick"]} d="M7 12.5l3.5 3.5L17 9" />
    </>
  ),
  helped: (
    <>
      <circle className={css["ring"]} cx="12" cy="12" r="9.5" />
      <path className={css["half"]} d="M2.5 12a9.5 9.5 0 0019 0z" />
    </>
  ),
  shown: (
    <>
      <circle className={css["quietRing"]} cx="12" cy="12" r="9.5" />
      <circle className={css["quiet"]} cx="12" cy="12" r="3.5" />
    </>
  ),
  skipped: <circle className={css["later"]} cx="12" cy="12" r="9.5" />,
};

/** One dot a problem, in order, and what each kind of dot stands for. */
export function Outcomes({ problems }: { readonly problems: readonly EndedProblemView[] }): ReactNode {
  const t = useText();
  const kinds = OUTCOMES.map((kind) => ({
    ...kind,
    n: problems.filter(({ outcome }) => outcome === kind.outcome).length,
  }));
  return (
    <>
      <ol role="list" className={css["dots"]} aria-label={t("summary.problems")}>
        {problems.map(({ place, outcome }) => (
          <li key={place}>
            <OutcomeDot outcome={outcome} size={36} />
            <Unseen>{t(kinds.find((kind) => kind.outcome === outcome)?.word ?? "summary.outcome.skipped")}</Unseen>
          </li>
        ))}
      </ol>
      <ul role="list" className={css["legend"]}>
        {kinds
          .filter(({ n }) => n > 0)
          .map(({ outcome, counted, n }) => (
            <li key={outcome}>
              <OutcomeDot outcome={outcome} size={18} />
              {t(counted, { n })}
            </li>
          ))}
      </ul>
    </>
  );
}
