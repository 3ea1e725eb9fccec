import { randomUUID } from "node:crypto";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createApp, problem } from "./app.ts";
import {
  createLlm,
  LLM_OFF,
  readLlmSettings,
  SettingsError,
  type Llm,
  type LlmOptions,
  type LlmSettings,
} from "./llm/index.ts";

export { SettingsError } from "./llm/index.ts";

export interface ServeSettings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** Folder of the built app; the hashed files of the build before are kept in `previous` beside it. */
  readonly appDir: string;
  readonly serviceWorkerOff: boolean;
  /** None: nothing is asked of a language model. */
  readonly llm?: LlmSettings;
}

export interface RunningServer {
  /** Where a browser on this computer opens the app. */
  readonly url: string;
  /** Where other devices open it, when the server listens on every address of this computer. */
  readonly otherUrls: readonly string[];
  /**
   * Stops taking requests, ends words under way, finishes everything else, and cuts off what is left after four seconds.
   * Asked again, it is the same close.
   */
  readonly close: () => Promise<void>;
}

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const CLOSE_AFTER_MS = 4_000;
const SWEEP_MS = 50;

/** Reads `PORT`, `HOST`, `MATHFLOW_DATA`, `MATHFLOW_APP`, `MATHFLOW_SW` and the variables of docs/llm.md; an empty one is as good as none. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ServeSettings {
  const setting = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const port = setting("PORT", "8787");
  if (!/^\d{1,5}$/u.test(port) || Number(port) > 65_535) {
    throw new SettingsError(`PORT is ${port}: a port is a number from 0 to 65535`);
  }
  return {
    host: setting("HOST", "127.0.0.1"),
    port: Number(port),
    dataDir: path.resolve(setting("MATHFLOW_DATA", path.join(root, "data"))),
    appDir: path.resolve(setting("MATHFLOW_APP", path.join(root, "dist", "app"))),
    serviceWorkerOff: setting("MATHFLOW_SW", "on") === "off",
    llm: readLlmSettings(env),
  };
}

/** Starts the one process that serves the app. `logTo` is standard error where it is not said. */
export async function startServer(
  settings: ServeSettings,
  { logTo }: Pick<LlmOptions, "logTo"> = {},
): Promise<RunningServer> {
  const { appDir, dataDir } = settings;
  await stat(path.join(appDir, "index.html")).catch(() => {
    throw new Error("The app is not built: run `npm start`, which builds it.");
  });
  const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8")) as { version: string };
  const llmSettings = settings.llm ?? LLM_OFF;
  const llm = createLlm({ settings: llmSettings, dataDir, ...(logTo === undefined ? {} : { logTo }) });
  const app = createApp({
    appDir,
    previousDir: path.join(path.dirname(appDir), "previous"),
    version,
    epoch: await readEpoch(dataDir),
    serviceWorkerOff: settings.serviceWorkerOff,
    api: llm.routes,
    microphone: llmSettings.dictation === "on",
  });
  const listener = getRequestListener(app.fetch, {
    // Requests that never become one, such as those with a host that is none.
    errorHandler: () => problem(400, "This request cannot be read."),
  });
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, (request, response) => {
    // Never rejects: what goes wrong is answered by `errorHandler`.
    void listener(request, response);
  });
  await listen(server, settings);
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : settings.port;
  let closing: Promise<void> | undefined;
  return { ...addresses(settings.host, port), close: () => (closing ??= close(server, llm)) };
}

/** Addresses a browser can open: `0.0.0.0` and `::` stand for every address, and are none themselves. */
export function addresses(host: string, port: number): Pick<RunningServer, "url" | "otherUrls"> {
  const everywhere = host === "0.0.0.0" || host === "::";
  const name = everywhere ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  const others = everywhere
    ? Object.values(networkInterfaces())
        .flatMap((all) => all ?? [])
        .filter(({ family, internal }) => family === "IPv4" && !internal)
        .map(({ address }) => `http://${address}:${port}`)
    : [];
  return { url: `http://${name}:${port}`, otherUrls: others };
}

/** The id of this data folder; made at the first start, so that devices notice when the data are new. */
async function readEpoch(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const file = path.join(dataDir, "epoch");
  const fresh = randomUUID();
  try {
    await writeFile(file, fresh, { flag: "wx" });
    return fresh;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EEXIST") throw cause;
    const known = (await readFile(file, "utf8")).trim();
    // A start that was cut off may have left the file empty.
    if (known === "") await writeFile(file, fresh);
    return known === "" ? fresh : known;
  }
}

function listen(server: Server, { host, port }: ServeSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
}

function close(server: Server, llm: Llm): Promise<void> {
  llm.stop();
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), CLOSE_AFTER_MS);
    // A browser keeps its line open after an answer: such lines are closed as they fall idle.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(cutOff);
      clearInterval(sweep);
      llm.close();
      resolve();
    });
    server.closeIdleConnections();
  });
}
