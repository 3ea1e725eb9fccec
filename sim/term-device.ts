import { DeviceId, EventId, uuidFromName, type LearnerId } from "#engine";
import { hash64 } from "#engine/protocol/hash64";
import { MAX_PUSH, SYNC_PROTOCOL, SyncResponse, type SyncEvent, type SyncRequest } from "#engine/protocol/sync";
import { createAsker, type Asker } from "#testing/school";
import type { Card } from "./found-school.ts";

export interface TermDeviceOptions {
  readonly url: string;
  readonly name: string;
  readonly card: Card;
  /** A code by which it comes into the class, and as what. @throws where none is to be had just now */
  readonly code: () => Promise<string>;
  readonly kind: "personal" | "kiosk";
}

/** As much of a device as the server sees: it keeps what it did until it may let it go, and sends what the server lacks. */
export interface TermDevice {
  readonly name: string;
  readonly learner: LearnerId;
  /** Answers so many problems, and sends what it can. */
  readonly work: (answers: number) => Promise<void>;
  /** What was made, in order, and what of it the server has said that it has. */
  readonly made: () => readonly EventId[];
  readonly acked: () => ReadonlySet<EventId>;
  /** What the server must never say. */
  readonly faults: () => readonly string[];
}

/** Tries within one piece of work before it is left for the next. */
const TRIES = 4;

export function createTermDevice({ url, name, card, code, kind }: TermDeviceOptions): TermDevice {
  const { learner, pin } = card;
  const faults: string[] = [];
  const made: EventId[] = [];
  const acked = new Set<EventId>();
  let asker: Asker | null = null;
  let chain = { device: deviceNamed(`${name} 1`), starts: 1 };
  /** Of this chain, from the place after `gone` on. */
  let kept: SyncEvent[] = [];
  let [gone, sent] = [0, 0];

  function deviceNamed(text: string): DeviceId {
    return DeviceId.parse(uuidFromName(`device ${text}`));
  }

  function answer(): void {
    const id = EventId.parse(uuidFromName(`event ${name} ${made.length + 1}`));
    const seq = gone + kept.length + 1;
    const prev = made.at(-1) ?? null;
    const hlc = Date.now();
    made.push(id);
    kept.push({
      id,
      learner,
      device: chain.device,
      seq,
      prev,
      hlc,
      wall: hlc,
      mono: made.length,
      boot: "boot",
      content: "content",
      build: "term",
      type: "learner_enrolled",
      v: 1,
      body: { grade: 3 },
    });
  }

  /** The server's chain begins before what is still here: it goes on under another name, with the same events [SYN52]. */
  function beginChain(): void {
    const starts = chain.starts + 1;
    chain = { device: deviceNamed(`${name} ${starts}`), starts };
    const { device } = chain;
    kept = kept.map((event, at) => ({ ...event, device, seq: at + 1, prev: kept[at - 1]?.id ?? null }));
    [gone, sent] = [0, 0];
  }

  async function enter(): Promise<Asker> {
    const fresh = createAsker(url);
    await fresh.get("POST", "/auth/join", { code: await code(), kind });
    await fresh.get("POST", "/auth/pin", { learner, pin });
    return fresh;
  }

  /** Whether there is more to be sent now. @throws where the server does not answer */
  async function push(): Promise<boolean> {
    asker ??= await enter();
    const { device } = chain;
    const events = kept.slice(sent - gone, sent - gone + MAX_PUSH);
    const request: SyncRequest = { proto: SYNC_PROTOCOL, device, learner, epoch: null, cursor: 0, events, want: 0 };
    const text = JSON.stringify(request);
    const { status, body } = await asker.ask("POST", "/sync", text, { "MathFlow-Sum": hash64(text) });
    if (status === 401 || status === 403) asker = null;
    if (status !== 200) return status === 401;
    take(SyncResponse.parse(body));
    return sent < gone + kept.length;
  }

  function take({ ack, durable, err }: SyncResponse): void {
    if (err === "fork") faults.push(`${name}: a fork at ${ack.seq}`);
    if (ack.seq < gone) {
      beginChain();
      return;
    }
    const last = kept[ack.seq - gone - 1];
    if (ack.seq > gone && ack.id !== last?.id) faults.push(`${name}: another event at ${ack.seq}`);
    // After a copy was brought back it may be less than before.
    sent = ack.seq;
    for (const { id } of kept.slice(0, ack.seq - gone)) acked.add(id);
    if (kind === "kiosk" && durable.seq > gone) {
      kept = kept.slice(durable.seq - gone);
      gone = durable.seq;
    }
  }

  return {
    name,
    learner,
    work: async (answers) => {
      for (let n = 0; n < answers; n++) answer();
      for (let tries = 0; tries < TRIES; tries++) {
        // No server, or one that has no time: it is sent another time.
        if (!(await push().catch(() => false))) return;
      }
    },
    made: () => made,
    acked: () => acked,
    faults: () => faults,
  };
}
