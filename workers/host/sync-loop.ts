import type { LearnerId, TutorEvent } from "#engine";
import type { SyncClient, SyncDeps, SyncView } from "../sync/sync-client.ts";
import type { SyncChange } from "../sync/sync-round.ts";
import { profileOnScreen, type HostDeps } from "./core-types.ts";
import type { EngineCore } from "./engine-core.ts";
import { isPartial } from "./load-learner.ts";
import type { Tutor } from "./tutor.ts";

export const NO_CONTACT: SyncView = {
  unsent: 0,
  unsentSince: null,
  contactAt: null,
  trouble: null,
  incoming: null,
};

/** Sync of one learner at a time: who is on the screen, if a school's server keeps their work. */
export interface SyncLoop {
  /** Looks who is on the screen now. */
  readonly follow: () => Promise<void>;
  /** Something was recorded here. */
  readonly recorded: (events: readonly TutorEvent[]) => void;
  /** Another tab wrote something. */
  readonly heard: () => Promise<void>;
  /** The network, or the learner, is back. */
  readonly wake: () => void;
  /** Tries now, and says how it went. */
  readonly sync: () => Promise<SyncView>;
  /** Fetches the history a snapshot stands for; true when the whole log is here. */
  readonly wholeLog: () => Promise<boolean>;
  readonly view: () => SyncView;
  /** Answers of this device the server has not acked; null where no server is asked. */
  readonly unsentAnswers: () => number | null;
  readonly stop: () => void;
}

interface SyncLoopParts {
  readonly deps: Pick<HostDeps, "loadSync" | "store" | "bus" | "tutor">;
  readonly core: Pick<EngineCore, "state" | "alone" | "refresh" | "env">;
  /** Runs once the start is complete; a thrown bug is noted. */
  readonly later: (work: () => Promise<unknown>) => Promise<void>;
  readonly changed: () => void;
}

export function createSyncLoop({ deps, core, later, changed }: SyncLoopParts): SyncLoop {
  let running: { readonly learner: LearnerId; readonly client: SyncClient } | null = null;
  let wanted: LearnerId | null = null;
  let view = NO_CONTACT;
  /** Places of own answers the server has not acked. */
  let waiting: readonly number[] = [];
  let refreshing = false;

  async function follow(): Promise<void> {
    const { memory } = core.state;
    const profile = profileOnScreen(core.state);
    const learner = profile?.account === undefined ? null : profile.id;
    if (learner === wanted) return;
    stop();
    wanted = learner;
    if (learner === null || deps.loadSync === undefined) return;
    const sync = await deps.loadSync().catch((error: unknown) => {
      console.error("sync could not be loaded", error);
      return null;
    });
    // Somebody else is on the screen by now.
    if (sync === null || wanted !== learner) return;
    const client = sync.open(learner, {
      ...foldOf(deps.tutor, core, profile?.account?.shared ?? false),
      changed: (change) => void later(() => take(learner, change)),
      show: (next) => {
        if (running?.learner !== learner) return;
        view = next;
        changed();
      },
    });
    running = { learner, client };
    await countWaiting(learner);
    client.start();
    // Its snapshot is of no use to this program: nothing can be done before the history is here.
    if (memory !== null && isPartial(memory.remote)) void client.wholeLog();
  }

  /** What sync wrote belongs into the state, and other tabs hear of it. */
  async function take(learner: LearnerId, change: SyncChange): Promise<void> {
    if (change.type === "mismatch") {
      console.error("the log here was not the server's; it is fetched again");
      await deps.store.dropProjection(learner);
      return;
    }
    if (change.type === "absorbed") {
      const { acked } = change.write.next;
      waiting = waiting.filter((seq) => seq > acked.seq);
    }
    const lacks = change.type === "absorbed" && change.write.next.acked.seq < change.write.expected.acked.seq;
    // Pages that come quickly one after the other are folded in together.
    if (!refreshing) {
      refreshing = true;
      await core.alone(() => {
        refreshing = false;
        return core.refresh();
      });
    }
    // The server has less of it than it had.
    if (change.type === "forked" || lacks) await countWaiting(learner);
    deps.bus.tell();
    changed();
  }

  async function countWaiting(learner: LearnerId): Promise<void> {
    const sync = await deps.loadSync?.();
    const outgoing = await sync?.store.readOutgoing(learner, MAX_WAITING);
    if (outgoing?.ok !== true || running?.learner !== learner) return;
    waiting = outgoing.value.events.filter(({ type }) => type === ANSWER).map(({ seq }) => seq);
    changed();
  }

  function stop(): void {
    running?.client.stop();
    running = null;
    wanted = null;
    view = NO_CONTACT;
    waiting = [];
  }

  return {
    follow,
    recorded: (events) => {
      if (events[0]?.learner !== running?.learner) return;
      waiting = [...waiting, ...events.filter(({ type }) => type === ANSWER).map(({ seq }) => seq)];
      running?.client.nudge();
    },
    heard: async () => {
      if (running !== null) await countWaiting(running.learner);
    },
    wake: () => running?.client.online(),
    sync: async () => (await running?.client.sync()) ?? NO_CONTACT,
    wholeLog: async () => (await running?.client.wholeLog()) ?? true,
    view: () => view,
    unsentAnswers: () => (wanted === null ? null : waiting.length),
    stop,
  };
}

/** A shared device keeps no history: it is told how this program folds. */
export function foldOf(
  tutor: Pick<Tutor, "foldVersion">,
  core: Pick<EngineCore, "env">,
  isShared: boolean,
): Pick<SyncDeps, "fold"> {
  return isShared ? { fold: { version: tutor.foldVersion, content: core.env().content.hash } } : {};
}

/** More events than a device ever has unsent; IndexedDB counts no further than 2³². */
const MAX_WAITING = 1_000_000;

const ANSWER = "attempt_evaluated" satisfies TutorEvent["type"];
