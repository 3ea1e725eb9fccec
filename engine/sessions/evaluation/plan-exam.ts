import type { Difficulty, SkillId } from "../../ids.ts";
import { createRng, type Rng } from "../../random.ts";
import type { ExamBlueprint, ExamSection } from "./exam-blueprint.ts";
import { MAX_QUESTIONS } from "./events.ts";
import type { ExamPlan } from "./state.ts";

type Cell = ExamPlan["cells"][number];

/** Levels of easy, medium and hard questions. */
export const LEVELS = { easy: [1, 2], medium: [3], hard: [4, 5] } as const satisfies Record<
  string,
  readonly Difficulty[]
>;

/**
 * The cells of an exam: how many questions of which skill and difficulty, in which order. The same for everybody,
 * so that two forms differ in their questions only and are equally hard [EXM3]. In an adaptive exam skills are left
 * open, and where it may end by itself difficulties too. `isKnown` says which skills there are.
 */
export function planExam(exam: ExamBlueprint, isKnown: (skill: string) => boolean): ExamPlan | null {
  const sections = exam.sections
    .map((section) => ({ ...section, skills: section.skills.filter(isKnown) as SkillId[] }))
    .filter(({ skills, items }) => skills.length > 0 && items > 0);
  if (sections.length === 0) return null;
  const isAdaptive = exam.selection === "adaptive";
  const stopSe = isAdaptive ? exam.stopSe : undefined;
  const bySection = sections.map((section, index) => {
    const cells = cellsOf(section, index, createRng(`exam/${exam.id}@${exam.version}/${index}`));
    return isAdaptive ? cells.map((cell) => openCell(cell, stopSe === undefined)) : cells;
  });
  const cells = isAdaptive ? inTurns(bySection) : bySection.flat();
  return {
    title: exam.title,
    selection: exam.selection,
    limit_ms: exam.limitMs,
    // An answer may have chosen what came after it.
    can_go_back: exam.canGoBack && !isAdaptive && sections.every(({ itemLimitMs }) => itemLimitMs === undefined),
    sections: sections.map(({ name, skills, items, itemLimitMs }) => ({
      name,
      skills: [...skills],
      items,
      ...(itemLimitMs === undefined ? {} : { item_limit_ms: itemLimitMs }),
    })),
    cells: cells.slice(0, MAX_QUESTIONS),
    ...(stopSe === undefined ? {} : { stop_se: stopSe }),
  };
}

/** How many of `items` are easy, medium and hard: shares of the mix, the largest remainders rounded up [EXM2]. */
export function countsOf(
  items: number,
  { easy, medium, hard }: ExamSection["mix"],
): { readonly easy: number; readonly medium: number; readonly hard: number } {
  const total = easy + medium + hard;
  const shares = [easy, medium, hard].map((share) => (total > 0 ? (share / total) * items : items / 3));
  const counts = shares.map(Math.floor);
  const remainders = shares
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    // Of equal remainders the middle one first: it is neither too little nor too much for anybody.
    .toSorted((a, b) => b.remainder - a.remainder || Math.abs(a.index - 1) - Math.abs(b.index - 1));
  const missing = items - counts.reduce((sum, count) => sum + count, 0);
  for (const { index } of remainders.slice(0, missing)) counts[index] = (counts[index] ?? 0) + 1;
  return { easy: counts[0] ?? 0, medium: counts[1] ?? 0, hard: counts[2] ?? 0 };
}

/** Which skill is chosen when it is served; so is the level, but for the mix of an exam of fixed length [EXM21]. */
function openCell(cell: Cell, keepsMix: boolean): Cell {
  return { ...cell, skill: null, difficulty: keepsMix ? cell.difficulty : null };
}

/** Sections by turns: at every length each has its share of the questions, but for a part of one [EXM20]. */
function inTurns(bySection: readonly (readonly Cell[])[]): Cell[] {
  const total = bySection.reduce((sum, cells) => sum + cells.length, 0);
  const taken = bySection.map(() => 0);
  return Array.from({ length: total }, (_, at) => {
    const behind = bySection.map((cells, index) => (cells.length / total) * (at + 1) - (taken[index] ?? 0));
    const next = behind.reduce((best, one, index) => (one > (behind[best] ?? 0) + 1e-9 ? index : best), 0);
    const cell = bySection[next]?.[taken[next] ?? 0];
    taken[next] = (taken[next] ?? 0) + 1;
    return cell === undefined ? [] : [cell];
  }).flat();
}

/** Skills take turns, difficulties fall on them by chance, and easier questions come first. */
function cellsOf(
  { items, mix, sort, difficulty, skills }: ExamSection & { readonly skills: readonly SkillId[] },
  section: number,
  rng: Rng,
): Cell[] {
  const counts = countsOf(items, mix);
  const levels =
    difficulty === undefined
      ? rng.shuffle((["easy", "medium", "hard"] as const).flatMap((band) => spread(LEVELS[band], counts[band])))
      : Array.from({ length: items }, () => difficulty);
  const turns = rng.shuffle(skills);
  return levels
    .map((level, index): Cell => ({
      section,
      skill: turns[index % turns.length] ?? null,
      difficulty: level,
      sort: sort ?? null,
    }))
    .toSorted((a, b) => (a.difficulty ?? 0) - (b.difficulty ?? 0));
}

function spread(levels: readonly Difficulty[], count: number): Difficulty[] {
  return Array.from({ length: count }, (_, index) => levels[index % levels.length] ?? 3);
}
