import { DeviceId, err, ok, type LearnerId, type Result, type Rng } from "#engine";
import { hash64 } from "#engine/protocol/hash64";
import {
  MAX_PUSH,
  MAX_ROWS,
  sameCheck,
  SYNC_PROTOCOL,
  type FoldName,
  type SyncRequest,
  type SyncResponse,
} from "#engine/protocol/sync";
import type { Clock, Ids, Locks, Timers } from "../seams.ts";
import { storedCheck, withoutLog, type ReplicaRow } from "../store/replica-row.ts";
import type { StoreFailure } from "../store/store.ts";
import { backOff, SPREAD_MS } from "./back-off.ts";
import { decideAnswer, wantedRows, type LocalEvent } from "./decide-answer.ts";
import { readAnswer, type AnswerFault, type SyncTrouble } from "./read-answer.ts";
import type { Absorption, Outgoing, ReplicaStore } from "./replica-store.ts";
import type { Net, NetRequest } from "./sync-seams.ts";

export interface SyncDeps {
  readonly store: ReplicaStore;
  readonly net: Net;
  readonly clock: Pick<Clock, "wall">;
  readonly timers: Timers;
  readonly locks: Locks;
  readonly ids: Pick<Ids, "uuid">;
  readonly rng: Rng;
  /** How this device folds, where it is everybody's: a snapshot comes first there, and the history after it [SYN62]. */
  readonly fold?: FoldName;
  /** Most events sent and rows taken at once, what the protocol allows unless told; and the pause between portions of the history [ms]. */
  readonly limits?: { readonly push: number; readonly rows: number; readonly historyMs: number };
  /** Hears, after the transaction, what changed in the store, so that the merged log can follow. */
  readonly changed: (change: SyncChange) => void;
  /** Hears of every new view. */
  readonly show: (view: SyncView) => void;
}

export type SyncChange =
  | { readonly type: "absorbed"; readonly write: Absorption }
  /** Own events are on another chain now. */
  | { readonly type: "forked"; readonly device: DeviceId }
  | { readonly type: "purged" }
  /** The log here was not the server's: fetched again, and worth telling a grown-up. */
  | { readonly type: "mismatch" };

/** What the screen says of sync. */
export interface SyncView {
  /** Own events the server has not acked. */
  readonly unsent: number;
  /** When the oldest of them was made, by this device's clock [ms since 1970-01-01 UTC]; null when there is none. */
  readonly unsentSince: number | null;
  /** Server's time of the last contact [ms since 1970-01-01 UTC]; null before the first. */
  readonly contactAt: number | null;
  /** Why the last round came to nothing; null when it did not. */
  readonly trouble: SyncTrouble | null;
  /** How many of the server's rows are here while more are fetched; null when all are. */
  readonly incoming: { readonly here: number; readonly of: number } | null;
}

/** Keeps one learner's log on this device and on the server the same. */
export interface SyncClient {
  readonly start: () => void;
  /** Something was recorded. Waits out a pause after failures. */
  readonly nudge: () => void;
  /** The network is back: tried again within some seconds, whatever failed before. */
  readonly online: () => void;
  /** Tries at once, whatever failed before; resolves when there is nothing to do but the history, or a round failed. */
  readonly sync: () => Promise<SyncView>;
  /** Fetches the history a snapshot stands for; true when the whole log is here. */
  readonly wholeLog: () => Promise<boolean>;
  /** The learner leaves a shared device: the server's rows go, and own events the server has twice. True when none is left. */
  readonly leave: () => Promise<boolean>;
  readonly stop: () => void;
}

/** Longest wait for an answer [ms]. */
const PATIENCE_MS = 30_000;
/** Without news the server is asked this often for other devices' events [ms]. */
const IDLE_MS = 300_000;
/** Between two portions of the history that a snapshot stands for: it is in nobody's way [ms]. */
const HISTORY_MS = 1_000;
/** Answers given in one go are sent together [ms]. */
const GATHER_MS = 250;
/** A request that did not get through is cut in halves down to this. */
const SMALLEST_PUSH = 10;

/** `later`: what is left to fetch is history. */
type Round = Result<{ readonly again: boolean; readonly later?: boolean }, AnswerFault>;

