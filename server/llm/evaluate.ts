import { compose, type Composed } from "./compose.ts";
import { createMaterials } from "./materials.ts";
import { toModelError } from "./model-error.ts";
import { createModel } from "./model.ts";
import type { ModelClient } from "./model-types.ts";
import { parseReply, toWire } from "./replies.ts";
import type { LlmSettings } from "./settings.ts";
import {
  checkWords,
  leaksAnswer,
  LLM_MODES,
  LLM_REQUESTS,
  splitSentences,
  type LlmMode,
  type LlmRequestOf,
  type NoWords,
  type WordsFault,
} from "./wire.ts";

/** How a model answered one recorded request, before anything of it would be shown. */
export interface EvaluatedTurn {
  readonly mode: LlmMode;
  readonly skill: string | null;
  readonly prompt: string;
  /** `ok`: a pupil would have got it whole. `schema`: it is not what was asked for. `words`: the check stops it. */
  readonly outcome: "ok" | "schema" | "words" | NoWords;
  /** A status or a kind of failure. */
  readonly detail: string | null;
  /** Everything the check finds in any sentence, and in all of them together. */
  readonly faults: readonly WordsFault[];
  readonly firstWordMs: number | null;
  readonly totalMs: number;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  /** JSON as the model wrote it. */
  readonly reply: string | null;
}

/** Puts recorded requests to the configured model. Nothing is kept and no budget is counted. */
export interface Evaluator {
  readonly model: string;
  /** @throws Error for a line that is no request, or one that would never be sent */
  readonly evaluate: (line: unknown) => Promise<EvaluatedTurn>;
}

/** Null: no model is configured. */
export function createEvaluator(settings: LlmSettings): Evaluator | null {
  if (settings.model === null) return null;
  const model = createModel(settings.model, { now: () => Date.now(), random: () => Math.random() });
  const materials = createMaterials();
  return {
    model: model.model,
    evaluate: async (line) => {
      const { mode, request } = readLine(line);
      const composed = await compose(mode, request as never, materials);
      if (composed === "unknown") throw new Error("the bank has no such problem or skill");
      if (composed === "refused")
        throw new Error("nothing may be asked here: the problem is open, or holds nothing to ask");
      return askOnce(mode, composed, model);
    },
  };
}

async function askOnce(mode: LlmMode, composed: Composed, model: ModelClient): Promise<EvaluatedTurn> {
  const about = { mode, skill: composed.skill, prompt: composed.prompt };
  const start = performance.now();
  const passed = () => Math.round(performance.now() - start);
  try {
    const { text, usage, firstWordMs } = await model.ask(composed.request, () => {}, new AbortController().signal);
    const tokens = { inputTokens: usage?.input ?? null, outputTokens: usage?.output ?? null };
    return { ...about, ...judge(mode, text, composed), firstWordMs, totalMs: passed(), ...tokens, reply: text };
  } catch (error) {
    const { fault, detail } = toModelError(error);
    const nothing = { faults: [], firstWordMs: null, inputTokens: null, outputTokens: null, reply: null };
    return { ...about, outcome: fault, detail, totalMs: passed(), ...nothing };
  }
}

type Judged = Pick<EvaluatedTurn, "outcome" | "detail" | "faults">;

function judge(mode: LlmMode, json: string, composed: Composed): Judged {
  const parsed = parseReply(mode, json, composed);
  if (!parsed.ok) {
    return {
      outcome: parsed.fault === null ? "schema" : "words",
      detail: parsed.detail,
      faults: compact(parsed.fault),
    };
  }
  const faults = "text" in parsed.value ? faultsOf(parsed.value.text, composed) : [];
  if (faults.length > 0) return { outcome: "words", detail: null, faults };
  const fits = toWire(mode, parsed.value, { model: "evaluated", prompt: composed.prompt }) !== null;
  return fits ? { outcome: "ok", detail: null, faults } : { outcome: "schema", detail: "bounds", faults };
}

/** The check names the first thing it finds; here each sentence is asked for its own. */
function faultsOf(text: string, { context, item }: Composed): readonly WordsFault[] {
  if (context === null) return [];
  const { whole, rest } = splitSentences(text);
  const found = new Set<WordsFault>();
  for (const part of [text, ...whole, ...(rest.trim() === "" ? [] : [rest])]) {
    const check = checkWords(part, context);
    if (!check.ok) found.add(check.fault);
  }
  if (item !== null && !context.over && leaksAnswer(item, text)) found.add("leak");
  return [...found];
}

function compact(fault: WordsFault | null): readonly WordsFault[] {
  return fault === null ? [] : [fault];
}

function readLine(line: unknown): { readonly mode: LlmMode; readonly request: LlmRequestOf<LlmMode> } {
  if (typeof line !== "object" || line === null) throw new Error("not an object");
  const { mode, request } = line as { readonly mode?: unknown; readonly request?: unknown };
  const known = LLM_MODES.find((one) => one === mode);
  if (known === undefined) throw new Error(`mode is not one of ${LLM_MODES.join(", ")}`);
  const parsed = LLM_REQUESTS[known].safeParse(request);
  if (parsed.success) return { mode: known, request: parsed.data };
  const [issue] = parsed.error.issues;
  throw new Error(`request: ${issue?.path.join(".") || known}: ${issue?.message ?? "not to be used"}`);
}
