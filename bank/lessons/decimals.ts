import type { Lesson } from "#engine";

export const decimalsLessons: readonly Lesson[] = [];
