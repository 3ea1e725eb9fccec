import { describe, expect, test, vi } from "vitest";
import { findSkillGaps, readSkill, skillIds } from "./read-skill.ts";
import { skillGaps, type SkillFacts } from "./skill-gaps.ts";

// Instances of every skill go through the gates, with mathjs: slow on a busy machine.
vi.setConfig({ testTimeout: 240_000 });

test("[AUT1] everything a skill needs is there", async () => {
  const missing: string[] = [];
  for (const id of skillIds()) {
    for (const { file, what } of await findSkillGaps(id)) missing.push(`${id}: ${file}: ${what}`);
  }
  expect(missing).toEqual([]);
});

describe("[AUT2] what is missing is named by itself, with the file and what to write", async () => {
  const whole = await readSkill("g6.gcf");
  const { node, blueprint, lesson, list } = whole;
  if (node === undefined || blueprint === undefined || lesson === undefined || list === undefined) {
    throw new Error("g6.gcf is whole");
  }
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
  const own = "bank/blueprints/factors/g6.gcf.ts";
  const taught = "bank/lessons/factors.ts";

  test.for<readonly [change: Partial<SkillFacts>, file: string, what: RegExp]>([
    [{ node: undefined }, "bank/skills/skills_graph.json", /no node/u],
    [{ node: { ...node, name: "g6.gcf" } }, "bank/skills/skills_graph.json", /no name/u],
    [{ node: { ...node, grade: undefined } }, "bank/skills/skills_graph.json", /no grade/u],
    [{ node: { ...node, standards: [] } }, "bank/skills/skills_graph.json", /no standard/u],
    [{ absentFrom: ["england-national"] }, "bank/curricula/england.ts", /in no year/u],
    [{ blueprint: undefined }, "bank/blueprints/factors/index.ts", /no blueprint: write .*g6\.gcf\.ts/u],
    [{ blueprint: { ...blueprint, levels: { ...blueprint.levels, 4: {} } } }, own, /difficulty 4/u],
    [{ blueprint: { ...blueprint, factors: [] } }, own, /factors/u],
    [{ blueprint: { ...blueprint, stems: blueprint.stems.slice(0, 2) } }, own, /^2 wordings/u],
    [
      { blueprint: { ...blueprint, misconceptions: blueprint.misconceptions.filter(({ id }) => id === "NT-05") } },
      own,
      /^1 misconceptions/u,
    ],
    [{ trials: leaky }, own, /difficulty 3 passes leak: It is 6\./u],
    [{ flatLevels: ["level 3 is 0.4, the level before 0.5"] }, own, /^level 3 is 0\.4/u],
    [{ hasSecondMethod: false }, "bank/factory/critic/factors.ts", /no second method/u],
    [{ trials: silent }, "bank/factory/critic/factors.ts", /understands nothing/u],
    [{ hasCase: false }, "bank/blueprints/factors/factors.test.ts", /by hand/u],
    [{ lesson: undefined }, "bank/lessons/factors.ts", /no lesson/u],
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
    [{ questions: whole.questions.slice(1) }, "bank/lessons/questions.fixture.ts", /^1 answers/u],
    [{ explanations: [] }, "bank/lessons/explanations.fixture.ts", /^EXPLANATIONS/u],
    [{ inABreath: [] }, "bank/lessons/explanations.fixture.ts", /^IN_A_BREATH/u],
    [{ list: undefined }, "bank/verified/factors.json", /bank build/u],
    [{ list: { ...list, version: list.version - 1 } }, "bank/verified/factors.json", /version/u],
  ])("%#: %o", ([change, file, what]) => {
    expect(skillGaps(whole)).toEqual([]);
    expect(skillGaps({ ...whole, ...change })).toEqual([{ file, what: expect.stringMatching(what) }]);
  });
});
