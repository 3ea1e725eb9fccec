import { Dexie, type DexieOptions, type Table } from "dexie";
import type { DeviceId, ItemId, LearnerId } from "#engine";
import type { SyncRow } from "#engine/protocol/sync";
import type { DraftRow, ProfileRow, ProjectionRow } from "./rows.ts";

/** Marker, selected learner, heads: small rows of different shapes, parsed by key. */
export interface MetaRow {
  readonly key: string;
  readonly value: unknown;
}

/** A row of the server's log as sync brought it; what happened on this device stands in `events` as well. */
export interface RemoteRow extends SyncRow {
  readonly learner: LearnerId;
}

export const DATABASE_NAME = "mathflow";

/**
 * The device's database. Events are stored exactly as they were made and only ever added; the key
 * `[learner+device+seq]` is the second guard against a double writer.
 */
export class TutorDb extends Dexie {
  declare readonly events: Table<unknown, [LearnerId, DeviceId, number]>;
  declare readonly meta: Table<MetaRow, string>;
  declare readonly projections: Table<ProjectionRow, LearnerId>;
  declare readonly drafts: Table<DraftRow, [LearnerId, ItemId]>;
  declare readonly profiles: Table<ProfileRow, LearnerId>;
  declare readonly remote: Table<RemoteRow, [LearnerId, number]>;

  /** @param options - tests hand in their own `indexedDB` and `IDBKeyRange` */
  constructor(name = DATABASE_NAME, options: DexieOptions = {}) {
    super(name, {
      // A kiosk is switched off at the wall: strict costs 0.2 ms an answer (p50), relaxed may lose it.
      chromeTransactionDurability: "strict",
      // Opening again is the store's decision: an automatic one would hide that the storage was cleared.
      autoOpen: false,
      cache: "disabled",
      ...options,
    });
    // Never edit a released version: add `.version(n + 1)` with an upgrade.
    this.version(1).stores({
      events: "[learner+device+seq], &id, [learner+hlc+device+seq]",
      meta: "key",
      projections: "learner",
      drafts: "[learner+item], learner",
      profiles: "id",
    });
    this.version(2).stores({ remote: "[learner+cursor], [learner+event.id]" });
  }
}
