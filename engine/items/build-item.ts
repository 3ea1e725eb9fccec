import type { AnswerKind } from "../answers/types.ts";
import { canonicalJson, sha256Hex, uuidFromName, type Json } from "../hash.ts";
import type { Difficulty } from "../ids.ts";
import { createRng, type Rng } from "../random.ts";
import { err, ok, type Result } from "../result.ts";
import type { Blueprint, BlueprintAnswer, Level, Operands, StoryContext, Thing } from "./blueprint.ts";
import { MathProblemItem } from "./math-problem-item.ts";
import { HASH_DIGITS } from "./packed-level.ts";

/** Draws the names and things of one story. The pools are content, so they are handed in. */
export type DrawContext = (rng: Rng) => StoryContext;

export interface BuiltItem {
  /** Status DRAFT: only a verified list makes it VERIFIED. */
  readonly item: MathProblemItem;
  /** Names what is asked, whatever words it is asked in [ITM11; 48 bits, 12 hex digits of SHA-256 over canonical JSON]. */
  readonly hash: string;
  readonly operands: Operands;
}

export type BuildError =
  | { readonly type: "no-operands"; readonly message: string }
  | { readonly type: "no-stem"; readonly message: string }
  | { readonly type: "too-few-choices"; readonly message: string }
  | { readonly type: "invalid-item"; readonly message: string };

const MAX_DRAWS = 4_000;
const MAX_CHOICES = 4;

/**
 * Makes the instance of a blueprint that belongs to a seed. Pure and total: the same four
 * inputs give the same item, byte for byte, on every device [ITM1].
 */
export function buildItem(
  blueprint: Blueprint,
  difficulty: Difficulty,
  seed: number,
  drawContext: DrawContext,
): Result<BuiltItem, BuildError> {
  const name = instanceName(blueprint, difficulty, seed);
  const operands = operandsOf(blueprint, difficulty, seed);
  if (operands === undefined) {
    return err({ type: "no-operands", message: `${name}: no operands met the constraint in ${MAX_DRAWS} draws` });
  }
  return buildWith(blueprint, operands, { difficulty, seed }, drawContext);
}

