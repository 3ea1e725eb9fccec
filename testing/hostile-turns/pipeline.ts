import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Content } from "#engine";
import { loadBankFromFiles } from "#bank/factory";
import { readSettings, startServer, type RunningServer, type ServeSettings } from "#server";
import { startModel, type Behaviour, type RunningModel } from "#testing/hostile";
import { createHttpLlm } from "../../workers/llm/http-llm.ts";
import type { LlmSeam } from "../../workers/llm/llm-seam.ts";
import { tapped, type Tap } from "./tap.ts";

/** Servers the lessons take turns with: both of OpenAI's formats, and budgets that run out. */
export const PROXIES = ["chat", "responses", "tight"] as const;
export type ProxyName = (typeof PROXIES)[number];

/** The real server before the hostile model, both over HTTP on this computer. */
export interface Pipeline {
  readonly content: Content;
  /** The stems that were on a desk, and their answers: a model that knows leaks better. */
  readonly learn: (stem: string, answer: string) => void;
  readonly be: (behaviour: Behaviour, tap: Tap) => void;
  readonly llm: (proxy: ProxyName) => Promise<LlmSeam>;
  readonly spent: (proxy: ProxyName, learner: string) => Promise<Account>;
  /** Whether it stopped asking the model since this was asked last; if so the server is started anew. */
  readonly revive: (proxy: ProxyName) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

export interface Account {
  readonly requests: number;
  readonly tokens: number;
  readonly requestLimit: number;
  readonly tokenLimit: number;
}

interface Proxy {
  readonly server: RunningServer;
  readonly settings: ServeSettings;
  isCircuitOpen: boolean;
}

/** Short patience, as a hostile model stalls often; a class is everybody on this computer, so it may have any budget. */
const ENV = {
  PORT: "0",
  OPENAI_API_KEY: "test",
  MATHFLOW_LLM_FIRST_WORD_MS: "200",
  MATHFLOW_LLM_TOTAL_MS: "1000",
  MATHFLOW_LLM_REQUESTS_PER_CLASS: "900000000",
  MATHFLOW_LLM_TOKENS_PER_CLASS: "900000000",
  MATHFLOW_LLM_TOKENS_PER_MONTH: "900000000",
};
const ENVS: Readonly<Record<ProxyName, Readonly<Record<string, string>>>> = {
  chat: { MATHFLOW_LLM_API: "chat" },
  responses: { MATHFLOW_LLM_API: "responses" },
  tight: { MATHFLOW_LLM_REQUESTS_PER_LEARNER: "6", MATHFLOW_LLM_TOKENS_PER_LEARNER: "20000" },
};

export async function startPipeline(): Promise<Pipeline> {
  const content = await loadBankFromFiles();
  const root = await mkdtemp(path.join(scratch(), "mathflow-hostile-"));
  await mkdir(path.join(root, "app"));
  await writeFile(path.join(root, "app", "index.html"), "<!doctype html>");
  const answers = new Map<string, string>();
  const model: RunningModel = await startModel({ knows: answers });
  const proxies = new Map<ProxyName, Promise<Proxy>>();

  async function open(name: ProxyName): Promise<Proxy> {
    const settings = readSettings({
      ...ENV,
      ...ENVS[name],
      MATHFLOW_APP: path.join(root, "app"),
      MATHFLOW_DATA: path.join(root, name),
      OPENAI_BASE_URL: model.url,
    });
    const logTo = {
      write: (line: string) => {
        if (line.includes('"circuit-open"')) proxy.isCircuitOpen = true;
      },
    };
    const proxy: Proxy = { settings, isCircuitOpen: false, server: await startServer(settings, { logTo }) };
    return proxy;
  }

  function proxyOf(name: ProxyName): Promise<Proxy> {
    const proxy = proxies.get(name) ?? open(name);
    proxies.set(name, proxy);
    return proxy;
  }

  return {
    content,
    learn: (stem, answer) => void answers.set(stem, answer),
    be: (behaviour, tap) => model.set(tapped(behaviour, tap)),
    llm: async (name) => {
      const { server } = await proxyOf(name);
      return createHttpLlm((address, init) => {
        if (typeof address !== "string") throw new TypeError("the client asks by path");
        return fetch(new URL(address, server.url), init);
      });
    },
    spent: async (name, learner) => {
      const { settings } = await proxyOf(name);
      const budget = settings.llm?.budgets.learner;
      const row = readAccount(path.join(settings.dataDir, "llm.sqlite"), `learner:${learner}`);
      return { ...row, requestLimit: budget?.requests ?? 0, tokenLimit: budget?.tokens ?? 0 };
    },
    revive: async (name) => {
      const proxy = await proxyOf(name);
      if (!proxy.isCircuitOpen) return false;
      await proxy.server.close();
      proxies.delete(name);
      return true;
    },
    close: async () => {
      for (const proxy of proxies.values()) await (await proxy).server.close();
      await model.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

/** The ledger writes every call through to the disk; one in memory, where there is one, makes that quick. */
function scratch(): string {
  return existsSync("/dev/shm") ? "/dev/shm" : tmpdir();
}

/** What the ledger has written down for one scope, over all its periods. */
function readAccount(file: string, scope: string): Pick<Account, "requests" | "tokens"> {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const salt = String(db.prepare("SELECT value FROM salt").get()?.["value"]);
    const hashed = createHash("sha256").update(`${salt} ${scope}`).digest("hex").slice(0, 24);
    const row = db.prepare("SELECT SUM(requests) AS r, SUM(tokens) AS t FROM spent WHERE scope = ?").get(hashed);
    return { requests: Number(row?.["r"] ?? 0), tokens: Number(row?.["t"] ?? 0) };
  } finally {
    db.close();
  }
}
