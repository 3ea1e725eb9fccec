import type { MathProblemItem } from "../items/math-problem-item.ts";

/**
 * Where an item stands on the scale of ability [logit]: half of the learners of that ability get it right, guessing
 * apart. From the skill's school grade, the level, and the difficulty computed from the item's own numbers [IRT1]:
 *
 *     0.6 (grade - 4) + 0.8 (level - 3) + (computed - 0.4)
 *
 * Our own estimate of 2026-11-20, before there were any responses: a level is about a year and a third of school.
 *
 * @param grade - school grade of the item's skill
 */
export function itemLogit(item: MathProblemItem, grade: number): number {
  return difficultyLogit(grade, item.meta.difficulty, item.meta.generation?.computed_difficulty ?? 0.4);
}

/** The same from its parts. Rounded, so that it is written down as it is used [logit]. */
export function difficultyLogit(grade: number, level: number, computed: number): number {
  return round6(0.6 * (grade - 4) + 0.8 * (level - 3) + (computed - 0.4));
}

/** The chance to be right without knowing [probability]: one of the choices, or next to nothing in a typed answer. */
export function guessOf(item: MathProblemItem): number {
  const choices = item.answer_spec.ui.choices.length;
  return choices > 1 ? round6(1 / choices) : 0.02;
}

/**
 * How long a learner who can do it takes for an item [ms] [IRT2]: reading (words of the stem, half a second each from
 * grade 4 on, a second before), thinking by level, and writing a box. Our own estimate of 2026-11-20, to be replaced
 * by what is measured.
 */
export function benchmarkMs(item: MathProblemItem, grade: number): number {
  const words = item.problem_content.stem.split(/\s+/u).length;
  const boxes = item.answer_spec.parts?.length ?? 1;
  return 4_000 + words * (grade >= 4 ? 500 : 1_000) + 6_000 * item.meta.difficulty + 3_000 * (boxes - 1);
}

export function round6(x: number): number {
  return Math.round(x * 1_000_000) / 1_000_000;
}
