import { err, ok, type DeviceId, type LearnerId, type Result } from "#engine";
import { addToCheck, EMPTY_CHECK, type SyncEvent, type SyncRow } from "#engine/protocol/sync";
import type { MemoryDisk } from "../store/memory-store.ts";
import { freshReplica, onNewChain, withoutLog, type ReplicaRow } from "../store/replica-row.ts";
import type { StoreFailure } from "../store/store.ts";
import { planPurge } from "./plan-purge.ts";
import { sameGround, toBaseRow, type Absorption, type Fork, type Purge, type ReplicaStore } from "./replica-store.ts";
import { restampChain } from "../store/restamp-chain.ts";

/** The contract over plain maps: each call is atomic because nothing awaits inside it. */
export function createMemoryReplicaStore(disk: MemoryDisk): ReplicaStore {
  function guarded<Value>(work: (marker: DeviceId) => Result<Value, StoreFailure>): Result<Value, StoreFailure> {
    return disk.marker === null ? err({ type: "cleared" }) : work(disk.marker);
  }

  function deviceOf(learner: LearnerId, marker: DeviceId): DeviceId {
    return disk.heads.get(learner)?.device ?? marker;
  }

  function replicaOf(learner: LearnerId, marker: DeviceId): ReplicaRow {
    const device = deviceOf(learner, marker);
    const known = disk.replicas.get(learner) ?? freshReplica(learner, device);
    // The log was stamped anew by somebody else: what was acked of the old chain says nothing of this one.
    return known.device === device ? known : onNewChain(known, device);
  }

  function ownOf(learner: LearnerId, device: DeviceId): SyncEvent[] {
    return [...disk.events.values()]
      .map((row) => row as SyncEvent)
      .filter((row) => row.learner === learner && row.device === device)
      .toSorted((a, b) => a.seq - b.seq);
  }

  function remoteOf(learner: LearnerId): SyncRow[] {
    return [...(disk.remote.get(learner)?.values() ?? [])].toSorted((a, b) => a.cursor - b.cursor);
  }

  function absorb(
    { expected, next, forget, rows, snapshot }: Absorption,
    marker: DeviceId,
  ): Result<null, StoreFailure> {
    const { learner } = expected;
    if (!sameGround(replicaOf(learner, marker), expected)) return err({ type: "conflict" });
    const remote = new Map(forget ? [] : disk.remote.get(learner));
    for (const row of rows) remote.set(row.cursor, row);
    disk.remote.set(learner, remote);
    if (forget) disk.checkpoints.delete(learner);
    disk.replicas.set(learner, next);
    if (snapshot !== undefined) disk.bases.set(learner, structuredClone(toBaseRow(snapshot)));
    if (next.base === null) disk.bases.delete(learner);
    return ok(null);
  }

  function fork({ learner, from, to }: Fork, marker: DeviceId): Result<null, StoreFailure> {
    if (deviceOf(learner, marker) !== from) return err({ type: "conflict" });
    const own = ownOf(learner, from);
    const anew = restampChain(learner, own, disk.heads.get(learner) ?? null, to);
    for (const event of own) disk.events.delete(keyOf(event));
    for (const event of anew.events) disk.events.set(keyOf(event), event);
    disk.replicas.set(learner, onNewChain(replicaOf(learner, marker), to));
    disk.heads.set(learner, anew.head);
    disk.checkpoints.delete(learner);
    return ok(null);
  }

  function purge({ expected, forget }: Purge, marker: DeviceId): Result<null, StoreFailure> {
    const { learner } = expected;
    const replica = replicaOf(learner, marker);
    if (!sameGround(replica, expected)) return err({ type: "conflict" });
    const ids = new Set(remoteOf(learner).map(({ event }) => event.id));
    const plan = planPurge(replica, ownOf(learner, replica.device), forget ? null : ids);
    for (const event of plan.events) disk.events.delete(keyOf(event));
    if (forget) disk.remote.delete(learner);
    if (forget) disk.bases.delete(learner);
    if (forget) disk.checkpoints.delete(learner);
    disk.replicas.set(learner, forget ? withoutLog(plan.replica) : plan.replica);
    return ok(null);
  }

  return {
    readOutgoing: async (learner, limit) =>
      guarded((marker) => {
        const replica = replicaOf(learner, marker);
        const events = ownOf(learner, replica.device).filter(({ seq }) => seq > replica.acked.seq);
        return ok({ head: disk.heads.get(learner) ?? null, replica, events: events.slice(0, limit) });
      }),
    readOwnId: async (learner, device, seq) =>
      ok((disk.events.get(keyOf({ learner, device, seq })) as SyncEvent | undefined)?.id ?? null),
    readRemote: async (learner) => ok(remoteOf(learner)),
    readOwn: async (learner) => guarded((marker) => ok(ownOf(learner, deviceOf(learner, marker)))),
    readCheck: async (learner) =>
      ok(remoteOf(learner).reduce((check, { event }) => addToCheck(check, event.id), EMPTY_CHECK)),
    absorb: async (write) => guarded((marker) => absorb(write, marker)),
    fork: async (write) => guarded((marker) => fork(write, marker)),
    purge: async (write) => guarded((marker) => purge(write, marker)),
  };
}

function keyOf({ learner, device, seq }: Pick<SyncEvent, "learner" | "device" | "seq">): string {
  return `${learner}/${device}/${seq}`;
}
