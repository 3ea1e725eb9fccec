import { addSubtractCases } from "../blueprints/add-subtract/cases.fixture.ts";
import { dataCases } from "../blueprints/data/cases.fixture.ts";
import { decimalsCases } from "../blueprints/decimals/cases.fixture.ts";
import { equationsCases } from "../blueprints/equations/cases.fixture.ts";
import { factorsCases } from "../blueprints/factors/cases.fixture.ts";
import { fractionsCases } from "../blueprints/fractions/cases.fixture.ts";
import { measureCases } from "../blueprints/measure/cases.fixture.ts";
import { multiplyDivideCases } from "../blueprints/multiply-divide/cases.fixture.ts";
import { placeValueCases } from "../blueprints/place-value/cases.fixture.ts";
import { signedCases } from "../blueprints/signed/cases.fixture.ts";
import type { SkillCases } from "../blueprints/testing.ts";
import { timeMoneyCases } from "../blueprints/time-money/cases.fixture.ts";
import { wordProblemsCases } from "../blueprints/word-problems/cases.fixture.ts";

/** What each skill is tried on. */
export const SKILL_CASES: Readonly<Record<string, SkillCases>> = {
  ...placeValueCases,
  ...addSubtractCases,
  ...multiplyDivideCases,
  ...factorsCases,
  ...fractionsCases,
  ...decimalsCases,
  ...signedCases,
  ...equationsCases,
  ...timeMoneyCases,
  ...dataCases,
  ...measureCases,
  ...wordProblemsCases,
};
