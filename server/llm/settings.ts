import { isForbiddenAddress, isMetadataName, isPrivateAddress, literalAddress } from "../outward/addresses.ts";
import { SettingsError } from "./settings-error.ts";

export type Env = Readonly<Record<string, string | undefined>>;

/** Requests and tokens that may be spent. */
export interface Budget {
  /** A day (UTC). */
  readonly requests: number;
  /** A day (UTC), prompts and replies together. */
  readonly tokens: number;
}

export interface LlmBudgets {
  readonly learner: Budget;
  readonly device: Budget;
  readonly class: Budget;
  /** Over everybody, a calendar month (UTC). */
  readonly tokensPerMonth: number;
}

export interface LlmLimits {
  /** Until the first piece of a reply, tries again included [ms]. */
  readonly firstWordMs: number;
  /** Until its end [ms]. */
  readonly totalMs: number;
  /** Calls under way at the same time, and calls that wait for their turn. */
  readonly concurrent: number;
  readonly queue: number;
  /** Tries again before the first word. */
  readonly retries: number;
}

/** How the model is reached; the key is in nothing else. */
export interface ModelSettings {
  /** With its path and without a slash at the end. */
  readonly baseUrl: string;
  /** Null where the model wants none. */
  readonly apiKey: string | null;
  readonly api: "responses" | "chat";
  readonly model: string;
  readonly transcribeModel: string;
  /** Exact origins that may be asked. */
  readonly origins: readonly string[];
  readonly limits: LlmLimits;
}

export type Switch = "on" | "off-by-school" | "not-configured";

export interface LlmSettings {
  readonly words: Switch;
  readonly dictation: Switch;
  readonly dictationUnder13: boolean;
  /** Null: none is configured, nothing goes out. */
  readonly model: ModelSettings | null;
  readonly budgets: LlmBudgets;
}

const OPENAI = "https://api.openai.com";
const DEFAULT_MODEL = "gpt-5.4-mini";
const DEFAULT_TRANSCRIBE_MODEL = "gpt-4o-mini-transcribe";

/** A generous estimate, so that by default requests and not tokens are what ends first. */
const TOKENS_A_REQUEST = 6_000;
const MANY = 1_000_000_000;

/** Reads the variables of docs/llm.md; an empty one is as good as none. Throws SettingsError, naming the first bad one. */
export function readLlmSettings(env: Env): LlmSettings {
  const model = readModel(env);
  const school = choice(env, "MATHFLOW_LLM", ["on", "off"], "on");
  const dictation = choice(env, "MATHFLOW_DICTATION", ["on", "off"], "on");
  const under13 = choice(env, "MATHFLOW_DICTATION_UNDER_13", ["on", "off"], "off");
  const budgets = readBudgets(env);
  return {
    words: switchOf(school, model !== null),
    dictation: switchOf(dictation, model !== null),
    dictationUnder13: under13 === "on",
    model,
    budgets,
  };
}

/** Nothing configured: what a server without any variable does. */
export const LLM_OFF: LlmSettings = readLlmSettings({});

function switchOf(school: "on" | "off", configured: boolean): Switch {
  if (school === "off") return "off-by-school";
  return configured ? "on" : "not-configured";
}

function readModel(env: Env): ModelSettings | null {
  const apiKey = text(env, "OPENAI_API_KEY");
  const named = text(env, "OPENAI_BASE_URL");
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/u.test(apiKey)) {
    // Never said with its value.
    throw new SettingsError("OPENAI_API_KEY holds a space or a sign no key has");
  }
  const url = modelUrl("OPENAI_BASE_URL", named ?? `${OPENAI}/v1`);
  const origins = readOrigins(env, url.origin);
  if (!origins.includes(url.origin)) {
    throw new SettingsError(`OPENAI_BASE_URL is at ${url.origin}, which MATHFLOW_LLM_ORIGINS does not name`);
  }
  const api = choice(env, "MATHFLOW_LLM_API", ["responses", "chat"], url.origin === OPENAI ? "responses" : "chat");
  const model = name(env, "OPENAI_MODEL", DEFAULT_MODEL);
  const transcribeModel = name(env, "OPENAI_TRANSCRIBE_MODEL", DEFAULT_TRANSCRIBE_MODEL);
  const limits = readLimits(env);
  if (apiKey === undefined && named === undefined) return null;
  const baseUrl = `${url.origin}${url.pathname.replace(/\/+$/u, "")}`;
  return { baseUrl, apiKey: apiKey ?? null, api, model, transcribeModel, origins, limits };
}

