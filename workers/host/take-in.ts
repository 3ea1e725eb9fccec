import {
  compareEvents,
  DeviceId,
  err,
  ok,
  readLogFile,
  type EventId,
  type FileWork,
  type LearnerId,
  type LogFile,
  type Result,
  type TutorEvent,
} from "#engine";
import type { SyncEvent } from "#engine/protocol/sync";
import type { EngineApi, EngineError, FileFault, FileWorkView } from "../engine-api.ts";
import { mergeRows } from "../store/merge-rows.ts";
import { restampChain, type Chain } from "../store/restamp-chain.ts";
import type { FromFile, HeadRow, ProfileRow } from "../store/rows.ts";
import type { Commit, LogParts, StoreFailure } from "../store/store.ts";
import { mustHave, type CoreState, type HostDeps, type Outcome, type WithContent } from "./core-types.ts";
import type { Edges } from "./edges.ts";
import type { EngineCore } from "./engine-core.ts";
import { absorb, emptyMemory, toProjection, type LearnerMemory } from "./learner-memory.ts";
import type { MemoryKeeper } from "./memory-keeper.ts";
import { aboutOf, madeAfter, profileFault } from "./profile.ts";
import { readStored } from "./reports-api.ts";
import type { Saving } from "./saving.ts";

/** A year of much practice comes to a third of it; a tablet can hold it. */
const LARGEST_FILE_BYTES = 32 * 2 ** 20;

/** Work out of files that were given out as a copy. */
export type FilesApi = Pick<EngineApi, "examineFile" | "takeInFile">;

export function createFilesApi(
  deps: Pick<HostDeps, "store" | "clock">,
  core: EngineCore,
  { ask, anew }: Pick<Edges, "ask" | "anew">,
  /** Asks the browser to keep what is stored. */
  persist: () => Promise<void>,
): FilesApi {
  /** The works of a file that may be taken in here and now [HST70, HST73]. */
  async function open(file: Blob): Promise<Result<LogFile, EngineError>> {
    const { record, memory } = core.state;
    if (record === null) return err({ type: "internal", message: "not started" });
    if (record.sharedWith !== null) return err({ type: "not-allowed" });
    if (file.size > LARGEST_FILE_BYTES) return refused({ type: "too-large" });
    const text = await file.text().catch(() => null);
    if (text === null) return refused({ type: "unreadable" });
    const read = readLogFile(text, deps.clock.wall());
    if (!read.ok) return refused(read.error);
    const { works, unreadable } = read.value;
    const mine = memory === null ? works : works.filter(({ learner }) => learner === memory.learner);
    if (mine.length === 0) return refused({ type: "somebody-else" });
    const atSchool = new Set(record.profiles.flatMap(({ id, account }) => (account ? [id, account.learner] : [])));
    const free = mine.filter(({ learner }) => !atSchool.has(learner));
    return free.length === 0 ? refused({ type: "school" }) : ok({ works: free, unreadable });
  }

  async function look(work: FileWork): Promise<Result<FileWorkView, EngineError>> {
    const { learner, events } = work;
    const parts = await readStored(core, deps.store.readParts(learner));
    if (!parts.ok) return parts;
    const here = idsOf(parts.value);
    const answers = events.filter(({ type }) => type === "attempt_evaluated");
    const known = core.state.record?.profiles.find(({ id }) => id === learner);
    return ok({
      learner,
      name: known?.name ?? null,
      answers: answers.length,
      newAnswers: answers.filter(({ id }) => !here.has(id)).length,
      newEvents: events.filter(({ id }) => !here.has(id)).length,
      from: events[0]?.wall ?? 0,
      until: events.at(-1)?.wall ?? 0,
    });
  }

  return {
    examineFile: (file) =>
      ask(async () => {
        const opened = await open(file);
        if (!opened.ok) return opened;
        const works: FileWorkView[] = [];
        for (const work of opened.value.works) {
          const seen = await look(work);
          if (!seen.ok) return seen;
          works.push(seen.value);
        }
        return ok({ works, unreadable: opened.value.unreadable });
      }),
    takeInFile: ({ file, learner, name, locale }) =>
      anew(async () => {
        const opened = await open(file);
        if (!opened.ok) return opened;
        const work = opened.value.works.find((found) => found.learner === learner);
        if (work === undefined) return err({ type: "not-found", what: "learner" });
        const profiles = core.state.record?.profiles ?? [];
        const profile = {
          id: learner,
          name: name.trim(),
          grade: work.profile?.grade ?? gradeIn(work) ?? 0,
          locale: work.profile?.locale ?? locale,
          ...(work.profile === null ? {} : aboutOf(work.profile)),
          fromFile: { until: null, own: [] },
          createdAt: madeAfter(profiles, deps.clock.wall()),
        };
        const fault = profiles.some(({ id }) => id === learner) ? null : profileFault(profile);
        if (fault !== null) return err(fault);
        const taken = await core.alone(() => core.takeIn(work, profile));
        if (taken.ok) void persist();
        return taken;
      }),
  };
}

