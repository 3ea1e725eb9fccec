import type { ReactNode } from "react";
import type { SkillState } from "#engine";
import css from "./charts.module.css";

interface SkillMarkProps {
  readonly state: SkillState;
  /** Side of the square it is drawn in [px]. */
  readonly size?: number;
}

/**
 * The state of a skill as a shape, so that colour never speaks alone: dashed with a lock, a ring, a ring with a tick, half
 * full, full with a tick, full with a tick and a
 * ring or an arrow round it. The word always stands beside it.
 */
export function SkillMark({ state, size = 28 }: SkillMarkProps): ReactNode {
  return (
    <svg className={css["mark"]} viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      {shapes[state]}
    </svg>
  );
}

const shapes: Readonly<Record<SkillState, ReactNode>> = {
  locked: (
    <>
      <circle className={css["locked"]} cx="16" cy="16" r="13" />
      <path className={css["glyphQuiet"]} d="M11.5 15h9v6.5h-9zM13 15v-2.5a3 3 0 016 0V15" />
    </>
  ),
  ready: (
    <>
      <circle className={css["ring"]} cx="16" cy="16" r="13" />
      <circle className={css["half"]} cx="16" cy="16" r="3.5" />
    </>
  ),
  placed: (
    <>
      <circle className={css["ring"]} cx="16" cy="16" r="13" />
      <path className={css["seems"]} d="M9.5 16.5l4.5 4.5 8.5-9.5" />
    </>
  ),
  learning: (
    <>
      <circle className={css["ring"]} cx="16" cy="16" r="13" />
      <path className={css["half"]} d="M5 16a11 11 0 0022 0z" />
    </>
  ),
  done: (
    <>
      <circle className={css["done"]} cx="16" cy="16" r="14.5" />
      <path className={css["tick"]} d="M9.5 16.5l4.5 4.5 8.5-9.5" />
    </>
  ),
  kept: (
    <>
      <circle className={css["done"]} cx="16" cy="16" r="10.5" />
      <circle className={css["around"]} cx="16" cy="16" r="14.2" />
      <path className={css["tick"]} d="M10.8 16.3l3.6 3.6 6.6-7.4" />
    </>
  ),
  review: (
    <>
      <circle className={css["done"]} cx="16" cy="16" r="10" />
      <path className={css["tick"]} d="M11.5 16.3l3.2 3.2 5.8-6.6" />
      <path className={css["refresh"]} d="M3 12.5A13.5 13.5 0 0127 8m.8-5v5.6h-5.6" />
      <path className={css["refresh"]} d="M29 19.5A13.5 13.5 0 015 24m-.8 5v-5.6h5.6" />
    </>
  ),
};
