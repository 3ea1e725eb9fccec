import type { Lesson } from "#engine";

export const fractionsLessons: readonly Lesson[] = [];
