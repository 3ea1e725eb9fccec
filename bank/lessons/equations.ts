import type { Lesson } from "#engine";

export const equationsLessons: readonly Lesson[] = [];
