// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Lesson } from "#engine";
import { lesson as g2Graph } from "../skills/g2.graph/lesson.ts";
import { lesson as g3Graph } from "../skills/g3.graph/lesson.ts";
import { lesson as g4Lineplot } from "../skills/g4.lineplot/lesson.ts";
import { lesson as g6Mean } from "../skills/g6.mean/lesson.ts";

/** What is taught of this strand before it is practised, in teaching order. */
export const dataLessons: readonly Lesson[] = [g2Graph, g3Graph, g4Lineplot, g6Mean];
