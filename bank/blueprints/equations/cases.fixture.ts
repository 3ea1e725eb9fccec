// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { cases as g2Eqmiss } from "../../skills/g2.eqmiss/cases.fixture.ts";
import { cases as g3Mulunk } from "../../skills/g3.mulunk/cases.fixture.ts";
import { cases as g6Eqadd } from "../../skills/g6.eqadd/cases.fixture.ts";
import { cases as g6Eqmul } from "../../skills/g6.eqmul/cases.fixture.ts";
import type { SkillCases } from "../testing.ts";

/** What the skills of this strand are tried on. */
export const equationsCases: Readonly<Record<string, SkillCases>> = {
  "g2.eqmiss": g2Eqmiss,
  "g3.mulunk": g3Mulunk,
  "g6.eqadd": g6Eqadd,
  "g6.eqmul": g6Eqmul,
};
