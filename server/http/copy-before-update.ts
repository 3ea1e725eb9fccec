import { mkdir, stat } from "node:fs/promises";
import path from "node:path";
import { isBroken } from "../private-database.ts";
import { copyDatabase, copyFile } from "../sync/index.ts";
import { listCopies, makeCopy } from "./copies.ts";
import { DATABASE_NAMES, DATABASES, versionOf, type DatabaseName } from "./database-files.ts";
import { nextName, roomFor } from "./plan-prune.ts";

interface UpdatedData {
  readonly dataDir: string;
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
export async function copyBeforeUpdate({ dataDir, folder, freeIn, now }: UpdatedData): Promise<string | undefined> {
  if (!isOlder(dataDir)) return undefined;
  const found = databasesIn(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const sizes = await Promise.all(found.map(({ name }) => sizeOf(path.join(dataDir, name))));
  if ((await freeIn(folder)) < roomFor(sizes.reduce((sum, size) => sum + size, 0))) {
    throw new Error(
      `This version brings the tables of ${dataDir} up to date, and there is no room for the copy before that. Make some, or move the copies (MATHFLOW_BACKUPS).`,
    );
  }
  const { whole } = await listCopies(folder, DATABASE_NAMES);
  const copy = nextName(whole, now);
  await makeCopy(
    folder,
    copy,
    async (place) => {
      for (const { name } of found) await COPY[name](path.join(dataDir, name), path.join(place.folder, name), copy);
      await place.settle();
    },
    new AbortController().signal,
  );
  return copy;
}

/** Whether this program brings tables of the data up to date. */
export function isOlder(dataDir: string): boolean {
  return databasesIn(dataDir).some(({ name, version }) => version < DATABASES[name]);
}

function databasesIn(dataDir: string): readonly { readonly name: DatabaseName; readonly version: number }[] {
  return DATABASE_NAMES.map((name) => ({ name, version: foundVersion(path.join(dataDir, name)) ?? 0 })).filter(
    ({ version }) => version > 0,
  );
}

/** What is in the copy of the logs knows the copy's name, by which a restored one is told. */
const COPY: Readonly<Record<DatabaseName, (from: string, to: string, copy: string) => Promise<unknown>>> = {
  "identity.sqlite": (from, to) => copyFile(from, to, () => {}),
  "sync.sqlite": copyDatabase,
};

/** Undefined: there is none yet, or none that can be read, which is said when it is opened. */
function foundVersion(file: string): number | undefined {
  try {
    return versionOf(file);
  } catch (error) {
    if (isBroken(error) || isMissing(error)) return undefined;
    throw error;
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
