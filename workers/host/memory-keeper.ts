import { DeviceId, err, ok, type ItemId, type LearnerId, type SkillId, type TutorEnv, type TutorEvent } from "#engine";
import { isEcho, sameRows, type RemoteGround } from "../store/replica-row.ts";
import { sameHead, type CheckpointRow, type ProfileRow } from "../store/rows.ts";
import type { StoreResult } from "../store/store.ts";
import { mustHave, type CoreState, type HostDeps, type LaidOut, type WithContent } from "./core-types.ts";
import type { KeptDevice } from "./journal.ts";
import {
  absorb,
  emptyMemory,
  ownRows,
  restampMissing,
  retain,
  toDraftRow,
  toProjection,
  type Batch,
  type LearnerMemory,
} from "./learner-memory.ts";
import { loadLearner } from "./load-learner.ts";
import type { Notices } from "./notices.ts";

/** Longest wait for the second copy; then the answer is saved without it, and the copy is mended later [ms]. */
const COPY_PATIENCE_MS = 500;

/** Keeps what memory believes equal to what the store holds. Every call runs under the lock. */
export interface MemoryKeeper {
  /** Everything anew from the store. */
  readonly reload: () => StoreResult<null>;
  /** Takes in what other tabs wrote; also finds out that the storage was cleared. */
  readonly catchUp: () => StoreResult<null>;
  /** The same, and the list of learners too: when another tab said that something was written. */
  readonly refresh: () => StoreResult<null>;
  /** True when the second copy knows a learner whom the database has lost. Needs no lock. */
  readonly hasLost: () => StoreResult<boolean>;
  /** Gives learners whom the database has lost back to it from the second copy [HST25]. */
  readonly mend: () => StoreResult<null>;
  /** Profiles and selection into the second copy, where it does not have them yet. */
  readonly copyDevice: () => Promise<void>;
  /** One transaction; memory moves on only when it is complete [HST3]. */
  readonly append: (
    memory: LearnerMemory,
    batch: Batch,
    dropDrafts: readonly ItemId[],
    enrol?: ProfileRow,
  ) => StoreResult<null>;
}

export interface KeeperParts {
  readonly deps: HostDeps;
  readonly state: CoreState;
  readonly notices: Notices;
  readonly env: () => TutorEnv;
  readonly withContent: WithContent;
  /** Waits for the store, and says so when it takes long. */
  readonly patiently: <Value>(waiting: Promise<Value>) => Promise<Value>;
}

