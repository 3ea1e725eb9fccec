import { z } from "zod";
import { DeviceId, LearnerId } from "#engine";
import { xorHash } from "#engine/protocol/hash64";
import { ChainPlace, EMPTY_CHECK, LogCheck, NO_PLACE, type SyncRow } from "#engine/protocol/sync";

/** A snapshot that stands in the place of the history up to its cursor, until the history itself is here [SYN62]. */
export const LogBase = z.object({
  cursor: z.int().positive(),
  /** Of the rows up to it. */
  check: LogCheck,
  /** Server's time of the latest of them: a row before that cannot be folded onto it [ms since 1970-01-01 UTC]. */
  lastOts: z.int().nonnegative(),
  /** So much of the history is here. */
  here: z.object({ cursor: z.int().nonnegative(), check: LogCheck }),
  /** A row came that belongs before its end: it and those after it are taken in once the history is here. */
  waits: z.boolean(),
});
export type LogBase = z.infer<typeof LogBase>;

/** How far this device and the server have come with one learner. */
export const ReplicaRow = z.object({
  learner: LearnerId,
  /** The chain that `acked`, `durable` and `purged` are places of. */
  device: DeviceId,
  /** Null before the first answer. */
  epoch: z.string().nullable(),
  /** The last of the server's rows that is stored here. */
  cursor: z.int().nonnegative(),
  /** Of the rows up to the cursor. */
  check: LogCheck,
  /** Null where all rows up to the cursor are here. */
  base: LogBase.nullable().default(null),
  /** As far as the server has the chain. */
  acked: ChainPlace,
  /** As far as it has it twice. */
  durable: ChainPlace,
  /** The last own event that is no longer kept here. */
  purged: ChainPlace,
  /** Server's time minus own wall clock at the last contact [ms]. */
  offsetMs: z.int(),
  /** Server's time of the last contact [ms since 1970-01-01 UTC]; null before the first. */
  contactAt: z.int().nonnegative().nullable(),
  /** Server's time of the latest row ever taken in: the next own event's clock is later [ms since 1970-01-01 UTC]. */
  latest: z.int().nonnegative(),
});
export type ReplicaRow = z.infer<typeof ReplicaRow>;

/** Before the first contact, or on a new chain that the server knows nothing of. */
export function freshReplica(learner: LearnerId, device: DeviceId): ReplicaRow {
  return {
    learner,
    device,
    epoch: null,
    cursor: 0,
    check: EMPTY_CHECK,
    base: null,
    acked: NO_PLACE,
    durable: NO_PLACE,
    purged: NO_PLACE,
    offsetMs: 0,
    contactAt: null,
    latest: 0,
  };
}

/** The same log on another chain: nothing of it is acked. */
export function onNewChain(replica: ReplicaRow, device: DeviceId): ReplicaRow {
  return { ...replica, device, acked: NO_PLACE, durable: NO_PLACE, purged: NO_PLACE };
}

/** Nothing of the server's log is here. */
export function withoutLog(replica: ReplicaRow): ReplicaRow {
  return { ...replica, cursor: 0, check: EMPTY_CHECK, base: null };
}

/** What the rows that should be stored come to. */
export function storedCheck({ check, base }: ReplicaRow): LogCheck {
  if (base === null) return check;
  const { check: left, here } = base;
  return {
    count: check.count - left.count + here.check.count,
    hash: xorHash(xorHash(check.hash, left.hash), here.check.hash),
  };
}

/** What a learner's state on this device is made of beside its own events: the server's log as far as it is here. */
export const RemoteGround = z.object({
  epoch: z.string().nullable(),
  /** The last row. */
  cursor: z.int().nonnegative(),
  /** Of the rows up to it. */
  hash: z.string(),
  /** So many of them are not here one by one: a snapshot stands in their place. */
  base: z.int().nonnegative().default(0),
  /** Server's time of the latest of them [ms since 1970-01-01 UTC]. */
  latest: z.int().nonnegative(),
  /** Server's time minus own wall clock at the last contact [ms]. */
  offsetMs: z.int(),
});
export type RemoteGround = z.infer<typeof RemoteGround>;

export const NO_REMOTE: RemoteGround = {
  epoch: null,
  cursor: 0,
  hash: EMPTY_CHECK.hash,
  base: 0,
  latest: 0,
  offsetMs: 0,
};

/** Of a stored row; one that cannot be read is as if there had been no contact. */
export function groundOf(row: unknown): RemoteGround {
  const replica = ReplicaRow.safeParse(row).data;
  if (replica === undefined) return NO_REMOTE;
  const { epoch, cursor, check, base, latest, offsetMs } = replica;
  return { epoch, cursor, hash: check.hash, base: base?.cursor ?? 0, latest, offsetMs };
}

/** True when the same rows are there. */
export function sameRows(a: RemoteGround, b: RemoteGround): boolean {
  return a.cursor === b.cursor && a.hash === b.hash && (a.cursor === 0 || a.epoch === b.epoch);
}

/**
 * True when the rows that came after `from` leave the order of the log as it was: they are this device's own events, given
 * their place by the server behind everything it had. A state made of `from` and all own events is that of `to` then.
 */
export function isEcho(
  from: RemoteGround,
  to: RemoteGround,
  rows: readonly SyncRow[],
  device: DeviceId | null,
): boolean {
  if (sameRows(from, to)) return true;
  // The rows between are not all here.
  if (from.cursor < to.base) return false;
  const goesOn = from.cursor === 0 || (from.epoch === to.epoch && from.cursor < to.cursor);
  return goesOn && rows.every(({ ots, event }) => event.device === device && ots > from.latest);
}
