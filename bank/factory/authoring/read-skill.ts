import { buildItem, DIFFICULTIES, SkillId, type Blueprint, type Difficulty } from "#engine";
import { BLUEPRINTS_BY_STRAND, catalog, drawContext, findBlueprint, loadSkillGraph, STRANDS } from "#bank";
import { flatLevels } from "../../blueprints/testing.ts";
import { SKILL_CASES } from "../../skills/all-cases.fixture.ts";
import { importLessons } from "../../strands.ts";
import { findSolver } from "../critic/index.ts";
import { readList } from "../read-lists.ts";
import { tryLevel } from "../try-level.ts";
import { thisCheckout } from "./checkout.ts";
import { readSkills } from "./skill-folder.ts";
import { LEAST_WORDINGS, skillGaps, type SkillFacts, type SkillGap } from "./skill-gaps.ts";

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

/** Instances that are looked through for wordings. */
const SEEDS_FOR_WORDINGS = 200;

/** How many wordings a level has; no more are looked for once there are enough. */
function countWordings(blueprint: Blueprint, difficulty: Difficulty): number {
  const found = new Set<string>();
  for (let seed = 0; seed < SEEDS_FOR_WORDINGS && found.size < LEAST_WORDINGS; seed++) {
    const built = buildItem(blueprint, difficulty, seed, drawContext);
    // A level without operands has none: it is named by itself.
    if (!built.ok) break;
    const { generation } = built.value.item.meta;
    if (generation !== undefined) found.add(generation.stem);
  }
  return found.size;
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
    wordings: found === undefined ? [] : DIFFICULTIES.map((level) => countWordings(found.blueprint, level)),
    flatLevels: canBuild && found !== undefined ? flatLevels(found.blueprint) : [],
    hasSecondMethod: findSolver(id) !== undefined,
    list: (await readList(strand))?.blueprints[id],
    lesson: (await importLessons(strand)).find(({ skill }) => skill === id),
    names: (await readSkills(thisCheckout)).find((skill) => skill.id === id)?.names ?? {},
    cases: SKILL_CASES[id],
    absentFrom: catalog.curricula
      .filter((curriculum) => !JSON.stringify(curriculum).includes(`"${id}"`))
      .map((c) => c.id),
  };
}
