import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { DeviceId, EventId, ItemId, LearnerId, SessionId, uuidFromName } from "#engine";
import { hash64 } from "#engine/protocol/hash64";
import { SYNC_PROTOCOL, type SyncEvent } from "#engine/protocol/sync";

/** One request of one device, made before the clock runs: a device makes its own. */
export interface Push {
  readonly learner: LearnerId;
  readonly text: string;
  readonly sum: string;
  readonly events: readonly SyncEvent[];
}

const DAY_MS = 86_400_000;

/** What one device recorded, in requests of so many events, as it sends them when each is answered. */
export function makePushes(name: string, count: number, size: number, epoch: string | null): readonly Push[] {
  const learner = LearnerId.parse(uuidFromName(`learner ${name}`));
  const device = DeviceId.parse(uuidFromName(`device ${name}`));
  const events = makeEvents(learner, device, count);
  const pushes: Push[] = [];
  for (let at = 0; at < count; at += size) {
    const part = events.slice(at, at + size);
    const body = { proto: SYNC_PROTOCOL, device, learner, epoch, cursor: at, events: part, want: 500 };
    const text = JSON.stringify(body);
    pushes.push({ learner, text, sum: hash64(text), events: part });
  }
  return pushes;
}

/** Two events an attempt, over the last fourteen days. */
function makeEvents(learner: LearnerId, device: DeviceId, count: number): readonly SyncEvent[] {
  const start = Date.now() - 14 * DAY_MS;
  const session = SessionId.parse(uuidFromName(`session ${learner}`));
  const events: SyncEvent[] = [];
  for (let seq = 1; seq <= count; seq++) {
    const item = ItemId.parse(uuidFromName(`item ${learner} ${seq >> 1}`));
    const ref = { session, item, skill: "g4.fracadd", attempt: 1 };
    const isAnswer = seq % 2 === 1;
    const wall = start + Math.floor((seq * 14 * DAY_MS) / count);
    events.push({
      id: makeId(wall, `event ${learner} ${seq}`),
      learner,
      device,
      seq,
      prev: events.at(-1)?.id ?? null,
      hlc: wall,
      wall,
      mono: seq,
      boot: "5f0f6a3c",
      content: "0123456789abcdef",
      build: "bench",
      type: isAnswer ? "attempt_submitted" : "attempt_evaluated",
      v: 1,
      body: isAnswer
        ? { ...ref, given: ["3/4"], locale: "en", latency_ms: 5_000, hints_used: 0 }
        : { ...ref, verdict: "correct", reason: "equal", close: false, reader: "bench" },
    });
  }
  return events;
}

/** A UUIDv7: ids of a device come in the order of time. */
function makeId(wall: number, name: string): EventId {
  const hex = wall.toString(16).padStart(12, "0");
  return EventId.parse(`${hex.slice(0, 8)}-${hex.slice(8)}-7${uuidFromName(name).slice(15)}`);
}

export interface Sent {
  /** From the first byte out to the last byte in of the answer that took it [ms]; those before it were `busy`. */
  readonly ms: number;
  readonly busy: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Sends until it is taken; told to come later, it does. */
export async function send(port: number, push: Push): Promise<Sent> {
  for (let busy = 0; ; busy++) {
    const start = performance.now();
    const { status, retryAfter, text } = await post(port, push);
    const ms = performance.now() - start;
    if (status === 200) {
      const { ack, err } = JSON.parse(text) as { readonly ack: { readonly seq: number }; readonly err?: string };
      if (err !== undefined || ack.seq !== push.events.at(-1)?.seq) throw new Error(`not taken: ${err} ${ack.seq}`);
      return { ms, busy };
    }
    if (status !== 503) throw new Error(`${status}: ${text}`);
    await delay(retryAfter * 1_000);
  }
}

/** The epoch of a server's data. */
export async function askEpoch(port: number): Promise<string> {
  const [push] = makePushes("nobody", 1, 1, null);
  if (push === undefined) throw new Error("no request");
  const body = JSON.stringify({ ...(JSON.parse(push.text) as object), events: [] });
  const { text } = await post(port, { ...push, text: body, sum: hash64(body) });
  return (JSON.parse(text) as { readonly epoch: string }).epoch;
}

function post(port: number, { learner, text, sum }: Push) {
  return new Promise<{ status: number; retryAfter: number; text: string }>((resolve, reject) => {
    const headers = { "content-type": "application/json", "mathflow-sum": sum, "x-learner": learner };
    const sending = request({ host: "127.0.0.1", port, method: "POST", path: "/sync", agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () => {
        const retryAfter = Number(response.headers["retry-after"] ?? 1);
        resolve({ status: response.statusCode ?? 0, retryAfter, text: Buffer.concat(chunks).toString("utf8") });
      });
    });
    sending.on("error", reject);
    sending.end(text);
  });
}
