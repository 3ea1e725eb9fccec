import { LRUCache } from "lru-cache";
import { limitsOf, type Caller } from "./caller.ts";
import { compose, type Composed } from "./compose.ts";
import type { Ledger } from "./ledger.ts";
import type { CallLine, LogCall } from "./log.ts";
import type { Materials } from "./materials.ts";
import { toModelError } from "./model-error.ts";
import type { ModelClient, ModelReply, ModelRequest } from "./model-types.ts";
import { parseReply, toWire } from "./replies.ts";
import type { LlmSettings } from "./settings.ts";
import { createTalk } from "./talk.ts";
import { createTextReader } from "./text-reader.ts";
import {
  LLM_PROTOCOL,
  redact,
  type LlmMode,
  type LlmReplyOf,
  type LlmStatus,
  type LlmStreamEvent,
  type NoWords,
  type WordsFault,
} from "./wire.ts";

export interface LlmParts {
  readonly settings: LlmSettings;
  /** In the order in which they are asked for words; dictation is of the first alone. None: none is configured. */
  readonly models: readonly ModelClient[];
  readonly materials: Materials;
  readonly ledger: Ledger;
  readonly log: LogCall;
  /** Milliseconds since 1970 (UTC). */
  readonly now: () => number;
}

/** `unknown-item`: the bank has no such problem or skill. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: NoWords | "unknown-item" };

export interface LlmService {
  readonly status: () => LlmStatus;
  /** @param say - called with each sentence that may be shown, in order, and where it comes from */
  readonly answer: <Mode extends LlmMode>(
    mode: Mode,
    request: LlmRequest<Mode>,
    caller: Caller,
    signal: AbortSignal,
    say: Say,
  ) => Promise<Answer<LlmReplyOf<Mode>>>;
  /** Why nothing is heard here; null where it is. */
  readonly dictationClosed: () => "switched-off" | "unavailable" | null;
  readonly transcribe: (file: File, caller: Caller, signal: AbortSignal) => Promise<Answer<{ readonly text: string }>>;
  /** Calls off what is under way and takes nothing new. */
  readonly stop: () => void;
}

type Sentence = Extract<LlmStreamEvent, { readonly event: "sentence" }>["data"];
type Say = (sentence: Sentence) => void;

type LlmRequest<Mode extends LlmMode> = Parameters<typeof compose<Mode>>[1];

/** Small texts, kept for a week: a class works on the same problems. */
const CACHE = { max: 5_000, ttl: 7 * 24 * 3_600_000 };

/** What there is to say of a call besides what it is. */
type Outcome = Partial<Omit<CallLine, "mode" | "totalMs">> & Pick<CallLine, "status">;

export function createLlmService(parts: LlmParts): LlmService {
  const { settings, models, materials, ledger, log, now } = parts;
  const cache = new LRUCache<string, Kept>(CACHE);
  const stopping = new AbortController();

  /** Budget first, then the call; what it cost is settled however it ends. */
  async function spend(caller: Caller, bound: number, call: () => Promise<ModelReply>): Promise<Called> {
    const reserved = ledger.reserve(limitsOf(caller, settings.budgets, now()), bound);
    if (!reserved.ok) return { ok: false, why: "budget", detail: reserved.scope };
    try {
      const reply = await call();
      // A reply that does not say what it cost is taken to have cost what was put aside; more it cannot have.
      const { input = bound, output = 0 } = reply.usage ?? {};
      ledger.settle(reserved.id, Math.min(input + output, bound));
      return { ok: true, reply };
    } catch (error) {
      const { fault, detail, sent } = toModelError(error);
      if (sent) ledger.settle(reserved.id, bound);
      else ledger.release(reserved.id);
      return { ok: false, why: fault, detail };
    }
  }

  async function answer<Mode extends LlmMode>(
    mode: Mode,
    request: LlmRequest<Mode>,
    caller: Caller,
    signal: AbortSignal,
    say: Say,
  ): Promise<Answer<LlmReplyOf<Mode>>> {
    const start = now();
    const note = (outcome: Outcome) => log({ ...NOTHING, mode, ...outcome, totalMs: now() - start });
    if (settings.words !== "on" || models.length === 0) {
      return { ok: false, why: settings.words === "off-by-school" ? "switched-off" : "unavailable" };
    }
    const composed = await compose(mode, request, materials, caller.names);
    if (typeof composed === "string") {
      const why = composed === "unknown" ? "unknown-item" : "refused";
      note({ status: why, detail: composed });
      return { ok: false, why };
    }
    const kept = composed.cacheKey === null ? undefined : cache.get(composed.cacheKey);
    if (kept !== undefined) {
      const ended = createRun(mode, composed, { model: kept.model, prompt: composed.prompt }, say).end(kept.text);
      note({ ...aboutOf(composed, kept.model), cached: true, ...outcomeOf(ended) });
      return ended.ok ? ended : { ok: false, why: "bad-reply" };
    }
    let why: NoWords = "unavailable";
    for (const model of models) {
      const run = createRun(mode, composed, { model: model.model, prompt: composed.prompt }, say);
      const both = AbortSignal.any([signal, stopping.signal, run.signal]);
      const ask = () => model.ask(composed.request, run.hear, both);
      const called = await spend(caller, upperBound(composed.request), ask);
      const about = aboutOf(composed, model.model);
      if (called.ok) {
        const { text, usage, firstWordMs } = called.reply;
        const ended = run.end(text);
        const tokens = { inputTokens: usage?.input ?? null, outputTokens: usage?.output ?? null };
        note({ ...about, firstWordMs, ...tokens, ...outcomeOf(ended) });
        if (!ended.ok) return { ok: false, why: "bad-reply" };
        if (composed.cacheKey !== null) cache.set(composed.cacheKey, { text, model: model.model });
        return ended;
      }
      const stopped = run.signal.aborted;
      why = stopped ? "bad-reply" : called.why;
      note({ ...about, status: why, detail: stopped ? "words" : called.detail, fault: run.fault() });
      // What was said cannot be taken back, and what was refused is not asked elsewhere.
      if (both.aborted || run.hasBegun() || !GAVE_NOTHING.has(why)) break;
    }
    return { ok: false, why };
  }

  function dictationClosed(): "switched-off" | "unavailable" | null {
    if (settings.dictation === "off-by-school") return "switched-off";
    return settings.dictation === "on" && models.length > 0 ? null : "unavailable";
  }

  async function transcribe(
    file: File,
    caller: Caller,
    signal: AbortSignal,
  ): Promise<Answer<{ readonly text: string }>> {
    const start = now();
    const closed = dictationClosed();
    const [model] = models;
    if (closed !== null || model === undefined) return { ok: false, why: closed ?? "unavailable" };
    const both = AbortSignal.any([signal, stopping.signal]);
    const called = await spend(caller, tokensOfRecording(file.size), async () => ({
      text: await model.transcribe(file, both),
      usage: null,
      firstWordMs: now() - start,
    }));
    const outcome: Outcome = called.ok ? { status: "ok" } : { status: called.why, detail: called.detail };
    log({ ...NOTHING, mode: "transcribe", model: model.transcribeModel, ...outcome, totalMs: now() - start });
    if (!called.ok) return { ok: false, why: called.why };
    return { ok: true, value: { text: redact(called.reply.text).slice(0, MAX_HEARD) } };
  }

  return {
    status: () => ({
      protocol: LLM_PROTOCOL,
      words: settings.words,
      dictation: settings.dictation,
      dictationUnder13: settings.dictationUnder13,
    }),
    answer,
    dictationClosed,
    transcribe,
    stop: () => stopping.abort(),
  };
}

