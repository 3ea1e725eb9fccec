import type { ExamDraft } from "#engine/exams";

export type Section = ExamDraft["sections"][number];

export const BANDS = ["easy", "medium", "hard"] as const;
export type Band = (typeof BANDS)[number];
type Counts = Readonly<Record<Band, number>>;

/** Of an exam, as the server takes it. */
export const MOST_QUESTIONS = 40;

/** How many questions of each level a section has: its shares of them, as whole numbers that add up. */
export function countsOf({ items, mix }: Pick<Section, "items" | "mix">): Counts {
  const total = mix.easy + mix.medium + mix.hard;
  const [easy, hard] = total > 0 ? [mix.easy, mix.hard].map((share) => Math.round((share / total) * items)) : [0, 0];
  const medium = items - (easy ?? 0) - (hard ?? 0);
  return { easy: easy ?? 0, medium, hard: hard ?? 0 };
}

/** The section with so many of each; one question at least. */
export function withCounts(section: Section, counts: Counts): Section {
  const items = Math.max(1, counts.easy + counts.medium + counts.hard);
  return {
    ...section,
    items,
    mix: { easy: counts.easy / items, medium: counts.medium / items, hard: counts.hard / items },
  };
}
