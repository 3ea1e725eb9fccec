import { err, ok, parseEvent, type LearnerId, type Result } from "#engine";
import { hash64 } from "#engine/protocol/hash64";
import {
  EMPTY_CHECK,
  fitsWire,
  MAX_REQUEST_BYTES,
  MAX_ROWS,
  SYNC_PROTOCOLS,
  SyncRequest,
  type FoldName,
  type SyncEvent,
  type SyncResponse,
  type SyncSnapshot,
} from "#engine/protocol/sync";
import { readSecureJson } from "../http/secure-json.ts";
import { decidePush } from "./decide-push.ts";
import type { Exchanged, Push, StoreRefusal, StreamKey, SyncStore } from "./store.ts";

/** Whose log this is about, as the session says; nothing of it is ever taken from what was sent. */
export interface SyncSession {
  readonly tenant: string;
  readonly learner: LearnerId;
  /** The id the events carry where it is another one: of a guest who became this learner [SYN43]. */
  readonly as?: LearnerId;
  /** Nobody is signed in: what comes is kept as unverified, and nothing of the log goes back [SYN44]. */
  readonly unverified?: boolean;
  /** The log is nobody's yet: of who worked on a shared device without signing in [SYN77]. */
  readonly visitor?: boolean;
  /** The device is everybody's and keeps no history: it may have a snapshot [SYN75]. */
  readonly shared?: boolean;
}

/** A folded log, and the epoch of the stream in which its cursor names a row. */
export interface GivenSnapshot {
  readonly epoch: string;
  readonly snapshot: SyncSnapshot;
}

export interface SyncDeps {
  readonly store: SyncStore;
  /** [ms since 1970-01-01 UTC] */
  readonly now: () => number;
  /** Hears of every log that has new rows, when they are on disk; what it does is not waited for. */
  readonly follow?: (key: StreamKey) => void;
  /** The learner's log folded as a device folds it; undefined where there is none, or the rows serve better. Never rejects. */
  readonly snapshotFor?: (key: StreamKey, fold: FoldName) => Promise<GivenSnapshot | undefined>;
}

export type SyncRefusal =
  /** No envelope of ours; `message` names the place. */
  | { readonly type: "malformed"; readonly message: string }
  /** The text is not the one that was sent. */
  | { readonly type: "damaged" }
  | { readonly type: "too-large" }
  /** A version this server does not speak. */
  | { readonly type: "protocol"; readonly speaks: readonly number[] }
  /** Another learner's log. */
  | { readonly type: "foreign-learner" }
  /** What HTTP and sessions have against it, before it is read. */
  | { readonly type: "signed-out" | "no-learner" | "foreign-page" | "method" | "media-type" | "too-many" | "failed" }
  | StoreRefusal;

/** What goes back over HTTP. */
export interface SyncAnswer {
  readonly status: number;
  readonly text: string;
  /** `hash64` of the text, for the header `MathFlow-Sum`. */
  readonly sum: string;
  /** For the header of that name [s]. */
  readonly retryAfter?: number;
}

const STATUS: { readonly [Type in SyncRefusal["type"]]: number } = {
  malformed: 400,
  damaged: 400,
  "signed-out": 401,
  "foreign-learner": 403,
  "no-learner": 403,
  "foreign-page": 403,
  method: 405,
  "too-large": 413,
  "media-type": 415,
  protocol: 426,
  "too-many": 429,
  failed: 500,
  busy: 503,
  full: 507,
};

/** When to ask again [s]. */
const RETRY_AFTER: { readonly [Type in SyncRefusal["type"]]?: number } = {
  busy: 2,
  full: 60,
  "too-many": 30,
};

/** The whole of `POST /v1/sync` but HTTP and sessions. `sum` is the request's header of that name. */
export async function answerSync(
  deps: SyncDeps,
  session: SyncSession,
  request: { readonly text: string; readonly sum: string | null },
): Promise<SyncAnswer> {
  const read = readSyncRequest(request);
  return toSyncAnswer(read.ok ? await runSync(deps, session, read.value) : read);
}

/** One request of one device, answered from one transaction. `body` is what JSON made of the text. */
export async function handleSync(
  deps: SyncDeps,
  session: SyncSession,
  body: unknown,
): Promise<Result<SyncResponse, SyncRefusal>> {
  const read = readEnvelope(body);
  return read.ok ? runSync(deps, session, read.value) : read;
}

