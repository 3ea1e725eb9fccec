import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { IDENTITY_SCHEMA_VERSION } from "../identity/index.ts";
import { isBroken } from "../private-database.ts";
import { copyDatabase, copyFile, SYNC_SCHEMA_VERSION } from "../sync/index.ts";
import { listCopies, makeCopy } from "./copies.ts";
import { nextName, roomFor } from "./plan-prune.ts";

interface UpdatedData {
  readonly files: { readonly identity: string; readonly sync: string };
  /** Of the copies. */
  readonly folder: string;
  readonly freeIn: (folder: string) => Promise<number>;
  /** [ms since 1970-01-01 UTC] */
  readonly now: number;
}

/**
 * Copies data whose tables this program is about to bring up to date: the program before it cannot go on with them then, but with
 * the copy it can.
 *
 * @returns the name of the copy; undefined: nothing is brought up to date
 * @throws where it cannot be made; the data are as they were
 */
export async function copyBeforeUpdate({ files, folder, freeIn, now }: UpdatedData): Promise<string | undefined> {
  const [identity, sync] = [versionOf(files.identity), versionOf(files.sync)];
  const isOlder = (found: number, current: number) => found > 0 && found < current;
  if (!isOlder(identity, IDENTITY_SCHEMA_VERSION) && !isOlder(sync, SYNC_SCHEMA_VERSION)) return undefined;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await freeIn(folder)) < roomFor((await sizeOf(files.identity)) + (await sizeOf(files.sync)))) {
    throw new Error(
      `This version brings the tables of ${path.dirname(files.sync)} up to date, and there is no room for the copy before that. Make some, or move the copies (MATHFLOW_BACKUPS).`,
    );
  }
  const { whole } = await listCopies(folder, [path.basename(files.identity), path.basename(files.sync)]);
  const name = nextName(whole, now);
  await makeCopy(
    folder,
    name,
    async (place) => {
      if (identity > 0) await copyFile(files.identity, path.join(place.folder, "identity.sqlite"), () => {});
      if (sync > 0) await copyDatabase(files.sync, path.join(place.folder, "sync.sqlite"), name);
      await place.settle();
    },
    new AbortController().signal,
  );
  return name;
}

/** 0: there is none yet, or none that can be read, which is said when it is opened. */
function versionOf(file: string): number {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true });
    const { user_version: version } = db.prepare("PRAGMA user_version").get() as { readonly user_version: number };
    return version;
  } catch (error) {
    if (isBroken(error) || isMissing(error)) return 0;
    throw error;
  } finally {
    db?.close();
  }
}

/** SQLite's code for a file that cannot be opened. */
function isMissing(error: unknown): boolean {
  return (error as { readonly errcode?: number }).errcode === 14;
}

async function sizeOf(file: string): Promise<number> {
  const sizes = [file, `${file}-wal`].map((name) =>
    stat(name).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