/** The instance with these operands, whatever the seed would have drawn; its id and its words are those of the seed. */
export function buildWith(
  blueprint: Blueprint,
  operands: Operands,
  { difficulty, seed }: { readonly difficulty: Difficulty; readonly seed: number },
  drawContext: DrawContext,
): Result<BuiltItem, BuildError> {
  const name = instanceName(blueprint, difficulty, seed);
  const stems = blueprint.stems.filter((stem) => stem.when?.(operands) ?? true);
  if (stems.length === 0) {
    return err({ type: "no-stem", message: `${name}: no stem fits ${JSON.stringify(operands)}` });
  }
  const stem = createRng(`${name}/stem`).pick(stems);
  const answer = blueprint.answer(operands);
  const unit = stem.unit?.(operands);
  const context = () => drawContext(createRng(`${name}/context`));
  const groups = stem.groups?.(operands, context());
  const choices = choicesOf(blueprint, operands, answer, createRng(`${name}/choices`));
  if ((answer.kind === "choice" || answer.kind === "boolean") && choices.length < 2) {
    return err({ type: "too-few-choices", message: `${name}: ${choices.length} choices` });
  }
  const factors = factorsOf(blueprint, operands);
  const createdAt = `${blueprint.createdOn}T00:00:00Z`;

  const draft = {
    meta: {
      id: uuidFromName(name),
      version: blueprint.version,
      skill_id: blueprint.id,
      difficulty,
      created_at: createdAt,
      verified_at: null,
      status: "DRAFT",
      provenance: {
        generator_model: `blueprint ${blueprint.id}@${blueprint.version}`,
        critic_model: "none",
        judge_model: "none",
        verifier: { type: "none", tool: null, passed: false, details: null },
        revision_of: null,
        attempt: 1,
      },
      verification_report: {
        rubric_scores: { solvability: 0, ambiguity: 0, procedural_correctness: 0, pedagogical_alignment: 0 },
        underspecified: false,
        issues: ["not verified"],
      },
      generation: {
        blueprint: blueprint.id,
        blueprint_version: blueprint.version,
        seed,
        operands: { ...operands },
        stem: stem.id,
        computed_difficulty: weightedMean(blueprint, factors),
        factors,
      },
    },
    problem_content: {
      stem: stem.text(operands, context()),
      format: "mixed",
      variables: {},
      diagram_prompt: null,
      diagram: blueprint.diagram?.(operands),
      spoken: stem.spoken?.(operands, context()),
    },
    answer_spec: {
      answer_mode: "final_only",
      input_type: inputType(answer.kind),
      tolerance: toleranceOf(answer),
      accepted_forms: [],
      ui: { placeholder: answer.placeholder ?? null, choices },
      kind: answer.kind,
      options: {
        ...answer.options,
        ...(unit === undefined ? {} : { unit }),
        ...(answer.kind === "choice" ? { choices } : {}),
      },
      parts: answer.parts?.map((part) => ({ ...part, options: part.options ?? {} })),
    },
    solution_logic: {
      final_answer_canonical: answer.canonical,
      final_answer_type: answerType(answer.kind),
      steps: blueprint.steps(operands, groups).map((step, index) => ({ step_index: index + 1, ...step })),
    },
    misconceptions: misconceptionsOf(blueprint, operands, answer, groups),
    hints: [...blueprint.hints(operands, groups)],
  };

  const item = MathProblemItem.safeParse(draft);
  if (!item.success) {
    const [issue] = item.error.issues;
    return err({ type: "invalid-item", message: `${name}: ${issue?.path.join(".")}: ${issue?.message}` });
  }
  return ok({ item: item.data, hash: itemHash(item.data), operands });
}

/** How hard the instance of a seed is by its operands, 0 to 1; undefined where none meet the constraint. */
export function instanceDifficulty(blueprint: Blueprint, difficulty: Difficulty, seed: number): number | undefined {
  const operands = operandsOf(blueprint, difficulty, seed);
  return operands === undefined ? undefined : weightedMean(blueprint, factorsOf(blueprint, operands));
}

function instanceName({ id, version }: Blueprint, difficulty: Difficulty, seed: number): string {
  return `${id}@${version}/${difficulty}/${seed}`;
}

function operandsOf(blueprint: Blueprint, difficulty: Difficulty, seed: number): Operands | undefined {
  const name = instanceName(blueprint, difficulty, seed);
  return drawOperands(blueprint.levels[difficulty], createRng(`${name}/operands`));
}

function itemHash(item: MathProblemItem): string {
  return sha256Hex(canonicalJson(withoutWords(item))).slice(0, HASH_DIGITS);
}

/** What makes an item this one: its numbers, which wording it has, what marks right and which errors it knows. */
function withoutWords({ meta, problem_content, answer_spec, solution_logic, misconceptions }: MathProblemItem): Json {
  const { ui, parts, ...marked } = answer_spec;
  const kept = {
    difficulty: meta.difficulty,
    generation: meta.generation,
    picture: figuresOf(problem_content.diagram),
    answer: { ...marked, choices: ui.choices, parts: parts?.map(({ label: _label, ...part }) => part) },
    canonical: solution_logic.final_answer_canonical,
    steps: solution_logic.steps.map(({ value }) => value ?? null),
    errors: misconceptions.map(({ id, error_tag, trigger, category, divergence_step_index }) => {
      return { id, error_tag, trigger, category, divergence_step_index };
    }),
  };
  // The schema's output is JSON data: every field is a JSON type or absent.
  return kept as unknown as Json;
}

/** A picture's numbers: what is written in it is words. */
function figuresOf(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(figuresOf);
  if (typeof part === "object" && part !== null) {
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, figuresOf(value)]));
  }
  return typeof part === "string" ? null : part;
}

