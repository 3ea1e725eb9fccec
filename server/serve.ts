import { readFile, stat } from "node:fs/promises";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTlsServer, type Server as TlsServer } from "node:https";
import type { Socket } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { pino, type DestinationStream } from "pino";
import { addresses, addressesForDevices } from "./addresses.ts";
import { createApp, problem } from "./app.ts";
import { openCertificate, watchCertificate, type Certificate } from "./certificate.ts";
import { holdFolder } from "./file-lock.ts";
import { createServerLog, failureLine } from "./http/log.ts";
import { openApi } from "./http/openapi.ts";
import { createLineTurns } from "./line-turns.ts";
import { markElsewhere } from "./http/address.ts";
import { dropForwarded, NO_PROXIES } from "./http/proxies.ts";
import { finishRestore } from "./http/restore-copy.ts";
import { turnRoutes } from "./http/turn-routes.ts";
import { openSchool, type School } from "./http/school.ts";
import { openOwnBank } from "./own-bank.ts";
import type { HashCost, OwnAddress } from "./identity/index.ts";
import { createLlm, LLM_OFF, type Llm } from "./llm/index.ts";
import { createMeter, createOperationNames, judgeServer, metricsRoute } from "./metrics/index.ts";
import type { Meter, ServerFacts } from "./metrics/index.ts";
import { backupFolder, type ServeSettings } from "./serve-settings.ts";
import { readRootCertificate } from "./setup-device/root-certificate.ts";
import { createSetupApp, setupDeviceRoutes } from "./setup-device/setup-device.ts";

export { SettingsError } from "./llm/index.ts";
export { readSettings, type ServeSettings } from "./serve-settings.ts";

