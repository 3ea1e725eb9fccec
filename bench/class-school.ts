import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { hash64 } from "#engine/protocol/hash64";
import { SYNC_PROTOCOL } from "#engine/protocol/sync";
import type { LearnerId, TutorEvent } from "#engine";

/** One browser with its cookies. */
export interface Client {
  /** As a browser takes them. */
  readonly cookies: () => { readonly name: string; readonly value: string; readonly url: string }[];
  /** The school's id, which the cookie of a session begins with. */
  readonly tenant: () => string;
  readonly ask: (method: string, address: string, body?: object) => Promise<unknown>;
  readonly push: (learner: string, events: readonly TutorEvent[]) => Promise<void>;
  /** What the server says has changed; ends with the signal. */
  readonly live: (signal: AbortSignal, changed: () => void) => Promise<void>;
}

/** Those of one class, each with a device of their own. */
export interface BenchClass {
  readonly id: string;
  readonly pupils: readonly { readonly learner: LearnerId; readonly client: Client }[];
}

export interface BenchSchool {
  readonly url: () => string;
  readonly teacher: Client;
  /** Each pupil signed in on a device of their own, unless they are only on the list. */
  readonly addClass: (name: string, pupils: number, who?: "signed-in" | "listed") => Promise<BenchClass>;
  /** Processor time of the server since it was asked last [ms]. */
  readonly cpu: () => Promise<number>;
  /** Whoever is signed in stays so; `between` has the data folder to itself. */
  readonly restart: (between?: () => Promise<void>) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** No more names are taken in one request. */
const LISTED_AT_ONCE = 60;

interface RunningServer {
  readonly url: string;
  readonly code: string | null;
  readonly cpu: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

/** A server in another process, with its first teacher. */
export async function openBenchSchool(dataDir: string, appDir: string): Promise<BenchSchool> {
  let server = await startBenchServer(dataDir, appDir);
  const { code } = server;
  const openOwnClient = () => openClient(() => server.url);
  const teacher = openOwnClient();
  const password = "harbour violin 7 clouds";
  await teacher.ask("POST", "/auth/setup", { code, school: "Bench", name: "Ada", login: "ada.bench", password });

  async function addClass(name: string, count: number, who: "signed-in" | "listed" = "signed-in"): Promise<BenchClass> {
    const made = (await teacher.ask("POST", "/classes", { name })) as { readonly id: string; readonly code: string };
    const names = Array.from({ length: count }, (_, at) => `Pupil ${name} ${at + 1}`);
    const pupils: BenchClass["pupils"][number][] = [];
    for (let from = 0; from < count; from += LISTED_AT_ONCE) {
      const some = names.slice(from, from + LISTED_AT_ONCE);
      const { cards } = (await teacher.ask("POST", `/classes/${made.id}/learners`, { names: some })) as {
        readonly cards: readonly { readonly learner: LearnerId; readonly pin: string }[];
      };
      for (const { learner, pin } of cards) {
        const client = openOwnClient();
        pupils.push({ learner, client });
        if (who === "listed") continue;
        await client.ask("POST", "/auth/join", { code: made.code, kind: "personal" });
        await client.ask("POST", "/auth/pin", { learner, pin });
      }
    }
    return { id: made.id, pupils };
  }

  return {
    url: () => server.url,
    teacher,
    addClass,
    cpu: () => server.cpu(),
    restart: async (between = async () => {}) => {
      await server.stop();
      await between();
      server = await startBenchServer(dataDir, appDir);
    },
    stop: () => server.stop(),
  };
}

async function startBenchServer(dataDir: string, appDir: string): Promise<RunningServer> {
  const script = fileURLToPath(new URL("class-server.ts", import.meta.url));
  const child = spawn(process.execPath, [script, dataDir, appDir], { stdio: ["pipe", "pipe", "inherit"] });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error("the server has ended");
    return value;
  };
  const started = JSON.parse(await next()) as Pick<RunningServer, "url" | "code">;
  return {
    ...started,
    cpu: async () => {
      child.stdin.write("cpu\n");
      return Number(await next());
    },
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}

function openClient(url: () => string): Client {
  const cookies = new Map<string, string>();
  const headers = () => ({
    Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
    Origin: url(),
    "Sec-Fetch-Site": "same-origin",
  });
  async function send(address: string, init: RequestInit): Promise<Response> {
    const response = await fetch(`${url()}/v1${address}`, init);
    if (!response.ok) throw new Error(`${init.method} ${address}: ${response.status} ${await response.text()}`);
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  }
  return {
    cookies: () => [...cookies].map(([name, value]) => ({ name, value, url: url() })),
    tenant: () => [...cookies.values()][0]?.split(".")[0] ?? "",
    ask: async (method, address, body) => {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) };
      const typed = body === undefined ? {} : { "Content-Type": "application/json" };
      const text = await (await send(address, { method, headers: { ...headers(), ...typed }, ...sent })).text();
      return text === "" ? null : JSON.parse(text);
    },
    push: async (learner, events) => {
      const device = events[0]?.device;
      const body = JSON.stringify({ proto: SYNC_PROTOCOL, device, learner, epoch: null, cursor: 0, events, want: 1 });
      const sum = { "Content-Type": "application/json", "MathFlow-Sum": hash64(body) };
      await (await send("/sync", { method: "POST", headers: { ...headers(), ...sum }, body })).arrayBuffer();
    },
    live: async (signal, changed) => {
      const response = await send("/live", { method: "GET", headers: headers(), signal });
      try {
        for await (const chunk of response.body ?? []) {
          if (new TextDecoder().decode(chunk).includes("changed")) changed();
        }
      } catch (cause) {
        if (!signal.aborted) throw cause;
      }
    },
  };
}
