// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Lesson } from "#engine";
import { lesson as g3Fracline } from "../skills/g3.fracline/lesson.ts";
import { lesson as g3Fracname } from "../skills/g3.fracname/lesson.ts";
import { lesson as g4Fracadd } from "../skills/g4.fracadd/lesson.ts";
import { lesson as g4Fraceq } from "../skills/g4.fraceq/lesson.ts";
import { lesson as g4Fracsub } from "../skills/g4.fracsub/lesson.ts";
import { lesson as g4Mixed } from "../skills/g4.mixed/lesson.ts";
import { lesson as g4Simplify } from "../skills/g4.simplify/lesson.ts";
import { lesson as g5Fracadd } from "../skills/g5.fracadd/lesson.ts";
import { lesson as g5Fracsub } from "../skills/g5.fracsub/lesson.ts";

/** What is taught of this strand before it is practised, in teaching order. */
export const fractionsLessons: readonly Lesson[] = [
  g3Fracname,
  g3Fracline,
  g4Fraceq,
  g4Simplify,
  g4Fracadd,
  g4Fracsub,
  g4Mixed,
  g5Fracadd,
  g5Fracsub,
];
