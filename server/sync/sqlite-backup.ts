import { open, rename } from "node:fs/promises";
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
 * Copies a database that is in use and puts the copy, whole and flushed, in the place of `target`. The copy has no
 * epoch: a server that is started on it is one that was restored.
 *
 * @returns what the copy holds of each chain
 */
export async function copyDatabase(file: string, target: string): Promise<readonly CopiedChain[]> {
  const partial = `${target}.partial`;
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(source, partial, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(partial);
  copy.exec("PRAGMA journal_mode = DELETE");
  forgetEpoch(copy);
  const chains = copy.prepare("SELECT tenant, learner, device, seq, id FROM chain").all() as unknown as CopiedChain[];
  copy.close();
  await flush(partial);
  await rename(partial, target);
  await flush(path.dirname(target));
  return chains;
}

async function flush(file: string): Promise<void> {
  const handle = await open(file);
  await handle.sync();
  await handle.close();
}