interface TakeInParts extends Pick<Saving, "settle" | "write"> {
  readonly deps: Pick<HostDeps, "store" | "tutor" | "ids">;
  readonly state: CoreState;
  readonly keeper: MemoryKeeper;
  readonly withContent: WithContent;
}

export interface TakeIn {
  /** Brings somebody's work into this device, and them to the desk; `profile` is for whom it does not know. */
  readonly takeIn: (work: FileWork, profile: ProfileRow) => Promise<Outcome>;
  /**
   * What a file brought goes, where the server's log is here in its place; what this device recorded stays, on a new chain
   * [HST76].
   */
  readonly dropFile: (learner: LearnerId) => Promise<Outcome>;
}

/** Work out of a file, merged with what is here by the order of the log, in one transaction [HST71, HST72]. */
export function createTakeIn({ deps, state, keeper, settle, write, withContent }: TakeInParts): TakeIn {
  const { store, tutor, ids } = deps;

  function takeIn(work: FileWork, profile: ProfileRow): Promise<Outcome> {
    return settle(async () => {
      const { learner } = work;
      const { device, profiles } = mustHave(state.record);
      const position = await store.readPosition(learner);
      if (!position.ok) return position.error;
      const parts = await store.readParts(learner);
      if (!parts.ok) return parts.error;
      const { head } = position.value;
      const isKnown = profiles.some(({ id }) => id === learner);
      // Their log is here, and nothing that says whose it is.
      const named = isKnown || head === null ? ok(null) : await write(() => store.writeProfile(device, profile));
      if (!("ok" in named)) return named;
      const here = idsOf(parts.value);
      const known = profiles.find(({ id }) => id === learner) ?? profile;
      const { fromFile } = known;
      const missing = work.events.filter(({ id }) => !here.has(id)) as unknown as readonly SyncEvent[];
      if (missing.length === 0) return show(learner);
      const all = [...parts.value.own, ...missing].toSorted(compareEvents);
      const chain = restampChain(learner, all, head, head === null ? device : DeviceId.parse(ids.uuid()));
      const memory = await foldOnTrial(learner, mergeRows(parts.value.rows, chain.events), chain.head);
      if (memory === null) return refused({ type: "damaged", where: "events" });
      const isNew = !isKnown && head === null;
      const brought =
        fromFile === undefined
          ? undefined
          : { ...known, fromFile: broughtOf(chain, recordedHere(parts.value, fromFile)) };
      const written = await write(() =>
        isNew
          ? store.commit(firstCommit(chain, memory, brought ?? profile))
          : store.rechain({ device, expected: head, ...chain, ...(brought && { profile: brought }) }),
      );
      if (!("ok" in written)) return written;
      await keeper.replaceCopy(learner, chain.events);
      return show(learner);
    });
  }

  function dropFile(learner: LearnerId): Promise<Outcome> {
    return settle(async () => {
      const { device, profiles } = mustHave(state.record);
      const known = profiles.find(({ id }) => id === learner);
      if (known?.fromFile === undefined) return err({ type: "not-found", what: "learner" });
      const position = await store.readPosition(learner);
      if (!position.ok) return position.error;
      const parts = await store.readParts(learner);
      if (!parts.ok) return parts.error;
      const { rows, own } = parts.value;
      const there = new Set(rows.map(({ event }) => event.id));
      const recorded = new Set(recordedHere(parts.value, known.fromFile).map(({ id }) => id));
      // Nobody's work, and nothing can be folded without it.
      const begins = rows.some(({ event }) => event.type === ENROLLED) ? null : ENROLLED;
      const stay = inOrder(own).filter(({ id, type }) => !there.has(id) && (recorded.has(id) || type === begins));
      const { head } = position.value;
      const chain = restampChain(learner, stay, head, DeviceId.parse(ids.uuid()));
      const memory = await foldOnTrial(learner, mergeRows(rows, chain.events), chain.head);
      if (memory === null) return refused({ type: "damaged", where: "events" });
      const written = await write(() => store.rechain({ device, expected: head, ...chain }));
      if (!("ok" in written)) return written;
      await keeper.replaceCopy(learner, chain.events);
      return ok(null);
    });
  }

  /** null where what the file holds is no log that could ever have come about. */
  async function foldOnTrial(
    learner: LearnerId,
    rows: readonly unknown[],
    head: HeadRow,
  ): Promise<LearnerMemory | null> {
    try {
      const memory = absorb(tutor, emptyMemory(tutor, learner), rows, head);
      await withContent((env) => [
        tutor.practice(memory.state, env),
        tutor.activities(memory.state, env),
        tutor.recommendation(memory.state, env),
        tutor.home(memory.state, env),
        tutor.skills(memory.state, env),
        tutor.sessions(memory.state, env),
      ]);
      return memory;
    } catch (error) {
      console.warn("the events of a file do not go together", error);
      return null;
    }
  }

  function firstCommit({ events, head }: Chain, memory: LearnerMemory, enrol: ProfileRow): Commit {
    return {
      device: head.device,
      expected: null,
      events: events as unknown as readonly TutorEvent[],
      head,
      projection: toProjection(tutor, memory, head, mustHave(state.bank).content.hash),
      dropDrafts: () => [],
      enrol,
    };
  }

  async function show(learner: LearnerId): Promise<Outcome | StoreFailure> {
    const { device } = mustHave(state.record);
    const selected = await write(() => store.writeSelected(device, learner));
    if (!("ok" in selected)) return selected;
    const loaded = await keeper.reload();
    if (!loaded.ok) return loaded.error;
    await keeper.copyDevice();
    return ok(null);
  }

  return { takeIn, dropFile };
}

