import { nameOfSkill, ok, type SkillId, type TutorEnv, type TutorEvent } from "#engine";
import type { ProfileRow } from "../store/rows.ts";
import type { Commit, StoreResult } from "../store/store.ts";
import { mustHave, type CoreState, type HostDeps, type LaidOut, type WithContent } from "./core-types.ts";
import { retain, toProjection, type Batch, type LearnerMemory } from "./learner-memory.ts";
import type { Notices } from "./notices.ts";
import type { Patience } from "./patience.ts";
import type { SecondCopy } from "./second-copy.ts";

export interface BatchWriterParts extends Pick<Patience, "patiently"> {
  readonly deps: HostDeps;
  readonly state: CoreState;
  readonly notices: Notices;
  readonly env: () => TutorEnv;
  readonly withContent: WithContent;
  readonly copy: SecondCopy;
}

export type BatchWriter = ReturnType<typeof createBatchWriter>;

/** Writes new events, and only then lets memory believe them. */
export function createBatchWriter(parts: BatchWriterParts) {
  const { state, notices, env, withContent, patiently, copy } = parts;
  const { store, tutor, journal } = parts.deps;

  /** One transaction; memory moves on only when it is complete [HST3]. */
  async function append(
    memory: LearnerMemory,
    batch: Batch,
    dropDrafts: Commit["dropDrafts"],
    enrol?: ProfileRow,
  ): StoreResult<null> {
    const committing = commit(memory, batch, dropDrafts, enrol);
    // The copy's file is opened meanwhile; what the database refused is not written there. A newcomer has no file yet.
    const rows = committing.then(
      (done) => (done.ok ? batch.events : []),
      () => [],
    );
    const copying = enrol === undefined ? journal.append(memory.learner, rows) : null;
    void copying?.catch(() => {});
    const written = await committing;
    if (!written.ok) return written;
    await copy.copied(copying ?? journal.append(memory.learner, rows));
    const laidOut = await layOut(batch.after);
    retain(memory, batch.events);
    for (const item of dropDrafts()) memory.drafts.delete(item);
    state.memory = { ...batch.after, retained: memory.retained };
    // It was laid out for who the learner was before: in another language it is worked out anew.
    state.laidOut = batch.after.state.about === memory.state.about ? laidOut : null;
    noteRefusedContent(batch.events);
    return ok(null);
  }

  /** The transaction alone. */
  function commit(
    memory: LearnerMemory,
    { events, head, after }: Batch,
    dropDrafts: Commit["dropDrafts"],
    enrol?: ProfileRow,
  ): StoreResult<null> {
    const { device } = mustHave(state.record);
    return patiently(
      store.commit({
        device,
        expected: memory.head,
        events,
        head,
        projection: toProjection(tutor, after, head, env().content.hash),
        dropDrafts,
        ...(enrol === undefined ? {} : { enrol }),
      }),
    );
  }

  /** What is on the desk can be shown from here on, unless a piece of it cannot be had [HST26]. */
  async function layOut({ state: of }: LearnerMemory): Promise<LaidOut | null> {
    const seen = await withContent((env) => ({
      of,
      practice: tutor.practice(of, env),
      activities: tutor.activities(of, env),
    }));
    return seen.ok ? seen.value : null;
  }

  function noteRefusedContent(events: readonly TutorEvent[]): void {
    const refused = new Set<SkillId>();
    for (const event of events) {
      if (event.type === "verification_rejected") refused.add(event.body.skill);
      if (event.type === "problem_served") {
        refused.delete(event.body.skill);
        notices.lower("content-refused");
      }
    }
    for (const skill of refused) {
      notices.raise({ type: "content-refused", skillId: skill, skillName: nameOfSkill(env().content.graph, skill) });
    }
  }

  return { append, commit, layOut };
}
