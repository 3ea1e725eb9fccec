// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { cases as g2Wp2 } from "../../skills/g2.wp2/cases.fixture.ts";
import { cases as g3Mdwp } from "../../skills/g3.mdwp/cases.fixture.ts";
import { cases as g3Wp2 } from "../../skills/g3.wp2/cases.fixture.ts";
import { cases as g4Wpmulti } from "../../skills/g4.wpmulti/cases.fixture.ts";
import type { SkillCases } from "../testing.ts";

/** What the skills of this strand are tried on. */
export const wordProblemsCases: Readonly<Record<string, SkillCases>> = {
  "g2.wp2": g2Wp2,
  "g3.mdwp": g3Mdwp,
  "g3.wp2": g3Wp2,
  "g4.wpmulti": g4Wpmulti,
};
