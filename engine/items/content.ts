import { narrow } from "../adjustments/fewer-choices.ts";
import type { Checker } from "../answers/checker.ts";
import { READER_VERSION } from "../answers/types.ts";
import type { Difficulty, SkillId } from "../ids.ts";
import type { CurriculumInput } from "../plans/curriculum.ts";
import { err, ok, type Result } from "../result.ts";
import type { SkillGraph } from "../skills/build-skill-graph.ts";
import type { PartName, TutorParts } from "../parts/types.ts";
import type { PictureDeclaration } from "./answer-picture.ts";
import type { HighlightLadder } from "./highlight.ts";
import type { Blueprint, Operands } from "./blueprint.ts";
import { buildItem, buildWith, type DrawContext } from "./build-item.ts";
import { translated, type BlueprintWords } from "./translated.ts";
import type { AppLanguage } from "../profile.ts";
import type { SpokenWords } from "./spoken-words.ts";
import type { Catalog, GivenForms } from "./catalog.ts";
import type { Lesson } from "./lesson.ts";
import type { PlainSum, Trace } from "../trace/types.ts";
import type { MathProblemItem } from "./math-problem-item.ts";
import type { KindOf, ProblemKind } from "./problem-kind.ts";
import { blockProof, type SeedProof } from "./packed-level.ts";
import { listedProof, type VerifiedBlueprint } from "./verified-list.ts";

/** Names one instance exactly. */
export interface ItemAddress {
  readonly blueprint: string;
  readonly version: number;
  readonly difficulty: Difficulty;
  readonly seed: number;
  /** Places of the choices it is shown with, rising; absent: all of them [ADJ3]. */
  readonly choices?: readonly number[] | undefined;
}

export interface VerifiedItem {
  readonly item: MathProblemItem;
  readonly address: ItemAddress;
  readonly hash: string;
}

export interface ItemRejection {
  readonly reason: "not-listed" | "hash-mismatch" | "cannot-build" | "invalid-item" | "unknown-blueprint";
  readonly detail: string;
}

/** Everything that is taught, as the tutor sees it. Read-only. */
export interface Content {
  /** Names this content exactly: hash over graph, blueprint versions and verified lists. */
  readonly hash: string;
  readonly graph: SkillGraph;
  /** By whose grades skills may be proposed [PRF7]. */
  readonly curricula: readonly CurriculumInput[];
  /** Seeds of the verified list, in its order; empty for a skill without items. */
  readonly seeds: (skill: SkillId, difficulty: Difficulty) => readonly number[];
  readonly version: (skill: SkillId) => number;
  /** Rebuilds, hashes and compares, with its block where the list is packed; only a listed, unchanged item comes back [ITM3]. */
  readonly open: (address: ItemAddress) => Result<VerifiedItem, ItemRejection>;
  /** What is taught of a skill; `undefined`: it has no lesson. */
  readonly lesson: (skill: SkillId) => Lesson | undefined;
  /** The picture that may set the answers of a skill; `undefined`: none. */
  readonly picture: (skill: SkillId) => PictureDeclaration | undefined;
  /** What the item's own hints point at, or those of a misconception; `undefined`: nothing. */
  readonly highlights: (item: MathProblemItem, misconception: string | null) => HighlightLadder | undefined;
  /** How the item is solved, as data; `undefined`: its blueprint has no trace. */
  readonly trace: (item: MathProblemItem) => Trace | undefined;
  /** What the item is about; `null`: its content does not say, or it is about several things. */
  readonly kind: (item: MathProblemItem) => ProblemKind | null;
  /** The item with other operands, unlisted and unproved: what its blueprint makes of them; `undefined`: nothing. */
  readonly remake: (item: MathProblemItem, operands: Operands) => MathProblemItem | undefined;
  /** The same item in another language; `undefined`: its blueprint is another one by now [ITM10]. */
  readonly inWords: (item: MathProblemItem, words: BlueprintWords) => MathProblemItem | undefined;
  /** The languages besides English whose words are here. */
  readonly languages?: Partial<Readonly<Record<AppLanguage, SpokenWords>>>;
  /** What practice is spoken in, as far as it has words for it; absent: English. */
  readonly spoken?: SpokenWords;
  /** How a calculation is done the way of a skill; `undefined`: it is none of that skill, or its strand is not here. */
  readonly sumTrace: (skill: SkillId, sum: PlainSum) => Trace | undefined;
  /** Exams, surveys and guided processes. */
  readonly catalog: () => Catalog;
  readonly checker: Checker;
  /** A part of the tutor's own code. */
  readonly part: <Name extends PartName>(name: Name) => TutorParts[Name];
}

