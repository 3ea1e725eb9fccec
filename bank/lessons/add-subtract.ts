// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Lesson } from "#engine";
import { lesson as g2Add2c } from "../skills/g2.add2c/lesson.ts";
import { lesson as g2Add2nc } from "../skills/g2.add2nc/lesson.ts";
import { lesson as g2Add3 } from "../skills/g2.add3/lesson.ts";
import { lesson as g2Sub2b } from "../skills/g2.sub2b/lesson.ts";
import { lesson as g2Sub2nb } from "../skills/g2.sub2nb/lesson.ts";
import { lesson as g2Sub3 } from "../skills/g2.sub3/lesson.ts";
import { lesson as g3Subz } from "../skills/g3.subz/lesson.ts";

/** What is taught of this strand before it is practised, in teaching order. */
export const addSubtractLessons: readonly Lesson[] = [g2Add2nc, g2Add2c, g2Sub2nb, g2Sub2b, g2Add3, g2Sub3, g3Subz];
