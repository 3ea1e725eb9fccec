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
import { holdFolder } from "./file-lock.ts";
import { createServerLog, failureLine } from "./http/log.ts";
import { openApi } from "./http/openapi.ts";
import { dropForwarded } from "./http/proxies.ts";
import { finishRestore } from "./http/restore-copy.ts";
import { openSchool, type School } from "./http/school.ts";
import { createLlm, LLM_OFF, SettingsError, type Llm } from "./llm/index.ts";
import { backupFolder, type ServeSettings } from "./serve-settings.ts";

export { SettingsError } from "./llm/index.ts";
export { readSettings, type ServeSettings } from "./serve-settings.ts";

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
   * Stops taking requests, ends words under way, finishes everything else, and cuts off what is left after three seconds.
   * Asked again, it is the same close.
   */
  readonly close: () => Promise<void>;
}

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
/** Of the five seconds that stopping may take; the others are for the last copy [SRV10] [ms]. */
const CLOSE_AFTER_MS = 3_000;
/** How often slow senders of headers and bodies are looked for [ms]. */
const CHECK_EVERY_MS = 2_000;
const SWEEP_MS = 50;
/** A line on which nothing comes and nothing is taken for so long is closed [ms]. */
const IDLE_MS = 20_000;
/** Lines at the same time; more wait for the system. */
const MAX_CONNECTIONS = 8_000;

/** What tests set otherwise. */
export interface ServeTrials {
  /** Standard error where it is not said. */
  readonly logTo?: DestinationStream;
  /** So long a client may take to send the head of a request, and all of it [ms]. */
  readonly headersMs?: number;
  readonly requestMs?: number;
  /** So long nothing may come and nothing be taken on a line [ms]. */
  readonly idleMs?: number;
  /** What the system says of its clock. */
  readonly isSynchronised?: () => Promise<boolean>;
}

/** Starts the one process that serves the app and the school. */
export async function startServer(settings: ServeSettings, trials: ServeTrials = {}): Promise<RunningServer> {
  const { headersMs = 10_000, requestMs = 30_000, idleMs = IDLE_MS } = trials;
  await stat(path.join(settings.appDir, "index.html")).catch(() => {
    throw new Error("The app is not built: run `npm start`, which builds it.");
  });
  const tls = settings.tls && (await readTls(settings.tls));
  const limits = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, headersMs),
  };
  const opening = Promise.withResolvers<Site>();
  const answer: RequestListener = (request, response) => {
    if (settings.behindProxy === true && settings.proxies !== undefined) dropForwarded(request, settings.proxies);
    // Neither rejects: what goes wrong is answered by the site itself.
    void opening.promise.then(({ listener }) => listener(request, response));
  };
  const server = tls === undefined ? createServer(limits, answer) : createTlsServer({ ...limits, ...tls }, answer);
  server.setTimeout(idleMs);
  server.maxConnections = MAX_CONNECTIONS;
  // The address first: one that is taken by another server of these data must not change them.
  await listen(server, settings);
  const site = await openSite(settings, trials).catch((cause: unknown) => {
    server.close();
    server.closeAllConnections();
    throw cause;
  });
  opening.resolve(site);
  const { school } = site;
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : settings.port;
  const scheme = tls === undefined ? "http" : "https";
  let closing: Promise<void> | undefined;
  return {
    ...addresses(settings.host, port, scheme),
    setUpCode: school.setUpCode,
    notes: school.notes,
    close: () => (closing ??= close(server, site)),
  };
}

/** All that is behind the address. */
interface Site {
  readonly school: School;
  readonly llm: Llm;
  readonly listener: ReturnType<typeof getRequestListener>;
  /** Lets another process have the data folder. */
  readonly release: () => Promise<void>;
}

async function openSite(settings: ServeSettings, trials: ServeTrials): Promise<Site> {
  const { release } = await holdFolder(settings.dataDir, "mathflow serve");
  try {
    await finishRestore(settings.dataDir);
    return { ...(await openHeld(settings, trials)), release };
  } catch (error) {
    await release();
    throw error;
  }
}

async function openHeld(settings: ServeSettings, trials: ServeTrials): Promise<Omit<Site, "release">> {
  const { logTo = pino.destination(2), isSynchronised } = trials;
  const { appDir, dataDir, databaseUrl, backupBytes, pepper, behindProxy = false, openNetwork = false } = settings;
  const { newSchool = false, newPepper = false, clockIsRight = false } = settings;
  const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8")) as { version: string };
  const backupDir = backupFolder(settings);
  const school = await openSchool({
    dataDir,
    behindProxy,
    openNetwork,
    newSchool,
    newPepper,
    clockIsRight,
    logTo,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(pepper === undefined ? {} : { pepper: Buffer.from(pepper, "hex") }),
    ...(backupDir === undefined ? {} : { backupDir }),
    ...(backupBytes === undefined ? {} : { backupBytes }),
    ...(isSynchronised === undefined ? {} : { isSynchronised }),
  });
  const llmSettings = settings.llm ?? LLM_OFF;
  const log = createServerLog(logTo);
  const llm = createLlm({
    settings: llmSettings,
    dataDir,
    logTo,
    who: school,
    onBroken: (error, file) => log.upkeep({ ...failureLine("llm", error, 0), setAside: path.basename(file) }),
  });
  const app = createApp({
    appDir,
    previousDir: path.join(path.dirname(appDir), "previous"),
    version,
    epoch: school.epoch,
    serviceWorkerOff: settings.serviceWorkerOff,
    api: apiRoutes(version, school, llm),
    readiness: school.readiness,
    isClockSuspect: school.isClockSuspect,
    microphone: llmSettings.dictation === "on",
  });
  const listener = getRequestListener(app.fetch, {
    // Requests that never become one, such as those with a host that is none.
    errorHandler: () => problem(400, "This request cannot be read."),
  });
  return { school, llm, listener };
}

/** Everything under `/v1`. */
function apiRoutes(version: string, school: School, llm: Llm): Hono {
  let document: string | undefined;
  const routes = new Hono();
  routes.get("/openapi.json", (context) => {
    document ??= JSON.stringify(openApi(version));
    return context.body(document, 200, { "Content-Type": "application/json", "Cache-Control": "no-store" });
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

async function close(server: Server, { llm, school, release }: Site): Promise<void> {
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
  await release();
}