export function createMemoryKeeper(parts: KeeperParts): MemoryKeeper {
  const { state, notices, env, withContent, patiently } = parts;
  const { store, tutor, ids, journal, timers } = parts.deps;
  let warned = false;

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

  /** What is on the desk can be shown from here on, unless a piece of it cannot be had [HST26]. */
  async function layOut({ state: of }: LearnerMemory): Promise<LaidOut | null> {
    const seen = await withContent((env) => ({
      of,
      practice: tutor.practice(of, env),
      activities: tutor.activities(of, env),
    }));
    return seen.ok ? seen.value : null;
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
    await copied(copyMissing(memory.learner, own));
  }

  /** What the second copy missed: a version before it was kept, or a moment when it could not be written. */
  async function copyMissing(learner: LearnerId, rows: readonly unknown[]): Promise<void> {
    const ids = new Set((await journal.read(learner)).map((row) => (row as { id: string }).id));
    const missing = rows.filter((row) => !ids.has((row as { id: string }).id));
    if (missing.length > 0) await journal.append(learner, missing);
  }

  /** The second copy is tried, not demanded. */
  async function copied(copying: Promise<void>): Promise<void> {
    let callOff = (): void => {};
    const patience = new Promise<void>((resolve) => {
      callOff = timers.after(COPY_PATIENCE_MS, resolve);
    });
    try {
      await Promise.race([copying, patience]);
    } catch (error) {
      // Once: a browser that keeps no files would say so with every answer.
      if (!warned) console.warn("no second copy is kept", error);
      warned = true;
    } finally {
      callOff();
    }
  }

  async function copyDevice(): Promise<void> {
    const { profiles, selected } = mustHave(state.record);
    const device: KeptDevice = { profiles: [...profiles], selected };
    if (JSON.stringify(await readKept()) !== JSON.stringify(device)) await copied(journal.writeDevice(device));
  }

  async function readKept(): Promise<KeptDevice | null> {
    let device: KeptDevice | null = null;
    async function read(): Promise<void> {
      device = await journal.readDevice();
    }
    await copied(read());
    return device;
  }

  async function hasLost(): StoreResult<boolean> {
    const device = await readKept();
    for (const { id } of device?.profiles ?? []) {
      const position = await patiently(store.readPosition(id));
      if (!position.ok) return position;
      if (position.value.head === null) return ok(true);
    }
    return ok(false);
  }

  async function mend(): StoreResult<null> {
    const device = await readKept();
    if (device === null) return ok(null);
    const known = await patiently(store.readDevice());
    if (!known.ok) return known;
    state.record = known.value;
    let mended = 0;
    for (const profile of device.profiles) {
      const isKnown = known.value.profiles.some(({ id }) => id === profile.id);
      const given = await giveBack(profile, isKnown);
      if (!given.ok) return given;
      if (given.value) mended += 1;
    }
    if (mended === 0) return ok(null);
    return patiently(store.writeSelected(known.value.device, known.value.selected ?? device.selected));
  }

  /** True when the database had lost this learner. */
  async function giveBack(profile: ProfileRow, isKnown: boolean): StoreResult<boolean> {
    const { device } = mustHave(state.record);
    const position = await patiently(store.readPosition(profile.id));
    if (!position.ok) return position;
    if (position.value.head !== null) return ok(false);
    const kept = emptyMemory(tutor, profile.id);
    retain(kept, await journal.read(profile.id).catch(() => []));
    const empty = emptyMemory(tutor, profile.id);
    const batch = restampMissing(tutor, kept, empty, device);
    if (batch.events.length === 0) {
      if (isKnown) return ok(false);
      const written = await patiently(store.writeProfile(device, profile));
      return written.ok ? ok(true) : written;
    }
    const written = await commit(empty, batch, [], isKnown ? undefined : profile);
    if (!written.ok) return written;
    // The old lines bear the old device id; the same events under the new one take their place.
    await copied(journal.replace(profile.id, batch.events));
    return ok(true);
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

  async function append(
    memory: LearnerMemory,
    batch: Batch,
    dropDrafts: readonly ItemId[],
    enrol?: ProfileRow,
  ): StoreResult<null> {
    const committing = commit(memory, batch, dropDrafts, enrol);
    // The copy's file is opened meanwhile; what the database refused is not written there. A newcomer has no file yet.
    const rows = committing.then(
      (done) => (done.ok ? batch.events : []),
      () => [],
    );
    const copying = enrol === undefined ? journal.append(memory.learner, rows) : null;
    void copying?.catch(() => {});
    const written = await committing;
    if (!written.ok) return written;
    await copied(copying ?? journal.append(memory.learner, rows));
    const laidOut = await layOut(batch.after);
    retain(memory, batch.events);
    for (const item of dropDrafts) memory.drafts.delete(item);
    state.memory = { ...batch.after, retained: memory.retained };
    state.laidOut = laidOut;
    noteRefusedContent(batch.events);
    return ok(null);
  }

  /** The transaction alone. */
  function commit(
    memory: LearnerMemory,
    { events, head, after }: Batch,
    dropDrafts: readonly ItemId[],
    enrol?: ProfileRow,
  ): StoreResult<null> {
    const { device } = mustHave(state.record);
    return patiently(
      store.commit({
        device,
        expected: memory.head,
        events,
        head,
        projection: toProjection(tutor, after, head, env().content.hash),
        dropDrafts,
        ...(enrol === undefined ? {} : { enrol }),
      }),
    );
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

  return { reload, catchUp, refresh, hasLost, mend, copyDevice, append };
}
