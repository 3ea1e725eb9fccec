import {
  DIFFICULTIES,
  err,
  nameOfSkill,
  withLongNames,
  ok,
  SALVAGE_FORMAT,
  type ExportProfile,
  type LearnerId,
  type Result,
  type SessionId,
  type TutorEnv,
  type TutorEvent,
} from "#engine";
import type { EngineApi, EngineError } from "../engine-api.ts";
import type { Store, StoreResult } from "../store/store.ts";
import { aboutOf } from "./profile.ts";
import { profileOnScreen, type CoreState, type HostDeps } from "./core-types.ts";
import type { EngineCore } from "./engine-core.ts";
import type { LearnerMemory } from "./learner-memory.ts";
import type { SyncLoop } from "./sync-loop.ts";

/** What can be asked about a learner's work so far. Nothing here changes anything. */
export type ReportsApi = Pick<
  EngineApi,
  | "catalog"
  | "home"
  | "skills"
  | "skillNames"
  | "askableSkills"
  | "assignable"
  | "anotherProblem"
  | "board"
  | "worksheet"
  | "surveyPreview"
  | "guidePreview"
  | "sessions"
  | "replay"
  | "decisions"
  | "sessionReport"
  | "activityHistory"
  | "activityReplay"
  | "skillHistory"
  | "masteryHistory"
  | "exportData"
>;

/** What a stored row can be chosen by before it is parsed. */
export interface RawRow {
  readonly id?: string;
  readonly type?: string;
  readonly body?: { readonly session?: SessionId; readonly skill?: string | null };
}

/** Runs a question after the start; a thrown bug becomes data. */
export type Ask = <Value>(work: () => Promise<Result<Value, EngineError>>) => Promise<Result<Value, EngineError>>;

