import { err, ok, stampEvents, type NewEvent, type Result, type TutorCommand, type TutorEnv } from "#engine";
import { fitsWire } from "#engine/protocol/sync";
import type { EngineError } from "../engine-api.ts";
import { mustHave, type CoreState, type HostDeps, type WithContent } from "./core-types.ts";
import { toBatch, type Batch, type LearnerMemory } from "./learner-memory.ts";
import { toRefusal } from "./to-refusal.ts";

interface BatchMakerParts {
  readonly deps: HostDeps;
  readonly state: CoreState;
  readonly bootId: string;
  readonly env: () => TutorEnv;
  readonly withContent: WithContent;
}

/** What a command brings about, ready to be written. */
export type DecideBatch = (memory: LearnerMemory, command: TutorCommand) => Promise<Result<Batch, EngineError>>;

export function createBatchMaker({ deps, state, bootId, env, withContent }: BatchMakerParts): DecideBatch {
  const { tutor, clock, ids } = deps;

  async function decide(memory: LearnerMemory, command: TutorCommand): Promise<Result<Batch, EngineError>> {
    const decided = await withContent((all) => tutor.decide(memory.state, command, all));
    if (!decided.ok) return decided;
    const news = decided.value;
    if (!news.ok) return err(toRefusal(news.error));
    return ok(stamp(memory, news.value));
  }

  function stamp(memory: LearnerMemory, news: readonly NewEvent[]): Batch {
    const { device } = mustHave(state.record);
    const head = memory.head ?? { learner: memory.learner, device, seq: 0, lastId: null, lastHlc: 0 };
    const stamped = stampEvents(head, news, {
      latest: memory.remote.latest,
      offsetMs: memory.remote.offsetMs,
      wall: clock.wall(),
      mono: clock.mono(),
      boot: bootId,
      content: env().content.hash,
      build: deps.build,
      newId: ids.eventId,
    });
    const { events } = stamped;
    // None may be written that can never be sent [SYN3].
    const long = events.find(({ body }) => !fitsWire(body));
    if (long !== undefined) throw new Error(`an event that is too long to be sent: ${long.type}`);
    const batch = toBatch(tutor, memory, stamped);
    // A row that cannot be read back would be lost at the next rebuild: better refused now.
    if (batch.after.unreadable > memory.unreadable)
      throw new Error(`an event that cannot be read back: ${events.map(({ type }) => type).join(", ")}`);
    return batch;
  }

  return decide;
}
