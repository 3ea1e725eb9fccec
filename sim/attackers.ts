import { once } from "node:events";
import { request, type OutgoingHttpHeaders } from "node:http";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { gzipSync } from "node:zlib";
import { createRng } from "#engine";
import { createAsker } from "#testing/school";
import type { FoundedClass } from "./found-school.ts";

export interface Besieged {
  readonly url: string;
  /** A class whose own pupils attack, as somebody with a card can. */
  readonly inClass: FoundedClass;
  /** A pull of a long log, as the device of the first of the class sends it. */
  readonly pull: string;
  readonly seed: number;
  /** Names of attacks; all where none is named. */
  readonly only: readonly string[];
}

const { url, inClass, pull, seed, only } = workerData as Besieged;
const { port, hostname } = new URL(url);
const [card] = inClass.cards;

const rng = createRng(`siege ${seed}`);

const FORM_BYTES = 25_000_000;
const CHUNK = Buffer.alloc(64 * 1_024, "a");
const DEEP = `${"[".repeat(800_000)}${"]".repeat(800_000)}`;
const BOMB = gzipSync(Buffer.alloc(100_000_000));
const PAGES = ["/", "/teach", "/healthz", "/manifest.webmanifest", "/v1/session", "/../../etc/passwd", "/nowhere.js"];
const LETTERS = [..."ABCDEFGHJKMNPQRSTUVWXYZ23456789"];
const JSON_BODY = { "Content-Type": "application/json" };

async function silence(): Promise<void> {
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  await once(socket, "close");
}

/** The head of a request, a byte a second. */
async function drip(): Promise<void> {
  const socket = connect(Number(port), hostname);
  socket.on("error", () => {});
  for (const letter of `GET /healthz HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${"x".repeat(100)}\r\n`) {
    if (socket.destroyed) return;
    socket.write(letter);
    await delay(1_000);
  }
}

/** Asks for a long log again and again on one line, and takes nothing of it. */
async function neverRead(): Promise<void> {
  const cookie = await signIn();
  const socket: Socket = connect(Number(port), hostname);
  socket.on("error", () => {}).pause();
  const head = `POST /v1/sync HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${url}\r\nCookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(pull)}\r\n\r\n`;
  // One answer that waits, or a line full of questions.
  for (let n = rng.pick([1, 60]); n > 0 && !socket.destroyed; n--) socket.write(head + pull);
  if (!socket.destroyed) await once(socket, "close");
}

async function sendForm(): Promise<void> {
  const cookie = rng.int(0, 1) === 0 ? "" : await signIn();
  await send("POST", "/v1/transcribe", {
    headers: { Cookie: cookie, "Content-Type": "multipart/form-data; boundary=b" },
    chunks: FORM_BYTES / CHUNK.length,
  });
}

async function sendDeep(): Promise<void> {
  await send("POST", "/v1/auth/join", { headers: JSON_BODY, body: DEEP });
}

async function sendBomb(): Promise<void> {
  const headers = { ...JSON_BODY, "Content-Encoding": "gzip", Cookie: await signIn() };
  await send("POST", "/v1/sync", { headers, body: BOMB });
}

async function guess(): Promise<void> {
  await send("POST", "/v1/auth/join", {
    headers: JSON_BODY,
    body: JSON.stringify({ code: randomCode(), kind: "personal" }),
  });
}

async function flood(): Promise<void> {
  await send("GET", rng.pick(PAGES), {});
}

/** How many go on at the same time, each again as soon as it is over. */
const ATTACKS: readonly (readonly [attack: () => Promise<void>, atOnce: number])[] = [
  [silence, 500],
  [drip, 100],
  [neverRead, 40],
  [sendForm, 8],
  [sendDeep, 4],
  [sendBomb, 4],
  [guess, 30],
  [flood, 30],
];

function randomCode(): string {
  return Array.from({ length: 6 }, () => rng.pick(LETTERS)).join("");
}

let session: Promise<string> | undefined;

/** One cookie for all attackers. */
function signIn(): Promise<string> {
  return (session ??= (async () => {
    const asker = createAsker(url);
    await asker.get("POST", "/auth/join", { code: inClass.code, kind: "personal" });
    await asker.get("POST", "/auth/pin", card);
    return asker.cookie();
  })());
}

interface Sent {
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  /** So many, in the place of a body. */
  readonly chunks?: number;
}

/** Resolves when it is answered, or cut off. */
async function send(method: string, path: string, { headers = {}, body, chunks = 0 }: Sent): Promise<void> {
  const asked = request({ port, host: hostname, method, path, headers: { Origin: url, ...headers } });
  const over = new Promise<void>((resolve) => {
    asked.on("error", () => resolve());
    asked.on("close", () => resolve());
    asked.on("response", (answer) => answer.resume());
  });
  const isOver = over.then(() => true);
  for (let n = 0; n < chunks; n++) {
    if (!asked.write(CHUNK) && (await Promise.race([isOver, once(asked, "drain").catch(() => true)])) === true) break;
    if (asked.destroyed) break;
  }
  asked.end(body);
  await over;
}

const counts: Record<string, number> = {};
for (const [attack, atOnce] of ATTACKS) {
  if (only.length > 0 && !only.includes(attack.name)) continue;
  const again = async (): Promise<never> => {
    for (;;) {
      await attack().catch(() => {});
      counts[attack.name] = (counts[attack.name] ?? 0) + 1;
      await delay(1);
    }
  };
  for (let n = 0; n < atOnce; n++) void again();
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target origin
setInterval(() => parentPort?.postMessage(counts), 1_000);
