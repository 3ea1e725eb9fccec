import { ok, type LearnerId } from "#engine";
import { isEcho } from "../store/replica-row.ts";
import type { HeadRow, ProjectionRow } from "../store/rows.ts";
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
      ? await goOn(tutor, withContent, empty, { projection: projection.value, tail: tail.value, head })
      : null;
    if (memory !== null) return ok(memory);
  }
  const log = await store.readLog(learner);
  return log.ok ? ok(absorb(tutor, empty, log.value, head)) : log;
}

/** null when the saved state does not fit this program after all: somebody forgot to raise the fold's version. */
async function goOn<State>(
  tutor: TutorLogic<State>,
  withContent: WithContent,
  empty: LearnerMemory<State>,
  saved: { readonly projection: ProjectionRow; readonly tail: readonly unknown[]; readonly head: HeadRow },
): Promise<LearnerMemory<State> | null> {
  const { state, answers, unreadable } = saved.projection;
  try {
    const memory = absorb(tutor, { ...empty, state: state as State, answers, unreadable }, saved.tail, saved.head);
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