const ENROLLED = "learner_enrolled" satisfies TutorEvent["type"];

function inOrder(own: readonly SyncEvent[]): readonly SyncEvent[] {
  return own.toSorted((a, b) => a.seq - b.seq);
}

function recordedHere({ own }: LogParts, { until, own: before }: FromFile): readonly SyncEvent[] {
  const chain = inOrder(own);
  const end = chain.findIndex(({ id }) => id === until);
  const recorded = new Set(before);
  return chain.filter(({ id }, at) => at > end || recorded.has(id));
}

function broughtOf({ events }: Chain, recorded: readonly SyncEvent[]): FromFile {
  const here = new Set(recorded.map(({ id }) => id));
  const end = events.findLastIndex(({ id }) => !here.has(id));
  const own = events.slice(0, Math.max(0, end)).filter(({ id }) => here.has(id));
  return { until: events[end]?.id ?? null, own: own.map(({ id }) => id) };
}

function gradeIn({ events }: FileWork): number | undefined {
  return events.findLast((event) => event.type === "learner_enrolled")?.body.grade;
}

function idsOf({ rows, own }: LogParts): ReadonlySet<EventId> {
  return new Set([...rows.map(({ event }) => event.id), ...own.map(({ id }) => id)]);
}

function refused(fault: FileFault): { readonly ok: false; readonly error: EngineError } {
  return err({ type: "file", fault });
}
