import type { Lesson } from "#engine";

export const factorsLessons: readonly Lesson[] = [];
