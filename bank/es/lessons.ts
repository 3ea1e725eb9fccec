import type { LessonWords } from "#engine";
import { ADDITION } from "./lessons-addition.ts";
import { PLACE_VALUE_LESSONS } from "./lessons-place-value.ts";
import { SUBTRACTION } from "./lessons-subtraction.ts";

/** Spanish words of the lessons, by skill. */
export const LESSONS: Readonly<Record<string, LessonWords>> = { ...ADDITION, ...SUBTRACTION, ...PLACE_VALUE_LESSONS };
