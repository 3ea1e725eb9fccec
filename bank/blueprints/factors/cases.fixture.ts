// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { cases as g4Multiples } from "../../skills/g4.multiples/cases.fixture.ts";
import { cases as g4Prime } from "../../skills/g4.prime/cases.fixture.ts";
import { cases as g6Gcf } from "../../skills/g6.gcf/cases.fixture.ts";
import { cases as g6Lcm } from "../../skills/g6.lcm/cases.fixture.ts";
import type { SkillCases } from "../testing.ts";

/** What the skills of this strand are tried on. */
export const factorsCases: Readonly<Record<string, SkillCases>> = {
  "g4.multiples": g4Multiples,
  "g4.prime": g4Prime,
  "g6.gcf": g6Gcf,
  "g6.lcm": g6Lcm,
};
