import type { Lesson } from "#engine";

export const addSubtractLessons: readonly Lesson[] = [];
