import {
  buildSkillGraph,
  canonicalJson,
  createChecker,
  createContent,
  err,
  ok,
  sha256Hex,
  VerifiedFile,
  withRecalled,
  type Blueprint,
  type Catalog,
  type Checker,
  type CheckerPartName,
  type CheckerParts,
  type Content,
  type Lesson,
  type PartName,
  type Result,
  type SkillGraph,
  type TutorParts,
  type VerifiedBlueprint,
} from "#engine";
import { drawContext } from "./blueprints/contexts.ts";
import { importCheckerPart, importPart } from "./parts.ts";
import { RECALLED } from "./recalled.ts";
import { importBlueprints, importLessons, STRANDS, type Strand } from "./strands.ts";
import { importWords } from "./words.ts";
import { curricula } from "./curricula/index.ts";
import { KINDS } from "./skills/kinds.ts";
import { ANSWER_PICTURES } from "./skills/pictures.ts";
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

/** The bank with its pieces coming one by one, when they are asked for: blueprints, lessons, code of the tutor. */
export interface BankInParts {
  /**
   * What is here now; an item of a strand that is not is refused as `unknown-blueprint`, for other pieces the error
   * of `neededPiece` is thrown.
   */
  readonly content: Content;
  /**
   * Runs pure work on whole content: when it asks for a piece that is not here, the piece is brought in and the
   * work is begun again, so that it never sees a bank with a part missing [HST26].
   */
  readonly run: <Value>(work: (content: Content) => Value) => Promise<Result<Value, BankFault>>;
  /** Brings in what items of all strands are made of: work that needs many of them is not begun again for each. */
  readonly bringItems: () => Promise<Result<null, BankFault>>;
  /** Pieces that were needed, could not be had and are still not here. */
  readonly missing: () => readonly string[];
}

type ReadList = (strand: Strand) => Promise<unknown>;

/** From where pieces are brought in; each rejects when they cannot be had. */
export interface PieceImports {
  readonly blueprints: (strand: Strand) => Promise<readonly Blueprint[]>;
  readonly lessons: (strand: Strand) => Promise<readonly Lesson[]>;
  readonly part: (name: PartName) => Promise<Partial<TutorParts>>;
  readonly catalog: () => Promise<Catalog>;
  readonly checker: (name: CheckerPartName) => Promise<Partial<CheckerParts>>;
}

const PIECES: PieceImports = {
  blueprints: importBlueprints,
  lessons: importLessons,
  part: importPart,
  catalog: importCatalog,
  checker: importCheckerPart,
};

async function importCatalog(): Promise<Catalog> {
  return (await import("./catalog.ts")).catalog;
}

/** Joins everything of all strands at once: for authors and tests. */
export async function loadBank(readList: ReadList): Promise<Result<Content, BankFault>> {
  const [blueprints, lessons] = await Promise.all([
    Promise.all(STRANDS.map(importBlueprints)),
    Promise.all(STRANDS.map(importLessons)),
  ]);
  const { ALL_PARTS } = await import("#engine/parts/all");
  const { wholeChecker } = await import("#engine/parts/checker");
  const read = await readParts(readList);
  if (!read.ok) return read;
  const pieces: Pieces = {
    blueprints: new Map(blueprints.flat().map((b) => [b.id, b])),
    lessons: new Map(lessons.flat().map((lesson) => [lesson.skill, lesson])),
    parts: ALL_PARTS,
    checker: wholeChecker,
    catalog: await importCatalog(),
  };
  const es = await importWords("es");
  return ok({ ...joinContent(read.value, pieces), ...(es !== null && { languages: { es } }) });
}

/**
 * Joins graph and verified lists; the other pieces follow when they are needed.
 *
 * @param readList - gives the parsed JSON of `bank/verified/<strand>.json`, from wherever it is kept
 * @param imports - where pieces come from, as far as that is not the bank itself
 */
