// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { cases as g6Int } from "../../skills/g6.int/cases.fixture.ts";
import { cases as g6Intcmp } from "../../skills/g6.intcmp/cases.fixture.ts";
import type { SkillCases } from "../testing.ts";

/** What the skills of this strand are tried on. */
export const signedCases: Readonly<Record<string, SkillCases>> = {
  "g6.int": g6Int,
  "g6.intcmp": g6Intcmp,
};
