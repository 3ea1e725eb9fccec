import { randomUUID } from "node:crypto";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { createApp } from "./app.ts";

export interface ServeSettings {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly serviceWorkerOff: boolean;
}

export interface RunningServer {
  readonly url: string;
  /** Stops taking requests, finishes those under way, and cuts off what is left after four seconds. */
  readonly close: () => Promise<void>;
}

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const CLOSE_AFTER_MS = 4_000;

/** Reads `PORT`, `HOST`, `MATHFLOW_DATA` and `MATHFLOW_SW`; throws an error that names what is wrong. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ServeSettings {
  const port = Number(env["PORT"] ?? "8787");
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is ${env["PORT"]}: not a port number`);
  return {
    host: env["HOST"] ?? "127.0.0.1",
    port,
    dataDir: env["MATHFLOW_DATA"] ?? path.join(root, "data"),
    serviceWorkerOff: env["MATHFLOW_SW"] === "off",
  };
}

/** Starts the one process that serves the app. */
export async function startServer(settings: ServeSettings): Promise<RunningServer> {
  const appDir = path.join(root, "dist", "app");
  await stat(path.join(appDir, "index.html")).catch(() => {
    throw new Error("The app is not built: run `npm start`, which builds it.");
  });
  const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8")) as { version: string };
  const app = createApp({
    appDir,
    previousDir: path.join(root, "dist", "previous"),
    version,
    epoch: await readEpoch(settings.dataDir),
    serviceWorkerOff: settings.serviceWorkerOff,
  });
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, getRequestListener(app.fetch));
  await listen(server, settings);
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : settings.port;
  return { url: `http://${settings.host}:${port}`, close: () => close(server) };
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
    return (await readFile(file, "utf8")).trim();
  }
}

function listen(server: Server, { host, port }: ServeSettings): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => server.closeAllConnections(), CLOSE_AFTER_MS);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
    server.closeIdleConnections();
  });
}
