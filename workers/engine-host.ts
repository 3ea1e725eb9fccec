import {
  ActivityCommand,
  err,
  ItemId,
  LearnerId,
  type NumberLocale,
  ok,
  SessionId,
  type ActivitiesView,
  type PracticeView,
  type Result,
  type TutorCommand,
  type TutorState,
} from "#engine";
import { neededPiece } from "#bank";
import type { EngineApi, EngineError, EngineView } from "./engine-api.ts";
import { createDrafts } from "./host/drafts.ts";
import { LOADING, NO_ACTIVITIES } from "./host/empty-views.ts";
import type { HostDeps, Outcome } from "./host/core-types.ts";
import { createEngineCore } from "./host/engine-core.ts";
import { examinePending } from "./host/examine-pending.ts";
import { profileFault, toProfile } from "./host/profile.ts";
import { createReportsApi, readStored } from "./host/reports-api.ts";
import { createSchool } from "./host/school.ts";
import { createSyncLoop } from "./host/sync-loop.ts";
import { createViewers } from "./host/viewers.ts";
import { withDrafts } from "./host/with-drafts.ts";
import { createWordsLoop } from "./llm/words-loop.ts";
import type { ProfileRow } from "./store/rows.ts";

/** How often views that depend on the clock are looked at again [ms]. */
const TICK_MS = 30_000;
/** Longest message to the tutor [UTF-16 units]. */
const MAX_MESSAGE = 500;

/**
 * The API the page sees, over injected store, clock, dice and locks. It decides nothing: commands go to the
 * tutor, its events to the store, the new view to whoever watches. Starts at once.
 */
