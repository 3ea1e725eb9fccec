import { z } from "zod";
import { eventEnvelope } from "../events/define.ts";
import { DeviceId, EventId, LearnerId } from "../ids.ts";
import { hash64, NO_HASH, xorHash } from "./hash64.ts";

/** The version a device of this build speaks. */
export const SYNC_PROTOCOL = 1;
/** What a server of this build answers: this version and the one before it. */
export const SYNC_PROTOCOLS: readonly number[] = [SYNC_PROTOCOL - 1, SYNC_PROTOCOL].filter((version) => version > 0);

/** Most events of one request. */
export const MAX_PUSH = 200;
/** Most rows of one answer. */
export const MAX_ROWS = 500;
/** Longest body of an event as JSON [bytes of UTF-8]. */
export const MAX_BODY_BYTES = 8 * 1024;
/** Longest request [bytes]: as many events as may come at once, each as long as it may be, with its envelope. */
export const MAX_REQUEST_BYTES = MAX_PUSH * (MAX_BODY_BYTES + 1_024) + 1_024;

/**
 * One event as it travels: the envelope is strict, type, version and body are not the envelope's business. What a
 * server or a device does not know it keeps as it is [SYN2].
 */
export const SyncEvent = z.strictObject({
  ...eventEnvelope,
  type: z.string().min(1).max(80),
  v: z.int().positive(),
  body: z.custom<unknown>(isBody),
});
export type SyncEvent = z.infer<typeof SyncEvent>;

/** A place on a device's chain; seq 0 and no id before the first event. */
export const ChainPlace = z.strictObject({ seq: z.int().nonnegative(), id: EventId.nullable() });
export type ChainPlace = z.infer<typeof ChainPlace>;

export const NO_PLACE: ChainPlace = { seq: 0, id: null };

/** How many events a log has up to a cursor, and the exclusive or of the hashes of their ids. */
export const LogCheck = z.strictObject({ count: z.int().nonnegative(), hash: z.string().regex(/^[0-9a-f]{16}$/u) });
export type LogCheck = z.infer<typeof LogCheck>;

export const EMPTY_CHECK: LogCheck = { count: 0, hash: NO_HASH };

const Cursor = z.int().nonnegative();
const Epoch = z.string().min(1).max(64);

/** An event as the server has it: its place in the learner's stream, and the time that orders it everywhere. */
export const SyncRow = z.strictObject({
  cursor: Cursor.positive(),
  /** [ms since 1970-01-01 UTC]; never later than when the server received it. */
  ots: z.int().nonnegative(),
  event: SyncEvent,
});
export type SyncRow = z.infer<typeof SyncRow>;

/** A fold by its version and the hash of the content it is made with. */
export const FoldName = z.strictObject({ version: z.string().min(1).max(64), content: z.string().min(1).max(64) });
export type FoldName = z.infer<typeof FoldName>;

export const SyncRequest = z.strictObject({
  proto: z.int().refine((version) => SYNC_PROTOCOLS.includes(version)),
  device: DeviceId,
  learner: LearnerId,
  /** Null before the first answer. */
  epoch: Epoch.nullable(),
  /** The last row this device has stored; 0 for none. */
  cursor: Cursor,
  /** In order of seq. */
  events: z.array(SyncEvent).max(MAX_PUSH),
  /** Most rows wanted. */
  want: z.int().min(0).max(MAX_ROWS),
  /** Nothing of the learner is here: a snapshot of this fold is welcome in the place of rows, if it saves much. */
  fold: FoldName.optional(),
});
export type SyncRequest = z.infer<typeof SyncRequest>;

/** A folded state in the place of the rows up to its cursor, for devices that do not keep the history. */
export const SyncSnapshot = z.strictObject({
  cursor: Cursor,
  foldVersion: z.string().min(1).max(64),
  contentSet: z.string().min(1).max(64),
  state: z.custom<unknown>(isBody),
  lastOts: z.int().nonnegative(),
  ...LogCheck.shape,
});
export type SyncSnapshot = z.infer<typeof SyncSnapshot>;

export const SyncResponse = z.strictObject({
  /** Names the server's data; another one after they were restored from a backup. */
  epoch: Epoch,
  /** [ms since 1970-01-01 UTC] */
  serverTime: z.int().nonnegative(),
  /** The end of this device's chain as the server has it. */
  ack: ChainPlace,
  /** As far as the chain is in the last backup too. */
  durable: ChainPlace,
  /** `fork`: two chains under one device id; `gap`: the server lacks what is before the first event. */
  err: z.enum(["fork", "gap"]).optional(),
  /** The cursor after which the rows begin. */
  from: Cursor,
  rows: z.array(SyncRow).max(MAX_ROWS),
  /** The cursor of the learner's last row. */
  head: Cursor,
  snapshot: SyncSnapshot.optional(),
  /** Of the log up to the last of `rows`. */
  check: LogCheck,
});
export type SyncResponse = z.infer<typeof SyncResponse>;

/** True when the body is short enough to be sent; to be asked before an event is recorded [SYN3]. */
export function fitsWire(body: unknown): boolean {
  const text = JSON.stringify(body) as string | undefined;
  return text !== undefined && utf8Length(text) <= MAX_BODY_BYTES;
}

/** The check of a log with one more event. */
export function addToCheck(check: LogCheck, id: EventId): LogCheck {
  return { count: check.count + 1, hash: xorHash(check.hash, hash64(id)) };
}

export function sameCheck(a: LogCheck, b: LogCheck): boolean {
  return a.count === b.count && a.hash === b.hash;
}

export function samePlace(a: ChainPlace, b: ChainPlace): boolean {
  return a.seq === b.seq && a.id === b.id;
}

function isBody(value: unknown): boolean {
  return value !== undefined;
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    // Half of a surrogate pair is two of its four bytes.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit <= 0xdfff) ? 2 : 3;
  }
  return bytes;
}