/** What a text asks, whoever sent it. */
export function readSyncRequest({
  text,
  sum,
}: {
  readonly text: string;
  readonly sum: string | null;
}): Result<SyncRequest, SyncRefusal> {
  if (text.length > MAX_REQUEST_BYTES) return err({ type: "too-large" });
  if (sum !== hash64(text)) return err({ type: "damaged" });
  const body = readSecureJson(text);
  return body.ok ? readEnvelope(body.value) : err({ type: "malformed", message: body.error });
}

export async function runSync(
  { store, now, follow, snapshotFor }: SyncDeps,
  session: SyncSession,
  { learner, device, epoch, cursor, events, want, fold }: SyncRequest,
): Promise<Result<SyncResponse, SyncRefusal>> {
  const named = session.as ?? session.learner;
  if (learner !== named || events.some((event) => event.learner !== named)) return err({ type: "foreign-learner" });
  const time = now();
  const key = { tenant: session.tenant, learner: session.learner };
  const unverified = session.unverified ?? false;
  const settles = session.visitor ?? false;
  const most = unverified ? 0 : Math.min(want, MAX_ROWS);
  const isEntitled = session.shared === true && !unverified && cursor === 0;
  const given = isEntitled && fold !== undefined ? await snapshotFor?.(key, fold) : undefined;
  const place = given === undefined ? { epoch, cursor } : { epoch: given.epoch, cursor: given.snapshot.cursor };
  const ask = { device, ids: events.map(({ id }) => id), ...place, want: most };
  const exchanged = await store.exchange(key, ask, (seen) =>
    decidePush(seen, events, { now: time, isKnown, unverified, settles }),
  );
  if (!exchanged.ok) return exchanged;
  const { push, durable } = exchanged.value;
  // Of a visitor's log nothing is made before it is somebody's.
  if (push.rows.length > 0 && !settles) follow?.(key);
  return ok({
    epoch: exchanged.value.epoch,
    serverTime: time,
    ack: { seq: push.chain.seq, id: push.chain.id },
    durable,
    ...(push.err === null ? {} : { err: push.err }),
    ...(unverified ? withoutLog(exchanged.value) : logOf(exchanged.value, given)),
  });
}

type LogPart = Pick<SyncResponse, "from" | "rows" | "head" | "check" | "snapshot">;

function logOf({ epoch, from, rows, head, check }: Exchanged<Push>, given: GivenSnapshot | undefined): LogPart {
  // Erased or restored since it was made: the rows begin at 0, and it is not the beginning of this log.
  const isTrue = given?.epoch === epoch && given.snapshot.cursor === from;
  return { from, rows: [...rows], head, check, ...(isTrue ? { snapshot: given.snapshot } : {}) };
}

/**
 * For who may hand in and not read: as if the log ended where they already are. The check up to there is what they compare
 * their own rows with; of a place the log does not have it is none.
 */
function withoutLog({ from, check }: Exchanged<Push>): LogPart {
  return { from, rows: [], head: from, check: check.count === from ? check : EMPTY_CHECK };
}

/** An answer or a refusal as it goes out. */
export function toSyncAnswer(done: Result<SyncResponse, SyncRefusal>): SyncAnswer {
  if (done.ok) return toAnswer(200, done.value);
  const { type, ...more } = done.error;
  const status = STATUS[type];
  const answer = toAnswer(status, { ...more, type: "about:blank", title: type, status });
  const retryAfter = RETRY_AFTER[type];
  return retryAfter === undefined ? answer : { ...answer, retryAfter };
}

/** Only what is wrong with the envelope is refused; an event is never refused for what it carries. */
function readEnvelope(body: unknown): Result<SyncRequest, SyncRefusal> {
  const { proto } = (body ?? {}) as { readonly proto?: unknown };
  if (typeof proto === "number" && !SYNC_PROTOCOLS.includes(proto)) {
    return err({ type: "protocol", speaks: SYNC_PROTOCOLS });
  }
  const request = SyncRequest.safeParse(body);
  if (!request.success) {
    const [issue] = request.error.issues;
    return err({ type: "malformed", message: `${issue?.path.map(String).join(".") ?? ""}: ${issue?.message ?? ""}` });
  }
  const { device, events } = request.data;
  if (events.some((event) => event.device !== device)) {
    return err({ type: "malformed", message: "an event of another device" });
  }
  return events.every(({ body: inner }) => fitsWire(inner)) ? ok(request.data) : err({ type: "too-large" });
}

function isKnown(event: SyncEvent): boolean {
  return parseEvent(event).ok;
}

function toAnswer(status: number, body: unknown): SyncAnswer {
  const text = JSON.stringify(body);
  return { status, text, sum: hash64(text) };
}
