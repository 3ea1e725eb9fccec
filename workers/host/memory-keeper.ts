import { DeviceId, err, ok, type LearnerId } from "#engine";
import { isEcho, sameRows, type RemoteGround } from "../store/replica-row.ts";
import { sameHead } from "../store/rows.ts";
import type { StoreResult } from "../store/store.ts";
import { createBatchWriter, type BatchWriterParts } from "./batch-writer.ts";
import { mustHave } from "./core-types.ts";
import { absorb, toProjection, type LearnerMemory } from "./learner-memory.ts";
import { createDatabaseMender } from "./mend-database.ts";
import { createReload } from "./reload-memory.ts";
import { createSecondCopy } from "./second-copy.ts";

export type MemoryKeeper = ReturnType<typeof createMemoryKeeper>;

/** Keeps what memory believes equal to what the store holds. Every call runs under the lock. */
export function createMemoryKeeper(parts: Omit<BatchWriterParts, "copy">) {
  const { deps, state, notices, env, patiently } = parts;
  const { store, tutor, ids } = deps;
  const copy = createSecondCopy(deps);
  const writer = createBatchWriter({ ...parts, copy });
  const reload = createReload({ ...parts, copy, writer });
  const { hasLost, mend } = createDatabaseMender({ ...parts, copy, writer });

  /** The storage was emptied under us: a new device, the profiles we know, then the log we remember. */
  async function recover(): StoreResult<null> {
    notices.raise({ type: "storage-cleared" });
    const { selected, profiles, sharedWith } = mustHave(state.record);
    const device = DeviceId.parse(ids.uuid());
    const restored = await patiently(store.restore({ device, selected, profiles, sharedWith }));
    // Refused: another tab was quicker. Then its device id counts.
    if (!restored.ok && restored.error.type !== "conflict") return restored;
    const reloaded = await reload();
    if (!reloaded.ok) return reloaded;
    const { record, memory } = state;
    const mended = await mend();
    // The learner on the screen stays; the others are for later.
    state.record = record;
    state.memory = memory;
    return mended;
  }

  /** Takes in what other tabs wrote; also finds out that the storage was cleared. */
  async function catchUp(): StoreResult<null> {
    if (state.record === null) return err({ type: "lost", message: "not started" });
    const { memory } = state;
    const read = await patiently(store.readPosition(memory?.learner ?? null));
    if (!read.ok) return read.error.type === "cleared" ? recover() : read;
    const { device, selected, head, remote } = read.value;
    if (device !== state.record.device || selected !== (memory?.learner ?? null)) return reload();
    if (memory === null) return ok(null);
    const followed = await followRemote(memory, remote);
    if (!followed.ok) return followed;
    // Events of other devices belong in between: the log is folded anew [SYN40].
    if (!followed.value) return refold();
    if (sameHead(head, memory.head)) {
      state.memory = { ...memory, remote };
      return ok(null);
    }
    if (head === null || memory.head === null || head.device !== memory.head.device || head.seq < memory.head.seq) {
      return reload();
    }
    const rows = await patiently(store.readTail(memory.learner, head.device, memory.head.seq));
    if (!rows.ok) return rows;
    const caughtUp = { ...absorb(tutor, memory, rows.value, head), remote };
    await writer.layOut(caughtUp);
    state.memory = caughtUp;
    return ok(null);
  }

  /** True when the state is still that of the log, whatever the server has confirmed meanwhile. */
  async function followRemote(memory: LearnerMemory, remote: RemoteGround): StoreResult<boolean> {
    if (sameRows(memory.remote, remote)) return ok(true);
    const rows = await patiently(store.readRemoteAfter(memory.learner, memory.remote.cursor));
    return rows.ok ? ok(isEcho(memory.remote, remote, rows.value, memory.head?.device ?? null)) : rows;
  }

  /** The state of the merged log; kept, so that the next start need not fold it again. */
  async function refold(): StoreResult<null> {
    const reloaded = await reload();
    const { memory, record } = state;
    if (!reloaded.ok || memory === null || memory.head === null || record === null) return reloaded;
    const row = toProjection(tutor, memory, memory.head, env().content.hash);
    const written = await patiently(store.writeProjection(record.device, row));
    if (!written.ok) console.warn("a merged state was not kept", written.error);
    return ok(null);
  }

  /** The same, and the list of learners too: when another tab said that something was written. */
  async function refresh(): StoreResult<null> {
    const caught = await catchUp();
    if (!caught.ok) return caught;
    const record = await patiently(store.readDevice());
    if (!record.ok) return record;
    if (record.value.device === state.record?.device && record.value.selected === state.record.selected) {
      state.record = record.value;
    }
    return ok(null);
  }

  /** Profiles and selection into the second copy, where it does not have them yet. */
  const copyDevice = (): Promise<void> => copy.copyDevice(mustHave(state.record));
  const replaceCopy = (learner: LearnerId, rows: readonly unknown[]): Promise<void> =>
    copy.copied(deps.journal.replace(learner, rows));
  return { reload, catchUp, refresh, hasLost, mend, copyDevice, replaceCopy, append: writer.append };
}
