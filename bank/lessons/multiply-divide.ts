import type { Lesson } from "#engine";

export const multiplyDivideLessons: readonly Lesson[] = [];
