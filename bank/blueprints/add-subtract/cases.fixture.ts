// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { cases as g2Add2c } from "../../skills/g2.add2c/cases.fixture.ts";
import { cases as g2Add2nc } from "../../skills/g2.add2nc/cases.fixture.ts";
import { cases as g2Add3 } from "../../skills/g2.add3/cases.fixture.ts";
import { cases as g2Sub2b } from "../../skills/g2.sub2b/cases.fixture.ts";
import { cases as g2Sub2nb } from "../../skills/g2.sub2nb/cases.fixture.ts";
import { cases as g2Sub3 } from "../../skills/g2.sub3/cases.fixture.ts";
import { cases as g3Subz } from "../../skills/g3.subz/cases.fixture.ts";
import type { SkillCases } from "../testing.ts";

/** What the skills of this strand are tried on. */
export const addSubtractCases: Readonly<Record<string, SkillCases>> = {
  "g2.add2nc": g2Add2nc,
  "g2.add2c": g2Add2c,
  "g2.sub2nb": g2Sub2nb,
  "g2.sub2b": g2Sub2b,
  "g2.add3": g2Add3,
  "g2.sub3": g2Sub3,
  "g3.subz": g3Subz,
};
