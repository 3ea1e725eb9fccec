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
  /** Asked for words that the first could not give; null: none is. */
  readonly second: ModelSettings | null;
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
  const { model, second } = readModels(env);
  const school = choice(env, "MATHFLOW_LLM", ["on", "off"], "on");
  const dictation = choice(env, "MATHFLOW_DICTATION", ["on", "off"], "on");
  const under13 = choice(env, "MATHFLOW_DICTATION_UNDER_13", ["on", "off"], "off");
  const budgets = readBudgets(env);
  return {
    words: switchOf(school, model !== null),
    dictation: switchOf(dictation, model !== null),
    dictationUnder13: under13 === "on",
    model,
    second,
    budgets,
  };
}

/** Nothing configured: what a server without any variable does. */
export const LLM_OFF: LlmSettings = readLlmSettings({});

function switchOf(school: "on" | "off", configured: boolean): Switch {
  if (school === "off") return "off-by-school";
  return configured ? "on" : "not-configured";
}

function readModels(env: Env): Pick<LlmSettings, "model" | "second"> {
  const first = { address: "OPENAI_BASE_URL", key: "OPENAI_API_KEY", model: "OPENAI_MODEL", api: "MATHFLOW_LLM_API" };
  const own = (what: string) => `MATHFLOW_LLM_SECOND_${what}`;
  const second = { address: own("BASE_URL"), key: own("API_KEY"), model: own("MODEL"), api: own("API") };
  const isOn = text(env, first.key) !== undefined || text(env, first.address) !== undefined;
  const isElsewhere = text(env, second.address) !== undefined;
  // A key goes to the address it was given for, and nowhere else.
  const at = isElsewhere ? second : { ...first, model: second.model };
  const reached = [first, ...(isElsewhere ? [second] : [])];
  const origins = readOrigins(env, reached);
  const limits = readLimits(env);
  const read = { ...readModel(env, first, DEFAULT_MODEL), origins, limits };
  const alone = { model: isOn ? read : null, second: null };
  if (text(env, second.model) === undefined) {
    const idle = [second.address, second.key, second.api].find((variable) => text(env, variable) !== undefined);
    if (idle !== undefined) throw new SettingsError(`${idle} is set, and ${second.model} names no model`);
    return alone;
  }
  if (!isOn) throw new SettingsError(`${second.model} is set, and neither ${first.key} nor ${first.address} is`);
  const other = { ...readModel(env, at, DEFAULT_MODEL), origins, limits };
  if (other.baseUrl === read.baseUrl && other.model === read.model) {
    throw new SettingsError(`${second.model} is ${other.model}, which is the first model`);
  }
  const [sooner, later] = inTurn(limits);
  return { model: { ...read, limits: sooner }, second: { ...other, limits: later } };
}

/** Limits of a first model and of a second, which together end no later than one would alone. */
function inTurn(limits: LlmLimits): readonly [first: LlmLimits, second: LlmLimits] {
  const firstWordMs = Math.ceil(limits.firstWordMs / 2);
  return [
    { ...limits, firstWordMs },
    { ...limits, firstWordMs, totalMs: limits.totalMs - firstWordMs },
  ];
}

/** The variables that say how a model is reached. */
interface Variables {
  readonly address: string;
  readonly key: string;
  readonly model: string;
  readonly api: string;
}

function readModel(env: Env, variables: Variables, fallback: string): Omit<ModelSettings, "origins" | "limits"> {
  const apiKey = text(env, variables.key);
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/u.test(apiKey)) {
    // Never said with its value.
    throw new SettingsError(`${variables.key} holds a space or a sign no key has`);
  }
  const url = addressOf(env, variables);
  return {
    baseUrl: `${url.origin}${url.pathname.replace(/\/+$/u, "")}`,
    apiKey: apiKey ?? null,
    api: choice(env, variables.api, ["responses", "chat"], url.origin === OPENAI ? "responses" : "chat"),
    model: name(env, variables.model, fallback),
    transcribeModel: name(env, "OPENAI_TRANSCRIBE_MODEL", DEFAULT_TRANSCRIBE_MODEL),
  };
}

function addressOf(env: Env, { address }: Variables): URL {
  return modelUrl(address, text(env, address) ?? `${OPENAI}/v1`);
}

function readOrigins(env: Env, reached: readonly Variables[]): readonly string[] {
  const list = text(env, "MATHFLOW_LLM_ORIGINS");
  const needed = reached.map((variables) => ({ ...variables, origin: addressOf(env, variables).origin }));
  if (list === undefined) return [...new Set([OPENAI, ...needed.map(({ origin }) => origin)])];
  const named = list.split(/[\s,]+/u).map((entry) => {
    const url = modelUrl("MATHFLOW_LLM_ORIGINS", entry);
    if (url.origin !== entry.replace(/\/$/u, "").toLowerCase()) {
      throw new SettingsError(`MATHFLOW_LLM_ORIGINS holds ${entry}: an origin is scheme, host and port, no more`);
    }
    return url.origin;
  });
  const unnamed = needed.find(({ origin }) => !named.includes(origin));
  if (unnamed !== undefined) {
    throw new SettingsError(`${unnamed.address} is at ${unnamed.origin}, which MATHFLOW_LLM_ORIGINS does not name`);
  }
  return named;
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
