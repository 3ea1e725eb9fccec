import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Hono } from "hono";
import { pino, type DestinationStream } from "pino";
import { openDerived } from "../private-database.ts";
import { monthOf, type CallerDeps } from "./caller.ts";
import { openLedger } from "./ledger.ts";
import { createLog } from "./log.ts";
import { createMaterials } from "./materials.ts";
import { createModel } from "./model.ts";
import { llmRoutes } from "./routes.ts";
import { createLlmService } from "./service.ts";
import type { LlmSettings, ModelSettings, Switch } from "./settings.ts";

export { createEvaluator, type EvaluatedTurn, type Evaluator } from "./evaluate.ts";
export { LLM_OFF, readLlmSettings, type Env, type LlmSettings } from "./settings.ts";
export { SettingsError } from "./settings-error.ts";

/** The language model's part of the server. */
export interface Llm {
  /** To be mounted at `/v1`. */
  readonly routes: Hono;
  /** Of the running month (UTC), over everybody; null: no model is asked [tokens]. */
  readonly budget: () => { readonly used: number; readonly of: number } | null;
  /** Ends replies that are under way; nothing new is asked. */
  readonly stop: () => void;
  /** After the last answer is out. */
  readonly close: () => void;
}

export interface LlmOptions {
  readonly settings: LlmSettings;
  /** Where the ledger of budgets is kept, as `llm.sqlite`. */
  readonly dataDir: string;
  /** Where lines of the log go; standard error where not said. */
  readonly logTo?: DestinationStream;
  /** Who asks. */
  readonly who: CallerDeps;
  /** The ledger was set aside, as it could not be read. */
  readonly onBroken?: (error: unknown, file: string) => void;
}

/** Everything the proxy is made of, with the real clock and dice. */
export function createLlm({ settings, dataDir, logTo, who, onBroken = () => {} }: LlmOptions): Llm {
  const env = { now: () => Date.now(), random: () => Math.random() };
  const models = [settings.model, settings.second].flatMap((one) => (one === null ? [] : [createModel(one, env)]));
  const isUsed = models.length > 0 && (settings.words === "on" || settings.dictation === "on");
  if (isUsed) mkdirSync(dataDir, { recursive: true });
  const file = isUsed ? path.join(dataDir, "llm.sqlite") : ":memory:";
  const today = new Date(env.now()).toISOString().slice(0, 10);
  const ledger = openDerived(
    file,
    (name) => openLedger(name, today),
    (error) => onBroken(error, file),
  );
  const service = createLlmService({
    settings,
    models,
    materials: createMaterials(),
    ledger,
    log: createLog(logTo ?? pino.destination(2)),
    now: env.now,
  });
  return {
    routes: llmRoutes(service, who),
    budget: () => {
      if (!isUsed) return null;
      const month = monthOf(settings.budgets, env.now());
      return { used: ledger.spentBy(month), of: month.tokens };
    },
    stop: service.stop,
    close: ledger.close,
  };
}

/** One line for whoever starts the server: whether a model is asked, which, and where; never the key. */
export function describeLlm({ model, second, words, dictation }: LlmSettings): string {
  if (model === null) return "Language model: none. OPENAI_API_KEY or OPENAI_BASE_URL name one (docs/llm.md).";
  const where = (one: ModelSettings) => `${one.model} at ${new URL(one.baseUrl).origin}`;
  const all = second === null ? where(model) : `${where(model)}, then ${where(second)}`;
  return `Language model: ${all}. Words: ${said(words)}; dictation: ${said(dictation)}.`;
}

function said(state: Switch): string {
  return state === "off-by-school" ? "off" : state.replaceAll("-", " ");
}
