import type { Lesson } from "#engine";

export const signedLessons: readonly Lesson[] = [];
