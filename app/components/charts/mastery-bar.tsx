import type { ReactNode } from "react";
import type { SkillView } from "#engine";
import css from "./charts.module.css";

const WIDTH = 120;
const INNER = WIDTH - 4;

/**
 * How well a skill is known, as a bar: solid as far as it is sure, pale over the 90 % band, a line at the
 * estimate. A picture only: `masteryWords` says it, and stands beside it.
 */
export function MasteryBar({
  skill,
}: {
  readonly skill: Pick<SkillView, "known" | "band" | "opportunities">;
}): ReactNode {
  const { from, at, to } = bandEdges(skill);
  return (
    <svg className={css["bar"]} viewBox={`0 0 ${WIDTH} 18`} aria-hidden="true" focusable="false">
      <rect className={css["track"]} x="1" y="3" width={WIDTH - 2} height="12" rx="6" />
      {skill.opportunities > 0 && (
        <>
          <rect className={css["sure"]} x="2" y="4.5" width={from * INNER} height="9" rx="4" />
          <rect className={css["band"]} x={2 + from * INNER} y="4.5" width={(to - from) * INNER} height="9" rx="4" />
          <path className={css["value"]} d={`M ${2 + at * INNER} 1.5 V 16.5`} />
        </>
      )}
    </svg>
  );
}

/** Ends of the band and the estimate, kept between 0 and 1. */
export function bandEdges(skill: Pick<SkillView, "known" | "band">): {
  readonly from: number;
  readonly at: number;
  readonly to: number;
} {
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  return { from: clamp(skill.known - skill.band), at: clamp(skill.known), to: clamp(skill.known + skill.band) };
}
