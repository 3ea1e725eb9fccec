// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { cases as g3F2510 } from "../../skills/g3.f2510/cases.fixture.ts";
import { cases as g3F34 } from "../../skills/g3.f34/cases.fixture.ts";
import { cases as g3F789 } from "../../skills/g3.f789/cases.fixture.ts";
import { cases as g3Fdiv } from "../../skills/g3.fdiv/cases.fixture.ts";
import { cases as g3Mulmean } from "../../skills/g3.mulmean/cases.fixture.ts";
import { cases as g4Div1 } from "../../skills/g4.div1/cases.fixture.ts";
import { cases as g4Mul1 } from "../../skills/g4.mul1/cases.fixture.ts";
import { cases as g4Mul2 } from "../../skills/g4.mul2/cases.fixture.ts";
import type { SkillCases } from "../testing.ts";

/** What the skills of this strand are tried on. */
export const multiplyDivideCases: Readonly<Record<string, SkillCases>> = {
  "g3.mulmean": g3Mulmean,
  "g3.f2510": g3F2510,
  "g3.f34": g3F34,
  "g3.f789": g3F789,
  "g3.fdiv": g3Fdiv,
  "g4.mul1": g4Mul1,
  "g4.mul2": g4Mul2,
  "g4.div1": g4Div1,
};
