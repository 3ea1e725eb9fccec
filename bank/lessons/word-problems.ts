// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Lesson } from "#engine";
import { lesson as g2Wp2 } from "../skills/g2.wp2/lesson.ts";
import { lesson as g3Mdwp } from "../skills/g3.mdwp/lesson.ts";
import { lesson as g3Wp2 } from "../skills/g3.wp2/lesson.ts";
import { lesson as g4Wpmulti } from "../skills/g4.wpmulti/lesson.ts";

/** What is taught of this strand before it is practised, in teaching order. */
export const wordProblemsLessons: readonly Lesson[] = [g2Wp2, g3Mdwp, g3Wp2, g4Wpmulti];
