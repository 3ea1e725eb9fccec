// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Lesson } from "#engine";
import { lesson as g2Coins } from "../skills/g2.coins/lesson.ts";
import { lesson as g2Time5 } from "../skills/g2.time5/lesson.ts";
import { lesson as g3Elapsed } from "../skills/g3.elapsed/lesson.ts";
import { lesson as g3Money } from "../skills/g3.money/lesson.ts";
import { lesson as g3Timemin } from "../skills/g3.timemin/lesson.ts";

/** What is taught of this strand before it is practised, in teaching order. */
export const timeMoneyLessons: readonly Lesson[] = [g2Time5, g3Timemin, g3Elapsed, g2Coins, g3Money];
