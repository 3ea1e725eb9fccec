import { chmod, open, rename } from "node:fs/promises";
import path from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { forgetEpoch } from "./sqlite-schema.ts";

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
 * epoch: a server that is started on it is one that was restored.
 *
 * @returns what the copy holds of each chain
 */
export function copyDatabase(file: string, target: string): Promise<readonly CopiedChain[]> {
  return copyFile(file, target, (copy) => {
    forgetEpoch(copy);
    return copy.prepare("SELECT tenant, learner, device, seq, id FROM chain").all() as unknown as CopiedChain[];
  });
}

/** Copies any database file that is in use, whole and flushed, readable by the server's own user alone. */
export async function copyFile<Value>(
  file: string,
  target: string,
  finish: (copy: DatabaseSync) => Value,
): Promise<Value> {
  const partial = `${target}.partial`;
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(source, partial, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  await chmod(partial, 0o600);
  const copy = new DatabaseSync(partial);
  copy.exec("PRAGMA journal_mode = DELETE");
  const value = finish(copy);
  copy.close();
  await flush(partial);
  await rename(partial, target);
  await flush(path.dirname(target));
  return value;
}

export async function flush(file: string): Promise<void> {
  const handle = await open(file);
  await handle.sync();
  await handle.close();
}
