import { ok, type LearnerId } from "#engine";
import { isEcho, NO_REMOTE, type RemoteGround } from "../store/replica-row.ts";
import type { BaseRow, HeadRow } from "../store/rows.ts";
import type { Store, StoreResult } from "../store/store.ts";
import type { WithContent } from "./core-types.ts";
import { absorb, emptyMemory, isUsable, type LearnerMemory } from "./learner-memory.ts";
import type { TutorLogic } from "./tutor-logic.ts";

export interface LoadRequest {
  /** Names the bank. */
  readonly content: string;
  readonly withContent: WithContent;
  readonly learner: LearnerId;
  /** `log`: fold everything, whatever snapshot there is. */
  readonly from: "snapshot" | "log";
}

/** Snapshot and what came after it; the whole log when there is no usable snapshot [HST16]. */
export async function loadLearner<State>(
  store: Store,
  tutor: TutorLogic<State>,
  { content, withContent, learner, from }: LoadRequest,
): StoreResult<LearnerMemory<State>> {
  const position = await store.readPosition(learner);
  if (!position.ok) return position;
  const closedSummary = await store.readClosedSummary(learner);
  if (!closedSummary.ok) return closedSummary;
  const drafts = await store.readDrafts(learner);
  if (!drafts.ok) return drafts;
  const { head, remote } = position.value;
  const empty: LearnerMemory<State> = {
    ...emptyMemory(tutor, learner),
    remote,
    closedSummary: closedSummary.value,
    drafts: new Map(drafts.value.map(({ item, given, lines = [] }) => [item, { given, lines }])),
  };
  if (head === null && remote.cursor === 0) return ok(empty);

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
    if (memory !== null) return ok(memory);
  }
  const base = await store.readBase(learner);
  if (!base.ok) return base;
  if (isSameFold(base.value, tutor, content)) {
    const { cursor, state } = base.value;
    const tail = await store.readLog(learner, cursor);
    if (!tail.ok) return tail;
    const memory = await goOn(tutor, withContent, empty, { state, answers: 0, unreadable: 0, tail: tail.value, head });
    if (memory !== null) return ok(memory);
  }
  const log = await store.readLog(learner);
  // Made of a part of the log it is the state of no log: it is made anew with every row that comes [SYN64].
  const ground = remote.base === 0 ? remote : { ...remote, cursor: 0, hash: NO_REMOTE.hash };
  return log.ok ? ok(absorb(tutor, { ...empty, remote: ground }, log.value, head)) : log;
}

/** The state is made of a part of the log: the rest is still to come, and no snapshot stands for it. */
export function isPartial({ base, cursor }: RemoteGround): boolean {
  return base > 0 && cursor === 0;
}

function isSameFold<State>(base: BaseRow | null, tutor: TutorLogic<State>, content: string): base is BaseRow {
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
async function goOn<State>(
  tutor: TutorLogic<State>,
  withContent: WithContent,
  empty: LearnerMemory<State>,
  { state, answers, unreadable, tail, head }: Saved,
): Promise<LearnerMemory<State> | null> {
  try {
    const memory = absorb(tutor, { ...empty, state: state as State, answers, unreadable }, tail, head);
    // A strand that cannot be had is no fault of the state.
    await withContent((env) => [
      tutor.practice(memory.state, env),
      tutor.activities(memory.state, env),
      tutor.recommendation(memory.state, env),
    ]);
    return memory;
  } catch (error) {
    console.error("a stored state does not fit; it is made anew from the log", error);
    return null;
  }
}
