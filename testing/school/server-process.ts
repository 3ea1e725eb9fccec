import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { execPath } from "node:process";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { FAIR, WEATHER_FILE, type Weather } from "./weather.ts";

export interface ServerProcessOptions {
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Clock and disk of the process can be set; it takes a little longer to start. */
  readonly hasWeather?: boolean;
}

/** `mathflow serve` in a process of its own on loopback, which can be killed and started again on the same data. */
export interface ServerProcess {
  readonly url: string;
  /** Resolves once it answers; at once where it runs. @throws where it ends instead, with what it said */
  readonly start: () => Promise<void>;
  /** As when somebody turns it off. */
  readonly stop: () => Promise<void>;
  /** SIGKILL, as when the power goes. */
  readonly kill: () => Promise<void>;
  /** From the next start, and at once where it runs. */
  readonly setWeather: (weather: Weather) => void;
  /** Memory it has at this moment [bytes]; 0: it does not run. */
  readonly rss: () => number;
  /** The end of what it said on standard error since the last start. */
  readonly said: () => string;
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const WEATHER = new URL("weather-here.ts", import.meta.url).href;
const START_MS = 60_000;
const SAID_LENGTH = 4_000;

export async function createServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { dataDir, env = {}, hasWeather = false } = options;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const weatherFile = path.join(dataDir, "..", `${path.basename(dataDir)}.weather.json`);
  let child: ChildProcess | null = null;
  let said = "";

  async function start(): Promise<void> {
    if (child !== null) return;
    said = "";
    const started = spawn(execPath, [...(hasWeather ? ["--import", WEATHER] : []), "cli/main.ts", "serve"], {
      cwd: ROOT,
      env: { ...process.env, ...env, PORT: `${port}`, MATHFLOW_DATA: dataDir, [WEATHER_FILE]: weatherFile },
      stdio: ["ignore", "ignore", "pipe"],
    });
    started.stderr.on("data", (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-SAID_LENGTH);
    });
    child = started;
    for (const end = Date.now() + START_MS; Date.now() < end; await delay(50)) {
      if (child !== started) return;
      if (started.exitCode !== null) {
        child = null;
        throw new Error(`the server ended with ${started.exitCode}: ${said}`);
      }
      if (await answers(url)) return;
    }
    throw new Error(`the server did not start: ${said}`);
  }

  async function end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const ended = child;
    child = null;
    if (ended === null || ended.exitCode !== null) return;
    const over = once(ended, "exit");
    ended.kill(signal);
    await over;
  }

  if (hasWeather) writeFileSync(weatherFile, JSON.stringify(FAIR));
  return {
    url,
    start,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
    setWeather: (weather) => {
      writeFileSync(weatherFile, JSON.stringify(weather));
      child?.kill("SIGUSR2");
    },
    rss: () => (child === null ? 0 : memoryOf(child.pid)),
    said: () => said,
  };
}

/** As Linux counts it. */
function memoryOf(pid: number | undefined): number {
  const [, kilobytes = "0"] = /^VmRSS:\s*(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1_024;
}

function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