export interface ContentParts {
  readonly hash: string;
  readonly graph: SkillGraph;
  readonly blueprints: ReadonlyMap<string, Blueprint>;
  readonly lists: ReadonlyMap<string, VerifiedBlueprint>;
  readonly drawContext: DrawContext;
  readonly checker: Checker;
  readonly lessons?: ReadonlyMap<string, Lesson>;
  readonly pictures?: Readonly<Record<string, PictureDeclaration>>;
  readonly kinds?: Readonly<Record<string, KindOf>>;
  readonly curricula?: readonly CurriculumInput[];
  readonly catalog?: Catalog;
  readonly parts?: Partial<TutorParts>;
}

/** Joins graph, blueprints and verified lists. */
export function createContent(parts: ContentParts): Content {
  function build(address: ItemAddress): Result<VerifiedItem, ItemRejection> {
    const blueprint = parts.blueprints.get(address.blueprint);
    const list = parts.lists.get(address.blueprint);
    const where = `${address.blueprint}@${address.version}/${address.difficulty}/${address.seed}`;
    if (blueprint === undefined || blueprint.version !== address.version) {
      return err({ reason: "unknown-blueprint", detail: where });
    }
    const proof = list?.version === address.version ? listedProof(list, address.difficulty, address.seed) : undefined;
    if (list === undefined || proof === undefined) return err({ reason: "not-listed", detail: where });

    const built = buildItem(blueprint, address.difficulty, address.seed, parts.drawContext);
    if (!built.ok) {
      const reason = built.error.type === "invalid-item" ? "invalid-item" : "cannot-build";
      return err({ reason, detail: built.error.message.slice(0, 300) });
    }
    if (!proves(proof, built.value.hash, blueprint, address.difficulty)) {
      const listed = proof.kind === "item" ? proof.hash : `a block with proof ${proof.proof}`;
      return err({ reason: "hash-mismatch", detail: `${where}: listed ${listed}, made ${built.value.hash}` });
    }
    const { blueprint: id, version, difficulty, seed } = address;
    return ok({
      item: approve(built.value.item, list),
      address: { blueprint: id, version, difficulty, seed },
      hash: built.value.hash,
    });
  }

  const provedBlocks = new Set<string>();

  /** A block is built once: what it proved stays so, because the same seeds give the same items [ITM1]. */
  function proves(proof: SeedProof, hash: string, blueprint: Blueprint, difficulty: Difficulty): boolean {
    if (proof.kind === "item") return proof.hash === hash;
    const block = `${blueprint.id}/${difficulty}/${proof.seeds[0]}`;
    if (provedBlocks.has(block)) return true;
    const hashes = proof.seeds.map((seed) => {
      const built = buildItem(blueprint, difficulty, seed, parts.drawContext);
      return built.ok ? built.value.hash : "";
    });
    const isProved = blockProof(hashes) === proof.proof;
    if (isProved) provedBlocks.add(block);
    return isProved;
  }

  /** To build and hash an item takes milliseconds on a tablet, and the one on the desk is asked for with every view. */
  const opened = new Map<string, Result<VerifiedItem, ItemRejection>>();

  function open(address: ItemAddress): Result<VerifiedItem, ItemRejection> {
    const key = addressKey(address);
    const known = opened.get(key) ?? build(address);
    // A refusal is not kept: it may be of a strand that is yet to come.
    if (!known.ok) return known;
    opened.delete(key);
    opened.set(key, known);
    const [oldest] = opened.keys();
    if (opened.size > KEPT_ITEMS && oldest !== undefined) opened.delete(oldest);
    return narrow(known.value, address.choices);
  }

  return {
    hash: parts.hash,
    graph: parts.graph,
    curricula: parts.curricula ?? [],
    seeds: (skill, difficulty) => parts.lists.get(skill)?.levels[`${difficulty}`].seeds ?? [],
    version: (skill) => parts.lists.get(skill)?.version ?? 0,
    open,
    lesson: (skill) => parts.lessons?.get(skill),
    picture: (skill) => parts.pictures?.[skill],
    highlights: ({ meta: { generation } }, misconception) => {
      const blueprint = generation && parts.blueprints.get(generation.blueprint);
      const rule =
        misconception === null ? blueprint : blueprint?.misconceptions.find(({ id }) => id === misconception);
      return generation && rule?.highlights?.(generation.operands);
    },
    trace: ({ meta: { generation } }) =>
      generation && parts.blueprints.get(generation.blueprint)?.trace?.(generation.operands),
    kind: ({ meta: { generation } }) =>
      (generation && parts.kinds?.[generation.blueprint]?.(generation.operands)) ?? null,
    remake: ({ meta: { generation, difficulty } }, operands) => {
      const blueprint = generation && parts.blueprints.get(generation.blueprint);
      if (generation === undefined || blueprint === undefined) return undefined;
      const built = buildWith(blueprint, operands, { difficulty, seed: generation.seed }, parts.drawContext);
      return built.ok ? built.value.item : undefined;
    },
    inWords: (item, words) => inWords(item, words, parts),
    sumTrace: (skill, sum) => parts.blueprints.get(skill)?.sumTrace?.(sum),
    catalog: () => parts.catalog ?? NO_CATALOG,
    checker: parts.checker,
    part: (name) => {
      const part = parts.parts?.[name];
      if (part === undefined) throw new Error(`the part ${name} is not here`);
      return part;
    },
  };
}