function readOrigins(env: Env, base: string): readonly string[] {
  const list = text(env, "MATHFLOW_LLM_ORIGINS");
  if (list === undefined) return [...new Set([OPENAI, base])];
  return list.split(/[\s,]+/u).map((entry) => {
    const url = modelUrl("MATHFLOW_LLM_ORIGINS", entry);
    if (url.origin !== entry.replace(/\/$/u, "").toLowerCase()) {
      throw new SettingsError(`MATHFLOW_LLM_ORIGINS holds ${entry}: an origin is scheme, host and port, no more`);
    }
    return url.origin;
  });
}

/** An address a model may be asked at; where the host is a name, it is looked up again at each call. */
function modelUrl(variable: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || (url.protocol !== "https:" && url.protocol !== "http:")) {
    throw new SettingsError(`${variable} is no http or https address`);
  }
  // What stands in such places may be secret: it is not said.
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") {
    throw new SettingsError(`${variable} holds a name, password, query or fragment`);
  }
  const address = literalAddress(url.hostname);
  if (isMetadataName(url.hostname) || (address !== undefined && isForbiddenAddress(address))) {
    throw new SettingsError(`${variable} is ${value}: link-local and metadata addresses are never asked`);
  }
  if (url.protocol === "http:" && address !== undefined && !isPrivateAddress(address)) {
    throw new SettingsError(`${variable} is ${value}: without TLS only this computer and private networks are asked`);
  }
  return url;
}

function readLimits(env: Env): LlmLimits {
  const totalMs = whole(env, "MATHFLOW_LLM_TOTAL_MS", 15_000, 1_000, 120_000);
  return {
    totalMs,
    firstWordMs: Math.min(totalMs, whole(env, "MATHFLOW_LLM_FIRST_WORD_MS", 8_000, 100, 120_000)),
    concurrent: whole(env, "MATHFLOW_LLM_CONCURRENT", 8, 1, 1_000),
    queue: whole(env, "MATHFLOW_LLM_QUEUE", 16, 0, 10_000),
    retries: whole(env, "MATHFLOW_LLM_RETRIES", 2, 0, 5),
  };
}

function readBudgets(env: Env): LlmBudgets {
  const budget = (who: string, requests: number): Budget => ({
    requests: whole(env, `MATHFLOW_LLM_REQUESTS_PER_${who}`, requests, 0, MANY),
    tokens: whole(env, `MATHFLOW_LLM_TOKENS_PER_${who}`, requests * TOKENS_A_REQUEST, 0, MANY),
  });
  return {
    learner: budget("LEARNER", 30),
    device: budget("DEVICE", 60),
    class: budget("CLASS", 500),
    tokensPerMonth: whole(env, "MATHFLOW_LLM_TOKENS_PER_MONTH", 10_000_000, 0, MANY * 1_000),
  };
}

function text(env: Env, variable: string): string | undefined {
  return env[variable]?.trim() || undefined;
}

/** A model's name as it stands in the log of every reply. */
function name(env: Env, variable: string, fallback: string): string {
  const value = text(env, variable) ?? fallback;
  if (!/^[\w./:@+-]{1,80}$/u.test(value)) {
    throw new SettingsError(`${variable} is ${value}: a model's name has up to 80 letters, digits and ./:@+-`);
  }
  return value;
}

function choice<Value extends string>(env: Env, variable: string, values: readonly Value[], fallback: Value): Value {
  const value = text(env, variable)?.toLowerCase() ?? fallback;
  const known = values.find((one) => one === value);
  if (known === undefined) throw new SettingsError(`${variable} is ${value}: it is ${values.join(" or ")}`);
  return known;
}

function whole(env: Env, variable: string, fallback: number, min: number, max: number): number {
  const value = text(env, variable);
  if (value === undefined) return fallback;
  if (!/^\d{1,13}$/u.test(value) || Number(value) < min || Number(value) > max) {
    throw new SettingsError(`${variable} is ${value}: it is a whole number from ${min} to ${max}`);
  }
  return Number(value);
}
