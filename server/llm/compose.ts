import { createHash } from "node:crypto";
import { checkItem, type MathProblemItem } from "#engine";
import type { Materials } from "./materials.ts";
import type { ModelRequest } from "./model-types.ts";
import { cleanerOf, wrongAnswers, type Cleaner } from "./open-problem.ts";
import { gradeBand, promptOf } from "./prompts.ts";
import { REPLY_SCHEMAS } from "./reply-schemas.ts";
import type { LlmMode, LlmRequestOf, WordsContext } from "./wire.ts";
import { withoutNames, type Private } from "./without-names.ts";

/** A request as it goes to the model, and what its reply is measured by. */
export interface Composed {
  readonly request: ModelRequest;
  /** For the reply's source. */
  readonly prompt: string;
  /** What words are checked against; null where nothing is shown. */
  readonly context: WordsContext | null;
  readonly item: MathProblemItem | null;
  /** For the log. */
  readonly skill: string | null;
  /** Points of the rubric, for a teach-back. */
  readonly points: number;
  /** Steps of a plan. */
  readonly steps: number;
  /** Same key, same words; null: never kept. */
  readonly cacheKey: string | null;
}

/** `unknown`: the bank has no such problem or skill. `refused`: there is nothing that may be asked. */
export type Refusal = "unknown" | "refused";

/**
 * Writes the whole prompt from ids; of the client's own texts only the pupil's words go in, as data [PRX5].
 *
 * @param names - of the learner and the class: they stay here [PRX27]
 */
export async function compose<Mode extends LlmMode>(
  mode: Mode,
  request: LlmRequestOf<Mode>,
  materials: Materials,
  names: readonly string[] = [],
): Promise<Composed | Refusal> {
  const facts = await FACTS[mode](request as never, materials, withoutNames(names));
  if (typeof facts === "string") return facts;
  const { data, item, context, skill, points, steps, keep } = facts;
  const { id, system } = promptOf(mode, gradeBand(request.grade));
  const given = Object.fromEntries(Object.entries(data).filter(([, value]) => !isEmpty(value)));
  const user = JSON.stringify(given);
  return {
    request: { name: mode, system, user, schema: REPLY_SCHEMAS[mode], maxOutputTokens: MAX_OUTPUT[mode] },
    prompt: id,
    context: context === null ? null : { ...context, grade: request.grade, mayQuote: textsIn(given) },
    item,
    skill,
    points: points ?? 0,
    steps: steps ?? 0,
    // Everything the model sees is in the key, so the same words fit.
    cacheKey: keep
      ? createHash("sha256")
          .update(JSON.stringify([id, system, user]))
          .digest("hex")
      : null,
  };
}

/** Generous for the words that are allowed; a reply that needs more is cut off and not used [tokens]. */
const MAX_OUTPUT: Readonly<Record<LlmMode, number>> = {
  hint: 250,
  explain: 450,
  turn: 300,
  teachback: 300,
  diagnose: 150,
  plan: 900,
  safety: 100,
};

type Data = Readonly<Record<string, unknown>>;

interface Facts {
  readonly data: Data;
  readonly item: MathProblemItem | null;
  readonly context: Omit<WordsContext, "grade" | "mayQuote"> | null;
  readonly skill: string | null;
  readonly points?: number;
  readonly steps?: number;
  readonly keep?: boolean;
}

type FactsOf<Mode extends LlmMode> = (
  request: LlmRequestOf<Mode>,
  from: Materials,
  hide: Private,
) => Promise<Facts | Refusal>;

