// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Lesson } from "#engine";
import { lesson as g2Ruler } from "../skills/g2.ruler/lesson.ts";
import { lesson as g3Area } from "../skills/g3.area/lesson.ts";
import { lesson as g3Areacomp } from "../skills/g3.areacomp/lesson.ts";
import { lesson as g3Perim } from "../skills/g3.perim/lesson.ts";
import { lesson as g4Apform } from "../skills/g4.apform/lesson.ts";
import { lesson as g5Vol } from "../skills/g5.vol/lesson.ts";

/** What is taught of this strand before it is practised, in teaching order. */
export const measureLessons: readonly Lesson[] = [g2Ruler, g3Area, g3Perim, g3Areacomp, g4Apform, g5Vol];
