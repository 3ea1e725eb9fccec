// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { cases as g2Coins } from "../../skills/g2.coins/cases.fixture.ts";
import { cases as g2Time5 } from "../../skills/g2.time5/cases.fixture.ts";
import { cases as g3Elapsed } from "../../skills/g3.elapsed/cases.fixture.ts";
import { cases as g3Money } from "../../skills/g3.money/cases.fixture.ts";
import { cases as g3Timemin } from "../../skills/g3.timemin/cases.fixture.ts";
import type { SkillCases } from "../testing.ts";

/** What the skills of this strand are tried on. */
export const timeMoneyCases: Readonly<Record<string, SkillCases>> = {
  "g2.time5": g2Time5,
  "g3.timemin": g3Timemin,
  "g3.elapsed": g3Elapsed,
  "g2.coins": g2Coins,
  "g3.money": g3Money,
};
