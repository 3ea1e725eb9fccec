import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { cwd, execPath } from "node:process";
import type { SyncEvent } from "#engine/protocol/sync";

const START_MS = 30_000;

/** What a learner types to get in. */
export interface Card {
  readonly learner: string;
  readonly name: string;
  readonly code: string;
  readonly pin: string;
}

/** A school's server in a process of its own, which can be killed and started again on the same data. */
export interface SchoolProcess {
  readonly url: string;
  readonly card: Card;
  /** SIGKILL, as when the power goes. */
  readonly kill: () => Promise<void>;
  /** Starts it where it is not running. */
  readonly start: () => Promise<void>;
  /** The learner's log as the server has it. */
  readonly readLog: () => Promise<readonly SyncEvent[]>;
  readonly end: () => Promise<void>;
}

/** Starts a server with one teacher, one class and one learner in it. */
export async function startSchoolProcess(name: string): Promise<SchoolProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "mathflow-school-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;

  async function start(): Promise<void> {
    if (child !== null) return;
    const env = { ...process.env, PORT: `${port}`, MATHFLOW_DATA: dataDir };
    const started = spawn(execPath, ["cli/main.ts", "serve"], { cwd: cwd(), env, stdio: ["ignore", "ignore", "pipe"] });
    let said = "";
    started.stderr.on("data", (chunk: Buffer) => {
      said = `${said}${chunk.toString()}`.slice(-2_000);
    });
    child = started;
    for (const end = Date.now() + START_MS; Date.now() < end; await pause(100)) {
      if (started.exitCode !== null) throw new Error(`the server ended with ${started.exitCode}: ${said}`);
      if (
        await fetch(`${url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return;
    }
    throw new Error(`the server did not start: ${said}`);
  }

  async function kill(): Promise<void> {
    const ended = child;
    child = null;
    if (ended === null || ended.exitCode !== null) return;
    await new Promise((resolve) => {
      ended.once("exit", resolve);
      ended.kill("SIGKILL");
    });
  }

  await start();
  const teacher = createAsker(url);
  const code = (await readFile(path.join(dataDir, "set-up-code"), "utf8")).trim();
  const account = { login: "fault.teacher", name: "T", password: "harbour violin 7 clouds" };
  await teacher("POST", "/auth/setup", { code, school: "Fault School", ...account });
  const { id } = (await teacher("POST", "/classes", { name: "4b", pins: "digits" })) as { readonly id: string };
  const made = (await teacher("POST", `/classes/${id}/learners`, { names: [name] })) as {
    readonly cards: readonly Card[];
  };
  const [card] = made.cards;
  if (card === undefined) throw new Error("no card");

  return {
    url,
    card,
    kill,
    start,
    readLog: async () => {
      await teacher("POST", "/auth/teacher", { login: account.login, password: account.password });
      const data = await teacher("GET", `/classes/${id}/learners/${card.learner}/data`);
      const { log } = data as { readonly log: { readonly rows: readonly { readonly event: SyncEvent }[] } };
      return log.rows.map(({ event }) => event);
    },
    end: async () => {
      await kill();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** Asks as a browser's page does, with its cookies. */
function createAsker(url: string): (method: string, address: string, body?: unknown) => Promise<unknown> {
  const cookies = new Map<string, string>();
  return async (method, address, body) => {
    const response = await fetch(`${url}/v1${address}`, {
      method,
      headers: {
        Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        Origin: url,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      cookies.set(name, value);
    }
    if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${await response.text()}`);
    return response.json();
  };
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

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
