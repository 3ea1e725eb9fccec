import { readFile, stat } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import { networkInterfaces } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { pino, type DestinationStream } from "pino";
import { createApp, problem } from "./app.ts";
import { openApi } from "./http/openapi.ts";
import { openSchool, type School } from "./http/school.ts";
import { createLlm, LLM_OFF, readLlmSettings, SettingsError, type Llm, type LlmSettings } from "./llm/index.ts";

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
  /** PostgreSQL in the place of files in the data folder. */
  readonly databaseUrl?: string;
  /** Mixed into PINs, 64 hexadecimal digits, where several servers share one database; else a file in the data folder. */
  readonly pepper?: string;
  /** Folder of the hourly copies; `off`: none are made; not said: `backups` in the data folder. */
  readonly backups?: string;
  /** A proxy in front ends TLS and says where requests come from. */
  readonly behindProxy?: boolean;
  /** Sign-in without TLS on a network its owner trusts. */
  readonly openNetwork?: boolean;
  /** Files of a certificate and its key: the server speaks TLS itself. */
  readonly tls?: { readonly cert: string; readonly key: string };
}

export interface RunningServer {
  /** Where a browser on this computer opens the app. */
  readonly url: string;
  /** Where other devices open it, when the server listens on every address of this computer. */
  readonly otherUrls: readonly string[];
  /** Makes the first teacher, at the address `/teach`; undefined where there is one already. */
  readonly setUpCode: string | undefined;
  /** What whoever runs it should know. */
  readonly notes: readonly string[];
  /**
   * Stops taking requests, ends words under way, finishes everything else, and cuts off what is left after four seconds.
   * Asked again, it is the same close.
   */
  readonly close: () => Promise<void>;
}

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const CLOSE_AFTER_MS = 4_000;
/** How often slow senders of headers and bodies are looked for [ms]. */
const CHECK_EVERY_MS = 2_000;
const SWEEP_MS = 50;

/** Reads the variables of docs/running.md and docs/llm.md; an empty one is as good as none. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ServeSettings {
  const given = (name: string) => env[name]?.trim() || undefined;
  const port = given("PORT") ?? "8787";
  if (!/^\d{1,5}$/u.test(port) || Number(port) > 65_535) {
    throw new SettingsError(`PORT is ${port}: a port is a number from 0 to 65535`);
  }
  const isOn = (name: string) => {
    const value = given(name) ?? "off";
    if (value !== "on" && value !== "off") throw new SettingsError(`${name} is ${value}: it is on or off`);
    return value === "on";
  };
  const [cert, key] = [given("MATHFLOW_TLS_CERT"), given("MATHFLOW_TLS_KEY")];
  if ((cert === undefined) !== (key === undefined)) {
    throw new SettingsError("MATHFLOW_TLS_CERT and MATHFLOW_TLS_KEY belong together: one of them is not set");
  }
  const databaseUrl = given("DATABASE_URL");
  if (databaseUrl !== undefined && !/^postgres(?:ql)?:\/\//u.test(databaseUrl)) {
    // It may hold a password: it is not repeated.
    throw new SettingsError("DATABASE_URL does not begin with postgres://");
  }
  const backups = given("MATHFLOW_BACKUPS");
  const pepper = given("MATHFLOW_PEPPER");
  if (pepper !== undefined && !/^[0-9a-f]{64}$/iu.test(pepper)) {
    throw new SettingsError("MATHFLOW_PEPPER is not 64 hexadecimal digits");
  }
  return {
    host: given("HOST") ?? "127.0.0.1",
    port: Number(port),
    dataDir: path.resolve(given("MATHFLOW_DATA") ?? path.join(root, "data")),
    appDir: path.resolve(given("MATHFLOW_APP") ?? path.join(root, "dist", "app")),
    serviceWorkerOff: given("MATHFLOW_SW") === "off",
    llm: readLlmSettings(env),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(pepper === undefined ? {} : { pepper }),
    ...(backups === undefined ? {} : { backups: backups === "off" ? backups : path.resolve(backups) }),
    behindProxy: isOn("MATHFLOW_BEHIND_PROXY"),
    openNetwork: isOn("MATHFLOW_OPEN_NETWORK"),
    ...(cert === undefined || key === undefined ? {} : { tls: { cert: path.resolve(cert), key: path.resolve(key) } }),
  };
}

/** What tests set otherwise. */
export interface ServeTrials {
  /** Standard error where it is not said. */
  readonly logTo?: DestinationStream;
  /** So long a client may take to send the head of a request, and all of it [ms]. */
  readonly headersMs?: number;
  readonly requestMs?: number;
}