export async function openBank(
  readList: ReadList,
  imports: Partial<PieceImports> = {},
): Promise<Result<BankInParts, BankFault>> {
  const read = await readParts(readList);
  if (!read.ok) return read;
  const from = { ...PIECES, ...imports };
  const { strandById } = read.value;
  const blueprints = new Map<string, Blueprint>();
  const lessons = new Map<string, Lesson>();
  const parts: Partial<TutorParts> = {};
  const checkerParts: Partial<CheckerParts> = {};
  let catalog: Catalog | undefined;
  const loaded = new Set<Piece>();
  const missing = new Set<Piece>();
  const coming = new Map<Piece, Promise<Result<null, BankFault>>>();
  const joined = joinContent(read.value, { blueprints, lessons, parts, checker: createChecker(checkerParts) });

  function need(piece: Piece | undefined): void {
    if (piece !== undefined && !loaded.has(piece)) throw new Error(`${piece} is not loaded`, { cause: { piece } });
  }

  const content: Content = {
    ...joined,
    lesson: (skill) => {
      const strand = strandById.get(skill);
      need(strand && `lessons/${strand}`);
      return joined.lesson(skill);
    },
    catalog: () => {
      need("catalog");
      return catalog ?? joined.catalog();
    },
    part: (name) => {
      need(`part/${name}`);
      return joined.part(name);
    },
  };
  const whole: Content = {
    ...content,
    open: (address) => {
      const strand = strandById.get(address.blueprint);
      need(strand && `blueprints/${strand}`);
      return content.open(address);
    },
    sumTrace: (skill, sum) => {
      const strand = strandById.get(skill);
      need(strand && `blueprints/${strand}`);
      return content.sumTrace(skill, sum);
    },
  };

  async function bring(piece: Piece): Promise<void> {
    const [kind, name] = piece.split("/");
    if (kind === "blueprints") for (const one of await from.blueprints(name as Strand)) blueprints.set(one.id, one);
    if (kind === "lessons") for (const one of await from.lessons(name as Strand)) lessons.set(one.skill, one);
    if (kind === "catalog") catalog = await from.catalog();
    if (kind === "part") Object.assign(parts, await from.part(name as PartName));
    if (kind === "checker") Object.assign(checkerParts, await from.checker(name as CheckerPartName));
  }

  async function fetchPiece(piece: Piece): Promise<Result<null, BankFault>> {
    try {
      await bring(piece);
      loaded.add(piece);
      missing.delete(piece);
      return ok(null);
    } catch (error) {
      missing.add(piece);
      return err({ where: `bank/${piece}`, message: error instanceof Error ? error.message : "not found" });
    } finally {
      coming.delete(piece);
    }
  }

  function load(piece: Piece): Promise<Result<null, BankFault>> {
    const fetching = coming.get(piece) ?? fetchPiece(piece);
    if (!loaded.has(piece)) coming.set(piece, fetching);
    return fetching;
  }

  async function run<Value>(work: (content: Content) => Value): Promise<Result<Value, BankFault>> {
    // Each round ends, fails, or brings in one more piece.
    for (;;) {
      try {
        return ok(work(whole));
      } catch (error) {
        const piece = neededPiece(error);
        if (piece === null) throw error;
        const brought = await load(piece);
        if (!brought.ok) return brought;
      }
    }
  }

  async function bringItems(): Promise<Result<null, BankFault>> {
    const brought = await Promise.all(STRANDS.map((strand) => load(`blueprints/${strand}`)));
    return brought.find((one) => !one.ok) ?? ok(null);
  }

  return ok({ content, run, bringItems, missing: () => [...missing] });
}

type Piece =
  | "catalog"
  | `blueprints/${Strand}`
  | `lessons/${Strand}`
  | `part/${PartName}`
  | `checker/${CheckerPartName}`;

interface Pieces {
  readonly blueprints: ReadonlyMap<string, Blueprint>;
  readonly lessons: ReadonlyMap<string, Lesson>;
  readonly parts: Partial<TutorParts>;
  readonly checker: Checker;
  readonly catalog?: Catalog;
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

function joinContent({ hash, graph, lists }: Parts, pieces: Pieces): Content {
  const declared = { pictures: ANSWER_PICTURES, kinds: KINDS };
  const joined = createContent({ hash, graph, lists, drawContext, curricula, ...declared, ...pieces });
  return withRecalled(joined, RECALLED);
}

/** What pure work has come upon that is not here; `null` for any other error. */
export function neededPiece(error: unknown): Piece | null {
  const cause = error instanceof Error ? (error.cause as { readonly piece?: Piece } | undefined) : undefined;
  return cause?.piece ?? null;
}
