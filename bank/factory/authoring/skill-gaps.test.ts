import { describe, expect, test, vi } from "vitest";
import { findSkillGaps, readSkill, skillIds } from "./read-skill.ts";
import { skillGaps, type SkillFacts } from "./skill-gaps.ts";

// Instances of every skill go through the gates, with mathjs: slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

test("[AUT1] [AUT6] everything a skill needs is there, four wordings a level among it", async () => {
  const missing: string[] = [];
  for (const id of skillIds()) {
    for (const { file, what } of await findSkillGaps(id)) missing.push(`${id}: ${file}: ${what}`);
  }
  expect(missing).toEqual([]);
});

describe("[AUT2] what is missing is named by itself, with the file and what to write", async () => {
  const whole = await readSkill("g6.gcf");
  const { node, blueprint, lesson, list, cases } = whole;
  if (!node || !blueprint || !lesson || !list || !cases) throw new Error("g6.gcf is whole");
  const { checkAgain, ...single } = lesson;
  if (checkAgain === undefined) throw new Error("g6.gcf has a second check question");
  const silent = whole.trials.map((trial) => ({
    ...trial,
    rows: trial.rows.map((row) => (row.gate === "critic-silent" ? { ...row, passed: 0, failed: 3 } : row)),
  }));
  const leaky = whole.trials.with(2, {
    rows: [{ gate: "leak", passed: 0, failed: 3, example: "It is 6." }],
    passed: 0,
    distinct: 0,
    computedDifficulty: 0,
    examples: [],
  });
  const own = "bank/skills/g6.gcf/blueprint.ts";
  const taught = "bank/skills/g6.gcf/lesson.ts";
  const declared = "bank/skills/g6.gcf/skill.json";
  const tried = "bank/skills/g6.gcf/cases.fixture.ts";

  test.for<readonly [change: Partial<SkillFacts>, file: string, what: RegExp]>([
    [{ node: undefined }, declared, /no node/u],
    [{ node: { ...node, name: "g6.gcf" } }, declared, /no name/u],
    [{ node: { ...node, short_name: "g6.gcf" } }, declared, /no short_name/u],
    [{ names: { es: "g6.gcf" } }, declared, /names\.es/u],
    [{ node: { ...node, grade: undefined } }, declared, /no grade/u],
    [{ node: { ...node, standards: [] } }, declared, /no standard/u],
    [{ absentFrom: ["england-national"] }, declared, /in no year/u],
    [{ blueprint: undefined }, own, /^no blueprint/u],
    [{ blueprint: { ...blueprint, levels: { ...blueprint.levels, 4: {} } } }, own, /difficulty 4/u],
    [{ blueprint: { ...blueprint, factors: [] } }, own, /factors/u],
    [{ wordings: [4, 4, 3, 4, 4] }, own, /^3 wordings at difficulty 3/u],
    [
      { blueprint: { ...blueprint, misconceptions: blueprint.misconceptions.filter(({ id }) => id === "NT-05") } },
      own,
      /^1 misconceptions/u,
    ],
    [{ trials: leaky }, own, /difficulty 3 passes leak: It is 6\./u],
    [{ flatLevels: ["level 3 is 0.4, the level before 0.5"] }, own, /^level 3 is 0\.4/u],
    [{ hasSecondMethod: false }, declared, /no second method/u],
    [{ trials: silent }, "bank/factory/critic/factors.ts", /understands nothing/u],
    [{ cases: { ...cases, byHand: [] } }, tried, /by hand/u],
    [{ lesson: undefined }, taught, /no lesson/u],
    [{ lesson: { ...lesson, idea: [lesson.idea[0], " ", lesson.idea[2]] } }, taught, /^idea is empty/u],
    [{ lesson: { ...lesson, picture: { ...lesson.picture, alt: "" } } }, taught, /^picture\.alt/u],
    [{ lesson: { ...lesson, check: { ...lesson.check, choices: ["1"] } } }, taught, /^check\.choices/u],
    [{ lesson: { ...lesson, checkAgain: { ...checkAgain, choices: ["1"] } } }, taught, /^checkAgain\.choices/u],
    [
      { lesson: { ...lesson, checkAgain: { ...checkAgain, question: lesson.check.question } } },
      taught,
      /same question/u,
    ],
    [{ lesson: single }, taught, /no second/u],
    [{ lesson: { ...lesson, commonError: { ...lesson.commonError, tempting: "" } } }, taught, /^commonError/u],
    [{ lesson: { ...lesson, rubric: lesson.rubric.slice(0, 1) } }, taught, /^rubric has 1/u],
    [{ lesson: { ...lesson, terms: [] } }, taught, /^terms/u],
    [{ lesson: { ...lesson, answers: lesson.answers.slice(0, 3) } }, taught, /^answers has 3/u],
    [{ lesson: { ...lesson, asks: [] } }, taught, /^asks/u],
    [{ lesson: { ...lesson, use: "It is easy." } }, taught, /easy/u],
    [{ lesson: { ...lesson, commonError: { ...lesson.commonError, misconception: "AD-01" } } }, taught, /no rule/u],
    [{ cases: { ...cases, questions: cases.questions.with(1, []) } }, tried, /^questions: 1 answers/u],
    [{ cases: { ...cases, explanation: [] } }, tried, /^explanation/u],
    [{ cases: { ...cases, inABreath: [] } }, tried, /^inABreath/u],
    [{ list: undefined }, "bank/verified/factors.json", /bank build/u],
    [{ list: { ...list, version: list.version - 1 } }, "bank/verified/factors.json", /version/u],
  ])("%#: %o", ([change, file, what]) => {
    expect(skillGaps(whole)).toEqual([]);
    expect(skillGaps({ ...whole, ...change })).toEqual([{ file, what: expect.stringMatching(what) }]);
  });

  test("an answer that its questions are not read for is named with each of them [LSN15]", () => {
    const zeros = lesson.answers.map((answer) => ({ ...answer, frames: [], concept: "zero" as const }));
    const gaps = skillGaps({ ...whole, lesson: { ...lesson, answers: zeros } });
    expect(new Set(gaps.map(({ file }) => file))).toEqual(new Set([taught]));
    expect(gaps.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        `asked for by no frame: ${zeros[0]?.say}`,
        expect.stringMatching(/^“can the gcf be 1\?” is read as whether about being-one.*, not {2}zero$/u),
      ]),
    );
  });
});