export interface RunningServer {
  /** Where a browser on this computer opens the app. */
  readonly url: string;
  /** Where other devices open it, when the server listens on every address of this computer. */
  readonly otherUrls: readonly string[];
  /** Where a device gets ready without TLS, if there is a port for that. */
  readonly setupUrl: string | undefined;
  /** Makes the first teacher, at the address `/teach`; undefined where there is one already. */
  readonly setUpCode: string | undefined;
  /** What whoever runs it should know. */
  readonly notes: readonly string[];
  /** Takes a renewed certificate at once, not only within a minute; undefined where a proxy has it. */
  readonly rereadCertificate: (() => Promise<void>) | undefined;
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
/** So long a line stays between two requests: longer than a proxy keeps it (Caddy: two minutes), or a request meets one that closes [ms]. */
const KEPT_MS = 125_000;
/** A line on which nothing comes and nothing is taken for so long is closed [ms]. */
const IDLE_MS = 20_000;
/** Lines at the same time; further ones are closed at once. */
const MAX_CONNECTIONS = 8_000;
/** How often the files of the certificate are looked at [ms]. */
const CERTIFICATE_MS = 60_000;

/** What tests set otherwise. */
export interface ServeTrials {
  /** Standard error where it is not said. */
  readonly logTo?: DestinationStream;
  /** So long a client may take to send the head of a request, and all of it [ms]. */
  readonly headersMs?: number;
  readonly requestMs?: number;
  /** So long nothing may come and nothing be taken on a line [ms]. */
  readonly idleMs?: number;
  readonly certificateMs?: number;
  /** What a hash of a password or PIN costs; otherwise what OWASP names. */
  readonly hashCost?: HashCost;
  /** What the system says of its clock. */
  readonly isSynchronised?: () => Promise<boolean>;
}

/** Starts the one process that serves the app and the school. */
export async function startServer(settings: ServeSettings, trials: ServeTrials = {}): Promise<RunningServer> {
  const { headersMs = 10_000, requestMs = 30_000, idleMs = IDLE_MS, certificateMs = CERTIFICATE_MS } = trials;
  await stat(path.join(settings.appDir, "index.html")).catch(() => {
    throw new Error("The app is not built: run `npm start`, which builds it.");
  });
  const certificate = settings.tls && (await openCertificate(settings.tls));
  const root = settings.rootCert === undefined ? undefined : await readRootCertificate(settings.rootCert);
  const limits = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, headersMs),
    keepAliveTimeout: KEPT_MS,
  };
  const version = await readVersion();
  const meter = createMeter(createOperationNames(() => openApi(version)));
  const proxies = settings.behindProxy === true ? settings.proxies : NO_PROXIES;
  const opening = Promise.withResolvers<Site>();
  const answer: RequestListener = (request, response) => {
    const end = meter.begin(request.method ?? "", request.url ?? "");
    response.once("close", () => end(response.headersSent ? response.statusCode : null));
    markElsewhere(request);
    if (proxies !== undefined) dropForwarded(request, proxies);
    // Neither rejects: what goes wrong is answered by the site itself.
    void opening.promise.then(({ listener }) => listener(request, response));
  };
  const answerInTurn = createLineTurns(answer);
  const server =
    certificate === undefined
      ? createServer(limits, answerInTurn)
      : createTlsServer({ ...limits, handshakeTimeout: headersMs, ...certificate.pair() }, answerInTurn);
  const setup = settings.setupPort === undefined ? undefined : createServer(limits);
  const setupDevice = setupDeviceRoutes({
    ...(settings.address === undefined ? {} : { address: settings.address }),
    ...(root === undefined ? {} : { root }),
    ...(certificate === undefined ? {} : { tlsPort: () => portOf(server) }),
    ...(setup === undefined ? {} : { setupPort: () => portOf(setup) }),
  });
  const setupListener = getRequestListener(createSetupApp(setupDevice).fetch, { errorHandler: unreadable });
  setup?.on("request", (request, response) => void setupListener(request, response));
  const servers = setup === undefined ? [server] : [server, setup];
  const lines = new Set<Socket>();
  for (const one of servers) {
    one.setTimeout(idleMs);
    one.maxConnections = MAX_CONNECTIONS;
    one.on("connection", (line: Socket) => {
      lines.add(line);
      line.once("close", () => lines.delete(line));
    });
  }
  try {
    // The address first: one that is taken by another server of these data must not change them.
    await listen(server, settings.port, settings.host);
    if (setup !== undefined) await listen(setup, settings.setupPort ?? 0, settings.host);
    const ownAddresses = () => addressesForDevices(settings, portOf(server), certificate?.names());
    opening.resolve(await openSite(settings, trials, { version, meter, certificate, setupDevice, ownAddresses }));
  } catch (cause) {
    for (const one of servers) {
      one.close();
      one.closeAllConnections();
    }
    throw cause;
  }
  const site = await opening.promise;
  const { school, log } = site;
  const watch =
    certificate &&
    watchCertificate(certificate, (pair) => (server as TlsServer).setSecureContext(pair), log.upkeep, certificateMs);
  const scheme = certificate === undefined ? "http" : "https";
  const setupUrl = setup && `${addresses(settings.host, portOf(setup)).url}/setup-device`;
  let closing: Promise<void> | undefined;
  return {
    ...addresses(settings.host, portOf(server), scheme),
    setupUrl,
    setUpCode: school.setUpCode,
    notes: [
      ...school.notes,
      ...(root === undefined
        ? []
        : [`Devices get the root certificate at ${setupUrl ?? "/setup-device"}; its SHA-256 is ${root.sha256}`]),
    ],
    rereadCertificate: watch?.look,
    close: () => {
      watch?.stop();
      return (closing ??= close(servers, lines, site));
    },
  };
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8")) as { version: string };
  return version;
}

/** All that is behind the address. */
interface Site {
  readonly school: School;
  readonly llm: Llm;
  readonly log: ReturnType<typeof createServerLog>;
  readonly listener: ReturnType<typeof getRequestListener>;
  /** Lets another process have the data folder. */
  readonly release: () => Promise<void>;
}

