import {
  DeviceId,
  err,
  ok,
  stampEvents,
  type Content,
  type ItemId,
  type LearnerId,
  type NewEvent,
  type Result,
  type SessionId,
  type SkillId,
  type TutorCommand,
  type TutorEnv,
  type TutorEvent,
} from "#engine";
import type { EngineError, EngineView, SaveState } from "../engine-api.ts";
import type { Bus, Clock, Ids, Locks, StorageFacts, Timers } from "../seams.ts";
import type { HeadRow, ProfileRow } from "../store/rows.ts";
import type { DeviceRecord, Store, StoreFailure, StoreResult } from "../store/store.ts";
import { loadLearner } from "./load-learner.ts";
import { absorb, emptyMemory, restampMissing, retain, toProjection, type LearnerMemory } from "./learner-memory.ts";
import { createNotices, noticeOf, toEngineError, type Notices } from "./notices.ts";
import { toRefusal } from "./to-refusal.ts";
import type { TutorLogic } from "./tutor-logic.ts";

export interface HostDeps<State> {
  readonly store: Store;
  readonly tutor: TutorLogic<State>;
  /** Loads and checks the bank; rejects when it cannot be had. */
  readonly loadContent: () => Promise<Content>;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly ids: Ids;
  readonly locks: Locks;
  readonly bus: Bus;
  readonly storage: StorageFacts;
  /** Version of the program, written into every event. */
  readonly build: string;
}

export type Outcome = Result<null, EngineError>;

/** What the worker holds. Written only by the core, under the lock. */
export interface CoreState<State> {
  phase: EngineView["phase"];
  record: DeviceRecord | null;
  content: Content | null;
  memory: LearnerMemory<State> | null;
  save: SaveState;
}

export interface EngineCore<State> {
  readonly state: Readonly<CoreState<State>>;
  readonly notices: Notices;
  readonly env: () => TutorEnv;
  /** Runs alone: after everything asked before in this tab, and with no other tab writing [HST2]. */
  readonly alone: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly boot: () => Promise<void>;
  /** Takes in what other tabs wrote; also finds out that the storage was cleared. */
  readonly catchUp: () => StoreResult<null>;
  /** The same, and the list of learners too: when another tab said that something was written. */
  readonly refresh: () => StoreResult<null>;
  /** Decides on the newest state, stamps, writes, and only then believes it. */
  readonly perform: (make: () => TutorCommand) => Promise<Outcome>;
  readonly enrol: (profile: ProfileRow) => Promise<Outcome>;
  /** Raises the notice of a failure and says how a command answers. */
  readonly fail: (failure: StoreFailure) => EngineError;
  readonly setSelected: (learner: LearnerId | null) => Promise<Outcome>;
  readonly closeSummary: (session: SessionId) => StoreResult<null>;
  /** Deletes the database and starts a new one. */
  readonly reset: () => StoreResult<null>;
}

const WRITER_LOCK = "mathflow-writer";
/** Longest wait for another tab before the learner is told [ms]. */
const LOCK_PATIENCE_MS = 2_000;
/** Longest wait for the disk before a reload is offered [ms]. */
const STORE_PATIENCE_MS = 5_000;
const OPEN_TRIES = 3;
/** So often may another tab be quicker before it is a bug. */
const MAX_ROUNDS = 8;

