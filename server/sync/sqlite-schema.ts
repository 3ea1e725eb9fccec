import { DatabaseSync } from "node:sqlite";
import { keepPrivate } from "../private-database.ts";

/**
 * Every key begins with tenant, learner. `event.hash` is the check of the log up to that row. A cursor counts the
 * stream's rows, so it is the check's count as well.
 */
const SCHEMA = `
CREATE TABLE IF NOT EXISTS meta (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS stream (
  tenant TEXT NOT NULL, learner TEXT NOT NULL,
  head INTEGER NOT NULL, hash TEXT NOT NULL, latest INTEGER NOT NULL, erasures INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant, learner)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS chain (
  tenant TEXT NOT NULL, learner TEXT NOT NULL, device TEXT NOT NULL,
  seq INTEGER NOT NULL, id TEXT, ots INTEGER NOT NULL,
  durable_seq INTEGER NOT NULL DEFAULT 0, durable_id TEXT,
  PRIMARY KEY (tenant, learner, device)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS event (
  tenant TEXT NOT NULL, learner TEXT NOT NULL, cursor INTEGER NOT NULL,
  device TEXT NOT NULL, seq INTEGER NOT NULL, id TEXT NOT NULL,
  ots INTEGER NOT NULL, status TEXT NOT NULL, hash TEXT NOT NULL, event TEXT NOT NULL,
  PRIMARY KEY (tenant, learner, cursor),
  UNIQUE (tenant, learner, device, seq),
  UNIQUE (tenant, learner, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS alert (
  tenant TEXT NOT NULL, learner TEXT NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL,
  cursor INTEGER NOT NULL, ots INTEGER NOT NULL, heard INTEGER NOT NULL,
  mark TEXT, is_done INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant, learner, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS alert_open ON alert (tenant, heard) WHERE is_done = 0;
CREATE TABLE IF NOT EXISTS outbox (
  tenant TEXT NOT NULL, learner TEXT NOT NULL, id TEXT NOT NULL, dest TEXT NOT NULL,
  about TEXT NOT NULL, event TEXT NOT NULL, cursor INTEGER NOT NULL, ots INTEGER NOT NULL, heard INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'waiting', due INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0,
  lease TEXT, why TEXT, status INTEGER,
  PRIMARY KEY (tenant, learner, id, dest)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS outbox_due ON outbox (tenant, state, dest, due);
`;

/** Raised with every change of the schema, together with the step that brings an older file up to it. */
export const SCHEMA_VERSION = 5;

/** What brings a file of a version up to the next one. */
const STEPS: Readonly<Record<number, string>> = {
  1: "ALTER TABLE stream ADD COLUMN erasures INTEGER NOT NULL DEFAULT 0;",
  // Every device had them already: what waits for a teacher has a log of its own now [SYN44].
  2: "UPDATE event SET status = 'ok' WHERE status = 'unverified';",
};

export interface OpenedDatabase {
  readonly db: DatabaseSync;
  readonly epoch: string;
  /** The copy it was before it was put in its place. */
  readonly copy: string | undefined;
}

/**
 * Opens or makes the file, which only the server's own user can read. Full synchronisation: a commit is on disk, not only with the operating system; what is erased
 * is overwritten. A file without an epoch is new or a restored backup; both get a new one, so that devices look again at what they have [SYN17].
 */
export function openDatabase(file: string, freshEpoch: string): OpenedDatabase {
  keepPrivate(file);
  const db = new DatabaseSync(file);
  // Rows are half a kilobyte and more. Only a new file heeds it.
  db.exec(
    "PRAGMA page_size = 8192; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA secure_delete = ON",
  );
  const { user_version: found } = db.prepare("PRAGMA user_version").get() as { user_version: number };
  if (found > SCHEMA_VERSION) {
    db.close();
    throw new Error(`${file} was written by a newer version (${found}); this one knows ${SCHEMA_VERSION}`);
  }
  if (found < SCHEMA_VERSION) {
    const steps = Object.entries(STEPS).filter(([version]) => found > 0 && Number(version) >= found);
    db.exec(
      `BEGIN IMMEDIATE; ${steps.map(([, sql]) => sql).join("")} ${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT`,
    );
  }
  return { db, epoch: readMeta(db, "epoch") ?? keepEpoch(db, freshEpoch), copy: readMeta(db, "copy") };
}

function readMeta(db: DatabaseSync, key: string): string | undefined {
  const row = db.prepare("SELECT value FROM meta WHERE key = ?").get(key) as { readonly value: string } | undefined;
  return row?.value;
}

/** Of two that open it at once, both have the epoch of one. */
function keepEpoch(db: DatabaseSync, fresh: string): string {
  db.prepare("INSERT INTO meta (key, value) VALUES ('epoch', ?) ON CONFLICT DO NOTHING").run(fresh);
  return readMeta(db, "epoch") ?? fresh;
}

/** As a copy a file has no epoch: the next server that opens it gives it a new one. It has its name instead. */
export function turnIntoCopy(db: DatabaseSync, name: string): void {
  db.prepare("DELETE FROM meta WHERE key = 'epoch'").run();
  db.prepare("INSERT INTO meta (key, value) VALUES ('copy', ?) ON CONFLICT DO UPDATE SET value = excluded.value").run(
    name,
  );
}
