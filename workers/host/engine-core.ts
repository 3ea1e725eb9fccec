import {
  DeviceId,
  err,
  ok,
  stampEvents,
  type NewEvent,
  type ProfileFacts,
  type Result,
  type SessionId,
  type TutorCommand,
  type TutorEnv,
  type TutorEvent,
} from "#engine";
import { fitsWire } from "#engine/protocol/sync";
import type { EngineError, NoticeView } from "../engine-api.ts";
import type { Store, StoreFailure, StoreResult } from "../store/store.ts";
import { mustHave, type CoreState, type HostDeps, type LaidOut, type Outcome, type WithContent } from "./core-types.ts";
import { finishedDrafts } from "./finished-drafts.ts";
import { toBatch, type Batch, type LearnerMemory } from "./learner-memory.ts";
import { createMemoryKeeper, type MemoryKeeper } from "./memory-keeper.ts";
import { createNotices, noticeOf, toEngineError, type Notices } from "./notices.ts";
import { createPatience, type Patience } from "./patience.ts";
import { createProfiles, type Profiles } from "./profiles.ts";
import { toRefusal } from "./to-refusal.ts";

export interface EngineCore extends Profiles, Pick<MemoryKeeper, "catchUp" | "refresh"> {
  readonly state: Readonly<CoreState>;
  readonly notices: Notices;
  readonly env: () => TutorEnv;
  readonly withContent: WithContent;
  /** What was laid out of the newest state and not shown yet; later it is worked out anew, for the clock goes on. */
  readonly takeLaidOut: () => LaidOut | null;
  readonly soon: Patience["soon"];
  /** Runs alone: after everything asked before in this tab, and with no other tab writing [HST2]. */
  readonly alone: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly boot: () => Promise<void>;
  /** Decides on the newest state, stamps, writes, and only then believes it. */
  readonly perform: (make: () => TutorCommand) => Promise<Outcome>;
  readonly closeSummary: (session: SessionId) => Promise<Outcome>;
  /** Deletes the database and starts a new one. */
  readonly reset: () => StoreResult<null>;
  /** Every event row that can still be found, in whatever copy, each id once. */
  readonly salvage: () => Promise<readonly unknown[]>;
  /** Raises the notice of a failure and says how a call answers. */
  readonly fail: (failure: StoreFailure) => EngineError;
}

const WRITER_LOCK = "mathflow-writer";
/** Longest wait for another tab before the learner is told [ms]. */
const LOCK_PATIENCE_MS = 2_000;
/** A write that takes longer is shown while it runs: a view of its own costs a tablet as much as the write [ms]. */
const SAVING_NOTICED_MS = 100;
const OPEN_TRIES = 3;
const OPEN_PAUSE_MS = 200;
/** So often another tab may be quicker; with working locks it never is. */
const MAX_ROUNDS = 8;