export function createEngineCore<State>(deps: HostDeps<State>, changed: () => void): EngineCore<State> {
  const { store, tutor, clock, ids } = deps;
  const notices = createNotices();
  const boot = ids.uuid();
  const state: CoreState<State> = {
    phase: "loading",
    record: null,
    content: null,
    memory: null,
    save: { type: "saved" },
  };
  let tail: Promise<unknown> = Promise.resolve();

  store.onSignal((signal) => {
    if (signal === "blocked") notices.raise({ type: "upgrade-blocked" });
    if (signal === "unblocked") notices.lower("upgrade-blocked");
    if (signal === "newer-version") notices.raise({ type: "newer-version-elsewhere" });
    changed();
  });

  function env(): TutorEnv {
    if (state.content === null) throw new Error("content is not loaded");
    return { content: state.content, now: clock.wall() };
  }

  function alone<Value>(work: () => Promise<Value>): Promise<Value> {
    const turn = tail.then(() => {
      const callOff = deps.timers.after(LOCK_PATIENCE_MS, () => tell({ type: "other-tab-active" }));
      return deps.locks
        .exclusive(WRITER_LOCK, () => {
          callOff();
          notices.lower("other-tab-active");
          return work();
        })
        .finally(callOff);
    });
    tail = turn.catch(() => {});
    return turn;
  }

  function tell(notice: Parameters<Notices["raise"]>[0]): void {
    notices.raise(notice);
    changed();
  }

  /** Never hangs silently: a disk that does not answer is said so while we go on waiting [HST12]. */
  async function patiently<Value>(waiting: Promise<Value>): Promise<Value> {
    const callOff = deps.timers.after(STORE_PATIENCE_MS, () => tell({ type: "database-lost" }));
    try {
      return await waiting;
    } finally {
      callOff();
    }
  }

  function fail(failure: StoreFailure): EngineError {
    const notice = noticeOf(failure);
    if (notice?.type === "database-broken") {
      state.phase = "failed";
      notices.raise({ ...notice, canExport: (state.memory?.retained.size ?? 0) > 0 });
    } else if (notice !== null) {
      notices.raise(notice);
    }
    return toEngineError(failure);
  }

  async function openStore(): StoreResult<null> {
    let opened: Awaited<ReturnType<Store["open"]>> = err({ type: "broken", message: "not tried" });
    for (let attempt = 1; attempt <= OPEN_TRIES; attempt++) {
      opened = await patiently(store.open(DeviceId.parse(ids.uuid())));
      if (opened.ok) return ok(null);
      if (opened.error.type !== "broken" || attempt === OPEN_TRIES) break;
      await new Promise<void>((resolve) => void deps.timers.after(200 * attempt, resolve));
    }
    return opened.ok ? ok(null) : opened;
  }

  async function start(): Promise<void> {
    const content = deps.loadContent().then(
      (value) => value,
      (error: unknown) => {
        console.error("the problem bank could not be loaded", error);
        return null;
      },
    );
    const opened = await openStore();
    state.content = await content;
    if (!opened.ok) {
      state.phase = "failed";
      fail(opened.error);
      if (opened.error.type === "broken") {
        notices.raise({ type: "database-broken", canExport: (await store.salvage()).length > 0 });
      }
    } else if (state.content === null) {
      state.phase = "failed";
      notices.raise({ type: "content-missing" });
    } else {
      const loaded = await patiently(reload());
      if (!loaded.ok) {
        state.phase = "failed";
        fail(loaded.error);
      }
    }
    notices.lower("database-lost");
    if (state.phase === "failed") return;
    if ((state.record?.profiles.length ?? 0) > 0 && (await deps.storage.persisted()) === false) {
      notices.raise({ type: "not-persistent" });
    }
  }

  /** Everything anew from the store; what memory holds and the store does not is written again [HST11]. */
  async function reload(): StoreResult<null> {
    const record = await store.readDevice();
    if (!record.ok) return record;
    const before = state.memory;
    const moved = before !== null && state.record?.device !== record.value.device;
    const selected = record.value.selected;
    state.record = record.value;
    state.phase = selected === null ? "no-learner" : "ready";
    state.memory = null;
    if (selected === null) return ok(null);

    const loaded = await loadLearner(store, tutor, env().content.hash, selected, moved ? "log" : "snapshot");
    if (!loaded.ok) return loaded;
    state.memory = loaded.value;
    if (before?.learner === selected) {
      for (const [item, given] of before.drafts) state.memory.drafts.set(item, given);
      if (moved) return readd(before);
    }
    if (state.memory.unreadable > 0) notices.raise({ type: "rows-unreadable", rows: state.memory.unreadable });
    retainInBackground(state.memory);
    return ok(null);
  }

  function retainInBackground(memory: LearnerMemory<State>): void {
    if (memory.head === null || memory.retained.size >= memory.head.seq) return;
    void store.readLog(memory.learner).then(
      (log) => log.ok && retain(memory, log.value),
      () => {},
    );
  }

  /** The same learner on a new device id: what only this tab remembers goes to the end of the new chain. */
  async function readd(before: LearnerMemory<State>): StoreResult<null> {
    const memory = mustHave(state.memory);
    const { events, head } = restampMissing(before, memory, mustHave(state.record).device);
    if (events.length > 0) {
      const written = await append(memory, events, head, []);
      if (!written.ok) return written;
    }
    for (const [item, given] of mustHave(state.memory).drafts) {
      await store.writeDraft(mustHave(state.record).device, { learner: memory.learner, item, given: [...given] });
    }
    return ok(null);
  }

  /** The storage was emptied under us: a new device, the profiles we know, then the log we remember. */
  async function recover(): StoreResult<null> {
    notices.raise({ type: "storage-cleared" });
    const record = mustHave(state.record);
    const restored = await store.restore({
      device: DeviceId.parse(ids.uuid()),
      selected: record.selected,
      profiles: record.profiles,
    });
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
    if (memory === null || head?.lastId === memory.head?.lastId) return ok(null);
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
    const record = await store.readDevice();
    if (!record.ok) return record;
    if (record.value.device === state.record?.device && record.value.selected === state.record.selected) {
      state.record = record.value;
    }
    return ok(null);
  }

  function decide(
    memory: LearnerMemory<State>,
    command: TutorCommand,
  ): Result<{ readonly events: readonly TutorEvent[]; readonly head: HeadRow }, EngineError> {
    const news = tutor.decide(memory.state, command, env());
    if (!news.ok) return err(toRefusal(news.error));
    const { device } = mustHave(state.record);
    return ok(stamp(memory.head ?? { learner: memory.learner, device, seq: 0, lastId: null, lastHlc: 0 }, news.value));
  }

  function stamp(head: HeadRow, news: readonly NewEvent[]): { readonly events: readonly TutorEvent[]; readonly head: HeadRow } {
    const moment = {
      wall: clock.wall(),
      mono: clock.mono(),
      boot,
      content: env().content.hash,
      build: deps.build,
      newId: ids.eventId,
    };
    const { events, head: next } = stampEvents(head, news, moment);
    for (const event of events) {
      const read = tutor.parseEvent(event);
      // A row that could not be read back would be lost at the next rebuild: better no answer than that.
      if (!read.ok) throw new Error(`an event that cannot be read back: ${event.type}: ${read.error.message}`);
    }
    return { events, head: next };
  }

  /** One transaction; memory moves on only when it is complete [HST3]. */
  async function append(
    memory: LearnerMemory<State>,
    events: readonly TutorEvent[],
    head: HeadRow,
    dropDrafts: readonly ItemId[],
    enrol?: ProfileRow,
  ): StoreResult<null> {
    const content = env().content;
    // The drafts and retained rows are shared with `memory`; they are touched only after the commit.
    const next = absorb(tutor, { ...memory, retained: new Map() }, events, head);
    const written = await patiently(
      store.commit({
        device: mustHave(state.record).device,
        expected: memory.head,
        events,
        head,
        projection: toProjection(tutor, next, head, content.hash),
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

  /** Tries until no other tab was quicker; a full disk or a dead database ends it with nothing believed. */
  async function settle(round: () => Promise<Outcome | "again" | StoreFailure>): Promise<Outcome> {
    try {
      for (let tries = 0; tries < MAX_ROUNDS; tries++) {
        const caught = await catchUp();
        const outcome = caught.ok ? await round() : caught.error;
        if (outcome === "again") continue;
        if (!("type" in outcome)) {
          if (outcome.ok) notices.lower("storage-full", "database-lost");
          if (state.save.type === "saving") state.save = { type: "saved" };
          return outcome;
        }
        if (outcome.type === "conflict" || outcome.type === "cleared") continue;
        const error = fail(outcome);
        if (error.type === "not-saved") state.save = { type: "not-saved", reason: error.reason };
        return err(error);
      }
      throw new Error("another tab kept writing");
    } finally {
      // Only a thrown bug gets here with "saving": nothing is known to be stored then.
      if (state.save.type === "saving") state.save = { type: "not-saved", reason: "database-lost" };
    }
  }

  function perform(make: () => TutorCommand): Promise<Outcome> {
    return settle(async () => {
      const { memory } = state;
      if (memory === null) return err({ type: "no-learner" });
      const decided = decide(memory, make());
      if (!decided.ok) return decided;
      const { events, head } = decided.value;
      if (events.length === 0) return ok(null);
      saving();
      const written = await append(memory, events, head, finishedDrafts(events));
      if (!written.ok) return written.error;
      state.save = { type: "saved" };
      deps.bus.tell();
      return ok(null);
    });
  }

  function enrol(profile: ProfileRow): Promise<Outcome> {
    return settle(async () => {
      const newcomer = emptyMemory(tutor, profile.id);
      const decided = decide(newcomer, { type: "enrol", grade: profile.grade });
      if (!decided.ok) return decided;
      saving();
      const written = await append(newcomer, decided.value.events, decided.value.head, [], profile);
      if (!written.ok) return written.error;
      const record = mustHave(state.record);
      state.record = { ...record, selected: profile.id, profiles: [...record.profiles, profile] };
      state.phase = "ready";
      state.save = { type: "saved" };
      deps.bus.tell();
      return ok(null);
    });
  }

  function setSelected(learner: LearnerId | null): Promise<Outcome> {
    return settle(async () => {
      const { device, profiles } = mustHave(state.record);
      const profile = profiles.find((row) => row.id === learner);
      if (learner !== null && profile === undefined) return err({ type: "not-found", what: "learner" });
      const written = await store.writeSelected(device, learner);
      if (!written.ok) return written.error;
      const loaded = await reload();
      if (!loaded.ok) return loaded.error;
      deps.bus.tell();
      const { memory } = state;
      if (memory === null || profile === undefined || memory.head !== null) return ok(null);
      // The profile outlived its log (the storage was cleared while another learner practised).
      const decided = decide(memory, { type: "enrol", grade: profile.grade });
      if (!decided.ok) return decided;
      const begun = await append(memory, decided.value.events, decided.value.head, []);
      return begun.ok ? ok(null) : begun.error;
    });
  }

  async function closeSummary(session: SessionId): StoreResult<null> {
    const memory = mustHave(state.memory);
    const written = await store.writeClosedSummary(mustHave(state.record).device, memory.learner, session);
    if (written.ok) state.memory = { ...memory, closedSummary: session };
    return written;
  }

  async function reset(): StoreResult<null> {
    const destroyed = await patiently(store.destroy());
    if (!destroyed.ok) return destroyed;
    state.memory = null;
    state.record = null;
    notices.lower("database-broken", "database-lost", "storage-full", "storage-cleared", "rows-unreadable");
    state.save = { type: "saved" };
    const opened = await openStore();
    if (!opened.ok) return opened;
    const loaded = await reload();
    if (loaded.ok) deps.bus.tell();
    return loaded;
  }

  function saving(): void {
    state.save = { type: "saving" };
    changed();
  }

  return { state, notices, env, alone, boot: start, catchUp, refresh, perform, enrol, fail, setSelected, closeSummary, reset };
}

/** Problems whose typed text is now in the log or no longer asked for; an unread answer stays to be mended. */
function finishedDrafts(events: readonly TutorEvent[]): ItemId[] {
  return events.flatMap((event) => {
    if (event.type === "problem_completed" || event.type === "solution_shown") return [event.body.item];
    if (event.type !== "attempt_evaluated") return [];
    return event.body.verdict === "correct" || event.body.verdict === "incorrect" ? [event.body.item] : [];
  });
}

function mustHave<Value>(value: Value | null): Value {
  if (value === null) throw new Error("used before the start was complete");
  return value;
}
