import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base } from "@playwright/test";
import { readSettings, startServer } from "#server";
import { startModel, type ModelOptions, type RunningModel } from "#testing/hostile";

/** A server of its own with a language model behind it. */
export interface WordsServer {
  readonly url: string;
  readonly model: RunningModel;
  /** Everything the server wrote into its log. */
  readonly log: readonly string[];
  /** Stops as a killed process does: every line is cut off. The address stays free for `restart`. */
  readonly kill: () => Promise<void>;
  readonly restart: () => Promise<void>;
}

type Start = (options?: ModelOptions, env?: Readonly<Record<string, string>>) => Promise<WordsServer>;

/** `test` with servers that end with it. */
export const test = base.extend<{ readonly startWords: Start }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern what a fixture needs
  startWords: async ({}, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use(async (options, env) => {
      const { server, end } = await begin(options, env);
      ends.push(end);
      return server;
    });
    for (const end of ends) await end();
  },
});

async function begin(
  options: ModelOptions = {},
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly server: WordsServer; readonly end: () => Promise<unknown> }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "mathflow-words-"));
  const model = await startModel(options);
  const log: string[] = [];
  const logTo = { write: (line: string) => void log.push(line) };
  const settings = {
    MATHFLOW_APP: path.resolve("dist/app"),
    MATHFLOW_DATA: dataDir,
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: "key-of-the-test",
    ...env,
  };
  const start = (port: string) => startServer(readSettings({ ...settings, PORT: port }), { logTo });
  let running = await start("0");
  const { url } = running;
  const server: WordsServer = {
    url,
    model,
    log,
    kill: () => running.close(),
    restart: async () => {
      running = await start(new URL(url).port);
    },
  };
  const end = async () => {
    await running.close();
    await model.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { server, end };
}