/** `recorded` hears what a command brought about, once it is stored and believed. */
export function createEngineCore(
  deps: HostDeps,
  changed: () => void,
  recorded: (events: readonly TutorEvent[]) => void,
): EngineCore {
  const { store, tutor, clock, ids } = deps;
  const notices = createNotices();
  const bootId = ids.uuid();
  const state: CoreState = {
    phase: "loading",
    record: null,
    bank: null,
    memory: null,
    laidOut: null,
    save: { type: "saved" },
    fetching: false,
  };
  const { soon, patiently } = createPatience(deps.timers, {
    showFetching: (fetching) => {
      state.fetching = fetching;
      changed();
    },
    showDiskSilent: (silent) => (silent ? tell({ type: "database-lost" }) : notices.lower("database-lost")),
  });
  const keeper = createMemoryKeeper({ deps, state, notices, env, withContent, patiently });
  let tail: Promise<unknown> = Promise.resolve();

  store.onSignal((signal) => {
    if (signal === "blocked") tell({ type: "upgrade-blocked" });
    if (signal === "unblocked") notices.lower("upgrade-blocked");
    if (signal === "newer-version") tell({ type: "newer-version-elsewhere" });
  });

  function env(): TutorEnv {
    return {
      content: mustHave(state.bank).content,
      now: clock.wall(),
      mono: clock.mono(),
      boot: bootId,
      profile: facts(),
    };
  }

  /** What of the learner's profile words are fitted to. */
  function facts(): ProfileFacts {
    const profile = state.record?.profiles.find(({ id }) => id === state.memory?.learner);
    return { country: profile?.country ?? null, likes: profile?.likes ?? [] };
  }

  async function withContent<Value>(
    work: (env: TutorEnv) => Value,
    how?: "quietly",
  ): Promise<Result<Value, EngineError>> {
    const bank = mustHave(state.bank);
    const moment = env();
    const running = bank.run((content) => work({ ...moment, content }));
    const done = await (how === "quietly" ? running : soon(running));
    if (bank.missing().length === 0 && done?.ok === true) notices.lower("content-missing");
    if (done?.ok === true) return done;
    if (how === "quietly") return err({ type: "content-missing" });
    console.error("a part of the problem bank could not be loaded", done?.error ?? "no answer");
    tell({ type: "content-missing" });
    return err({ type: "content-missing" });
  }

  function takeLaidOut(): LaidOut | null {
    const { laidOut, memory } = state;
    state.laidOut = null;
    return laidOut !== null && laidOut.of === memory?.state ? laidOut : null;
  }

  function tell(notice: NoticeView): void {
    notices.raise(notice);
    changed();
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

  /** A database that does not open is tried three times, never for ever [HST13]. */
  async function openStore(): StoreResult<null> {
    for (let attempt = 1; ; attempt++) {
      const opened = await patiently(store.open(DeviceId.parse(ids.uuid())));
      if (opened.ok) return ok(null);
      if (opened.error.type !== "broken" || attempt === OPEN_TRIES) return opened;
      await new Promise<void>((resolve) => void deps.timers.after(OPEN_PAUSE_MS * attempt, resolve));
    }
  }

  async function boot(): Promise<void> {
    const bank = deps.loadContent().catch((error: unknown) => {
      console.error("the problem bank could not be loaded", error);
      return null;
    });
    const opened = await openStore();
    state.bank = await bank;
    if (opened.ok && state.bank === null) {
      state.phase = "failed";
      notices.raise({ type: "content-missing" });
      return;
    }
    const loaded = opened.ok ? await load() : opened;
    if (loaded.ok) {
      void keeper.copyDevice().catch(() => {});
      if (mustHave(state.record).profiles.length === 0) return;
      if ((await deps.storage.persisted()) === false) notices.raise({ type: "not-persistent" });
      return;
    }
    state.phase = "failed";
    fail(loaded.error);
    if (loaded.error.type === "broken") {
      notices.raise({ type: "database-broken", canExport: (await salvage()).length > 0 });
    }
  }

  async function load(): StoreResult<null> {
    const lost = await keeper.hasLost();
    if (!lost.ok) return lost;
    const mended = lost.value ? await alone(keeper.mend) : ok(null);
    return mended.ok ? keeper.reload() : mended;
  }

  async function salvage(): Promise<readonly unknown[]> {
    const kept = await deps.journal.readDevice().catch(() => null);
    const copies = (kept?.profiles ?? []).map(({ id }) => deps.journal.read(id).catch(() => []));
    const remembered = [...(state.memory?.retained.values() ?? [])].map((text) => JSON.parse(text) as unknown);
    const rows = [...(await Promise.all(copies)).flat(), ...(await store.salvage()), ...remembered];
    return [...new Map(rows.map((row) => [(row as { readonly id?: string }).id, row])).values()];
  }

  async function decide(memory: LearnerMemory, command: TutorCommand): Promise<Result<Batch, EngineError>> {
    const decided = await withContent((all) => tutor.decide(memory.state, command, all));
    if (!decided.ok) return decided;
    const news = decided.value;
    if (!news.ok) return err(toRefusal(news.error));
    return ok(stamp(memory, news.value));
  }

  function stamp(memory: LearnerMemory, news: readonly NewEvent[]): Batch {
    const { device } = mustHave(state.record);
    const head = memory.head ?? { learner: memory.learner, device, seq: 0, lastId: null, lastHlc: 0 };
    const stamped = stampEvents(head, news, {
      latest: memory.remote.latest,
      offsetMs: memory.remote.offsetMs,
      wall: clock.wall(),
      mono: clock.mono(),
      boot: bootId,
      content: env().content.hash,
      build: deps.build,
      newId: ids.eventId,
    });
    const { events } = stamped;
    // None may be written that can never be sent [SYN3].
    const long = events.find(({ body }) => !fitsWire(body));
    if (long !== undefined) throw new Error(`an event that is too long to be sent: ${long.type}`);
    const batch = toBatch(tutor, memory, stamped);
    // A row that cannot be read back would be lost at the next rebuild: better refused now.
    if (batch.after.unreadable > memory.unreadable)
      throw new Error(`an event that cannot be read back: ${events.map(({ type }) => type).join(", ")}`);
    return batch;
  }

  /** Tries until no other tab was quicker; a full disk or a dead database ends it with nothing believed. */
  async function settle(round: () => Promise<Outcome | StoreFailure>): Promise<Outcome> {
    try {
      for (let tries = 0; tries < MAX_ROUNDS; tries++) {
        const caught = await keeper.catchUp();
        const outcome = caught.ok ? await round() : caught.error;
        if ("ok" in outcome) {
          if (outcome.ok) notices.lower("storage-full", "database-lost");
          state.save = { type: "saved" };
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
      const batch = await decide(memory, make());
      if (!batch.ok) return batch;
      if (batch.value.events.length === 0) return canShow(memory);
      const written = await write(() => keeper.append(memory, batch.value, finishedDrafts(batch.value.events)));
      if ("ok" in written && written.ok) recorded(batch.value.events);
      return written;
    });
  }

  /** Nothing to record: what is on the desk is asked for again, if it could not be shown before. */
  async function canShow(memory: LearnerMemory): Promise<Outcome> {
    const shown = await withContent((all) => [tutor.practice(memory.state, all), tutor.activities(memory.state, all)]);
    return shown.ok ? ok(null) : shown;
  }

  /** "Saving" while the transaction runs; other tabs hear of it when it is complete. */
  async function write(work: () => StoreResult<null>): Promise<Outcome | StoreFailure> {
    state.save = { type: "saving" };
    const callOff = deps.timers.after(SAVING_NOTICED_MS, changed);
    const written = await work().finally(callOff);
    if (!written.ok) return written.error;
    deps.bus.tell();
    return ok(null);
  }

  function closeSummary(session: SessionId): Promise<Outcome> {
    return settle(async () => {
      const { memory } = state;
      if (memory === null) return err({ type: "no-learner" });
      const { device } = mustHave(state.record);
      const written = await write(() => store.writeClosedSummary(device, memory.learner, session));
      if ("ok" in written) state.memory = { ...memory, closedSummary: session };
      return written;
    });
  }

  async function reset(): StoreResult<null> {
    const destroyed: Awaited<ReturnType<Store["destroy"]>> = await patiently(store.destroy());
    if (!destroyed.ok) return destroyed;
    state.memory = null;
    state.record = null;
    state.save = { type: "saved" };
    notices.lower("database-broken", "database-lost", "storage-full", "storage-cleared", "rows-unreadable");
    const opened = await openStore();
    const mended = opened.ok ? await keeper.mend() : opened;
    const loaded = mended.ok ? await keeper.reload() : mended;
    if (loaded.ok) deps.bus.tell();
    return loaded;
  }

  const profiles = createProfiles({ deps, state, keeper, settle, write, decide });
  const { catchUp, refresh } = keeper;
  return {
    state,
    notices,
    env,
    withContent,
    takeLaidOut,
    soon,
    alone,
    boot,
    catchUp,
    refresh,
    perform,
    ...profiles,
    closeSummary,
    reset,
    salvage,
    fail,
  };
}
