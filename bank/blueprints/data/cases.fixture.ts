// Made from bank/skills by `npm run -s mathflow -- skill index`; not to be edited.
import { cases as g2Graph } from "../../skills/g2.graph/cases.fixture.ts";
import { cases as g3Graph } from "../../skills/g3.graph/cases.fixture.ts";
import { cases as g4Lineplot } from "../../skills/g4.lineplot/cases.fixture.ts";
import { cases as g6Mean } from "../../skills/g6.mean/cases.fixture.ts";
import type { SkillCases } from "../testing.ts";

/** What the skills of this strand are tried on. */
export const dataCases: Readonly<Record<string, SkillCases>> = {
  "g2.graph": g2Graph,
  "g3.graph": g3Graph,
  "g4.lineplot": g4Lineplot,
  "g6.mean": g6Mean,
};