/** Answers questions from the learner's state and, where that does not hold enough, from the log. */
export function createReportsApi(
  deps: Pick<HostDeps, "store" | "tutor" | "clock" | "ids" | "build"> & Pick<SyncLoop, "wholeLog">,
  core: EngineCore,
  ask: Ask,
): ReportsApi {
  const { tutor } = deps;

  /** Something made from the learner's state. */
  function fromMemory<Value>(
    make: (memory: LearnerMemory) => Result<Value, EngineError> | Promise<Result<Value, EngineError>>,
  ): Promise<Result<Value, EngineError>> {
    return ask(async () => {
      const { memory } = core.state;
      return memory === null ? err({ type: "no-learner" }) : make(memory);
    });
  }

  /** Something made from the events of one session. */
  function fromLog<Value>(
    session: SessionId,
    make: (log: readonly TutorEvent[], memory: LearnerMemory, env: TutorEnv) => Value | undefined,
  ): Promise<Result<Value, EngineError>> {
    return fromMemory(async (memory) => {
      const log = await readEvents(deps, core, ({ body }) => body?.session === session);
      if (!log.ok) return log;
      const made = await core.withContent((env) => make(log.value, memory, env));
      if (!made.ok) return made;
      return made.value === undefined ? err({ type: "not-found", what: "session" }) : ok(made.value);
    });
  }

  async function exportData(): Promise<Result<string, EngineError>> {
    const { memory, bank, phase } = core.state;
    // A shared device may hold work of somebody who has left.
    if (phase === "no-learner") return err({ type: "no-learner" });
    if (phase !== "failed" && memory !== null && bank !== null) {
      const log = await readEvents(deps, core, () => true);
      const about = {
        learner: memory.learner,
        exportedAt: Math.floor(deps.clock.wall()),
        build: deps.build,
        content: bank.content.hash,
        ...profileOf(core.state),
      };
      if (log.ok) return ok(JSON.stringify(tutor.makeExport(log.value, about)));
      if (log.error.type === "no-contact") return log;
    }
    // A database that cannot be read as a whole: every row that can, and what memory still holds.
    const rows = await core.salvage();
    if (rows.length === 0) return err({ type: "not-found", what: "readable data" });
    return ok(JSON.stringify({ format: SALVAGE_FORMAT, rows }));
  }

  return {
    exportData: () => ask(exportData),
    catalog: () => fromMemory(({ state }) => core.withContent((env) => tutor.catalog(state, env))),
    home: () => fromMemory(({ state }) => ok(tutor.home(state, core.env()))),
    skills: () => fromMemory(({ state }) => ok(tutor.skills(state, core.env()))),
    skillNames: () => ask(async () => ok(new Map(core.env().content.graph.nodes.map(({ id, name }) => [id, name])))),
    askableSkills: () =>
      ask(async () => {
        const { graph, seeds } = withLongNames(core.env().content);
        const askable = graph.nodes.filter(({ id }) => DIFFICULTIES.some((level) => seeds(id, level).length > 0));
        return ok(
          askable.map(({ id, strand, grade }) => ({
            id,
            name: nameOfSkill(graph, id),
            strand: strand ?? "",
            grade: grade ?? 0,
          })),
        );
      }),
    assignable: (wish) => {
      const seed = deps.ids.seed();
      return ask(() => core.withContent(({ content }) => tutor.assignable(withLongNames(content), wish, seed)));
    },
    anotherProblem: (wish) => {
      const seed = deps.ids.seed();
      return ask(() => core.withContent(({ content }) => tutor.anotherProblem(withLongNames(content), wish, seed)));
    },
    board: ({ skillId, ...wish }) => {
      const seed = deps.ids.seed();
      return ask(() =>
        core.withContent(({ content }) => tutor.board(withLongNames(content), skillId, { ...wish, seed })),
      );
    },
    worksheet: (wish) => ask(() => core.withContent(({ content }) => tutor.worksheet(withLongNames(content), wish))),
    guidePreview: (wish) => ask(() => core.withContent((env) => tutor.guidePreview(wish, env))),
    surveyPreview: (wish) => ask(() => core.withContent((env) => tutor.surveyPreview(wish, env))),
    sessions: () => fromMemory(({ state }) => ok(tutor.sessions(state, core.env()))),
    replay: (session) =>
      fromLog(session, (log, memory, env) => tutor.replay(log, session, env, { now: memory.state.practice })),
    decisions: (filter) =>
      ask(async () => {
        const { session } = filter;
        const log = await readEvents(deps, core, ({ body }) => session === undefined || body?.session === session);
        return log.ok ? ok(tutor.decisions(log.value, filter)) : log;
      }),
    sessionReport: (session) =>
      fromLog(session, (log, memory, env) => tutor.sessionReport(log, session, memory.state, env)),
    activityHistory: () => fromMemory(({ state }) => core.withContent((env) => tutor.activityHistory(state, env))),
    activityReplay: (session) =>
      fromLog(session, (log, memory, env) => tutor.activityReplay(log, session, memory.state, env)),
    skillHistory: (skill) =>
      ask(async () => {
        const log = await readEvents(
          deps,
          core,
          ({ type, body }) => type === "session_started" || body?.skill === skill,
        );
        return log.ok ? core.withContent((env) => tutor.skillHistory(log.value, skill, env)) : log;
      }),
    masteryHistory: (skill) =>
      ask(async () => {
        const log = await readEvents(
          deps,
          core,
          ({ type, body }) => type === "placement_concluded" || body?.skill === skill,
        );
        return log.ok ? ok(tutor.masteryHistory(log.value, skill, core.env())) : log;
      }),
  };
}

function profileOf(state: CoreState): { readonly profile?: ExportProfile } {
  const row = profileOnScreen(state);
  if (row === undefined) return {};
  return { profile: { grade: row.grade, locale: row.locale, ...aboutOf(row) } };
}

/** The learner's events. Rows are narrowed before they are parsed: a year's log is long, a session short. */
export async function readEvents(
  { store, tutor, wholeLog }: Pick<HostDeps, "store" | "tutor"> & Pick<SyncLoop, "wholeLog">,
  core: Pick<EngineCore, "state" | "fail">,
  keep: (row: RawRow) => boolean,
): Promise<Result<readonly TutorEvent[], EngineError>> {
  const { memory } = core.state;
  if (memory === null) return err({ type: "no-learner" });
  // On a shared device the history comes after the state: who asks for it waits, and is not told half of it [SYN63].
  if (!(await isWhole(store, memory.learner)) && !(await wholeLog())) return err({ type: "no-contact" });
  const log = await readStored(core, store.readLog(memory.learner));
  if (!log.ok) return log;
  return ok(
    log.value
      .filter((row) => keep(row as RawRow))
      .flatMap((row) => {
        const event = tutor.parseEvent(row);
        return event.ok ? [event.value] : [];
      }),
  );
}

async function isWhole(store: Store, learner: LearnerId): Promise<boolean> {
  const position = await store.readPosition(learner);
  return !position.ok || position.value.remote.base === 0;
}

/** What the store answers; a failure raises its notice. */
export async function readStored<Value>(
  core: Pick<EngineCore, "fail">,
  stored: StoreResult<Value>,
): Promise<Result<Value, EngineError>> {
  const result = await stored;
  return result.ok ? result : err(core.fail(result.error));
}
