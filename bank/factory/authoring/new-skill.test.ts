import { describe, expect, test, vi } from "vitest";
import { DIFFICULTIES, type Blueprint, type Lesson } from "#engine";
import { STRANDS } from "#bank";
import { BLUEPRINT_WORDS, LESSON_WORDS } from "../../es/index.ts";
import type { SkillCases } from "../../blueprints/testing.ts";
import { tryLevel } from "../try-level.ts";
import { thisCheckout } from "./checkout.ts";
import { planSkill, type NewSkill } from "./new-skill.ts";
import { registriesOf, staleRegistries, type FileText } from "./registries.ts";
import { declarationText, readDeclaration, readSkills } from "./skill-folder.ts";
import { skillGaps } from "./skill-gaps.ts";

// The second method is loaded with mathjs: slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const SKILL: NewSkill = { id: "g3.roman", strand: "place-value", createdOn: "2026-11-24" };

async function plan(change: Partial<NewSkill> = {}): Promise<readonly FileText[]> {
  const planned = await planSkill({ ...SKILL, ...change }, thisCheckout);
  if (!planned.ok) throw new Error(planned.error);
  return planned.value;
}

/** What a stub exports: plain data and functions without types. */
async function exported(files: readonly FileText[], file: string): Promise<unknown> {
  const text = files.find((one) => one.file === file)?.text ?? "";
  const code = text
    .replace(/^import .*$/mu, "const defineBlueprint = (b) => b;")
    .replace(/: (?:Lesson|SkillCases)/u, "");
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, unknown>;
  return Object.values(module)[0];
}

