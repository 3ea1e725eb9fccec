import {
  type AppLanguage,
  err,
  ok,
  type FrozenItem,
  type GivenForms,
  type ItemId,
  type SessionId,
  type TutorCommand,
  type TutorEnv,
  type TutorEvent,
} from "#engine";
import type { NoticeView } from "../engine-api.ts";
import { createBatchMaker } from "./batch-maker.ts";
import { mustHave, type CoreState, type HostDeps, type LaidOut, type Outcome, type WithContent } from "./core-types.ts";
import { createDatabase, type Database } from "./database.ts";
import { finishedDrafts } from "./finished-drafts.ts";
import { sameDraft, type Batch, type Draft, type LearnerMemory } from "./learner-memory.ts";
import { createMemoryKeeper, type MemoryKeeper } from "./memory-keeper.ts";
import { createNotices, type Notices } from "./notices.ts";
import { createPatience, type Patience } from "./patience.ts";
import { createProfiles, type Profiles } from "./profiles.ts";
import { createSaving, type Saving } from "./saving.ts";
import { createTakeIn, type TakeIn } from "./take-in.ts";
import { createWithContent } from "./with-content.ts";

export interface EngineCore
  extends Profiles, TakeIn, Database, Pick<MemoryKeeper, "catchUp" | "refresh">, Pick<Saving, "fail"> {
  readonly state: Readonly<CoreState>;
  readonly notices: Notices;
  readonly env: () => TutorEnv;
  readonly withContent: WithContent;
  /** What was laid out of the newest state and not shown yet; later it is worked out anew, for the clock goes on. */
  readonly takeLaidOut: () => LaidOut | null;
  readonly soon: Patience["soon"];
  /** Runs alone: after everything asked before in this tab, and with no other tab writing [HST2]. */
  readonly alone: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** What is typed now. */
  readonly typed: () => TypedDrafts;
  /** Decides on the newest state, stamps, writes, and only then believes it. `sent`: what was typed when it was asked for. */
  readonly perform: (make: () => TutorCommand, sent?: TypedDrafts) => Promise<Outcome>;
  readonly closeSummary: (session: SessionId) => Promise<Outcome>;
  /** The page has words of a language: practice may be in it. */
  readonly speak: (language: AppLanguage) => void;
  /** Questions, surveys and guides that are there whole from now on, whatever the bank has; in the place of those before. */
  readonly freeze: (items: readonly FrozenItem[], forms: GivenForms) => void;
}

/** What is typed on problems, as it was at one moment. */
export type TypedDrafts = ReadonlyMap<ItemId, Draft>;

const WRITER_LOCK = "mathflow-writer";
/** Longest wait for another tab before the learner is told [ms]. */
const LOCK_PATIENCE_MS = 2_000;

/** `recorded` hears what a command brought about, once it is stored and believed. */
export function createEngineCore(
  deps: HostDeps,
  changed: () => void,
  recorded: (events: readonly TutorEvent[]) => void,
): EngineCore {
  const { store, tutor, ids } = deps;
  const notices = createNotices();
  const bootId = ids.uuid();
  const state: CoreState = {
    phase: "loading",
    record: null,
    bank: null,
    frozen: [],
    forms: { surveys: [], workflows: [] },
    memory: null,
    laidOut: null,
    save: { type: "saved" },
    fetching: false,
    pageSpeaks: "en",
  };
  const { soon, patiently } = createPatience(deps.timers, {
    showFetching: (fetching) => {
      state.fetching = fetching;
      changed();
    },
    showDiskSilent: (silent) => (silent ? tell({ type: "database-lost" }) : notices.lower("database-lost")),
  });
  const { env, withContent, bringWords } = createWithContent({ deps, state, bootId, notices, soon, tell, changed });
  const keeper = createMemoryKeeper({ deps, state, notices, env, withContent, patiently });
  const { fail, settle, write } = createSaving({ deps, state, notices, keeper, changed });
  const decide = createBatchMaker({ deps, state, bootId, env, withContent });
  let tail: Promise<unknown> = Promise.resolve();

  store.onSignal((signal) => {
    if (signal === "blocked") tell({ type: "upgrade-blocked" });
    if (signal === "unblocked") notices.lower("upgrade-blocked");
    if (signal === "newer-version") tell({ type: "newer-version-elsewhere" });
  });

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

  const typed = (): TypedDrafts => new Map(state.memory?.drafts);

  function perform(make: () => TutorCommand, sent = typed()): Promise<Outcome> {
    return settle(async () => {
      const { memory } = state;
      if (memory === null) return err({ type: "no-learner" });
      const batch = await decide(memory, make());
      if (!batch.ok) return batch;
      if (batch.value.events.length === 0) return canShow(memory);
      const written = await write(() => keeper.append(memory, batch.value, dropped(memory, batch.value, sent)));
      if ("ok" in written && written.ok) recorded(batch.value.events);
      return written;
    });
  }

  /** What is typed on while it is being sent stays [HST78]. */
  function dropped(before: LearnerMemory, { events, after }: Batch, known: TypedDrafts): () => readonly ItemId[] {
    const facts = ({ state: of }: LearnerMemory) => ({ onDesk: tutor.onDesk(of), skipped: tutor.skipped(of, env()) });
    const { over, sent } = finishedDrafts(events, facts(before), facts(after));
    return () => [...over, ...sent.filter((item) => sameDraft(before.drafts.get(item), known.get(item)))];
  }

  /** Nothing to record: what is on the desk is asked for again, if it could not be shown before. */
  async function canShow(memory: LearnerMemory): Promise<Outcome> {
    const shown = await withContent((all) => [tutor.practice(memory.state, all), tutor.activities(memory.state, all)]);
    return shown.ok ? ok(null) : shown;
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

  const database = createDatabase({ deps, state, notices, keeper, patiently, alone, fail });
  const profiles = createProfiles({ deps, state, keeper, settle, write, decide });
  const files = createTakeIn({ deps, state, keeper, settle, write, withContent });
  const { catchUp, refresh } = keeper;
  return {
    state,
    notices,
    env,
    withContent,
    takeLaidOut,
    soon,
    alone,
    catchUp,
    refresh,
    typed,
    perform,
    ...profiles,
    ...files,
    closeSummary,
    speak: (language) => {
      state.pageSpeaks = language;
      void bringWords();
    },
    freeze: (items, forms) => {
      state.frozen = items;
      state.forms = forms;
    },
    ...database,
    fail,
  };
}
