import { readFile } from "node:fs/promises";
import { describe, expect, test, vi } from "vitest";
import { DIFFICULTIES, type Blueprint, type Lesson } from "#engine";
import { STRANDS } from "#bank";
import { tryLevel } from "../try-level.ts";
import { planSkill, type FileText, type NewSkill } from "./new-skill.ts";
import { skillGaps } from "./skill-gaps.ts";

// The second method is loaded with mathjs: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const ROOT = new URL("../../../", import.meta.url);
const read = (file: string) => readFile(new URL(file, ROOT), "utf8").catch(() => undefined);
const SKILL: NewSkill = { id: "g3.roman", strand: "place-value", createdOn: "2026-11-24" };

async function plan(change: Partial<NewSkill> = {}): Promise<readonly FileText[]> {
  const planned = await planSkill({ ...SKILL, ...change }, read);
  if (!planned.ok) throw new Error(planned.error);
  return planned.value;
}

/** What a stub exports: plain data and functions without types. */
async function exported(files: readonly FileText[], file: string): Promise<unknown> {
  const text = files.find((one) => one.file === file)?.text ?? "";
  const code = text.replace(/^import .*$/mu, "const defineBlueprint = (b) => b;").replace(": Lesson", "");
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;
  return Object.values(module)[0];
}

describe("[AUT3] a new skill", () => {
  test.for(STRANDS)(
    "of %s stands in every file that has to know it, and nothing else of them changes",
    async (strand) => {
      const files = await plan({ strand });
      expect(files.map(({ file }) => file)).toEqual([
        `bank/blueprints/${strand}/g3.roman.ts`,
        "bank/lessons/g3.roman.ts",
        "bank/skills/skills_graph.json",
        `bank/blueprints/${strand}/index.ts`,
        `bank/factory/critic/${strand}.ts`,
        `bank/lessons/${strand}.ts`,
        "bank/lessons/questions.fixture.ts",
        "bank/lessons/explanations.fixture.ts",
      ]);
      for (const { file, text } of files.slice(2)) {
        const before = (await read(file)) ?? "";
        const added = text.match(/g3\.?[rR]oman/gu)?.length ?? 0;
        expect([file, added > 0]).toEqual([file, true]);
        const left = text.split("\n").filter((line) => !before.includes(line.trim()));
        // Code is formatted afterwards: a list on one line is one.
        expect(left.length).toBeLessThan(24);
      }
    },
  );

  test("has its grade from the id, its name and what it builds on from the author", async () => {
    const node = async (change: Partial<NewSkill>) => {
      const [, , graph] = await plan(change);
      const { nodes } = JSON.parse(graph?.text ?? "") as { readonly nodes: readonly { readonly id: string }[] };
      return nodes.find(({ id }) => id === (change.id ?? SKILL.id));
    };
    expect(await node({ name: "Read Roman numerals", after: "g2.pv3" })).toMatchObject({
      name: "Read Roman numerals",
      grade: 3,
      grade_band: "3-5",
      strand: "place-value",
      prerequisites: ["g2.pv3"],
    });
    expect(await node({ id: "x.roman", grade: 6 })).toMatchObject({ name: "x.roman", grade: 6, grade_band: "6-8" });
  });

  test("is empty, and every stub is named as missing", async () => {
    const files = await plan();
    const blueprint = (await exported(files, "bank/blueprints/place-value/g3.roman.ts")) as Blueprint;
    const lesson = (await exported(files, "bank/lessons/g3.roman.ts")) as Lesson;
    const gaps = skillGaps({
      id: SKILL.id,
      strand: SKILL.strand,
      node: undefined,
      blueprint,
      trials: DIFFICULTIES.map((difficulty) => tryLevel(blueprint, difficulty, 1)),
      flatLevels: [],
      hasSecondMethod: true,
      list: undefined,
      hasCase: false,
      lesson,
      lessonFile: "bank/lessons/g3.roman.ts",
      questions: [],
      explanations: [],
      inABreath: [],
      absentFrom: ["england-national"],
    });
    const named = gaps.map(({ file, what }) => `${file}: ${what}`).join("\n");
    for (const word of [
      "skills_graph.json: no node",
      "england.ts",
      "difficulty 1, 2, 3, 4, 5 (levels)",
      "(factors)",
      "(stems)",
      "answer, steps, hints and distractors",
      "misconceptions: two",
      "factory/critic/place-value.ts",
      "place-value.test.ts",
      "idea",
      "again",
      "picture.alt",
      "commonError",
      "use",
      "check.question",
      "check.choices",
      "checkAgain.question",
      "checkAgain.choices",
      "rubric",
      "terms",
      "answers",
      "asks",
      "questions.fixture.ts",
      "EXPLANATIONS",
      "IN_A_BREATH",
      "bank build",
    ]) {
      expect(named).toContain(word);
    }
  });
});

describe("[AUT4] nothing is overwritten", () => {
  test.for<readonly [change: Partial<NewSkill>, says: RegExp]>([
    [{ id: "Roman" }, /Roman is no id/u],
    [{ id: "g3.roman.more" }, /no id/u],
    [{ id: "g2.add2c" }, /g2\.add2c is in bank\/skills\/skills_graph\.json already/u],
    [{ strand: "numerals" }, /no strand numerals/u],
    [{ after: "g2.nothing" }, /no skill g2\.nothing/u],
    [{ id: "x.roman" }, /--grade/u],
    [{ grade: 13 }, /no grade 13/u],
    [{ grade: Number.NaN }, /no grade NaN/u],
  ])("%o is refused", async ([change, says]) => {
    expect(await planSkill({ ...SKILL, ...change }, read)).toEqual({ ok: false, error: expect.stringMatching(says) });
  });

  test("a file that is there already is named", async () => {
    const taken = async (file: string) => (file.endsWith("lessons/g3.roman.ts") ? "mine" : read(file));
    expect(await planSkill(SKILL, taken)).toEqual({ ok: false, error: "bank/lessons/g3.roman.ts is there already" });
  });
});
