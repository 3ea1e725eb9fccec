// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Lesson } from "#engine";
import { lesson as g4Decnote } from "../skills/g4.decnote/lesson.ts";
import { lesson as g5Decadd } from "../skills/g5.decadd/lesson.ts";
import { lesson as g5Decsub } from "../skills/g5.decsub/lesson.ts";
import { lesson as g6Pctconv } from "../skills/g6.pctconv/lesson.ts";

/** What is taught of this strand before it is practised, in teaching order. */
export const decimalsLessons: readonly Lesson[] = [g4Decnote, g5Decadd, g5Decsub, g6Pctconv];
