import { DeviceId, err, ok, type ItemId, type SkillId, type TutorEnv, type TutorEvent } from "#engine";
import type { HeadRow, ProfileRow } from "../store/rows.ts";
import type { StoreResult } from "../store/store.ts";
import { mustHave, type CoreState, type HostDeps } from "./core-types.ts";
import { absorb, restampMissing, retain, toProjection, type LearnerMemory } from "./learner-memory.ts";
import { loadLearner } from "./load-learner.ts";
import type { Notices } from "./notices.ts";

export interface Batch {
  readonly events: readonly TutorEvent[];
  /** The head after the last of them. */
  readonly head: HeadRow;
}

/** Keeps what memory believes equal to what the store holds. Every call runs under the lock. */
export interface MemoryKeeper<State> {
  /** Everything anew from the store. */
  readonly reload: () => StoreResult<null>;
  /** Takes in what other tabs wrote; also finds out that the storage was cleared. */
  readonly catchUp: () => StoreResult<null>;
  /** The same, and the list of learners too: when another tab said that something was written. */
  readonly refresh: () => StoreResult<null>;
  /** One transaction; memory moves on only when it is complete [HST3]. */
  readonly append: (
    memory: LearnerMemory<State>,
    batch: Batch,
    dropDrafts: readonly ItemId[],
    enrol?: ProfileRow,
  ) => StoreResult<null>;
}

export interface KeeperParts<State> {
  readonly deps: HostDeps<State>;
  readonly state: CoreState<State>;
  readonly notices: Notices;
  readonly env: () => TutorEnv;
  /** Waits for the store, and says so when it takes long. */
  readonly patiently: <Value>(waiting: Promise<Value>) => Promise<Value>;
}

export function createMemoryKeeper<State>(parts: KeeperParts<State>): MemoryKeeper<State> {
  const { state, notices, env, patiently } = parts;
  const { store, tutor, ids } = parts.deps;

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
      loadLearner(store, tutor, { env: env(), learner: selected, from: moved ? "log" : "snapshot" }),
    );
    if (!loaded.ok) return loaded;
    believe(loaded.value);
    if (loaded.value.unreadable > 0) notices.raise({ type: "rows-unreadable", rows: loaded.value.unreadable });
    if (before?.learner === selected) {
      for (const [item, given] of before.drafts) loaded.value.drafts.set(item, given);
      const readded = moved ? await readd(before) : ok(null);
      if (!readded.ok) {
        // Back to what is remembered: the next command finds the new device again and tries once more.
        state.record = recordBefore;
        state.memory = before;
        return readded;
      }
    }
    retainInBackground(loaded.value);
    return ok(null);

    function believe(memory: LearnerMemory<State> | null): void {
      state.record = record.ok ? record.value : state.record;
      state.phase = memory === null ? "no-learner" : "ready";
      state.memory = memory;
    }
  }

  /** A start from a snapshot has not read the log; it is read while the pupil reads the problem. */
  function retainInBackground(memory: LearnerMemory<State>): void {
    if (memory.head === null || memory.retained.size >= memory.head.seq) return;
    void store.readLog(memory.learner).then(
      (log) => log.ok && retain(memory, log.value),
      () => {},
    );
  }

  /** The same learner on a new device id: what only this tab remembers goes to the end of the new chain [HST11]. */
  async function readd(before: LearnerMemory<State>): StoreResult<null> {
    const memory = mustHave(state.memory);
    const { device } = mustHave(state.record);
    const batch = restampMissing(before, memory, device);
    if (batch.events.length > 0) {
      const written = await append(memory, batch, []);
      if (!written.ok) return written;
    }
    for (const [item, given] of memory.drafts) {
      await store.writeDraft(device, { learner: memory.learner, item, given: [...given] });
    }
    return ok(null);
  }

  /** The storage was emptied under us: a new device, the profiles we know, then the log we remember. */
  async function recover(): StoreResult<null> {
    notices.raise({ type: "storage-cleared" });
    const { selected, profiles } = mustHave(state.record);
    const restored = await patiently(store.restore({ device: DeviceId.parse(ids.uuid()), selected, profiles }));
    // Refused: another tab was quicker. Then its device id counts.
    if (!restored.ok && restored.error.type !== "conflict") return restored;
    return reload();
  }

  async function catchUp(): StoreResult<null> {
    if (state.record === null) return err({ type: "lost", message: "not started" });
    const { memory } = state;
    const read = await patiently(store.readPosition(memory?.learner ?? null));
    if (!read.ok) return read.error.type === "cleared" ? recover() : read;
    const { device, selected, head } = read.value;
    if (device !== state.record.device || selected !== (memory?.learner ?? null)) return reload();
    if (memory === null || (head?.lastId ?? null) === (memory.head?.lastId ?? null)) return ok(null);
    if (head === null || memory.head === null || head.device !== memory.head.device || head.seq < memory.head.seq) {
      return reload();
    }
    const rows = await patiently(store.readTail(memory.learner, head.device, memory.head.seq));
    if (!rows.ok) return rows;
    state.memory = absorb(tutor, memory, rows.value, head);
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

  async function append(
    memory: LearnerMemory<State>,
    { events, head }: Batch,
    dropDrafts: readonly ItemId[],
    enrol?: ProfileRow,
  ): StoreResult<null> {
    const { device } = mustHave(state.record);
    // `retained` is shared between versions of a memory: it may not learn of events that are not on disk yet.
    const next = absorb(tutor, { ...memory, retained: new Map() }, events, head);
    const written = await patiently(
      store.commit({
        device,
        expected: memory.head,
        events,
        head,
        projection: toProjection(tutor, next, head, env().content.hash),
        dropDrafts,
        ...(enrol === undefined ? {} : { enrol }),
      }),
    );
    if (!written.ok) return written;
    retain(memory, events);
    for (const item of dropDrafts) memory.drafts.delete(item);
    state.memory = { ...next, retained: memory.retained };
    noteRefusedContent(events);
    return ok(null);
  }

  function noteRefusedContent(events: readonly TutorEvent[]): void {
    const refused = new Set<SkillId>();
    for (const event of events) {
      if (event.type === "verification_rejected") refused.add(event.body.skill);
      if (event.type === "problem_served") {
        refused.delete(event.body.skill);
        notices.lower("content-refused");
      }
    }
    for (const skill of refused) {
      notices.raise({ type: "content-refused", skillName: env().content.graph.byId.get(skill)?.name ?? skill });
    }
  }

  return { reload, catchUp, refresh, append };
}
