import { ok, type LearnerId, type TutorState } from "#engine";
import { isEcho, NO_REMOTE, type RemoteGround } from "../store/replica-row.ts";
import type { BaseRow, CheckpointRow, HeadRow } from "../store/rows.ts";
import type { Store, StoreResult } from "../store/store.ts";
import { foldSince, readSince, sinceStart, withCheckpoint, type Folded, type Ground } from "./checkpoints.ts";
import type { WithContent } from "./core-types.ts";
import { absorb, emptyMemory, isUsable, type LearnerMemory } from "./learner-memory.ts";
import type { Tutor } from "./tutor.ts";

export interface LoadRequest {
  /** Names the bank. */
  readonly content: string;
  readonly withContent: WithContent;
  readonly learner: LearnerId;
  /** `log`: fold everything, whatever snapshot there is. */
  readonly from: "snapshot" | "log";
}

export interface Loaded {
  readonly memory: LearnerMemory;
  /** To be written in the place of those that are there; null where they are as they should be. */
  readonly checkpoints: readonly CheckpointRow[] | null;
}

/**
 * Snapshot and what came after it; where that is not to be had, what came after a checkpoint, or the whole log
 * [HST16, SYN42].
 */
export async function loadLearner(
  store: Store,
  tutor: Tutor,
  { content, withContent, learner, from }: LoadRequest,
): StoreResult<Loaded> {
  const position = await store.readPosition(learner);
  if (!position.ok) return position;
  const closedSummary = await store.readClosedSummary(learner);
  if (!closedSummary.ok) return closedSummary;
  const drafts = await store.readDrafts(learner);
  if (!drafts.ok) return drafts;
  const { head, remote } = position.value;
  const empty: LearnerMemory = {
    ...emptyMemory(tutor, learner),
    remote,
    closedSummary: closedSummary.value,
    drafts: new Map(drafts.value.map(({ item, given, lines = [] }) => [item, { given, lines }])),
  };
  if (head === null && remote.cursor === 0) return ok(loaded(empty));

  const projection = from === "log" || head === null ? ok(null) : await store.readProjection(learner);
  if (!projection.ok) return projection;
  if (head !== null && isUsable(projection.value, tutor, head, content)) {
    const { device, seq, remote: before } = projection.value;
    const since = await store.readRemoteAfter(learner, before.cursor);
    if (!since.ok) return since;
    const tail = await store.readTail(learner, device, seq);
    if (!tail.ok) return tail;
    const memory = isEcho(before, remote, since.value, head.device)
      ? await goOn(tutor, withContent, empty, { ...projection.value, tail: tail.value, head })
      : null;
    if (memory !== null) return ok(loaded(memory));
  }
  const base = await store.readBase(learner);
  if (!base.ok) return base;
  if (isSameFold(base.value, tutor, content)) {
    const { cursor, state } = base.value;
    const tail = await store.readLog(learner, cursor);
    if (!tail.ok) return tail;
    const memory = await goOn(tutor, withContent, empty, { state, answers: 0, unreadable: 0, tail: tail.value, head });
    if (memory !== null) return ok(loaded(memory));
  }
  if (from === "snapshot" && head !== null && remote.base === 0 && remote.cursor > 0) {
    return foldMerged(store, tutor, withContent, { empty, ground: { head, remote }, content });
  }
  const log = await store.readLog(learner);
  // Made of a part of the log it is the state of no log: it is made anew with every row that comes [SYN64].
  const ground = remote.base === 0 ? remote : { ...remote, cursor: 0, hash: NO_REMOTE.hash };
  return log.ok ? ok(loaded(absorb(tutor, { ...empty, remote: ground }, log.value, head))) : log;
}

function loaded(memory: LearnerMemory): Loaded {
  return { memory, checkpoints: null };
}

interface Merging {
  readonly empty: LearnerMemory;
  readonly ground: Ground;
  readonly content: string;
}

/** The log of several devices: from the newest checkpoint that is still its beginning, or from the first event. */
async function foldMerged(
  store: Store,
  tutor: Tutor,
  withContent: WithContent,
  { empty, ground, content }: Merging,
): StoreResult<Loaded> {
  const { learner } = empty;
  const kept = await store.readCheckpoints(learner);
  if (!kept.ok) return kept;
  const usable = kept.value.filter((row) => row.version === tutor.foldVersion && row.content === content);
  for (const row of usable.toReversed()) {
    const read = await readSince(store, ground, row);
    if (!read.ok) return read;
    const since = read.value;
    if (since === null) continue;
    const { cursor, hash, own, state, answers, unreadable } = row;
    const base = {
      cursor,
      hash,
      ownSeq: own.seq,
      memory: { ...empty, state: state as TutorState, answers, unreadable },
    };
    const done = await tryWith(tutor, withContent, () => foldSince(tutor, base, since, ground, content));
    if (done !== null) return ok(toLoaded(done, usable));
  }
  const parts = await store.readParts(learner);
  if (!parts.ok) return parts;
  const nothing = { cursor: 0, hash: NO_REMOTE.hash, ownSeq: 0, memory: empty };
  return ok(toLoaded(foldSince(tutor, nothing, sinceStart(parts.value), ground, content), []));
}

function toLoaded({ memory, made }: Folded, kept: readonly CheckpointRow[]): Loaded {
  return { memory, checkpoints: made === null ? null : withCheckpoint(kept, made) };
}

/** The state is made of a part of the log: the rest is still to come, and no snapshot stands for it. */
export function isPartial({ base, cursor }: RemoteGround): boolean {
  return base > 0 && cursor === 0;
}

function isSameFold(base: BaseRow | null, tutor: Tutor, content: string): base is BaseRow {
  return base !== null && base.version === tutor.foldVersion && base.content === content;
}

interface Saved {
  readonly state: unknown;
  readonly answers: number;
  readonly unreadable: number;
  readonly tail: readonly unknown[];
  readonly head: HeadRow | null;
}

/** null when the saved state does not fit this program after all: somebody forgot to raise the fold's version. */
async function goOn(
  tutor: Tutor,
  withContent: WithContent,
  empty: LearnerMemory,
  { state, answers, unreadable, tail, head }: Saved,
): Promise<LearnerMemory | null> {
  const folded = await tryWith(tutor, withContent, () => ({
    memory: absorb(tutor, { ...empty, state: state as TutorState, answers, unreadable }, tail, head),
  }));
  return folded?.memory ?? null;
}

async function tryWith<Folding extends { readonly memory: LearnerMemory }>(
  tutor: Tutor,
  withContent: WithContent,
  fold: () => Folding,
): Promise<Folding | null> {
  try {
    const folded = fold();
    const { state } = folded.memory;
    // A strand that cannot be had is no fault of the state.
    await withContent((env) => [
      tutor.practice(state, env),
      tutor.activities(state, env),
      tutor.recommendation(state, env),
    ]);
    return folded;
  } catch (error) {
    console.error("a stored state does not fit; it is made anew from the log", error);
    return null;
  }
}
