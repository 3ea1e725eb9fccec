// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { cases as g3Fracline } from "../../skills/g3.fracline/cases.fixture.ts";
import { cases as g3Fracname } from "../../skills/g3.fracname/cases.fixture.ts";
import { cases as g4Fracadd } from "../../skills/g4.fracadd/cases.fixture.ts";
import { cases as g4Fraceq } from "../../skills/g4.fraceq/cases.fixture.ts";
import { cases as g4Fracsub } from "../../skills/g4.fracsub/cases.fixture.ts";
import { cases as g4Mixed } from "../../skills/g4.mixed/cases.fixture.ts";
import { cases as g4Simplify } from "../../skills/g4.simplify/cases.fixture.ts";
import { cases as g5Fracadd } from "../../skills/g5.fracadd/cases.fixture.ts";
import { cases as g5Fracsub } from "../../skills/g5.fracsub/cases.fixture.ts";
import type { SkillCases } from "../testing.ts";

/** What the skills of this strand are tried on. */
export const fractionsCases: Readonly<Record<string, SkillCases>> = {
  "g3.fracname": g3Fracname,
  "g3.fracline": g3Fracline,
  "g4.fraceq": g4Fraceq,
  "g4.simplify": g4Simplify,
  "g4.fracadd": g4Fracadd,
  "g4.fracsub": g4Fracsub,
  "g4.mixed": g4Mixed,
  "g5.fracadd": g5Fracadd,
  "g5.fracsub": g5Fracsub,
};
