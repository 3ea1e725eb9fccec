import type { Lesson } from "#engine";

export const placeValueLessons: readonly Lesson[] = [];
