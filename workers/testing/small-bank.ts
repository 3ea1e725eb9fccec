import {
  buildItem,
  createContent,
  DIFFICULTIES,
  type Blueprint,
  type Content,
  type Difficulty,
  type VerifiedBlueprint,
  wholeChecker,
} from "#engine";
import { ALL_PARTS } from "#engine/parts/all";
import { BLUEPRINTS_BY_STRAND, catalog, drawContext, loadSkillGraph } from "#bank";

/** Real blueprints of one strand with a short list of seeds: enough to practise, quick to make. */
export function makeSmallBank(seeds = 8): Content {
  const graph = loadSkillGraph();
  if (!graph.ok) throw new Error(graph.error.message);
  const blueprints: readonly Blueprint[] = [
    ...BLUEPRINTS_BY_STRAND["place-value"],
    ...BLUEPRINTS_BY_STRAND["add-subtract"],
  ];
  return createContent({
    checker: wholeChecker,
    hash: "small-bank",
    graph: graph.value,
    blueprints: new Map(blueprints.map((blueprint) => [blueprint.id, blueprint])),
    lists: new Map(blueprints.map((blueprint) => [blueprint.id, listOf(blueprint, seeds)])),
    drawContext,
    parts: ALL_PARTS,
    catalog,
  });
}

export function listOf(blueprint: Blueprint, seeds: number): VerifiedBlueprint {
  const levels = DIFFICULTIES.map((difficulty) => [`${difficulty}`, levelOf(blueprint, difficulty, seeds)] as const);
  return {
    version: blueprint.version,
    verifiedAt: "2026-01-01T00:00:00Z",
    critic: "none: a bank for tests",
    refused: {},
    levels: Object.fromEntries(levels) as VerifiedBlueprint["levels"],
  };
}

function levelOf(blueprint: Blueprint, difficulty: Difficulty, seeds: number): { seeds: number[]; hashes: string } {
  const built = Array.from({ length: seeds }, (_, seed) => ({
    seed,
    item: buildItem(blueprint, difficulty, seed, drawContext),
  }));
  const good = built.flatMap(({ seed, item }) => (item.ok ? [{ seed, hash: item.value.hash }] : []));
  return { seeds: good.map(({ seed }) => seed), hashes: good.map(({ hash }) => hash).join("") };
}