/** Numbers, answer and verification stay; only what is read is the other language's. */
function inWords(
  item: MathProblemItem,
  words: BlueprintWords,
  { blueprints, drawContext }: Pick<ContentParts, "blueprints" | "drawContext">,
): MathProblemItem | undefined {
  const { generation, difficulty } = item.meta;
  const blueprint = generation && blueprints.get(generation.blueprint);
  if (generation === undefined || blueprint?.version !== generation.blueprint_version) return undefined;
  const { operands, seed } = generation;
  const built = buildWith(translated(blueprint, words), operands, { difficulty, seed }, drawContext);
  if (!built.ok) return undefined;
  const {
    problem_content: content,
    solution_logic: solution,
    misconceptions,
    hints,
    answer_spec: spec,
  } = built.value.item;
  return {
    ...item,
    problem_content: content,
    solution_logic: solution,
    misconceptions,
    hints,
    answer_spec: { ...item.answer_spec, parts: spec.parts },
  };
}

/** The same content, with these items whole whatever the bank has at their addresses by now [ITM7]. */
export function withFrozen(content: Content, frozen: readonly VerifiedItem[]): Content {
  if (frozen.length === 0) return content;
  const byAddress = new Map(frozen.map((one) => [addressKey(one.address), one]));
  return {
    ...content,
    open: (address) => {
      const found = byAddress.get(addressKey(address));
      return found === undefined ? content.open(address) : narrow(found, address.choices);
    },
  };
}

/** Of an event or a row that has more in it. */
export function addressOf({ blueprint, version, difficulty, seed, choices }: ItemAddress): ItemAddress {
  return { blueprint, version, difficulty, seed, ...(choices === undefined ? {} : { choices }) };
}

/** The same content, with these surveys and guides beside the bank's [ASG26]. */
export function withForms(content: Content, given: GivenForms): Content {
  if (given.surveys.length === 0 && given.workflows.length === 0) return content;
  return { ...content, catalog: () => ({ ...content.catalog(), given }) };
}

export function addressKey({ blueprint, version, difficulty, seed }: ItemAddress): string {
  return `${blueprint}/${version}/${difficulty}/${seed}`;
}

/** Items opened last that are kept. */
const KEPT_ITEMS = 32;

const NO_CATALOG: Catalog = { curricula: [], exams: [], surveys: [], workflows: [] };

/** The draft with what the factory run found out about it. */
function approve(item: MathProblemItem, list: VerifiedBlueprint): MathProblemItem {
  return {
    ...item,
    meta: {
      ...item.meta,
      status: "VERIFIED",
      verified_at: list.verifiedAt,
      provenance: {
        ...item.meta.provenance,
        critic_model: list.critic,
        judge_model: "rules only: no person or model has judged this item",
        verifier: {
          type: "numeric",
          tool: list.critic,
          passed: true,
          details: `answer recomputed from the stem's text by a second method; checked with ${READER_VERSION}`,
        },
      },
      verification_report: {
        rubric_scores: { solvability: 1, ambiguity: 1, procedural_correctness: 1, pedagogical_alignment: 1 },
        underspecified: false,
        issues: ["scores are pass marks of automatic rules; no person or model has scored this item"],
      },
    },
  };
}
