// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Lesson } from "#engine";
import { lesson as g2Eqmiss } from "../skills/g2.eqmiss/lesson.ts";
import { lesson as g3Mulunk } from "../skills/g3.mulunk/lesson.ts";
import { lesson as g6Eqadd } from "../skills/g6.eqadd/lesson.ts";
import { lesson as g6Eqmul } from "../skills/g6.eqmul/lesson.ts";

/** What is taught of this strand before it is practised, in teaching order. */
export const equationsLessons: readonly Lesson[] = [g2Eqmiss, g3Mulunk, g6Eqadd, g6Eqmul];
