import { err, ok, type LearnerId, type Result } from "#engine";
import { hash64 } from "#engine/protocol/hash64";
import {
  EMPTY_CHECK,
  fitsWire,
  MAX_REQUEST_BYTES,
  MAX_ROWS,
  SYNC_PROTOCOLS,
  SyncRequest,
  type FoldName,
  type SyncResponse,
  type SyncSnapshot,
} from "#engine/protocol/sync";
import { readSecureJson } from "../http/secure-json.ts";
import { decidePush, type PushContext, type PushDecision, type Tell } from "./decide-push.ts";
import type { Exchanged, Push, StoreRefusal, StreamKey, SyncStore } from "./store.ts";

/** Whose log this is about, as the session says; nothing of it is ever taken from what was sent. */
export interface SyncSession {
  readonly tenant: string;
  readonly learner: LearnerId;
  /** The id the events carry where it is another one: of a guest who became this learner [SYN43]. */
  readonly as?: LearnerId;
  /** Nobody is signed in: what comes waits for a teacher, and nothing of the log goes back [SYN44]. */
  readonly handIn?: HandIn;
  /** The device is everybody's and keeps no history: it may have a snapshot [SYN75]. */
  readonly shared?: boolean;
}

/** What a shared device hands in while nobody is signed in, under the id of a learner or of a visitor. */
export interface HandIn {
  /** The log it waits in: of this id and this device; a visitor's own [SYN77]. */
  readonly side: LearnerId;
  /** A PIN was right on that device: what goes on a chain that the learner's own log has goes there [SYN76]. */
  readonly mayContinue: boolean;
  /** Notes that something waits, before it does and once it does; false where too much waits already. */
  readonly note: () => Promise<boolean>;
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
  /** What is told of events in a learner's log; not said: nothing is. */
  readonly tellOf?: ((learner: LearnerId) => Tell) | undefined;
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
  deps: SyncDeps,
  session: SyncSession,
  request: SyncRequest,
): Promise<Result<SyncResponse, SyncRefusal>> {
  const named = session.as ?? session.learner;
  const { learner, events } = request;
  if (learner !== named || events.some((event) => event.learner !== named)) return err({ type: "foreign-learner" });
  return session.handIn === undefined
    ? exchangeLog(deps, session, request)
    : takeHandIn(deps, session, session.handIn, request);
}

/** Of who is signed in: into their log, and what it has of other devices back. */
async function exchangeLog(
  { store, now, follow, tellOf, snapshotFor }: SyncDeps,
  session: SyncSession,
  { device, epoch, cursor, events, want, fold }: SyncRequest,
): Promise<Result<SyncResponse, SyncRefusal>> {
  const time = now();
  const key = keyOf(session);
  const isEntitled = session.shared === true && cursor === 0 && fold !== undefined;
  const given = isEntitled ? await snapshotFor?.(key, fold) : undefined;
  const place = given === undefined ? { epoch, cursor } : { epoch: given.epoch, cursor: given.snapshot.cursor };
  const ask = { device, ids: events.map(({ id }) => id), ...place, want: Math.min(want, MAX_ROWS) };
  const told = contextOf(time, tellOf?.(key.learner));
  const exchanged = await store.exchange(key, ask, (seen) => decidePush(seen, events, told));
  if (!exchanged.ok) return exchanged;
  if (exchanged.value.push.rows.length > 0) follow?.(key);
  return ok({ ...answerTo(exchanged.value, time), ...logOf(exchanged.value, given) });
}

/**
 * Of nobody who is signed in: what goes on a chain of the learner's own log, and only where a PIN was right on this device, is
 * theirs; everything else waits beside it, where no device, no report and nothing that is made of logs looks [SYN44], [SYN76].
 */
async function takeHandIn(
  { store, now, follow, tellOf }: SyncDeps,
  session: SyncSession,
  { side, mayContinue, note }: HandIn,
  { device, epoch, cursor, events }: SyncRequest,
): Promise<Result<SyncResponse, SyncRefusal>> {
  const time = now();
  const [own, waits] = [keyOf(session), { tenant: session.tenant, learner: side }];
  const ids = events.map(({ id }) => id);
  const looked = await store.exchange(own, { device, ids, epoch, cursor, want: 0 }, (seen) => {
    const continues = mayContinue && seen.chain.seq > 0;
    const nothing: PushDecision = { chain: seen.chain, rows: [], err: null };
    return { continues, ...(continues ? decidePush(seen, events, contextOf(time, tellOf?.(own.learner))) : nothing) };
  });
  if (!looked.ok) return looked;
  const { push } = looked.value;
  if (push.rows.length > 0) follow?.(own);
  const log = withoutLog(looked.value);
  if (push.continues) return ok({ ...answerTo(looked.value, time), ...log });

  if (events.length > 0 && !(await note())) return err({ type: "too-many" });
  const taken = await store.exchange(waits, { device, ids, epoch: null, cursor: 0, want: 0 }, (seen) =>
    decidePush(seen, events, { ...contextOf(time, tellOf?.(side)), settles: true }),
  );
  if (!taken.ok) return taken;
  // A teacher may have been done with what was there before.
  if (events.length > 0) await note();
  return ok({ ...answerTo(taken.value, time), ...log, epoch: looked.value.epoch });
}

function contextOf(now: number, tell: Tell | undefined): PushContext {
  return { now, ...(tell === undefined ? {} : { tell }) };
}

function keyOf({ tenant, learner }: SyncSession): StreamKey {
  return { tenant, learner };
}

function answerTo({ epoch, push, durable }: Exchanged<PushDecision>, serverTime: number) {
  const { chain, err: fault } = push;
  const ack = { seq: chain.seq, id: chain.id };
  return { epoch, serverTime, ack, durable, ...(fault === null ? {} : { err: fault }) };
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

function toAnswer(status: number, body: unknown): SyncAnswer {
  const text = JSON.stringify(body);
  return { status, text, sum: hash64(text) };
}
