import { LearnerId, ok, type DeviceId, type EventId, type Result } from "#engine";
import { addToCheck, EMPTY_CHECK, NO_PLACE, type ChainPlace, type LogCheck } from "#engine/protocol/sync";
import { createMemoryOutbox, keepOut, type MemoryOut } from "./memory-outbox.ts";
import { rowsWithin } from "./rows-within.ts";
import {
  NO_CHAIN,
  streamEpoch,
  type Ask,
  type ChainEnd,
  type Exchanged,
  ALERTS_OF_A_KIND,
  UNSEEN,
  type AlertPlace,
  type NewRow,
  type Push,
  type Seen,
  type StoredAlert,
  type StoredRow,
  type StoreRefusal,
  type StreamKey,
  type SyncStore,
} from "./store.ts";

interface Chain {
  end: ChainEnd;
  durable: ChainPlace;
}

interface Stream {
  /** The row of cursor n at n - 1. */
  readonly rows: StoredRow[];
  /** The check of the log up to cursor n at n - 1. */
  readonly checks: LogCheck[];
  readonly ids: Set<EventId>;
  readonly alerts: Map<EventId, Omit<StoredAlert, "learner">>;
  readonly outs: Map<string, MemoryOut>;
  latest: number;
  readonly chains: Map<DeviceId, Chain>;
  readonly erasures: number;
}

/** What would be on disk. */
export interface MemoryServerDisk {
  readonly epoch: string;
  readonly streams: Map<string, Stream>;
}

export function createMemoryServerDisk(epoch: string): MemoryServerDisk {
  return { epoch, streams: new Map() };
}

/** A copy of everything; from then on what it holds counts as durable. */
export function backUpMemory(disk: MemoryServerDisk): MemoryServerDisk {
  const copy = copyDisk(disk, disk.epoch);
  for (const stream of disk.streams.values()) {
    for (const chain of stream.chains.values()) chain.durable = { seq: chain.end.seq, id: chain.end.id };
  }
  return copy;
}

/** The data of a backup under a new epoch. */
export function restoreMemory(backup: MemoryServerDisk, epoch: string): MemoryServerDisk {
  return copyDisk(backup, epoch);
}

/** The store contract over plain maps: an exchange is atomic because nothing awaits inside it. */
export function createMemorySyncStore(disk: MemoryServerDisk): SyncStore {
  function exchange<Decided extends Push>(
    key: StreamKey,
    ask: Ask,
    decide: (seen: Seen) => Decided,
  ): Exchanged<Decided> {
    const stream = disk.streams.get(nameOf(key)) ?? emptyStream();
    const chain = stream.chains.get(ask.device);
    const known = new Set(ask.ids.filter((id) => stream.ids.has(id)));
    const push = decide({ chain: chain?.end ?? NO_CHAIN, latest: stream.latest, known });
    refuseTaken(stream, push.rows);
    for (const row of push.rows) append(stream, row);
    if (push.chain.seq > 0) stream.chains.set(ask.device, { end: push.chain, durable: chain?.durable ?? NO_PLACE });
    disk.streams.set(nameOf(key), stream);
    const epoch = streamEpoch(disk.epoch, stream.erasures);
    const from = ask.epoch === epoch ? ask.cursor : 0;
    const wanted = stream.rows.slice(from, from + ask.want).map(({ cursor, ots, event }) => ({ cursor, ots, event }));
    const rows = rowsWithin(wanted, ({ event }) => JSON.stringify(event).length);
    const upTo = Math.min(from + rows.length, stream.rows.length);
    return {
      push,
      epoch,
      durable: chain?.durable ?? NO_PLACE,
      from,
      rows,
      head: stream.rows.length,
      check: stream.checks[upTo - 1] ?? EMPTY_CHECK,
    };
  }

  function alertsOf(tenant: string): readonly StoredAlert[] {
    return [...disk.streams].flatMap(([name, { alerts }]) => {
      const key = keyOf(name);
      return key.tenant === tenant ? [...alerts.values()].map((alert) => ({ ...alert, learner: key.learner })) : [];
    });
  }

  return {
    exchange: async (key, ask, decide): Promise<Result<Exchanged<ReturnType<typeof decide>>, StoreRefusal>> =>
      ok(exchange(key, ask, decide)),
    readRows: async (key, after, limit) => (disk.streams.get(nameOf(key))?.rows ?? []).slice(after, after + limit),
    readStretches: async (key, stretches) => {
      const rows = disk.streams.get(nameOf(key))?.rows ?? [];
      return stretches.toSorted(([a], [b]) => a - b).flatMap(([first, last]) => rows.slice(first - 1, last));
    },
    openAlerts: async (tenant) => {
      const open = alertsOf(tenant)
        .filter(({ mark }) => mark.done === null)
        .toSorted(compareAlerts);
      const groups = Map.groupBy(open, ({ learner, kind }) => `${learner} ${kind}`);
      return [...groups.values()].flatMap((alerts) => alerts.slice(-ALERTS_OF_A_KIND)).toSorted(compareAlerts);
    },
    pastAlerts: async (tenant, { learners, kinds }, after, limit) =>
      alertsOf(tenant)
        .filter(({ mark }) => mark.done !== null)
        .filter(({ learner, kind }) => learners.includes(learner) || kinds.includes(kind))
        .toSorted((a, b) => compareAlerts(b, a))
        .filter((alert) => after === null || compareAlerts(alert, after) < 0)
        .slice(0, limit),
    alertAt: async (key, id) => {
      const alert = disk.streams.get(nameOf(key))?.alerts.get(id);
      return alert && { ...alert, learner: key.learner };
    },
    outbox: createMemoryOutbox((tenant) =>
      [...disk.streams].flatMap(([name, { outs }]) => {
        const key = keyOf(name);
        return key.tenant === tenant ? [{ key, outs }] : [];
      }),
    ),
    markAlert: async (key, id, change) => {
      const alerts = disk.streams.get(nameOf(key))?.alerts;
      const alert = alerts?.get(id);
      if (alert !== undefined) alerts?.set(id, { ...alert, mark: change(alert.mark) });
      return alert !== undefined;
    },
    endsOf: async (tenant, learners) =>
      learners.map((learner) => {
        const stream = disk.streams.get(nameOf({ tenant, learner }));
        if (stream === undefined) return undefined;
        const { count, hash } = stream.checks.at(-1) ?? EMPTY_CHECK;
        return { epoch: streamEpoch(disk.epoch, stream.erasures), head: count, hash };
      }),
    clear: async (key, head) => {
      const stream = disk.streams.get(nameOf(key)) ?? emptyStream();
      if (stream.rows.length !== head) return false;
      const { latest, chains, erasures } = stream;
      disk.streams.set(nameOf(key), { ...emptyStream(), latest, chains, erasures });
      return true;
    },
    erase: async (key) => {
      const erasures = disk.streams.get(nameOf(key))?.erasures ?? 0;
      disk.streams.set(nameOf(key), { ...emptyStream(), erasures: erasures + 1 });
    },
    close: async () => {},
  };
}