export function createEngineHost(deps: HostDeps): EngineApi {
  const { tutor, store } = deps;
  const core = createEngineCore(
    deps,
    () => void viewers.publish(),
    (events) => {
      words.follow(events);
      sync.recorded(events);
    },
  );
  const words = createWordsLoop({ deps, core, command, nameOf, changed: () => void viewers.publish() });
  const viewers = createViewers(view, deps.timers);
  const drafts = createDrafts({ deps, core, practice, ask, later: afterBoot, changed: () => viewers.publish() });
  const sync = createSyncLoop({ deps, core, later: afterBoot, changed: () => void viewers.publish() });
  const school = createSchool({ deps, core, sync, later: afterBoot, changed: () => void viewers.publish() });
  let installed = false;
  let askPersist: (() => Promise<boolean>) | null = null;

  /** From here on it is known who may be shown. */
  let isUp = false;
  const booted = start().catch((error: unknown) => bug(error));
  // An appeal the worker did not get to before it ended.
  void afterBoot(() => (core.state.memory === null ? Promise.resolve() : examinePending(deps, core, command)));
  deps.bus.listen(() => void afterBoot(hear));
  // Who is on the screen syncs; who has left a shared device with work unsent is sent off.
  void afterBoot(async () => {
    await sync.follow();
    await school.sendOff();
  });
  tick();

  async function start(): Promise<void> {
    try {
      await core.boot();
      await school.wakeUp();
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

  /** On a shared device the name is in memory alone (threat TH1). */
  function nameOf(learner: LearnerId): string {
    const profile = core.state.record?.profiles.find(({ id }) => id === learner);
    return school.nameOf(learner) ?? profile?.name ?? "";
  }

  /** Another tab wrote something. */
  async function hear(): Promise<void> {
    await core.alone(core.refresh);
    await sync.follow();
    await sync.heard();
    await viewers.publish();
  }

  function practice(): PracticeView {
    const { memory, bank } = core.state;
    if (memory === null || bank === null) return { type: "none" };
    const seen = onDesk(memory.state);
    if (seen.type === "problem") {
      const { given = [], lines = [] } = memory.drafts.get(seen.problem.itemId) ?? {};
      const draft = given.length === 0 ? null : given;
      const [draftMessage = null] = memory.drafts.get(ItemId.parse(seen.session.sessionId))?.given ?? [];
      const typed = { draft, draftLines: lines.length === 0 ? null : lines, draftMessage };
      return { ...seen, problem: { ...seen.problem, ...typed } };
    }
    const closed = seen.type === "summary" && seen.summary.sessionId === memory.closedSummary;
    return closed ? { type: "none" } : seen;
  }

  /** Nothing where a piece that it is shown with could not be had. */
  function onDesk(state: TutorState): PracticeView {
    try {
      return tutor.practice(state, core.env());
    } catch (error) {
      if (neededPiece(error) === null) throw error;
      return { type: "none" };
    }
  }

  /** What is open beside practice; nothing where a part of it could not be had. */
  function activities(): ActivitiesView {
    const { memory, bank } = core.state;
    if (memory === null || bank === null) return NO_ACTIVITIES;
    try {
      const seen = tutor.activities(memory.state, core.env());
      return withDrafts(seen, memory.drafts);
    } catch (error) {
      if (neededPiece(error) === null) throw error;
      return NO_ACTIVITIES;
    }
  }

  function view(): EngineView {
    const { phase, record, memory, bank, save, fetching } = core.state;
    if (!isUp) return { ...LOADING, notices: core.notices.list(), fetching };
    // Who has left a shared device is nobody's business there.
    const seen = (record?.profiles ?? []).filter(
      ({ id, account }) => account?.shared !== true || id === memory?.learner,
    );
    const learners = seen.map((row) => toProfile({ ...row, name: nameOf(row.id) }));
    const ready = memory !== null && bank !== null;
    return {
      phase,
      learners,
      learner: learners.find(({ id }) => id === memory?.learner) ?? null,
      recommendation: ready ? tutor.recommendation(memory.state, core.env()) : null,
      practice: practice(),
      activities: activities(),
      save,
      unsent: sync.unsentAnswers() ?? memory?.answers ?? 0,
      school: school.view(),
      sharedWith: record?.sharedWith ?? null,
      locked: school.locked(),
      visited: school.visited(),
      notices: core.notices.list(),
      fetching,
      arriving: words.arriving(),
    };
  }

  /** The edge: a thrown bug becomes data, and the newest view is out before the call resolves. */
  async function edge<Value>(work: () => Promise<Result<Value, EngineError>>): Promise<Result<Value, EngineError>> {
    await booted;
    try {
      const result = await work();
      // Whoever is on the screen now syncs.
      void afterBoot(sync.follow);
      await viewers.publish();
      return result;
    } catch (error) {
      return bug(error);
    }
  }

  /** The same, for what may bring another learner to the desk. */
  function anew<Value>(work: () => Promise<Result<Value, EngineError>>): Promise<Result<Value, EngineError>> {
    return edge(async () => {
      words.stop();
      await drafts.settle();
      return work();
    });
  }

  /** The same for questions: nothing changes, nothing is published. */
  async function ask<Value>(work: () => Promise<Result<Value, EngineError>>): Promise<Result<Value, EngineError>> {
    await booted;
    try {
      return await work();
    } catch (error) {
      return bug(error);
    }
  }

  async function afterBoot(work: () => Promise<unknown>): Promise<void> {
    await booted;
    try {
      await work();
    } catch (error) {
      await bug(error);
    }
  }

  async function bug(thrown: unknown): Promise<{ readonly ok: false; readonly error: EngineError }> {
    console.error("engine worker", thrown);
    try {
      await viewers.publish();
    } catch {
      // The view itself may be what throws; the call must end all the same.
    }
    return err({ type: "internal", message: thrown instanceof Error ? thrown.message : "unknown" });
  }

  function command(make: () => TutorCommand): Promise<Outcome> {
    return edge(async () => {
      await drafts.settle();
      return core.alone(() => core.perform(make));
    });
  }

  function locale(): NumberLocale {
    const { record, memory } = core.state;
    return record?.profiles.find(({ id }) => id === memory?.learner)?.locale ?? "en";
  }

  return {
    watch: (listener) => viewers.add(listener),
    attachPage: async (runsInstalled, ask) => {
      installed = runsInstalled;
      askPersist = ask;
    },

    enrol: (input) =>
      edge(async () => {
        const name = input.name.trim();
        const fault = profileFault({ ...input, name });
        if (fault !== null) return err(fault);
        const profiles = core.state.record?.profiles ?? [];
        const profile = {
          id: LearnerId.parse(deps.ids.uuid()),
          name,
          grade: input.grade,
          locale: input.locale,
          // Also when the clock went back: the list keeps its order.
          createdAt: Math.max(deps.clock.wall(), (profiles.at(-1)?.createdAt ?? 0) + 1),
        };
        const enrolled = await core.alone(() => core.enrol(profile));
        if (!enrolled.ok) return enrolled;
        if (profiles.length === 0) void persist();
        return ok(toProfile(profile));
      }),
    selectLearner: (id) =>
      anew(async () => {
        const profile = core.state.record?.profiles.find((row) => row.id === id);
        // On a shared device only the PIN lets anybody in.
        if (profile?.account?.shared === true) return err({ type: "not-allowed" });
        return core.alone(() => core.setSelected(id));
      }),
    signOut: () => anew(() => core.alone(() => core.setSelected(null))),
    updateProfile: (change) =>
      edge(() =>
        core.alone(() =>
          core.writeProfile((old) => {
            const { likes = old.likes, ...plain } = change;
            const profile: ProfileRow = { ...old, ...plain, name: (change.name ?? old.name).trim() };
            if (likes !== undefined) profile.likes = [...new Set(likes)];
            // A name that is on no disk is neither changed nor missing.
            const isShared = old.account?.shared === true;
            const fault = profileFault(isShared ? { ...profile, name: old.id } : profile);
            if (fault !== null) return err(fault);
            return ok(isShared ? { ...profile, name: "" } : profile);
          }),
        ),
      ),

    startPractice: ({ skillId }) =>
      command(() => ({
        type: "start-session",
        session: SessionId.parse(deps.ids.uuid()),
        seed: deps.ids.seed(),
        skill: skillId,
      })),
    submitAnswer: async ({ itemId, given, latencyMs }) => {
      await booted;
      const now = practice();
      // Before anything can fail: what was typed stays in memory until the log has it.
      if (now.type === "problem" && now.problem.itemId === itemId) drafts.keep(itemId, { given });
      const latency = Number.isFinite(latencyMs) ? Math.max(0, Math.floor(latencyMs)) : 0;
      return command(() => ({ type: "submit-answer", item: itemId, given, locale: locale(), latencyMs: latency }));
    },
    readAnswer: ({ itemId, given }) =>
      ask(async () => {
        const { memory } = core.state;
        if (memory === null) return err({ type: "no-learner" });
        const readings = await core.withContent((env) => tutor.readAnswer(memory.state, itemId, given, locale(), env));
        if (!readings.ok) return readings;
        return readings.value === null ? err({ type: "moved-on" }) : ok(readings.value);
      }),
    checkWork: async ({ itemId, lines }) => {
      await booted;
      const now = practice();
      if (now.type === "problem" && now.problem.itemId === itemId) drafts.keep(itemId, { lines });
      return command(() => ({ type: "check-work", item: itemId, lines, locale: locale() }));
    },
    transcribe: (sound) =>
      ask(async () => {
        const heard = await words.transcribe(sound);
        return heard === null ? err({ type: "not-allowed" }) : ok(heard);
      }),
    languageModel: () => ask(async () => ok(await words.status())),
    requestHint: (item) => command(() => ({ type: "request-hint", item })),
    showSolution: (item) => command(() => ({ type: "show-solution", item })),
    nextProblem: (item) => command(() => ({ type: "next-problem", item })),
    skipProblem: (item) => command(() => ({ type: "skip-problem", item })),
    disputeAnswer: async (item) => {
      const disputed = await command(() => ({ type: "dispute-answer", item, locale: locale() }));
      // Saved whatever comes of the second check, which holds nobody up: its outcome is in a later view.
      if (disputed.ok) void afterBoot(() => examinePending(deps, core, command));
      return disputed;
    },
    sendMessage: ({ itemId, text }) =>
      command(() => ({ type: "send-message", item: itemId, text: text.slice(0, MAX_MESSAGE), locale: locale() })),
    act: (input) => {
      const parsed = ActivityCommand.safeParse(input);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        const field = issue?.path.map(String).join(".") ?? "command";
        return Promise.resolve(err({ type: "bad-input", field, message: issue?.message ?? "not a command" }));
      }
      return command(() => ({
        type: "activity",
        ...parsed.data,
        context: { session: SessionId.parse(deps.ids.uuid()), seed: deps.ids.seed(), locale: locale() },
      }));
    },
    endSession: () => command(() => ({ type: "end-session" })),
    closeSummary: () =>
      edge(() =>
        core.alone(async () => {
          const now = practice();
          return now.type === "summary" ? core.closeSummary(now.summary.sessionId) : ok(null);
        }),
      ),
    ...drafts.api,
    ...createReportsApi({ ...deps, wholeLog: sync.wholeLog }, core, ask),

    deleteLearner: (id) => edge(() => core.alone(() => core.deleteLearner(id))),
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
    school: async (name, body, params) => {
      const server = await deps.loadSchool?.().catch(() => null);
      return server?.call(name, body, params) ?? err({ type: "offline" });
    },
    enterSchool: (entry) => anew(() => school.enter(entry)),
    enterAsVisitor: (input) => anew(() => school.visit(input)),
    leaveSchool: () => anew(() => school.leave()),
    lockDevice: () => anew(() => school.lock()),
    shareDevice: (className) => edge(() => core.alone(() => core.shareDevice(className))),
    wake: async () => {
      sync.wake();
      void afterBoot(school.sendOff);
    },
    isIdle: async () => {
      await booted;
      const now = practice();
      if (core.state.save.type !== "saved") return false;
      // An update waits until an exam is over.
      if (activities().evaluation?.ended === null) return false;
      if (now.type !== "problem" || now.problem.phase !== "open") return true;
      const typed = [...(now.problem.draft ?? []), ...(now.problem.draftLines ?? [])];
      return typed.every((text) => text.trim() === "");
    },
  };

  async function persist(): Promise<void> {
    const granted = askPersist === null ? await deps.storage.persisted() : await askPersist().catch(() => null);
    if (granted === false) core.notices.raise({ type: "not-persistent" });
    if (granted === true) core.notices.lower("not-persistent");
    await viewers.publish();
  }
}
