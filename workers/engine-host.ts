import { err, ok, type Result } from "#engine";
import type { EngineApi } from "./engine-api.ts";
import { createAssignments } from "./host/assignments.ts";
import type { HostDeps } from "./host/core-types.ts";
import { createDeskApi } from "./host/desk-api.ts";
import { createDrafts } from "./host/drafts.ts";
import { createEdges } from "./host/edges.ts";
import { createEngineCore } from "./host/engine-core.ts";
import { examinePending } from "./host/examine-pending.ts";
import { createHostView } from "./host/host-view.ts";
import { createLearnersApi } from "./host/learners-api.ts";
import { createFeatureKeeper } from "./host/feature-keeper.ts";
import { createClassKeeper } from "./host/kept-of-class.ts";
import { createReadinessTeller } from "./host/readiness-teller.ts";
import { createReportsApi, readStored } from "./host/reports-api.ts";
import { createSchool, SESSION_LOCK } from "./host/school.ts";
import { createSyncLoop } from "./host/sync-loop.ts";
import { createFilesApi } from "./host/take-in.ts";
import { createTrial } from "./host/trial.ts";
import { createViewers } from "./host/viewers.ts";
import type { SchoolError, SchoolSeam } from "./school/http-school.ts";
import { findNames, findStanding } from "./school/standing.ts";
import { createWordsLoop } from "./llm/words-loop.ts";

/** How often views that depend on the clock are looked at again [ms]. */
const TICK_MS = 30_000;

/**
 * The API the page sees, over injected store, clock, dice and locks. It decides nothing: commands go to the
 * tutor, its events to the store, the new view to whoever watches. Starts at once.
 */
