// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Lesson } from "#engine";
import { lesson as g2Expand } from "../skills/g2.expand/lesson.ts";
import { lesson as g2Pv3 } from "../skills/g2.pv3/lesson.ts";
import { lesson as g3Rnd10 } from "../skills/g3.rnd10/lesson.ts";
import { lesson as g4Round } from "../skills/g4.round/lesson.ts";

/** What is taught of this strand before it is practised, in teaching order. */
export const placeValueLessons: readonly Lesson[] = [g2Pv3, g2Expand, g3Rnd10, g4Round];