function drawOperands(level: Level<Operands>, rng: Rng): Operands | undefined {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const operands: Record<string, number | string> = {};
    for (const [name, range] of Object.entries(level.ranges ?? {})) {
      if (range !== undefined) operands[name] = rng.int(range[0], range[1]);
    }
    for (const [name, values] of Object.entries(level.choices ?? {})) {
      if (values !== undefined) operands[name] = rng.pick(values);
    }
    if (level.where?.(operands) ?? true) return operands;
  }
  return undefined;
}

/** All wrong answers the blueprint's strategies give for these operands, the right one left out, without repeats. */
export function distractorsOf(blueprint: Blueprint, operands: Operands): string[] {
  const { canonical } = blueprint.answer(operands);
  const wrong = [...blueprint.misconceptions, ...blueprint.distractors]
    .map((rule) => rule.wrong(operands))
    .filter((text) => text !== undefined && text !== canonical);
  return [...new Set(wrong as string[])];
}

function choicesOf(blueprint: Blueprint, operands: Operands, answer: BlueprintAnswer, rng: Rng): string[] {
  if (answer.choices !== undefined) return [...answer.choices];
  if (answer.kind === "boolean") return ["true", "false"];
  if (answer.kind !== "choice") return [];
  const wrong = distractorsOf(blueprint, operands).slice(0, MAX_CHOICES - 1);
  return rng.shuffle([answer.canonical, ...wrong]);
}

function misconceptionsOf(blueprint: Blueprint, operands: Operands, answer: BlueprintAnswer, groups?: Thing) {
  const seen = new Set([answer.canonical]);
  return blueprint.misconceptions.flatMap((rule) => {
    const wrong = rule.wrong(operands);
    // Where two rules give the same wrong answer the first one speaks.
    if (wrong === undefined || seen.has(wrong)) return [];
    seen.add(wrong);
    return [
      {
        id: rule.id,
        error_tag: rule.tag,
        trigger: { kind: "exact_answer", value: wrong },
        hint_ladder: [...rule.hints(operands, groups)],
        category: rule.category,
        explanation: rule.explanation(operands, groups),
        ...(rule.isFact?.(operands) === true && { is_fact: true }),
        divergence_step_index: rule.divergesAt,
      },
    ];
  });
}

function factorsOf(blueprint: Blueprint, operands: Operands): Record<string, number> {
  return Object.fromEntries(
    blueprint.factors.map((factor) => [factor.name, round4(Math.min(1, Math.max(0, factor.of(operands))))]),
  );
}

function weightedMean(blueprint: Blueprint, values: Readonly<Record<string, number>>): number {
  let sum = 0;
  let weight = 0;
  for (const factor of blueprint.factors) {
    sum += factor.weight * (values[factor.name] ?? 0);
    weight += factor.weight;
  }
  return weight === 0 ? 0 : round4(sum / weight);
}

/** Four decimal places, so that the last bits of a division never reach a hash. */
function round4(x: number): number {
  return Math.round(x * 10_000) / 10_000;
}

function toleranceOf(answer: BlueprintAnswer): number | null {
  const tolerance = answer.options?.tolerance;
  return tolerance !== undefined && "abs" in tolerance ? tolerance.abs : null;
}

function inputType(kind: AnswerKind): MathProblemItem["answer_spec"]["input_type"] {
  switch (kind) {
    case "integer":
      return "integer";
    case "fraction":
    case "mixed":
      return "fraction";
    case "decimal":
    case "number":
    case "percent":
    case "money":
      return "decimal";
    case "boolean":
      return "boolean";
    case "choice":
      return "multiple_choice";
    case "set":
      return "set";
    default:
      return "expression";
  }
}

function answerType(kind: AnswerKind): MathProblemItem["solution_logic"]["final_answer_type"] {
  switch (kind) {
    case "equation":
      return "algebraic";
    case "boolean":
      return "boolean";
    case "choice":
      return "multiple_choice";
    default:
      return "numeric";
  }
}