export function createEngineHost(deps: HostDeps): EngineApi {
  const { store } = deps;
  const publish = () => void viewers.publish();
  const core = createEngineCore(deps, publish, (events) => {
    words.follow(events);
    sync.recorded(events);
  });
  let installed = false;
  let askPersist: (() => Promise<boolean>) | null = null;
  /** From here on it is known who may be shown. */
  let isUp = false;

  const view = createHostView({ deps, core, of: () => ({ words, sync, school, kept, assignments }), isUp: () => isUp });
  const viewers = createViewers(view.whole, deps.timers);
  const edges = createEdges({
    publish: viewers.publish,
    follow: async () => {
      await sync.follow();
      await assignments.follow();
      await trial.sweep();
    },
    settle: () => drafts.settle(),
    leave: () => words.stop(),
    perform: async (make) => {
      // What is typed from here on, while the disk is waited for, is not what was sent.
      const typed = core.typed();
      await drafts.settle();
      return core.alone(() => core.perform(make, typed));
    },
  });
  const { edge, anew, ask, later, command } = edges;
  const words = createWordsLoop({ deps, core, command, nameOf: view.nameOf, changed: publish });
  const drafts = createDrafts({ deps, core, practice: view.practice, ask, later, changed: viewers.publish });
  const synced = (): void => {
    publish();
    assignments.heard();
  };
  const sync = createSyncLoop({ deps, core, later, changed: synced });
  const assignments = createAssignments({
    deps,
    core,
    atSchool,
    contactAt: () => sync.view().contactAt,
    isUpToDate: () => {
      const { contactAt, trouble, incoming } = sync.view();
      return contactAt !== null && trouble === null && incoming === null;
    },
    later,
    changed: publish,
  });
  const kept = createClassKeeper({ deps, core, atSchool: inTurn, later, changed: publish });
  const school = createSchool({ deps, core, sync, kept, atSchool: inTurn, later, changed: publish });
  const trial = createTrial({ deps, core, atSchool, changed: publish });
  const features = createFeatureKeeper({ deps, core, atSchool: inTurn, later, changed: publish });
  const isOfClass = (): boolean => (core.state.record?.sharedWith ?? null) !== null || school.view() !== null;
  const readiness = createReadinessTeller({ timers: deps.timers, atSchool: inTurn, isOfClass, later });
  let turn: Promise<unknown> = Promise.resolve();

  const learners = createLearnersApi(deps, core, edges, persist);

  edges.boot(start);
  // An appeal the worker did not get to before it ended.
  void later(() => (core.state.memory === null ? Promise.resolve() : examinePending(deps, core, command)));
  deps.bus.listen(() => void later(hear));
  // Who is on the screen syncs; who has left a shared device with work unsent is sent off.
  void later(async () => {
    await sync.follow();
    await assignments.follow();
    await trial.sweep();
    await school.sendOff();
    await kept.refresh();
    await features.refresh();
  });
  tick();

  async function start(): Promise<void> {
    try {
      await core.boot();
      await kept.load();
      await school.wakeUp();
      await trial.wakeUp();
    } finally {
      isUp = true;
    }
    await viewers.publish();
  }

  function tick(): void {
    deps.timers.after(TICK_MS, () => {
      viewers.publishIfChanged();
      tick();
    });
  }

  /** Another tab wrote something. */
  async function hear(): Promise<void> {
    await core.alone(core.refresh);
    await sync.follow();
    await assignments.follow();
    await sync.heard();
    await viewers.publish();
  }

  return {
    watch: (listener) => viewers.add(listener),
    speak: async (language) => core.speak(language),
    attachPage: async (runsInstalled, ask) => {
      installed = runsInstalled;
      askPersist = ask;
    },
    ...learners,
    shareDevice: async (className) => {
      const shared = await learners.shareDevice(className);
      // Another class has other names.
      void later(kept.refresh);
      return shared;
    },
    ...createDeskApi({ deps, core, view, drafts, words, assignments, edges }),
    ...drafts.api,
    ...createFilesApi(deps, core, edges, persist),
    ...createReportsApi({ ...deps, wholeLog: sync.wholeLog }, core, ask),

    resetStorage: () => edge(() => core.alone(() => readStored(core, core.reset()))),
    storage: () =>
      ask(async () => {
        const count = await readStored(core, store.countEvents());
        if (!count.ok) return count;
        return ok({
          persisted: await deps.storage.persisted(),
          usageBytes: await deps.storage.usageBytes(),
          events: count.value,
          installed,
          content: core.state.bank?.content.hash ?? "",
          build: deps.build,
        });
      }),
    school: (name, body, params) => {
      const call = () => atSchool((server) => server.call(name, body, params));
      return name === "POST /auth/pin" ? deps.locks.exclusive(SESSION_LOCK, call) : call();
    },
    standing: () => atSchool(findStanding),
    deviceNames: async () => {
      await edges.ready();
      const found = await inTurn((server) => findNames(server, isOfClass()));
      // A contact: what this device may keep is asked anew.
      if (found.ok) void later(kept.refresh);
      return found;
    },
    tellReadiness: async (percent) => readiness.note(percent),
    // What their school has switched off is not there for a moment.
    enterSchool: (entry) => anew(() => features.after(school.enter(entry))),
    tryAsPupil: (wish) => anew(() => trial.begin(wish)),
    enterAsVisitor: (input) => anew(() => features.after(school.visit(input))),
    leaveSchool: () => anew(() => school.leave()),
    lockDevice: () => anew(() => school.lock()),
    wake: async () => {
      sync.wake();
      readiness.wake();
      assignments.wake();
      void later(school.recall);
      void later(school.sendOff);
      void later(kept.refresh);
      void later(features.refresh);
    },
    isIdle: async () => {
      await edges.ready();
      const now = view.practice();
      if (core.state.save.type !== "saved") return false;
      // An update waits until an exam is over.
      if (view.activities().evaluation?.ended === null) return false;
      if (now.type !== "problem" || now.problem.phase !== "open") return true;
      const typed = [...(now.problem.draft ?? []), ...(now.problem.draftLines ?? [])];
      return typed.every((text) => text.trim() === "");
    },
  };

  async function atSchool<Value>(
    work: (server: SchoolSeam) => Promise<Result<Value, SchoolError>>,
  ): Promise<Result<Value, SchoolError>> {
    const server = await deps.loadSchool?.().catch(() => null);
    return server ? work(server) : err({ type: "offline" });
  }

  /** Names come with a fresh token of the device: what was asked meanwhile would come with the old one. */
  function inTurn<Value>(
    work: (server: SchoolSeam) => Promise<Result<Value, SchoolError>>,
  ): Promise<Result<Value, SchoolError>> {
    const mine = turn.then(() => atSchool(work));
    turn = mine.catch(() => {});
    return mine;
  }

  async function persist(): Promise<void> {
    const granted = askPersist === null ? await deps.storage.persisted() : await askPersist().catch(() => null);
    if (granted === false) core.notices.raise({ type: "not-persistent" });
    if (granted === true) core.notices.lower("not-persistent");
    await viewers.publish();
  }
}