const MAX_HEARD = 2_000;

/** Failures after which another model may do better. */
const GAVE_NOTHING: ReadonlySet<NoWords> = new Set(["unavailable", "model-error", "too-slow", "busy"]);

/** A reply that may be given again, and who gave it. */
interface Kept {
  readonly text: string;
  readonly model: string;
}

function aboutOf({ skill, prompt }: Composed, model: string) {
  return { skill, prompt, model };
}

const NOTHING: Omit<CallLine, "mode" | "status" | "totalMs"> = {
  skill: null,
  prompt: null,
  model: null,
  detail: null,
  fault: null,
  firstWordMs: null,
  inputTokens: null,
  outputTokens: null,
  cached: false,
};

type Called =
  | { readonly ok: true; readonly reply: ModelReply }
  | { readonly ok: false; readonly why: NoWords; readonly detail: string };

type Ended<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: WordsFault | null; readonly detail: string };

/** One reply from its first piece to its last. */
interface Run<Value> {
  readonly hear: (piece: string) => void;
  readonly end: (json: string) => Ended<Value>;
  /** Aborted when nothing more may be said. */
  readonly signal: AbortSignal;
  /** Why it may not. */
  readonly fault: () => WordsFault | null;
  /** Whether a piece of it has come. */
  readonly hasBegun: () => boolean;
}

function createRun<Mode extends LlmMode>(
  mode: Mode,
  composed: Composed,
  source: { readonly model: string; readonly prompt: string },
  say: Say,
): Run<LlmReplyOf<Mode>> {
  const enough = new AbortController();
  const isWords = mode !== "diagnose" && mode !== "plan" && mode !== "safety";
  const talk =
    isWords && composed.context !== null ? createTalk(composed.context, (text) => say({ text, source })) : null;
  const reader = createTextReader();
  let begun = false;

  function hear(piece: string): void {
    begun = true;
    if (talk !== null && !talk.hear(reader.read(piece) ?? "")) enough.abort();
  }

  function end(whole: string): Ended<LlmReplyOf<Mode>> {
    const parsed = parseReply(mode, whole, composed);
    if (!parsed.ok) return parsed;
    let value = parsed.value;
    if (talk !== null && "text" in value) {
      const said = talk.end(value.text);
      if (!said.ok) return { ok: false, fault: said.fault === "changed" ? null : said.fault, detail: "words" };
      value = { ...value, text: said.text };
    }
    const reply = toWire(mode, value, source);
    return reply === null ? { ok: false, fault: null, detail: "bounds" } : { ok: true, value: reply };
  }

  return { hear, end, signal: enough.signal, fault: () => talk?.fault() ?? null, hasBegun: () => begun };
}

function outcomeOf(ended: Ended<unknown>): Outcome {
  return ended.ok ? { status: "ok" } : { status: "bad-reply", fault: ended.fault, detail: ended.detail };
}

/** No token is shorter than a byte; the rest is what an API adds by itself. */
function upperBound({ system, user, schema, maxOutputTokens }: ModelRequest): number {
  return Buffer.byteLength(system + user + JSON.stringify(schema)) + maxOutputTokens + FRAME_TOKENS;
}

const FRAME_TOKENS = 100;

/** Ten tokens a second of sound, at a low 2 kB a second. */
function tokensOfRecording(bytes: number): number {
  return 500 + Math.ceil(bytes / 200);
}
