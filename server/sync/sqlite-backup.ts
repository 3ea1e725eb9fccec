import { chmod, open, rename, rm } from "node:fs/promises";
import { backup, DatabaseSync } from "node:sqlite";
import { checkDatabase } from "./check-database.ts";
import { turnIntoCopy } from "./sqlite-schema.ts";

/** The end of a chain as a backup has it. */
export interface CopiedChain {
  readonly tenant: string;
  readonly learner: string;
  readonly device: string;
  readonly seq: number;
  readonly id: string | null;
}

/** Every page in one step: one moment of the database, whatever is written meanwhile. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies a store's database that is in use and puts the copy, whole and flushed, in the place of `target`. The copy has no
 * epoch: a server that is started on it is one that was restored, and knows from which copy.
 *
 * @param name - of the copy
 * @returns what the copy holds of each chain
 */
export function copyDatabase(file: string, target: string, name: string): Promise<readonly CopiedChain[]> {
  return copyFile(file, target, (copy) => {
    turnIntoCopy(copy, name);
    return copy.prepare("SELECT tenant, learner, device, seq, id FROM chain").all() as unknown as CopiedChain[];
  });
}

/**
 * Copies any database file that is in use, whole, looked through and flushed, readable by the server's own user alone; its folder
 * is to be flushed by whoever has put all into it. One that fails leaves nothing behind.
 */
export async function copyFile<Value>(
  file: string,
  target: string,
  finish: (copy: DatabaseSync) => Value,
): Promise<Value> {
  const partial = `${target}.partial`;
  try {
    const value = await copyPages(file, partial, finish);
    await checkDatabase(partial);
    await flush(partial);
    await rename(partial, target);
    return value;
  } finally {
    for (const name of [partial, `${partial}-journal`]) await rm(name, { force: true });
  }
}

async function copyPages<Value>(file: string, target: string, finish: (copy: DatabaseSync) => Value): Promise<Value> {
  // Before the first page is in it: the folder may be one that others look into.
  await (await open(target, "w", 0o600)).close();
  await chmod(target, 0o600);
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(source, target, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(target);
  try {
    copy.exec("PRAGMA journal_mode = DELETE");
    return finish(copy);
  } finally {
    copy.close();
  }
}

export async function flush(file: string): Promise<void> {
  const handle = await open(file);
  await handle.sync();
  await handle.close();
}
