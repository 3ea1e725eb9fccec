import { DeviceId, EventId, uuidFromName, type LearnerId } from "#engine";
import { hash64 } from "#engine/protocol/hash64";
import { MAX_PUSH, SYNC_PROTOCOL, SyncResponse, type SyncEvent, type SyncRequest } from "#engine/protocol/sync";
import { createAsker, type Asker } from "#testing/school";

export interface TermDeviceOptions {
  readonly url: string;
  readonly name: string;
  readonly card: { readonly learner: LearnerId; readonly pin: string };
  /** A code by which it comes into the class, and as what. @throws where none is to be had just now */
  readonly code: () => Promise<string>;
  readonly kind: "personal" | "kiosk";
}

/** As much of a device as the server sees: it keeps what it did until it may let it go, and sends what the server lacks. */
export interface TermDevice {
  readonly name: string;
  readonly learner: LearnerId;
  readonly device: DeviceId;
  /** Answers so many problems, and sends what it can. */
  readonly work: (answers: number) => Promise<void>;
  /** Places of the chain, 1 … : what was made, and what the server has said that it has. */
  readonly made: () => number;
  readonly acked: () => number;
  readonly idAt: (seq: number) => EventId;
  /** What the server must never say. */
  readonly faults: () => readonly string[];
}

/** Tries within one piece of work before it is left for the next. */
const TRIES = 4;

export function createTermDevice({ url, name, card, code, kind }: TermDeviceOptions): TermDevice {
  const { learner, pin } = card;
  const device = DeviceId.parse(uuidFromName(`device ${name}`));
  const faults: string[] = [];
  let asker: Asker | null = null;
  /** From the place after `gone` on. */
  let kept: SyncEvent[] = [];
  let gone = 0;
  let [made, sent, mostAcked] = [0, 0, 0];

  const idAt = (seq: number) => EventId.parse(uuidFromName(`event ${name} ${seq}`));

  function answer(): void {
    made += 1;
    const hlc = Date.now();
    kept.push({
      id: idAt(made),
      learner,
      device,
      seq: made,
      prev: made === 1 ? null : idAt(made - 1),
      hlc,
      wall: hlc,
      mono: made,
      boot: "boot",
      content: "content",
      build: "term",
      type: "learner_enrolled",
      v: 1,
      body: { grade: 3 },
    });
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
    const events = kept.slice(sent - gone, sent - gone + MAX_PUSH);
    const request: SyncRequest = { proto: SYNC_PROTOCOL, device, learner, epoch: null, cursor: 0, events, want: 0 };
    const text = JSON.stringify(request);
    const { status, body } = await asker.ask("POST", "/sync", text, { "MathFlow-Sum": hash64(text) });
    if (status === 401 || status === 403) asker = null;
    if (status !== 200) return status === 401;
    take(SyncResponse.parse(body));
    return sent < made;
  }

  function take({ ack, durable, err }: SyncResponse): void {
    if (err === "fork") faults.push(`${name}: a fork at ${ack.seq}`);
    if (ack.seq > 0 && ack.id !== idAt(ack.seq)) faults.push(`${name}: another event at ${ack.seq}`);
    if (ack.seq < gone) faults.push(`${name}: ${ack.seq} acked, and all up to ${gone} was let go`);
    // After a copy was brought back it may be less than before.
    sent = Math.max(gone, ack.seq);
    mostAcked = Math.max(mostAcked, ack.seq);
    if (kind === "kiosk" && durable.seq > gone) {
      kept = kept.slice(durable.seq - gone);
      gone = durable.seq;
    }
  }

  return {
    name,
    learner,
    device,
    work: async (answers) => {
      for (let n = 0; n < answers; n++) answer();
      for (let tries = 0; tries < TRIES; tries++) {
        // No server, or one that has no time: it is sent another time.
        if (!(await push().catch(() => false))) return;
      }
    },
    made: () => made,
    acked: () => mostAcked,
    idAt,
    faults: () => faults,
  };
}
