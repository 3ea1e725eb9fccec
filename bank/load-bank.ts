import {
  buildSkillGraph,
  canonicalJson,
  createContent,
  err,
  ok,
  sha256Hex,
  VerifiedFile,
  type Content,
  type Result,
  type SkillGraph,
  type VerifiedBlueprint,
} from "#engine";
import { BLUEPRINTS_BY_STRAND, STRANDS, type Strand } from "./blueprints/index.ts";
import { drawContext } from "./blueprints/contexts.ts";
import graphFile from "./skills/skills_graph.json" with { type: "json" };

export interface BankFault {
  readonly where: string;
  readonly message: string;
}

/** The skill graph of this bank, validated. */
export function loadSkillGraph(): Result<SkillGraph, BankFault> {
  const graph = buildSkillGraph(graphFile);
  if (graph.ok) return graph;
  const [fault] = graph.error;
  return err({ where: `bank/skills/skills_graph.json:${fault?.path ?? ""}`, message: fault?.message ?? "not a graph" });
}

/**
 * Joins graph, blueprints and the verified lists of all strands.
 *
 * @param readList - gives the parsed JSON of `bank/verified/<strand>.json`, from wherever it is kept
 */
export async function loadBank(readList: (strand: Strand) => Promise<unknown>): Promise<Result<Content, BankFault>> {
  const graph = loadSkillGraph();
  if (!graph.ok) return graph;
  const files = await Promise.all(STRANDS.map(async (strand) => ({ strand, json: await readList(strand) })));
  const lists = new Map<string, VerifiedBlueprint>();
  const hashes: string[] = [];
  for (const { strand, json } of files) {
    const file = VerifiedFile.safeParse(json);
    if (!file.success) {
      const [issue] = file.error.issues;
      const path = issue?.path.map(String).join(".") ?? "";
      return err({ where: `bank/verified/${strand}.json:${path}`, message: issue?.message ?? "not a verified list" });
    }
    hashes.push(file.data.hash);
    for (const [id, list] of Object.entries(file.data.blueprints)) lists.set(id, list);
  }
  const blueprints = new Map(STRANDS.flatMap((strand) => BLUEPRINTS_BY_STRAND[strand].map((b) => [b.id, b] as const)));
  const hash = sha256Hex(canonicalJson([graphFile, hashes])).slice(0, 16);
  return ok(createContent({ hash, graph: graph.value, blueprints, lists, drawContext }));
}
