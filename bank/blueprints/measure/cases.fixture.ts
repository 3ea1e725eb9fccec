// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { cases as g2Ruler } from "../../skills/g2.ruler/cases.fixture.ts";
import { cases as g3Area } from "../../skills/g3.area/cases.fixture.ts";
import { cases as g3Areacomp } from "../../skills/g3.areacomp/cases.fixture.ts";
import { cases as g3Perim } from "../../skills/g3.perim/cases.fixture.ts";
import { cases as g4Apform } from "../../skills/g4.apform/cases.fixture.ts";
import { cases as g5Vol } from "../../skills/g5.vol/cases.fixture.ts";
import type { SkillCases } from "../testing.ts";

/** What the skills of this strand are tried on. */
export const measureCases: Readonly<Record<string, SkillCases>> = {
  "g2.ruler": g2Ruler,
  "g3.area": g3Area,
  "g3.perim": g3Perim,
  "g3.areacomp": g3Areacomp,
  "g4.apform": g4Apform,
  "g5.vol": g5Vol,
};
