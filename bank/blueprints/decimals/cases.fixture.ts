// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { cases as g4Decnote } from "../../skills/g4.decnote/cases.fixture.ts";
import { cases as g5Decadd } from "../../skills/g5.decadd/cases.fixture.ts";
import { cases as g5Decsub } from "../../skills/g5.decsub/cases.fixture.ts";
import { cases as g6Pctconv } from "../../skills/g6.pctconv/cases.fixture.ts";
import type { SkillCases } from "../testing.ts";

/** What the skills of this strand are tried on. */
export const decimalsCases: Readonly<Record<string, SkillCases>> = {
  "g4.decnote": g4Decnote,
  "g5.decadd": g5Decadd,
  "g5.decsub": g5Decsub,
  "g6.pctconv": g6Pctconv,
};