/** Starts the one process that serves the app and the school. */
export async function startServer(
  settings: ServeSettings,
  { logTo = pino.destination(2), headersMs = 10_000, requestMs = 30_000 }: ServeTrials = {},
): Promise<RunningServer> {
  const { appDir, dataDir } = settings;
  await stat(path.join(appDir, "index.html")).catch(() => {
    throw new Error("The app is not built: run `npm start`, which builds it.");
  });
  const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8")) as { version: string };
  const tls = settings.tls && (await readTls(settings.tls));
  const {
    backups = path.join(dataDir, "backups"),
    behindProxy = false,
    openNetwork = false,
    databaseUrl,
    pepper,
  } = settings;
  const school = await openSchool({
    dataDir,
    behindProxy,
    openNetwork,
    logTo,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(pepper === undefined ? {} : { pepper: Buffer.from(pepper, "hex") }),
    ...(backups === "off" ? {} : { backupDir: backups }),
  });
  const llmSettings = settings.llm ?? LLM_OFF;
  const llm = createLlm({ settings: llmSettings, dataDir, logTo, who: school });
  const app = createApp({
    appDir,
    previousDir: path.join(path.dirname(appDir), "previous"),
    version,
    epoch: school.epoch,
    serviceWorkerOff: settings.serviceWorkerOff,
    api: apiRoutes(version, school, llm),
    isReady: school.isReady,
    microphone: llmSettings.dictation === "on",
  });
  const listener = getRequestListener(app.fetch, {
    // Requests that never become one, such as those with a host that is none.
    errorHandler: () => problem(400, "This request cannot be read."),
  });
  const limits = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, headersMs),
  };
  const answer: RequestListener = (request, response) => {
    // Never rejects: what goes wrong is answered by `errorHandler`.
    void listener(request, response);
  };
  const server = tls === undefined ? createServer(limits, answer) : createTlsServer({ ...limits, ...tls }, answer);
  let closing: Promise<void> | undefined;
  const end = () => (closing ??= close(server, llm, school));
  try {
    await listen(server, settings);
  } catch (cause) {
    await end();
    throw cause;
  }
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : settings.port;
  const scheme = tls === undefined ? "http" : "https";
  return { ...addresses(settings.host, port, scheme), setUpCode: school.setUpCode, notes: school.notes, close: end };
}

/** Everything under `/v1`. */
function apiRoutes(version: string, school: School, llm: Llm): Hono {
  let document: string | undefined;
  const routes = new Hono();
  routes.get("/openapi.json", (context) => {
    document ??= JSON.stringify(openApi(version));
    return context.body(document, 200, { "Content-Type": "application/json", "Cache-Control": "no-cache" });
  });
  return routes.route("/", school.routes).route("/", llm.routes);
}

interface TlsFiles {
  readonly cert: Buffer;
  readonly key: Buffer;
}

async function readTls(files: { readonly cert: string; readonly key: string }): Promise<TlsFiles> {
  const read = (name: string, file: string) =>
    readFile(file).catch((cause: unknown) => {
      throw new SettingsError(`${name} is ${file}, which cannot be read`, { cause });
    });
  return { cert: await read("MATHFLOW_TLS_CERT", files.cert), key: await read("MATHFLOW_TLS_KEY", files.key) };
}

/** Addresses a browser can open: `0.0.0.0` and `::` stand for every address, and are none themselves. */
export function addresses(
  host: string,
  port: number,
  scheme: "http" | "https" = "http",
): Pick<RunningServer, "url" | "otherUrls"> {
  const everywhere = host === "0.0.0.0" || host === "::";
  const name = everywhere ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host;
  const others = everywhere
    ? Object.values(networkInterfaces())
        .flatMap((all) => all ?? [])
        .filter(({ family, internal }) => family === "IPv4" && !internal)
        .map(({ address }) => `${scheme}://${address}:${port}`)
    : [];
  return { url: `${scheme}://${name}:${port}`, otherUrls: others };
}

function listen(server: Server, { host, port }: ServeSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
}

async function close(server: Server, llm: Llm, school: School): Promise<void> {
  llm.stop();
  await new Promise<void>((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), CLOSE_AFTER_MS);
    // A browser keeps its line open after an answer: such lines are closed as they fall idle.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(cutOff);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
  llm.close();
  await school.close();
}