/** The oldest first. */
function compareAlerts(a: AlertPlace, b: AlertPlace): number {
  if (a.heardAt !== b.heardAt) return a.heardAt - b.heardAt;
  return a.learner === b.learner ? a.cursor - b.cursor : a.learner < b.learner ? -1 : 1;
}

function nameOf({ tenant, learner }: StreamKey): string {
  return `${tenant}/${learner}`;
}

function keyOf(name: string): StreamKey {
  const at = name.lastIndexOf("/");
  return { tenant: name.slice(0, at), learner: LearnerId.parse(name.slice(at + 1)) };
}

function emptyStream(): Stream {
  return {
    rows: [],
    checks: [],
    ids: new Set(),
    alerts: new Map(),
    outs: new Map(),
    latest: 0,
    chains: new Map(),
    erasures: 0,
  };
}

/** Before anything is written: what a database's unique keys would refuse. */
function refuseTaken(stream: Stream, rows: readonly NewRow[]): void {
  const ids = new Set(rows.map(({ event }) => event.id));
  if (ids.size < rows.length || rows.some(({ event }) => stream.ids.has(event.id))) throw new Error("an id is taken");
}

function append(stream: Stream, { event, ots, status, alert, outs = [] }: NewRow): void {
  const cursor = stream.rows.length + 1;
  stream.rows.push({ cursor, ots, event, status });
  if (alert !== null) stream.alerts.set(event.id, { id: event.id, cursor, ots, ...alert, mark: UNSEEN });
  for (const out of outs) keepOut(stream.outs, out, { event: event.id, cursor, ots });
  stream.checks.push(addToCheck(stream.checks.at(-1) ?? EMPTY_CHECK, event.id));
  stream.ids.add(event.id);
  stream.latest = Math.max(stream.latest, ots);
}

function copyDisk(disk: MemoryServerDisk, epoch: string): MemoryServerDisk {
  const streams = new Map(
    [...disk.streams].map(([name, { rows, checks, ids, alerts, outs, latest, chains, erasures }]) => [
      name,
      {
        rows: [...rows],
        checks: [...checks],
        ids: new Set(ids),
        alerts: new Map(alerts),
        outs: new Map(outs),
        latest,
        chains: new Map([...chains].map(([device, chain]) => [device, { ...chain }])),
        erasures,
      },
    ]),
  );
  return { epoch, streams };
}