const FACTS: { readonly [Mode in LlmMode]: FactsOf<Mode> } = {
  hint: async (request, from, hide) => {
    const item = await from.item(request.item);
    if (item === null) return "unknown";
    const clean = cleanerOf(item, false);
    const { given, level } = request;
    return {
      data: {
        level: LEVEL_NAMES[level],
        ...(await problemData(item, clean, from)),
        ...mistakeData(item, request, clean, hide),
        on_screen: onScreen(item, request.misconception, level, clean),
      },
      item,
      context: {
        mode: "hint",
        item,
        over: false,
        level,
        verdict: verdictOf(item, given),
        replyTo: (given ?? []).join(", "),
      },
      skill: item.meta.skill_id,
      keep: true,
    };
  },

  explain: async ({ skill, question, item: address, over }, from, hide) => {
    const item = address === null ? null : await from.item(address);
    const node = await from.skill(skill);
    if (node === null || (address !== null && item === null)) return "unknown";
    const clean = cleanerOf(item, over);
    const asked = question === null ? null : clean(hide(question));
    // An open problem has no solution to explain, and words that hold its answer are not passed on.
    if (asked === null && (question !== null || item === null || !over)) return "refused";
    return {
      data: {
        skill: clean(node.name),
        question: asked,
        over,
        ...(item === null ? {} : { stem: item.problem_content.stem }),
        ...(item === null || !over ? {} : solutionData(item)),
        ...(await lessonData(skill, clean, from)),
      },
      item,
      context: { mode: "explain", item, over, level: null, verdict: null, replyTo: asked ?? "" },
      skill,
      keep: true,
    };
  },

  turn: async (request, from, hide) => {
    const item = await from.item(request.item);
    if (item === null) return "unknown";
    const { over, given, understood, confidence, act } = request;
    const clean = cleanerOf(item, over);
    const message = clean(hide(request.message));
    if (message === null) return "refused";
    return {
      data: {
        message,
        before: request.before.flatMap(({ who, text }) => {
          const kept = clean(hide(text));
          return kept === null ? [] : [{ who: who === "learner" ? "pupil" : "program", text: kept }];
        }),
        understood,
        sure: confidence >= 0.7 ? "quite" : "little",
        act,
        over,
        ...(await problemData(item, clean, from)),
        ...(over ? solutionData(item) : mistakeData(item, request, clean, hide)),
      },
      item,
      context: { mode: "turn", item, over, level: null, verdict: verdictOf(item, given), replyTo: message },
      skill: item.meta.skill_id,
    };
  },

  teachback: async ({ item: address, explanation, met }, from, hide) => {
    const item = await from.item(address);
    if (item === null) return "unknown";
    const rubric = (await from.lesson(item.meta.skill_id))?.rubric ?? [];
    return {
      data: {
        stem: item.problem_content.stem,
        ...solutionData(item),
        explanation: hide(explanation),
        points: rubric.map(({ idea }, index) => ({ index, idea, found: met.includes(index) })),
      },
      item,
      context: { mode: "teachback", item, over: true, level: null, verdict: "correct" },
      skill: item.meta.skill_id,
      points: rubric.length,
    };
  },

  diagnose: async ({ item: address, given, lines }, from, hide) => {
    const item = await from.item(address);
    if (item === null) return "unknown";
    const clean = cleanerOf(item, false);
    const answers = wrongAnswers(item, given.map(hide));
    const work = cleanAll(lines.map(hide), clean);
    if (answers.length === 0 && work.length === 0) return "refused";
    return {
      data: {
        stem: item.problem_content.stem,
        answers,
        lines: work,
        misconceptions: item.misconceptions.map(({ error_tag, category, explanation, trigger }) => ({
          // Ids have figures in them, which could be the answer's.
          name: error_tag,
          category,
          // What somebody who holds it would answer stays here.
          explanation: explanation?.includes(trigger.value) ? undefined : (clean(explanation ?? "") ?? undefined),
        })),
      },
      item,
      context: null,
      skill: item.meta.skill_id,
    };
  },

  plan: async ({ steps }, from) => {
    const named = await Promise.all(
      steps.map(async ({ kind, skill }) => ({ kind, skill: (await from.skill(skill))?.name })),
    );
    if (named.some(({ skill }) => skill === undefined)) return "unknown";
    return {
      data: { steps: named },
      item: null,
      context: { mode: "plan", item: null, over: false, level: null, verdict: null },
      skill: steps[0]?.skill ?? null,
      steps: steps.length,
      keep: true,
    };
  },

  safety: async ({ message }, _from, hide) => ({
    data: { message: hide(message) },
    item: null,
    context: null,
    skill: null,
  }),
};

/** Words, as the problem's own numbers are all that are to be seen. */
const LEVEL_NAMES = { 1: "pointing", 2: "rule", 3: "small step" } as const;

async function problemData(item: MathProblemItem, clean: Cleaner, from: Materials): Promise<Data> {
  const { stem, diagram } = item.problem_content;
  return {
    stem,
    picture: clean(diagram?.alt ?? ""),
    skill: clean((await from.skill(item.meta.skill_id))?.name ?? ""),
    ...(await lessonData(item.meta.skill_id, clean, from)),
  };
}

async function lessonData(skill: string, clean: Cleaner, from: Materials): Promise<Data> {
  const lesson = await from.lesson(skill);
  return { idea: lesson === null ? [] : cleanAll([...lesson.idea, lesson.again], clean) };
}

function mistakeData(
  item: MathProblemItem,
  { given, lines, misconception }: Pick<LlmRequestOf<"hint">, "given" | "lines" | "misconception">,
  clean: Cleaner,
  hide: Private,
): Data {
  const known = item.misconceptions.find(({ id }) => id === misconception);
  return {
    answers: wrongAnswers(item, given?.map(hide) ?? null),
    lines: cleanAll(lines.map(hide), clean),
    mistake: clean(known?.explanation ?? ""),
  };
}

/** The prepared hint, so that the model says something else. */
function onScreen(item: MathProblemItem, misconception: string | null, level: 1 | 2 | 3, clean: Cleaner) {
  const ladder = item.misconceptions.find(({ id }) => id === misconception)?.hint_ladder ?? item.hints ?? [];
  return clean(ladder[level - 1] ?? "");
}

function solutionData({ solution_logic: solution }: MathProblemItem): Data {
  return {
    answer: solution.final_answer_canonical,
    solution: solution.steps.map(({ explanation, math }) => `${explanation} $${math}$`),
  };
}

/** The checker's verdict, never the client's. */
function verdictOf(item: MathProblemItem, given: readonly string[] | null): WordsContext["verdict"] {
  return given === null ? null : checkItem(item, given, "en").verdict;
}

function cleanAll(texts: readonly string[], clean: Cleaner): readonly string[] {
  return texts.filter((text) => clean(text) !== null);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** Every text in the data. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
