import { DeviceId, err, ok, type LearnerId } from "#engine";
import { isEcho, sameRows, type RemoteGround } from "../store/replica-row.ts";
import { sameHead, type CheckpointRow } from "../store/rows.ts";
import type { StoreResult } from "../store/store.ts";
import { createBatchWriter, type BatchWriter, type BatchWriterParts } from "./batch-writer.ts";
import { mustHave } from "./core-types.ts";
import {
  absorb,
  ownRows,
  restampMissing,
  retain,
  toDraftRow,
  toProjection,
  type LearnerMemory,
} from "./learner-memory.ts";
import { loadLearner } from "./load-learner.ts";
import { createDatabaseMender, type DatabaseMender } from "./mend-database.ts";
import { createSecondCopy } from "./second-copy.ts";

/** Keeps what memory believes equal to what the store holds. Every call runs under the lock. */
export interface MemoryKeeper extends DatabaseMender, Pick<BatchWriter, "append"> {
  /** Everything anew from the store. */
  readonly reload: () => StoreResult<null>;
  /** Takes in what other tabs wrote; also finds out that the storage was cleared. */
  readonly catchUp: () => StoreResult<null>;
  /** The same, and the list of learners too: when another tab said that something was written. */
  readonly refresh: () => StoreResult<null>;
  /** Profiles and selection into the second copy, where it does not have them yet. */
  readonly copyDevice: () => Promise<void>;
}

export function createMemoryKeeper(parts: Omit<BatchWriterParts, "copy">): MemoryKeeper {
  const { deps, state, notices, env, withContent, patiently } = parts;
  const { store, tutor, ids } = deps;
  const copy = createSecondCopy(deps);
  const writer = createBatchWriter({ ...parts, copy });
  const { hasLost, mend } = createDatabaseMender({ deps, state, patiently, writer, copy });
  const { append, layOut } = writer;

  async function reload(): StoreResult<null> {
    const record = await patiently(store.readDevice());
    if (!record.ok) return record;
    const { memory: before, record: recordBefore } = state;
    const moved = before !== null && recordBefore?.device !== record.value.device;
    const { selected } = record.value;
    if (selected === null) {
      believe(null);
      return ok(null);
    }
    const loaded = await patiently(
      loadLearner(store, tutor, {
        content: env().content.hash,
        withContent,
        learner: selected,
        from: moved ? "log" : "snapshot",
      }),
    );
    if (!loaded.ok) return loaded;
    const { memory, checkpoints } = loaded.value;
    await layOut(memory);
    believe(memory);
    if (memory.unreadable > 0) notices.raise({ type: "rows-unreadable", rows: memory.unreadable });
    if (checkpoints !== null) await keepCheckpoints(record.value.device, selected, checkpoints);
    if (before?.learner === selected) {
      for (const [item, draft] of before.drafts) memory.drafts.set(item, draft);
      // A fold from a checkpoint has not seen the events before it.
      if (memory.head?.device === before.head?.device) {
        for (const [id, text] of before.retained) memory.retained.set(id, text);
      }
      const readded = moved ? await readd(before) : ok(null);
      if (!readded.ok) {
        // Back to what is remembered: the next command finds the new device again and tries once more.
        state.record = recordBefore;
        state.memory = before;
        return readded;
      }
    }
    retainInBackground(memory);
    return ok(null);

    function believe(memory: LearnerMemory | null): void {
      state.record = record.ok ? record.value : state.record;
      state.phase = memory === null ? "no-learner" : "ready";
      state.memory = memory;
    }
  }

  /** They save time, and are no more than that. */
  async function keepCheckpoints(device: DeviceId, learner: LearnerId, rows: readonly CheckpointRow[]): Promise<void> {
    const written = await patiently(store.writeCheckpoints(device, learner, rows));
    if (!written.ok) console.warn("the checkpoints of a log were not kept", written.error);
  }

  /** A start from a snapshot has not read the log; it is read while the pupil reads the problem. */
  function retainInBackground(memory: LearnerMemory): void {
    if (memory.head === null || memory.retained.size >= memory.head.seq) return;
    void catchUpLog(memory);
  }

  async function catchUpLog(memory: LearnerMemory): Promise<void> {
    const log = await store.readLog(memory.learner).catch(() => null);
    if (log === null || !log.ok) return;
    const own = ownRows(log.value, memory.head);
    retain(memory, own);
    await copy.copied(copy.copyMissing(memory.learner, own));
  }

  /** The same learner on a new device id: what only this tab remembers goes to the end of the new chain [HST11]. */
  async function readd(before: LearnerMemory): StoreResult<null> {
    const memory = mustHave(state.memory);
    const { device } = mustHave(state.record);
    const batch = restampMissing(tutor, before, memory, device);
    if (batch.events.length > 0) {
      const written = await append(memory, batch, []);
      if (!written.ok) return written;
    }
    for (const [item, draft] of memory.drafts) {
      await store.writeDraft(device, toDraftRow(memory.learner, item, draft));
    }
    return ok(null);
  }

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
    await layOut(caughtUp);
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

  const copyDevice = (): Promise<void> => copy.copyDevice(mustHave(state.record));
  return { reload, catchUp, refresh, hasLost, mend, copyDevice, append };
}
