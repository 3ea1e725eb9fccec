import { chmodSync, closeSync, openSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { createQueue, type IdentityStore, type Key, type Rows } from "./identity-store.ts";
import type { KnownPepper } from "./pepper.ts";
import { keyOf, readRow, TABLE_NAMES, TABLES, writeRow, type TableName } from "./tables.ts";

/**
 * Raised with every change of what an older version reads, together with the step that brings an older file up to it. A table
 * it does not know is none of its business: it goes on with the file.
 */
export const IDENTITY_SCHEMA_VERSION = 4;

/** What brings a file of a version up to the next one, once its tables are there. */
const STEPS: Readonly<Record<number, string>> = {
  // What a learner's own log got stays theirs; a visitor's row says now that it is nobody's.
  1: `DELETE FROM "handIn" WHERE json_extract(body, '$.visitor') = 0;
      UPDATE "handIn" SET body = json_set(json_remove(body, '$.visitor'), '$.learner', NULL);`,
  // What is assigned may be an exam by then, which an older version cannot read; what it wrote stays as it is.
  3: "",
};

export interface SqliteIdentityStore extends IdentityStore {
  readonly pepper: KnownPepper;
}

/**
 * Rows in a database file only the server's own user can read. Full synchronisation: a commit is on disk; what is deleted is
 * overwritten, so that an erased name is not left in a free page.
 *
 * @param file - path, or `:memory:`
 */
export function createSqliteIdentityStore(file: string): SqliteIdentityStore {
  if (file !== ":memory:") keepPrivate(file);
  const db = openDatabase(file);
  const rows = rowsOf(db);
  const inTurn = createQueue();

  return {
    transact: (work) =>
      inTurn(async () => {
        db.exec("BEGIN IMMEDIATE");
        try {
          const value = await work(rows);
          db.exec("COMMIT");
          return value;
        } catch (error) {
          if (db.isTransaction) db.exec("ROLLBACK");
          throw error;
        }
      }),
    // The log of what was written is brought into the file and emptied.
    scrub: () => inTurn(async () => db.exec("PRAGMA wal_checkpoint(TRUNCATE)")),
    close: () => inTurn(async () => db.close()),
    pepper: {
      read: () => inTurn(async () => db.prepare("SELECT sha256 FROM pepper").get()?.["sha256"] as string | undefined),
      keep: (sha256) =>
        inTurn(async () => {
          db.prepare("INSERT INTO pepper VALUES (1, ?) ON CONFLICT DO UPDATE SET sha256 = excluded.sha256").run(sha256);
        }),
    },
  };
}

/** Of the secret that PINs were hashed with; the secret itself lies elsewhere. */
const PEPPER_TABLE = `CREATE TABLE IF NOT EXISTS pepper (only INTEGER PRIMARY KEY CHECK (only = 1), sha256 TEXT NOT NULL) STRICT;`;

/** SQLite gives the files beside it the same permissions. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}

function openDatabase(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  db.exec(
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA secure_delete = ON; PRAGMA trusted_schema = OFF",
  );
  const { user_version: found } = db.prepare("PRAGMA user_version").get() as { user_version: number };
  if (found > IDENTITY_SCHEMA_VERSION) {
    db.close();
    throw new Error(`${file} was written by a newer version (${found}); this one knows ${IDENTITY_SCHEMA_VERSION}`);
  }
  const tables = TABLE_NAMES.map((name) => {
    const key = TABLES[name].key;
    return `CREATE TABLE IF NOT EXISTS "${name}" (${key.map((field) => `"${field}" TEXT NOT NULL`).join(", ")},
      body TEXT NOT NULL, PRIMARY KEY (${quoted(key)})) STRICT, WITHOUT ROWID;`;
  });
  const steps = Object.entries(STEPS).filter(([version]) => found > 0 && Number(version) >= found);
  tables.push(PEPPER_TABLE, ...steps.map(([, sql]) => sql));
  db.exec(`BEGIN IMMEDIATE; ${tables.join("\n")} PRAGMA user_version = ${IDENTITY_SCHEMA_VERSION}; COMMIT`);
  return db;
}

function rowsOf(db: DatabaseSync): Rows {
  const statements = new Map<string, StatementSync>();

  function prepared(sql: string): StatementSync {
    const statement = statements.get(sql) ?? db.prepare(sql);
    statements.set(sql, statement);
    return statement;
  }

  return {
    get: async (table, key) => {
      const found = prepared(`SELECT body FROM "${table}" WHERE ${whole(table, key)}`).get(...key);
      return found === undefined ? undefined : readRow(table, String(found["body"]));
    },
    list: async (table, begin) =>
      prepared(`SELECT body FROM "${table}" WHERE ${beginning(table, begin)} ORDER BY ${quoted(TABLES[table].key)}`)
        .all(...begin)
        .map((found) => readRow(table, String(found["body"]))),
    put: async (table, row) => {
      const key = keyOf(table, row);
      const marks = [...key, "body"].map(() => "?").join(", ");
      prepared(
        `INSERT INTO "${table}" (${quoted(TABLES[table].key)}, body) VALUES (${marks})
         ON CONFLICT DO UPDATE SET body = excluded.body`,
      ).run(...key, writeRow(table, row));
    },
    remove: async (table, key) => {
      prepared(`DELETE FROM "${table}" WHERE ${whole(table, key)}`).run(...key);
    },
  };
}

function whole(table: TableName, key: Key): string {
  if (key.length !== TABLES[table].key.length)
    throw new Error(`a key of ${table} has ${TABLES[table].key.length} parts`);
  return beginning(table, key);
}

function beginning(table: TableName, begin: Key): string {
  return TABLES[table].key
    .slice(0, begin.length)
    .map((field) => `"${field}" = ?`)
    .join(" AND ");
}

function quoted(fields: readonly string[]): string {
  return fields.map((field) => `"${field}"`).join(", ");
}
