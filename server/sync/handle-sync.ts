import { err, ok, parseEvent, type LearnerId, type Result } from "#engine";
import { hash64 } from "#engine/protocol/hash64";
import {
  fitsWire,
  MAX_REQUEST_BYTES,
  MAX_ROWS,
  SYNC_PROTOCOLS,
  SyncRequest,
  type SyncEvent,
  type SyncResponse,
} from "#engine/protocol/sync";
import { decidePush } from "./decide-push.ts";
import type { StoreRefusal, SyncStore } from "./store.ts";

/** Who is asking, as the session says; nothing of it is ever taken from what was sent. */
export interface SyncSession {
  readonly tenant: string;
  readonly learner: LearnerId;
}

export interface SyncDeps {
  readonly store: SyncStore;
  /** [ms since 1970-01-01 UTC] */
  readonly now: () => number;
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
  "foreign-learner": 403,
  "too-large": 413,
  protocol: 426,
  busy: 503,
  full: 507,
};

/** When to ask again [s]. */
const RETRY_AFTER: { readonly [Type in SyncRefusal["type"]]?: number } = { busy: 2, full: 60 };

/** The whole of `POST /v1/sync` but HTTP itself. `sum` is the request's header of that name. */
export async function answerSync(
  deps: SyncDeps,
  session: SyncSession,
  request: { readonly text: string; readonly sum: string | null },
): Promise<SyncAnswer> {
  const read = readRequest(request);
  const done = read.ok ? await handleSync(deps, session, read.value) : read;
  if (done.ok) return toAnswer(200, done.value);
  const retryAfter = RETRY_AFTER[done.error.type];
  const answer = toAnswer(STATUS[done.error.type], { ...done.error, type: "about:blank", title: done.error.type });
  return retryAfter === undefined ? answer : { ...answer, retryAfter };
}

/** One request of one device, answered from one transaction. `body` is what JSON made of the text. */
export async function handleSync(
  { store, now }: SyncDeps,
  session: SyncSession,
  body: unknown,
): Promise<Result<SyncResponse, SyncRefusal>> {
  const read = readEnvelope(body, session);
  if (!read.ok) return read;
  const { device, epoch, cursor, events, want } = read.value;
  const time = now();
  const key = { tenant: session.tenant, learner: session.learner };
  const ask = { device, ids: events.map(({ id }) => id), epoch, cursor, want: Math.min(want, MAX_ROWS) };
  const exchanged = await store.exchange(key, ask, (seen) => decidePush(seen, events, { now: time, isKnown }));
  if (!exchanged.ok) return exchanged;
  const { push, durable, from, rows, head, check } = exchanged.value;
  return ok({
    epoch: exchanged.value.epoch,
    serverTime: time,
    ack: { seq: push.chain.seq, id: push.chain.id },
    durable,
    ...(push.err === null ? {} : { err: push.err }),
    from,
    rows: [...rows],
    head,
    check,
  });
}

function readRequest({
  text,
  sum,
}: {
  readonly text: string;
  readonly sum: string | null;
}): Result<unknown, SyncRefusal> {
  if (text.length > MAX_REQUEST_BYTES) return err({ type: "too-large" });
  if (sum !== hash64(text)) return err({ type: "damaged" });
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return err({ type: "malformed", message: "not JSON" });
  }
}

/** Only what is wrong with the envelope is refused; an event is never refused for what it carries. */
function readEnvelope(body: unknown, session: SyncSession): Result<SyncRequest, SyncRefusal> {
  const { proto } = (body ?? {}) as { readonly proto?: unknown };
  if (typeof proto === "number" && !SYNC_PROTOCOLS.includes(proto)) {
    return err({ type: "protocol", speaks: SYNC_PROTOCOLS });
  }
  const request = SyncRequest.safeParse(body);
  if (!request.success) {
    const [issue] = request.error.issues;
    return err({ type: "malformed", message: `${issue?.path.map(String).join(".") ?? ""}: ${issue?.message ?? ""}` });
  }
  const { learner, device, events } = request.data;
  if (learner !== session.learner || events.some((event) => event.learner !== session.learner)) {
    return err({ type: "foreign-learner" });
  }
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
