import type { EventId } from "#engine";
import { hash64 } from "#engine/protocol/hash64";
import { addToCheck, EMPTY_CHECK, type SyncEvent, type SyncRequest, type SyncResponse } from "#engine/protocol/sync";
import type { Seen, SyncStore } from "#server/sync";
import type { Net, NetAnswer, ReplicaRow, ReplicaStore } from "#workers/sync";
import type { Process } from "./process.ts";

/** What keeps answers from being lost. Each can be taken away, from outside: the product has no such switch. */
export const DEFENCES = [
  /** Server: an event must follow the chain's last id, and repeats are known by id. Without: by (device, seq) alone. */
  "chain",
  /** Server: an id is stored once, wherever on a chain it comes. */
  "known-ids",
  /** Server: never in the future. */
  "clamp",
  /** Server: other data have another epoch. */
  "epoch",
  /** Device: an acked event that is another here means a fork. */
  "fork-check",
  /** Device: a gap takes it back to what the server has. */
  "gap",
  /** Device: rows count only from the cursor on. */
  "from",
  /** Device: rows and cursor in one transaction. */
  "one-transaction",
  /** Device: what is stored is checked against the server's log. */
  "check",
  /** Device: own clock goes on from what it has seen. */
  "logical-clock",
  /** Device: only what the server has twice is purged. */
  "durable",
  /** Device: an answer is shown as saved when it is on disk. */
  "saved-on-disk",
  /** Device: late rows go where they belong. */
  "refold",
  /** Both: a message that was changed on its way is known by its sum. */
  "sum",
] as const;
export type Defence = (typeof DEFENCES)[number];

/** What a device holds, as one who takes a defence away must know it. */
export interface LocalFacts {
  readonly replica: ReplicaRow;
  readonly own: readonly SyncEvent[];
}

export interface Defences {
  readonly has: (defence: Defence) => boolean;
  readonly serverStore: (store: SyncStore, requestText: string) => SyncStore;
  readonly requestSum: (text: string, sum: string | null) => string | null;
  readonly newEpoch: (fresh: string, old: string) => string;
  readonly net: (net: Net, facts: () => Promise<LocalFacts | null>) => Net;
  readonly replicaStore: (store: ReplicaStore, process: Process) => ReplicaStore;
}

export function createDefences(without: readonly Defence[]): Defences {
  const has = (defence: Defence): boolean => !without.includes(defence);
  return {
    has,
    serverStore: (store, text) => weakenServer(store, text, has),
    requestSum: (text, sum) => (has("sum") ? sum : hash64(text)),
    newEpoch: (fresh, old) => (has("epoch") ? fresh : old),
    net: (net, facts) => ({
      post: async (request, signal) => {
        const answer = await net.post(request, signal);
        const read = has("sum") ? answer : { ...answer, sum: hash64(answer.text) };
        return weakenAnswer(read, request.text, await facts(), has);
      },
    }),
    replicaStore: (store, process) => weakenDevice(store, process, has),
  };
}

type Has = Defences["has"];

function weakenServer(store: SyncStore, text: string, has: Has): SyncStore {
  if (has("chain") && has("known-ids") && has("clamp")) return store;
  return {
    ...store,
    exchange: (key, ask, decide) =>
      store.exchange(key, ask, (seen) => {
        const events = eventsOf(text);
        const known = has("known-ids") ? seen.known : new Set<EventId>();
        const decided = decide(has("chain") ? { ...seen, known } : believing(seen, events));
        return has("clamp")
          ? decided
          : { ...decided, rows: decided.rows.map((row) => ({ ...row, ots: row.event.hlc })) };
      }),
  };

  /** As if (device, seq) were enough to know an event by. */
  function believing(seen: Seen, events: readonly SyncEvent[]) {
    const { chain } = seen;
    const same = events.find(({ seq }) => seq === chain.seq)?.id ?? null;
    const next = events.find(({ seq }) => seq === chain.seq + 1)?.prev ?? null;
    const repeats = events.filter(({ seq }) => seq <= chain.seq).map(({ id }) => id);
    return { ...seen, chain: { ...chain, id: same ?? next ?? chain.id }, known: new Set([...seen.known, ...repeats]) };
  }
}

function eventsOf(text: string): readonly SyncEvent[] {
  return (JSON.parse(text) as SyncRequest).events;
}

function weakenAnswer(answer: NetAnswer, requestText: string, facts: LocalFacts | null, has: Has): NetAnswer {
  const changes = (["gap", "fork-check", "from", "durable", "check"] as const).filter((one) => !has(one));
  if (changes.length === 0 || facts === null || answer.status !== 200 || answer.sum !== hash64(answer.text))
    return answer;
  let response: SyncResponse;
  try {
    response = JSON.parse(answer.text) as SyncResponse;
  } catch {
    return answer;
  }
  const request = JSON.parse(requestText) as SyncRequest;
  for (const change of changes) response = CHANGES[change](response, request, facts);
  const text = JSON.stringify(response);
  return { ...answer, text, sum: hash64(text) };
}

type Change = (response: SyncResponse, request: SyncRequest, facts: LocalFacts) => SyncResponse;

const CHANGES: { readonly [D in "gap" | "fork-check" | "from" | "durable" | "check"]: Change } = {
  gap: ({ err, ...response }, { events }) => {
    const last = events.at(-1);
    if (err !== "gap" || last === undefined) return err === undefined ? response : { ...response, err };
    return { ...response, ack: { seq: last.seq, id: last.id } };
  },
  "fork-check": ({ err, ...response }, { events }, { own, replica }) => {
    const rest = err === undefined || err === "fork" ? response : { ...response, err };
    const last = events.at(-1);
    if (err === "fork" && last !== undefined) return { ...rest, ack: { seq: last.seq, id: last.id } };
    const { ack } = response;
    const here = own.find(({ seq }) => seq === ack.seq) ?? own.at(-1);
    const isHere = ack.seq === 0 || ack.seq <= replica.purged.seq || here?.id === ack.id;
    return isHere ? rest : { ...rest, ack: here === undefined ? replica.purged : { seq: here.seq, id: here.id } };
  },
  from: (response, { cursor }) => (response.from > cursor ? { ...response, from: cursor } : response),
  durable: (response) => ({ ...response, durable: response.ack }),
  check: (response, _, { replica }) => {
    const base = replica.epoch === response.epoch ? replica : { cursor: 0, check: EMPTY_CHECK };
    if (response.from !== base.cursor) return response;
    return { ...response, check: response.rows.reduce((sum, { event }) => addToCheck(sum, event.id), base.check) };
  },
};

function weakenDevice(store: ReplicaStore, process: Process, has: Has): ReplicaStore {
  return {
    ...store,
    readCheck: async (learner) => {
      if (has("check")) return store.readCheck(learner);
      const read = await store.readOutgoing(learner, 0);
      return read.ok ? { ok: true, value: read.value.replica.check } : read;
    },
    absorb: async (write) => {
      const kept = has("logical-clock") ? write : { ...write, next: { ...write.next, latest: 0 } };
      if (has("one-transaction") || kept.rows.length === 0) return store.absorb(kept);
      const moved = await store.absorb({ ...kept, rows: [] });
      if (!moved.ok) return moved;
      return process.outside(() =>
        store.absorb({ expected: kept.next, next: kept.next, forget: false, rows: kept.rows }),
      );
    },
  };
}