export function createSyncClient(learner: LearnerId, deps: SyncDeps): SyncClient {
  const { store, net, clock, timers, locks, ids, rng } = deps;
  let stopped = false;
  let running = false;
  /** Something was recorded while a round was under way. */
  let nudged = false;
  let verified = false;
  let failures = 0;
  /** The server's last row, as of its last answer; null before one. */
  let behind: number | null = null;
  const limits = deps.limits ?? { push: MAX_PUSH, rows: MAX_ROWS, historyMs: HISTORY_MS };
  let limit = limits.push;
  let callOff = (): void => {};
  let waiters: (() => void)[] = [];
  let view: SyncView = { unsent: 0, unsentSince: null, contactAt: null, trouble: null, incoming: null };

  function schedule(delayMs: number): void {
    callOff();
    callOff = stopped ? () => {} : timers.after(delayMs, () => void run());
  }

  /** One request in flight at a time, in this tab and in all others. */
  async function run(): Promise<void> {
    if (running || stopped) return;
    running = true;
    nudged = false;
    try {
      const delayMs = await settle();
      schedule(nudged && failures === 0 ? GATHER_MS : delayMs);
    } catch (error) {
      console.error("a round of sync failed", error);
      failures += 1;
      schedule(backOff(rng, failures, 0));
    } finally {
      running = false;
      for (const tell of waiters.splice(0)) tell();
    }
  }

  /** Rounds until there is nothing to do or one fails; says how long to wait then. */
  async function settle(): Promise<number> {
    for (;;) {
      const round = await locks.exclusive(`mathflow-sync/${learner}`, oneRound);
      if (stopped) return IDLE_MS;
      if (!round.ok) {
        failures += 1;
        await refresh(round.error.trouble);
        return backOff(rng, failures, round.error.retryAfterMs);
      }
      failures = 0;
      limit = Math.min(limits.push, limit * 2);
      await refresh(null);
      if (!round.value.again) return round.value.later === true ? limits.historyMs : IDLE_MS + rng.int(0, SPREAD_MS);
    }
  }

  async function oneRound(): Promise<Round> {
    const checked = verified ? ok(null) : await verify();
    if (!checked.ok) return storageFault();
    const outgoing = await store.readOutgoing(learner, limit);
    if (!outgoing.ok) return storageFault();
    const request = toRequest(outgoing.value);
    const answer = await ask(toText(request));
    if (!answer.ok) {
      if (answer.error.trouble === "offline" || answer.error.trouble === "refused") {
        limit = Math.max(answer.error.trouble === "refused" ? 1 : SMALLEST_PUSH, limit >>> 1);
      }
      return answer;
    }
    return takeIn(outgoing.value, request, answer.value);
  }

  /** Once a start: the rows on the disk are those that the replica says, or all are fetched again [SYN55]. */
  async function verify(): Promise<Result<null, StoreFailure>> {
    const outgoing = await store.readOutgoing(learner, 0);
    if (!outgoing.ok) return outgoing;
    const check = await store.readCheck(learner);
    if (!check.ok) return check;
    const { replica } = outgoing.value;
    if (!sameCheck(check.value, storedCheck(replica))) {
      const write = { expected: replica, next: withoutLog(replica), forget: true, rows: [] };
      const absorbed = await store.absorb(write);
      if (!absorbed.ok) return absorbed;
      deps.changed({ type: "mismatch" });
      deps.changed({ type: "absorbed", write });
    }
    verified = true;
    return ok(null);
  }

  function toRequest({ replica, head, events }: Outgoing): SyncRequest {
    const { device, epoch } = replica;
    const wanted = wantedRows(replica, { head: behind, most: limits.rows });
    const request = { proto: SYNC_PROTOCOL, device, learner, epoch, ...wanted, events: [...events] };
    // Nothing of the learner was ever here: once there was, the log is fetched row by row.
    const isBlank = epoch === null && (head?.seq ?? 0) === 0;
    return deps.fold !== undefined && isBlank ? { ...request, fold: deps.fold } : request;
  }

  function toText(request: SyncRequest): NetRequest {
    const text = JSON.stringify(request);
    return { text, sum: hash64(text) };
  }

  async function ask(request: NetRequest): Promise<Result<SyncResponse, AnswerFault>> {
    const abort = new AbortController();
    const offline = err({ trouble: "offline", retryAfterMs: 0 } as const);
    const tooLate = new Promise<typeof offline>((resolve) => {
      abort.signal.addEventListener("abort", () => resolve(offline));
    });
    const stopWaiting = timers.after(PATIENCE_MS, () => abort.abort());
    try {
      const posted = net.post(request, abort.signal).then(readAnswer, () => offline);
      return await Promise.race([posted, tooLate]);
    } finally {
      stopWaiting();
    }
  }

  async function takeIn({ replica, events }: Outgoing, { fold }: SyncRequest, response: SyncResponse): Promise<Round> {
    const local = await findLocal(replica, response.ack.seq);
    if (!local.ok) return storageFault();
    behind = response.head;
    const decision = decideAnswer({ replica, local: local.value, response, wall: clock.wall(), fold: fold ?? null });
    if (decision.type === "fork") return takeNewChain(replica);
    const { write, progress, mismatch, more } = decision;
    const absorbed = await store.absorb(write);
    // Another tab, or a command, was quicker: what this answer builds on is no longer so.
    if (!absorbed.ok) return absorbed.error.type === "conflict" ? ok({ again: true }) : storageFault();
    if (mismatch) deps.changed({ type: "mismatch" });
    deps.changed({ type: "absorbed", write });
    const last = events.at(-1)?.seq ?? write.next.acked.seq;
    const open = more || write.next.acked.seq < last || events.length >= limit;
    return open && !progress
      ? err({ trouble: "no-progress", retryAfterMs: 0 })
      : ok({ again: open, later: write.next.base !== null });
  }

  async function findLocal({ device, purged }: ReplicaRow, seq: number): Promise<Result<LocalEvent, StoreFailure>> {
    if (seq === 0 && purged.seq === 0) return ok(null);
    if (seq === purged.seq) return ok(purged.id);
    return seq < purged.seq ? ok("purged") : store.readOwnId(learner, device, seq);
  }

  async function takeNewChain({ device }: ReplicaRow): Promise<Round> {
    const to = DeviceId.parse(ids.uuid());
    const forked = await store.fork({ learner, from: device, to });
    if (forked.ok) deps.changed({ type: "forked", device: to });
    return forked.ok || forked.error.type === "conflict" ? ok({ again: true }) : storageFault();
  }

  async function refresh(trouble: SyncTrouble | null): Promise<void> {
    const read = await store.readOutgoing(learner, 1);
    if (!read.ok) {
      view = { ...view, trouble: trouble ?? "storage" };
    } else {
      const { head, replica, events } = read.value;
      const unsent = Math.max(0, (head?.seq ?? 0) - Math.max(replica.acked.seq, replica.purged.seq));
      const { contactAt, cursor } = replica;
      const incoming = trouble === null && cursor < (behind ?? 0) ? { here: cursor, of: behind ?? 0 } : null;
      view = { unsent, unsentSince: events[0]?.wall ?? null, contactAt, trouble, incoming };
    }
    deps.show(view);
  }

  function sync(): Promise<SyncView> {
    return new Promise((resolve) => {
      waiters.push(() => resolve(view));
      callOff();
      if (stopped) for (const tell of waiters.splice(0)) tell();
      else void run();
    });
  }

  async function wholeLog(): Promise<boolean> {
    for (;;) {
      const read = await store.readOutgoing(learner, 0);
      if (!read.ok || stopped) return false;
      if (read.value.replica.base === null) return true;
      if ((await sync()).trouble !== null) return false;
    }
  }

  async function leave(): Promise<boolean> {
    const read = await store.readOutgoing(learner, 0);
    if (!read.ok) return false;
    const { replica, head } = read.value;
    const purged = await store.purge({ expected: replica, forget: true });
    if (!purged.ok) return false;
    deps.changed({ type: "purged" });
    const after = await store.readOutgoing(learner, 0);
    return after.ok && after.value.replica.purged.seq === (head?.seq ?? 0);
  }

  return {
    start: () => {
      void refresh(null);
      schedule(rng.int(0, SPREAD_MS));
    },
    nudge: () => {
      void refresh(view.trouble);
      nudged = true;
      if (failures === 0 && !running) schedule(GATHER_MS);
    },
    online: () => {
      if (!running) schedule(rng.int(0, SPREAD_MS));
    },
    sync,
    wholeLog,
    leave,
    stop: () => {
      stopped = true;
      callOff();
    },
  };
}

function storageFault(): Round {
  return err({ trouble: "storage", retryAfterMs: 0 });
}
