import { ok, type DeviceId, type LearnerId } from "#engine";
import type { CheckpointRow } from "../store/rows.ts";
import type { StoreResult } from "../store/store.ts";
import type { BatchWriter, BatchWriterParts } from "./batch-writer.ts";
import { mustHave } from "./core-types.ts";
import { ownRows, restampMissing, retain, toDraftRow, type LearnerMemory } from "./learner-memory.ts";
import { loadLearner } from "./load-learner.ts";

interface ReloadParts extends BatchWriterParts {
  readonly writer: BatchWriter;
}

/** Reads the learner on the screen from the store, and keeps what only this tab remembers of them. */
export function createReload(parts: ReloadParts): () => StoreResult<null> {
  const { deps, state, notices, env, withContent, patiently, copy, writer } = parts;
  const { store, tutor } = deps;

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
    await writer.layOut(memory);
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
      const written = await writer.append(memory, batch, () => []);
      if (!written.ok) return written;
    }
    for (const [item, draft] of memory.drafts) {
      await store.writeDraft(device, toDraftRow(memory.learner, item, draft));
    }
    return ok(null);
  }

  return reload;
}
