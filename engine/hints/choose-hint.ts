import type { ItemMisconception, MathProblemItem } from "../items/math-problem-item.ts";
import { findPlainLeak } from "./find-plain-leak.ts";

export interface ChosenHint {
  readonly level: 1 | 2 | 3;
  readonly text: string;
  /** The misconception whose ladder it comes from; null for the item's own. */
  readonly misconception: string | null;
}

/**
 * The hint of a level (requirement M10): about the error that was found when a rule explains it,
 * else the item's own. A text of level 1 or 2 that gives the answer away is never returned, even
 * if it slipped through the factory: the item's own ladder is tried instead, then nothing [HNT2].
 */
export function chooseHint(
  item: MathProblemItem,
  level: 1 | 2 | 3,
  misconception: ItemMisconception | null,
): ChosenHint | null {
  const candidates: ChosenHint[] = [];
  const aboutError = misconception?.hint_ladder[level - 1];
  if (misconception !== null && aboutError !== undefined) {
    candidates.push({ level, text: aboutError, misconception: misconception.id });
  }
  const own = item.hints?.[level - 1];
  if (own !== undefined) candidates.push({ level, text: own, misconception: null });
  return candidates.find(({ text }) => level === 3 || !leaks(item, text)) ?? null;
}

function leaks(item: MathProblemItem, hint: string): boolean {
  const { answer_spec: spec, solution_logic: solution, problem_content: content } = item;
  const parts = spec.parts ?? [{ kind: spec.kind ?? "number", canonical: solution.final_answer_canonical }];
  return parts.some(
    ({ kind, canonical }) =>
      findPlainLeak({ stem: content.stem, expected: canonical, kind, hint, choices: spec.ui.choices }).leaks,
  );
}
