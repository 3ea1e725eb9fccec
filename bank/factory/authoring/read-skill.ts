import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { DIFFICULTIES, SkillId } from "#engine";
import { BLUEPRINTS_BY_STRAND, catalog, findBlueprint, loadSkillGraph, STRANDS, type Strand } from "#bank";
import { flatLevels } from "../../blueprints/testing.ts";
import { EXPLANATIONS, IN_A_BREATH } from "../../lessons/explanations.fixture.ts";
import { QUESTIONS } from "../../lessons/questions.fixture.ts";
import { importLessons } from "../../strands.ts";
import { findSolver } from "../critic/index.ts";
import { readList } from "../read-lists.ts";
import { tryLevel } from "../try-level.ts";
import { skillGaps, type SkillFacts, type SkillGap } from "./skill-gaps.ts";

/** Instances of a level that are tried: whether anything passes, not how much. */
const SEEDS = 3;

/** Every skill of the graph, and what has a blueprint without being in it. */
export function skillIds(): readonly string[] {
  const graph = loadSkillGraph();
  if (!graph.ok) throw new Error(`${graph.error.where}: ${graph.error.message}`);
  const built = Object.values(BLUEPRINTS_BY_STRAND).flatMap((blueprints) => blueprints.map(({ id }) => id));
  return [...new Set([...graph.value.nodes.map(({ id }): string => id), ...built])];
}

/** What a skill of this checkout still lacks. */
export async function findSkillGaps(id: string): Promise<readonly SkillGap[]> {
  return skillGaps(await readSkill(id));
}

/** All there is of a skill in this checkout. */
export async function readSkill(id: string): Promise<SkillFacts> {
  const graph = loadSkillGraph();
  const node = graph.ok ? graph.value.byId.get(SkillId.parse(id)) : undefined;
  const found = findBlueprint(id);
  const strand = found?.strand ?? STRANDS.find((name) => name === node?.strand) ?? STRANDS[0];
  const trials = found === undefined ? [] : DIFFICULTIES.map((level) => tryLevel(found.blueprint, level, SEEDS));
  const canBuild = trials.length > 0 && trials.every(({ examples }) => examples.length > 0);
  return {
    id,
    strand,
    node,
    blueprint: found?.blueprint,
    trials,
    flatLevels: canBuild && found !== undefined ? flatLevels(found.blueprint) : [],
    hasSecondMethod: findSolver(id) !== undefined,
    list: (await readList(strand))?.blueprints[id],
    hasCase: (await readTest(strand)).includes(`"${id}"`),
    lesson: (await importLessons(strand)).find(({ skill }) => skill === id),
    lessonFile: await lessonFileOf(id),
    questions: QUESTIONS[id] ?? [],
    explanations: EXPLANATIONS[id] ?? [],
    inABreath: IN_A_BREATH[id] ?? [],
    absentFrom: catalog.curricula
      .filter((curriculum) => !JSON.stringify(curriculum).includes(`"${id}"`))
      .map((c) => c.id),
  };
}

/** A lesson stands in a file of its own, or with others of its strand. */
async function lessonFileOf(id: string): Promise<string> {
  const folder = fileURLToPath(new URL("../../lessons/", import.meta.url));
  for (const file of (await readdir(folder)).filter((name) => /^[^.]*(?:\.[^.]+)?\.ts$/u.test(name))) {
    if ((await readFile(folder + file, "utf8")).includes(`  skill: "${id}"`)) return `bank/lessons/${file}`;
  }
  return `bank/lessons/${id}.ts`;
}

/** All tests of a strand: a family may have a file of its own. */
async function readTest(strand: Strand): Promise<string> {
  const folder = fileURLToPath(new URL(`../../blueprints/${strand}`, import.meta.url));
  const files = await readdir(folder).catch(() => []);
  const tests = files
    .filter((file) => file.endsWith(".test.ts"))
    .map((file) => readFile(path.join(folder, file), "utf8"));
  return (await Promise.all(tests)).join("\n");
}