describe("[AUT3] a new skill", () => {
  test.for(STRANDS)("of %s is a folder, and nothing else changes but what is made from folders", async (strand) => {
    const files = await plan({ strand });
    const folder = ["skill.json", "blueprint.ts", "lesson.ts", "cases.fixture.ts"];
    const made = registriesOf(await readSkills(thisCheckout)).map(({ file }) => file);
    expect(files.map(({ file }) => file)).toEqual([...folder.map((file) => `bank/skills/g3.roman/${file}`), ...made]);
    for (const { file, text } of files.slice(folder.length)) {
      const before = (await thisCheckout.read(file)) ?? "";
      const isNamed = /g3\.?[rR]oman/u.test(text);
      expect([file, isNamed || text === before]).toEqual([file, true]);
      const added = text.split("\n").filter((line) => !before.includes(line.trim()));
      expect(added.length).toBeLessThan(24);
    }
    const naming = files.filter(({ text }) => /g3\.?[rR]oman/u.test(text)).map(({ file }) => file);
    expect(naming).toEqual(
      expect.arrayContaining([
        "bank/skills/skills_graph.json",
        "bank/skills/kinds.ts",
        "app/text/es/skill-names.ts",
        `bank/blueprints/${strand}/index.ts`,
        `bank/blueprints/${strand}/cases.fixture.ts`,
        `bank/lessons/${strand}.ts`,
      ]),
    );
  });

  test("has its grade from the id, its name and what it builds on from the author, and is taught last in its strand", async () => {
    const node = async (change: Partial<NewSkill>) => {
      const graph = (await plan(change)).find(({ file }) => file === "bank/skills/skills_graph.json");
      const { nodes } = JSON.parse(graph?.text ?? "") as { readonly nodes: readonly { readonly id: string }[] };
      return nodes.find(({ id }) => id === (change.id ?? SKILL.id));
    };
    expect(await node({ name: "Read Roman numerals", after: "g2.pv3" })).toMatchObject({
      name: "Read Roman numerals",
      grade: 3,
      grade_band: "3-5",
      strand: "place-value",
      prerequisites: ["g2.pv3"],
      priority: 3.5,
    });
    expect(await node({ id: "x.roman", grade: 6 })).toMatchObject({ name: "x.roman", grade: 6, grade_band: "6-8" });
  });

  test("is empty, and every stub is named as missing", async () => {
    const files = await plan();
    const blueprint = (await exported(files, "bank/skills/g3.roman/blueprint.ts")) as Blueprint;
    const lesson = (await exported(files, "bank/skills/g3.roman/lesson.ts")) as Lesson;
    const cases = (await exported(files, "bank/skills/g3.roman/cases.fixture.ts")) as SkillCases;
    const gaps = skillGaps({
      id: SKILL.id,
      strand: SKILL.strand,
      node: undefined,
      blueprint,
      trials: DIFFICULTIES.map((difficulty) => tryLevel(blueprint, difficulty, 1)),
      flatLevels: [],
      wordings: [],
      hasSecondMethod: false,
      list: undefined,
      names: { es: SKILL.id },
      lesson,
      cases,
      absentFrom: ["england-national"],
    });
    const named = gaps.map(({ file, what }) => `${file}: ${what}`).join("\n");
    for (const word of [
      "skill.json: no node",
      "england-national",
      "difficulty 1, 2, 3, 4, 5 (levels)",
      "(factors)",
      "(stems)",
      "answer, steps, hints and distractors",
      "misconceptions: two",
      "(critic)",
      "byHand",
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
      "questions",
      "explanation",
      "inABreath",
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
    [{ id: "g2.add2c" }, /g2\.add2c is in bank\/skills already/u],
    [{ strand: "numerals" }, /no strand numerals/u],
    [{ after: "g2.nothing" }, /no skill g2\.nothing/u],
    [{ id: "x.roman" }, /--grade/u],
    [{ grade: 13 }, /no grade 13/u],
    [{ grade: Number.NaN }, /no grade NaN/u],
  ])("%o is refused", async ([change, says]) => {
    expect(await planSkill({ ...SKILL, ...change }, thisCheckout)).toEqual({
      ok: false,
      error: expect.stringMatching(says),
    });
  });

  test("a file that is there already is named", async () => {
    const list = async (folder: string) => (folder.endsWith("/g3.roman") ? ["lesson.ts"] : thisCheckout.list(folder));
    const error = "bank/skills/g3.roman/lesson.ts is there already";
    expect(await planSkill(SKILL, { ...thisCheckout, list })).toEqual({ ok: false, error });
  });
});

describe("[AUT5] what lists skills", () => {
  test("is as the folders say: else run `npm run -s mathflow -- skill index`", async () => {
    expect((await staleRegistries(thisCheckout)).map(({ file }) => file)).toEqual([]);
  });

  test("is named where it is not, for a folder that says something else", async () => {
    const read = async (file: string) => {
      const text = await thisCheckout.read(file);
      return file === "bank/skills/g3.area/skill.json" ? text?.replace("Área de rectángulos", "Área") : text;
    };
    const stale = await staleRegistries({ ...thisCheckout, read });
    expect(stale.map(({ file }) => file)).toEqual(["app/text/es/skill-names.ts"]);
  });

  test.for<readonly [change: readonly [from: string, to: string], says: RegExp]>([
    [['"priority"', '"grade": 3.5, "priority"'], /g3\.area\/skill\.json: .*grade/su],
    [['"usual": "multiply"', '"usual": "times"'], /g3\.area\/skill\.json: kind: there is no kind times, only add, /u],
    [['"side-of-area": "divide"', '"side-of-area": "share"'], /there is no kind share/u],
    [["Year 5", "Year 51"], /england-national has no year Year 51/u],
    [['"Measurement"', '"Measures"'], /no heading Measures/u],
  ])("a declaration that is none is refused with its file: %o", async ([[from, to], says]) => {
    const read = async (file: string) => {
      const text = await thisCheckout.read(file);
      return file === "bank/skills/g3.area/skill.json" ? text?.replace(from, to) : text;
    };
    await expect(readSkills({ ...thisCheckout, read })).rejects.toThrow(says);
  });
});

test("[AUT5] a strand is told in Spanish where its words are there, and then all of its skills are", async () => {
  const told = (await readSkills(thisCheckout)).flatMap(({ id, isSpanish }) => (isSpanish ? [id] : []));
  expect(told.toSorted()).toEqual(Object.keys(LESSON_WORDS).toSorted());
  expect(told.toSorted()).toEqual(Object.keys(BLUEPRINT_WORDS).toSorted());
});

describe("[AUT7] what follows from other things is not declared", async () => {
  const skills = await readSkills(thisCheckout);
  const textOf = (id: string) => thisCheckout.read(`bank/skills/${id}/skill.json`);
  const readWith = async (id: string, change: Readonly<Record<string, unknown>>) => {
    const declared = JSON.parse((await textOf(id)) ?? "") as Readonly<Record<string, unknown>>;
    return readDeclaration(id, JSON.stringify({ ...declared, ...change }), thisCheckout);
  };

  test("in no folder, and an entry is a line where it fits", async () => {
    for (const { id } of skills) {
      const text = (await textOf(id)) ?? "";
      expect(text).toBe(declarationText(id, JSON.parse(text) as Parameters<typeof declarationText>[1]));
    }
  });

  test("a grade is that of the id, operations are those among the kinds, numbers are whole ones", async () => {
    const none = { grade: undefined, numbers: undefined, operations: undefined };
    expect(await readWith("g3.area", none)).toMatchObject({
      grade: 3,
      numbers: ["whole"],
      operations: ["multiply", "divide"],
      kind: { by: "ask" },
    });
    expect(await readWith("g3.area", { ...none, kind: undefined })).toMatchObject({ operations: [], kind: null });
    expect(await readWith("g3.area", { grade: 4, operations: ["add"] })).toMatchObject({
      grade: 4,
      operations: ["add"],
    });
  });

  test("the second method is the strand's `solve` where it has one", async () => {
    expect(await readWith("g2.add2c", {})).toMatchObject({ critic: "add-subtract/solve" });
    expect(await readWith("g3.area", { critic: undefined })).not.toHaveProperty("critic");
  });

  test("a further skill of a family that exists is thirty lines of declaration", async () => {
    const files = ["skill.json", "blueprint.ts"].map((file) => thisCheckout.read(`bank/skills/g3.area/${file}`));
    const lines = (await Promise.all(files)).map((text = "") => text.trimEnd().split("\n").length);
    expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(30);
  });
});
