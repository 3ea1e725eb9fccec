import { DeviceId, err, ok, type LearnerId, type Result } from "#engine";
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
import type { Clock, Ids, Timers } from "../seams.ts";
import { storedCheck, withoutLog, type ReplicaRow } from "../store/replica-row.ts";
import type { StoreFailure } from "../store/store.ts";
import { decideAnswer, wantedRows, type LocalEvent } from "./decide-answer.ts";
import { readAnswer, type AnswerFault } from "./read-answer.ts";
import type { Absorption, Outgoing, ReplicaStore } from "./replica-store.ts";
import type { Net, NetRequest } from "./sync-seams.ts";

export interface RoundDeps {
  readonly store: ReplicaStore;
  readonly net: Net;
  readonly clock: Pick<Clock, "wall">;
  readonly timers: Timers;
  readonly ids: Pick<Ids, "uuid">;
  /** How this device folds, where it is everybody's: a snapshot comes first there, and the history after it [SYN62]. */
  readonly fold?: FoldName;
  /** Own events stay here: it is not settled yet whose they are. */
  readonly fetchesOnly?: boolean;
  /** Hears, after the transaction, what changed in the store, so that the merged log can follow. */
  readonly changed: (change: SyncChange) => void;
}

export type SyncChange =
  | { readonly type: "absorbed"; readonly write: Absorption }
  /** Own events are on another chain now. */
  | { readonly type: "forked"; readonly device: DeviceId }
  | { readonly type: "purged" }
  /** The log here was not the server's: fetched again, and worth telling a grown-up. */
  | { readonly type: "mismatch" };

export interface SyncLimits {
  /** Most events sent, and rows taken, at once. */
  readonly push: number;
  readonly rows: number;
  /** Between two portions of the history that a snapshot stands for: it is in nobody's way [ms]. */
  readonly historyMs: number;
}

/** What the protocol allows. */
export const LIMITS: SyncLimits = { push: MAX_PUSH, rows: MAX_ROWS, historyMs: 1_000 };
/** Longest wait for an answer [ms]. */
const PATIENCE_MS = 30_000;
/** A request that did not get through is cut in halves down to this. */
const SMALLEST_PUSH = 10;

/** `later`: what is left to fetch is history. */
type Round = Result<{ readonly again: boolean; readonly later?: boolean }, AnswerFault>;

/** One request, and what its answer changes here. */
export function createSyncRound(learner: LearnerId, deps: RoundDeps, limits: Pick<SyncLimits, "push" | "rows">) {
  const { store, net, clock, timers, ids } = deps;
  let verified = false;
  /** The server's last row, as of its last answer; null before one. */
  let behind: number | null = null;
  const most = deps.fetchesOnly === true ? 0 : limits.push;
  let limit = most;

  async function round(): Promise<Round> {
    const checked = verified ? ok(null) : await verify();
    if (!checked.ok) return storageFault();
    const outgoing = await store.readOutgoing(learner, limit);
    if (!outgoing.ok) return storageFault();
    const request = toRequest(outgoing.value);
    const answer = await ask(toText(request));
    if (!answer.ok) {
      if (answer.error.trouble === "offline" || answer.error.trouble === "refused") {
        const least = answer.error.trouble === "refused" ? 1 : SMALLEST_PUSH;
        limit = Math.min(most, Math.max(least, limit >>> 1));
      }
      return answer;
    }
    const done = await takeIn(outgoing.value, request, answer.value);
    if (done.ok) limit = Math.min(most, limit * 2);
    return done;
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
    // Back from a copy the server lacks what it had: it goes out again at once.
    const lacks = write.next.acked.seq < Math.max(last, replica.acked.seq);
    const open = more || lacks || (limit > 0 && events.length >= limit);
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

  return { round, behind: () => behind ?? 0 };
}

function storageFault(): Round {
  return err({ trouble: "storage", retryAfterMs: 0 });
}
