// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Lesson } from "#engine";
import { lesson as g6Int } from "../skills/g6.int/lesson.ts";
import { lesson as g6Intcmp } from "../skills/g6.intcmp/lesson.ts";

/** What is taught of this strand before it is practised, in teaching order. */
export const signedLessons: readonly Lesson[] = [g6Int, g6Intcmp];
