// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Lesson } from "#engine";
import { lesson as g4Multiples } from "../skills/g4.multiples/lesson.ts";
import { lesson as g4Prime } from "../skills/g4.prime/lesson.ts";
import { lesson as g6Gcf } from "../skills/g6.gcf/lesson.ts";
import { lesson as g6Lcm } from "../skills/g6.lcm/lesson.ts";

/** What is taught of this strand before it is practised, in teaching order. */
export const factorsLessons: readonly Lesson[] = [g4Multiples, g4Prime, g6Gcf, g6Lcm];
