// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import type { Lesson } from "#engine";
import { lesson as g3F2510 } from "../skills/g3.f2510/lesson.ts";
import { lesson as g3F34 } from "../skills/g3.f34/lesson.ts";
import { lesson as g3F789 } from "../skills/g3.f789/lesson.ts";
import { lesson as g3Fdiv } from "../skills/g3.fdiv/lesson.ts";
import { lesson as g3Mulmean } from "../skills/g3.mulmean/lesson.ts";
import { lesson as g4Div1 } from "../skills/g4.div1/lesson.ts";
import { lesson as g4Mul1 } from "../skills/g4.mul1/lesson.ts";
import { lesson as g4Mul2 } from "../skills/g4.mul2/lesson.ts";

/** What is taught of this strand before it is practised, in teaching order. */
export const multiplyDivideLessons: readonly Lesson[] = [
  g3Mulmean,
  g3F2510,
  g3F34,
  g3F789,
  g3Fdiv,
  g4Mul1,
  g4Mul2,
  g4Div1,
];
