import { ok, type LearnerId } from "#engine";
import type { HeadRow, ProjectionRow } from "../store/rows.ts";
import type { Store, StoreResult } from "../store/store.ts";
import { absorb, emptyMemory, isUsable, type LearnerMemory } from "./learner-memory.ts";
import type { TutorLogic } from "./tutor-logic.ts";

/** Snapshot and what came after it; the whole log when there is no usable snapshot, or when told. */
export async function loadLearner<State>(
  store: Store,
  tutor: TutorLogic<State>,
  content: string,
  learner: LearnerId,
  from: "snapshot" | "log",
): StoreResult<LearnerMemory<State>> {
  const position = await store.readPosition(learner);
  if (!position.ok) return position;
  const closedSummary = await store.readClosedSummary(learner);
  if (!closedSummary.ok) return closedSummary;
  const drafts = await store.readDrafts(learner);
  if (!drafts.ok) return drafts;
  const { head } = position.value;
  const empty: LearnerMemory<State> = {
    ...emptyMemory(tutor, learner),
    closedSummary: closedSummary.value,
    drafts: new Map(drafts.value.map((row) => [row.item, row.given])),
  };
  if (head === null) return ok(empty);

  const projection = from === "log" ? ok(null) : await store.readProjection(learner);
  if (!projection.ok) return projection;
  return isUsable(projection.value, tutor, head, content)
    ? goOnFrom(store, tutor, empty, projection.value, head)
    : rebuild(store, tutor, empty, head);
}

async function goOnFrom<State>(
  store: Store,
  tutor: TutorLogic<State>,
  empty: LearnerMemory<State>,
  projection: ProjectionRow,
  head: HeadRow,
): StoreResult<LearnerMemory<State>> {
  const tail = await store.readTail(empty.learner, projection.device, projection.seq);
  if (!tail.ok) return tail;
  // Sound: `isUsable` has compared the version that made it with this program's.
  const started = { ...empty, state: projection.state as State, answers: projection.answers };
  return ok(absorb(tutor, started, tail.value, head));
}

async function rebuild<State>(
  store: Store,
  tutor: TutorLogic<State>,
  empty: LearnerMemory<State>,
  head: HeadRow,
): StoreResult<LearnerMemory<State>> {
  const log = await store.readLog(empty.learner);
  return log.ok ? ok(absorb(tutor, empty, log.value, head)) : log;
}