/** What is there before the address is taken. */
interface Fronts {
  readonly version: string;
  readonly meter: Meter;
  readonly certificate: Certificate | undefined;
  readonly setupDevice: Hono;
  /** Where other devices open the app. */
  readonly ownAddresses: () => readonly OwnAddress[];
}

async function openSite(settings: ServeSettings, trials: ServeTrials, fronts: Fronts): Promise<Site> {
  const { release } = await holdFolder(settings.dataDir, "mathflow serve");
  try {
    await finishRestore(settings.dataDir);
    return { ...(await openHeld(settings, trials, fronts)), release };
  } catch (error) {
    await release();
    throw error;
  }
}

async function openHeld(
  settings: ServeSettings,
  trials: ServeTrials,
  { version, meter, certificate, setupDevice, ownAddresses }: Fronts,
): Promise<Omit<Site, "release">> {
  const { logTo = pino.destination(2), isSynchronised, hashCost } = trials;
  const { appDir, dataDir, databaseUrl, backupBytes, pepper, behindProxy = false, openNetwork = false } = settings;
  const { newSchool = false, newPepper = false, clockIsRight = false } = settings;
  const startedAt = Date.now();
  const backupDir = backupFolder(settings);
  const school = await openSchool({
    dataDir,
    behindProxy,
    openNetwork,
    newSchool,
    newPepper,
    clockIsRight,
    logTo,
    meter,
    viewServer: async () => judgeServer(await look(), meter),
    addresses: ownAddresses,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(pepper === undefined ? {} : { pepper: Buffer.from(pepper, "hex") }),
    ...(settings.openId === undefined ? {} : { openId: settings.openId }),
    ...(settings.out === undefined ? {} : { out: settings.out }),
    ...(backupDir === undefined ? {} : { backupDir }),
    ...(backupBytes === undefined ? {} : { backupBytes }),
    ...(isSynchronised === undefined ? {} : { isSynchronised }),
    ...(hashCost === undefined ? {} : { hashCost }),
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

  async function look(): Promise<ServerFacts> {
    const at = Date.now();
    return {
      ...(await school.look()),
      at,
      startedAt,
      version,
      certificateDays: certificate?.certificateDays() ?? null,
      model: llm.budget(),
    };
  }

  const app = createApp({
    appDir,
    previousDir: path.join(path.dirname(appDir), "previous"),
    version,
    epoch: school.epoch,
    serviceWorkerOff: settings.serviceWorkerOff,
    api: apiRoutes(version, school, llm).route(
      "/",
      turnRoutes({ isOn: settings.turn ?? false, openBank: openOwnBank, addressOf: school.addressOf }),
    ),
    metrics: metricsRoute({
      token: settings.metricsToken,
      behindProxy,
      print: async () => meter.print(await look()),
    }),
    onFault: log.fault,
    readiness: school.readiness,
    isClockSuspect: school.isClockSuspect,
    microphone: llmSettings.dictation === "on",
    hasPublicCertificate: () => certificate?.isPublic() ?? false,
    setupDevice,
  });
  return { school, llm, log, listener: getRequestListener(app.fetch, { errorHandler: unreadable }) };
}

/** Requests that never become one, such as those with a host that is none. */
function unreadable(): Response {
  return problem(400, "This request cannot be read.");
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

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
}

async function close(
  servers: readonly Server[],
  lines: ReadonlySet<Socket>,
  { llm, school, release }: Site,
): Promise<void> {
  llm.stop();
  school.stop();
  // Those too on which no request, and no handshake, was begun.
  const cutOff = setTimeout(() => {
    for (const line of lines) line.destroy();
  }, CLOSE_AFTER_MS);
  await Promise.all(servers.map(finish));
  clearTimeout(cutOff);
  llm.close();
  await school.close();
  await release();
}

function finish(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A browser keeps its line open after an answer: such lines are closed as they fall idle.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
