import {
  buildSkillGraph,
  canonicalJson,
  createContent,
  err,
  ok,
  sha256Hex,
  VerifiedFile,
  type Blueprint,
  type Content,
  type ItemAddress,
  type Result,
  type SkillGraph,
  type VerifiedBlueprint,
} from "#engine";
import { drawContext } from "./blueprints/contexts.ts";
import { importBlueprints, STRANDS, type Strand } from "./strands.ts";
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

/** The bank with its blueprints coming strand by strand, when an item of the strand is asked for. */
export interface BankInParts {
  /** What is here now; an item of a strand that is not is refused as `unknown-blueprint`. */
  readonly content: Content;
  /**
   * Runs pure work on whole content: when it opens an item of a strand that is not here, the strand is brought
   * in and the work is begun again, so that it never sees a bank with a part missing [HST26].
   */
  readonly run: <Value>(work: (content: Content) => Value) => Promise<Result<Value, BankFault>>;
  /** Strands that were needed, could not be had and are still not here. */
  readonly missing: () => readonly string[];
}

type ReadList = (strand: Strand) => Promise<unknown>;

/** Joins graph, blueprints and verified lists of all strands at once: for authors and tests. */
export async function loadBank(readList: ReadList): Promise<Result<Content, BankFault>> {
  const blueprints = (await Promise.all(STRANDS.map(importBlueprints))).flat();
  const parts = await readParts(readList);
  return parts.ok ? ok(joinContent(parts.value, new Map(blueprints.map((b) => [b.id, b])))) : parts;
}

/**
 * Joins graph and verified lists; blueprints follow when they are needed.
 *
 * @param readList - gives the parsed JSON of `bank/verified/<strand>.json`, from wherever it is kept
 * @param readBlueprints - gives the blueprints of a strand; rejects when they cannot be had
 */
export async function openBank(
  readList: ReadList,
  readBlueprints: (strand: Strand) => Promise<readonly Blueprint[]> = importBlueprints,
): Promise<Result<BankInParts, BankFault>> {
  const parts = await readParts(readList);
  if (!parts.ok) return parts;
  const { strandById } = parts.value;
  const blueprints = new Map<string, Blueprint>();
  const loaded = new Set<Strand>();
  const missing = new Set<Strand>();
  const coming = new Map<Strand, Promise<Result<null, BankFault>>>();
  const content = joinContent(parts.value, blueprints);

  function open(address: ItemAddress): ReturnType<Content["open"]> {
    const strand = strandById.get(address.blueprint);
    if (strand !== undefined && !loaded.has(strand)) throw strandNeeded(strand);
    return content.open(address);
  }

  async function fetchStrand(strand: Strand): Promise<Result<null, BankFault>> {
    try {
      for (const blueprint of await readBlueprints(strand)) blueprints.set(blueprint.id, blueprint);
      loaded.add(strand);
      missing.delete(strand);
      return ok(null);
    } catch (error) {
      missing.add(strand);
      return err({ where: `bank/blueprints/${strand}`, message: error instanceof Error ? error.message : "not found" });
    } finally {
      coming.delete(strand);
    }
  }

  function load(strand: Strand): Promise<Result<null, BankFault>> {
    const fetching = coming.get(strand) ?? fetchStrand(strand);
    if (!loaded.has(strand)) coming.set(strand, fetching);
    return fetching;
  }

  async function run<Value>(work: (content: Content) => Value): Promise<Result<Value, BankFault>> {
    // Each round ends, fails, or brings in one more strand.
    for (;;) {
      try {
        return ok(work({ ...content, open }));
      } catch (error) {
        const strand = neededStrand(error);
        if (strand === null) throw error;
        const brought = await load(strand);
        if (!brought.ok) return brought;
      }
    }
  }

  return ok({ content, run, missing: () => [...missing] });
}

interface Parts {
  readonly hash: string;
  readonly graph: SkillGraph;
  readonly lists: ReadonlyMap<string, VerifiedBlueprint>;
  readonly strandById: ReadonlyMap<string, Strand>;
}

async function readParts(readList: ReadList): Promise<Result<Parts, BankFault>> {
  const graph = loadSkillGraph();
  if (!graph.ok) return graph;
  const files = await Promise.all(STRANDS.map(async (strand) => ({ strand, json: await readList(strand) })));
  const lists = new Map<string, VerifiedBlueprint>();
  const strandById = new Map<string, Strand>();
  const hashes: string[] = [];
  for (const { strand, json } of files) {
    const file = VerifiedFile.safeParse(json);
    if (!file.success) {
      const [issue] = file.error.issues;
      const path = issue?.path.map(String).join(".") ?? "";
      return err({ where: `bank/verified/${strand}.json:${path}`, message: issue?.message ?? "not a verified list" });
    }
    hashes.push(file.data.hash);
    for (const [id, list] of Object.entries(file.data.blueprints)) {
      lists.set(id, list);
      strandById.set(id, strand);
    }
  }
  const hash = sha256Hex(canonicalJson([graphFile, hashes])).slice(0, 16);
  return ok({ hash, graph: graph.value, lists, strandById });
}

function joinContent({ hash, graph, lists }: Parts, blueprints: ReadonlyMap<string, Blueprint>): Content {
  return createContent({ hash, graph, blueprints, lists, drawContext });
}

/** Thrown through pure work that has come upon a strand which is not here, and caught by `run` alone. */
function strandNeeded(strand: Strand): Error {
  return new Error(`the blueprints of ${strand} are not loaded`, { cause: { strand } });
}

function neededStrand(error: unknown): Strand | null {
  const cause = error instanceof Error ? (error.cause as { readonly strand?: Strand } | undefined) : undefined;
  return cause?.strand ?? null;
}
