import { chmodSync, closeSync, openSync, renameSync, rmSync } from "node:fs";
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
  keepPrivate(file);
  return openWith(file, (db) => {
    db.exec(
      `PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous}; PRAGMA busy_timeout = 5000;
       PRAGMA secure_delete = ON; PRAGMA trusted_schema = OFF`,
    );
    const { user_version: found } = db.prepare("PRAGMA user_version").get() as { readonly user_version: number };
    if (found > version) {
      throw new Error(`${file} was written by a newer version (${found}); this one knows ${version}`);
    }
    if (found < version) db.exec(`BEGIN IMMEDIATE; ${schema} PRAGMA user_version = ${version}; COMMIT`);
  });
}

/** Makes the file, if there is none; SQLite gives the files beside it the same permissions. */
export function keepPrivate(file: string): void {
  if (file === ":memory:") return;
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}

/** One that cannot be made ready is closed: its file may be moved then. */
export function openWith(file: string, prepare: (db: DatabaseSync) => void): DatabaseSync {
  const db = new DatabaseSync(file);
  try {
    prepare(db);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

/** SQLite's codes for a file that is damaged, or none of its own. */
const BROKEN = new Set([11, 26]);

/** Whether a database cannot be read, whatever room and rights there are. */
export function isBroken(error: unknown): boolean {
  return BROKEN.has(((error as { readonly errcode?: number }).errcode ?? 0) % 256);
}

/**
 * Opens a database whose content can be made again. A broken one is set aside under another name, one at a time, and begins anew.
 *
 * @param onTrouble - is told of it
 */
export function openDerived<Store>(
  file: string,
  open: (file: string) => Store,
  onTrouble: (error: unknown) => void,
): Store {
  try {
    return open(file);
  } catch (error) {
    if (!isBroken(error)) throw error;
    onTrouble(error);
    renameSync(file, `${file}.broken`);
    for (const ending of ["-wal", "-shm"]) rmSync(`${file}${ending}`, { force: true });
    return open(file);
  }
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
