import { chmodSync, closeSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

export interface PrivateDatabase {
  /** Path, or `:memory:`. */
  readonly file: string;
  /** Statements that make a file of the version; one that is of it already is not written to. */
  readonly schema: string;
  /** A file of a newer one is not opened. */
  readonly version: number;
  /** `FULL`: a commit is on disk; `NORMAL`: the file is whole, the newest commits may be lost with the power. */
  readonly synchronous: "FULL" | "NORMAL";
}

/**
 * Opens or makes a database file only the server's own user can read. What is deleted is overwritten.
 *
 * @throws where the file was written by a newer version, or cannot be opened
 */
export function openPrivateDatabase({ file, schema, version, synchronous }: PrivateDatabase): DatabaseSync {
  if (file !== ":memory:") {
    closeSync(openSync(file, "a", 0o600));
    chmodSync(file, 0o600);
  }
  const db = new DatabaseSync(file);
  db.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA busy_timeout = 5000;
     PRAGMA secure_delete = ON; PRAGMA trusted_schema = OFF`,
  );
  const { user_version: found } = db.prepare("PRAGMA user_version").get() as { readonly user_version: number };
  if (found > version) {
    db.close();
    throw new Error(`${file} was written by a newer version (${found}); this one knows ${version}`);
  }
  if (found < version) db.exec(`BEGIN IMMEDIATE; ${schema} PRAGMA user_version = ${version}; COMMIT`);
  return db;
}

/** All of it or nothing. */
export function inTransaction<Value>(db: DatabaseSync, work: () => Value): Value {
  db.exec("BEGIN IMMEDIATE");
  try {
    const value = work();
    db.exec("COMMIT");
    return value;
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}
