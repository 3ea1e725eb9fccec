import assigned from "../../corpora/logs/assigned.json" with { type: "json" };
import strong from "../../corpora/logs/practice-strong.json" with { type: "json" };
import { LearnerId, uuidFromName } from "#engine";
import { ABOUTS, OutMessage } from "#engine/outbound";
import type { SyncEvent } from "#engine/protocol/sync";
import { ADA, makeChain, makeRequest, NOON } from "../sync/events.fixture.ts";
import { handleSync } from "../sync/handle-sync.ts";
import { createMemoryServerDisk, createMemorySyncStore, type SyncStore } from "../sync/index.ts";
import type { Destination, Sent } from "./destination.ts";
import { createDestinations, type OutSettings } from "./destinations.ts";
import { createSender, tellOf, type Sender } from "./sender.ts";

export const KEY = Buffer.from("a key of both sides, 24 bytes and more");
export const HOME = "https://math.school.example";
/** Timeouts are waited for. */
export const TRY_MS = 250;
/** Where none is: what arrives may take its time on a busy machine. */
export const PATIENT_MS = 30_000;

/** Events a device sends at once. */
const PUSHED = 150;

export interface OutWorld {
  readonly store: SyncStore;
  /** Lets time go on [ms]. */
  readonly wait: (ms: number) => void;
  readonly now: () => number;
  readonly senderOf: (destinations: readonly Destination[], store?: Pick<SyncStore, "readRows" | "outbox">) => Sender;
  readonly destinationsOf: (out: Partial<OutSettings>, tryMs?: number) => readonly Destination[];
  readonly push: (
    destinations: readonly Destination[],
    events: readonly SyncEvent[],
    learner?: LearnerId,
  ) => Promise<void>;
  readonly errors: unknown[];
}

export function openOutWorld(store: SyncStore = createMemorySyncStore(createMemoryServerDisk("epoch"))): OutWorld {
  let [now, leases] = [NOON, 0];
  const errors: unknown[] = [];
  return {
    store,
    errors,
    now: () => now,
    wait: (ms) => void (now += ms),
    senderOf: (destinations, logs = store) =>
      createSender({
        store: logs,
        destinations,
        schools: async () => [ADA.tenant],
        now: () => now,
        chance: () => 0.5,
        newLease: () => `lease ${(leases += 1)}`,
        onError: (error) => errors.push(error),
      }),
    destinationsOf: (out, tryMs = TRY_MS) =>
      createDestinations({ allowPrivate: true, ...out }, { store, now: () => now, tryMs }),
    push: async (destinations, events, learner = ADA.learner) => {
      const deps = { store, now: () => now, tellOf: tellOf(destinations) };
      const sent = events.map((event) => ({ ...event, learner }));
      for (let at = 0; at < sent.length; at += PUSHED) {
        const request = makeRequest(sent.slice(at, at + PUSHED), { learner });
        const done = await handleSync(deps, { tenant: ADA.tenant, learner }, request);
        if (!done.ok) throw new Error(JSON.stringify(done.error));
      }
    },
  };
}

/** Eight sessions of practice, and five problems that a teacher chose. */
export const PRACTICE = strong.events as unknown as readonly SyncEvent[];
export const ASSIGNED = assigned.events as unknown as readonly SyncEvent[];
export const BEN = LearnerId.parse(uuidFromName("Ben"));

/** An alert of a kind about safety, alone in a log. */
export function makeAlerts(device: string, severities: readonly string[]): SyncEvent[] {
  const place = { session: uuidFromName("session"), item: null, skill: null };
  return makeChain(device, severities.length).map((event, at) => ({
    ...event,
    type: "safety_flagged",
    body: { ...place, kind: "abuse", severity: severities[at] },
  }));
}

/** Notes what comes, and answers as told. */
export function pretend(
  to: Destination["to"],
  answer: (message: OutMessage) => Sent | Promise<Sent> = () => ({ type: "arrived" }),
  abouts: readonly string[] = ABOUTS,
): Destination & { readonly got: OutMessage[] } {
  const got: OutMessage[] = [];
  return {
    to,
    got,
    wants: (about) => abouts.includes(about),
    afterMs: 0,
    send: async (message) => {
      got.push(OutMessage.parse(message));
      return answer(message);
    },
  };
}
