// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { cases as g2Expand } from "../../skills/g2.expand/cases.fixture.ts";
import { cases as g2Pv3 } from "../../skills/g2.pv3/cases.fixture.ts";
import { cases as g3Rnd10 } from "../../skills/g3.rnd10/cases.fixture.ts";
import { cases as g4Round } from "../../skills/g4.round/cases.fixture.ts";
import type { SkillCases } from "../testing.ts";

/** What the skills of this strand are tried on. */
export const placeValueCases: Readonly<Record<string, SkillCases>> = {
  "g2.pv3": g2Pv3,
  "g2.expand": g2Expand,
  "g3.rnd10": g3Rnd10,
  "g4.round": g4Round,
};
