import { rename, rm, stat, statfs, writeFile } from "node:fs/promises";

/** Enough for a start, and for signing in while the disk is full [bytes]. */
export const RESERVE_BYTES = 8 * 2 ** 20;

export interface Reserve {
  /** Whether it is there. Where it is not it is made, if that leaves as much room again. */
  readonly isKept: () => Promise<boolean>;
  /** Leaves its room to what has to be written on a full disk. */
  readonly giveUp: () => Promise<void>;
}

/** Free on the disk of a folder; a file system that does not know has no end [bytes]. */
export async function freeIn(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder);
  return blocks === 0 ? Infinity : bavail * bsize;
}

/** A file that holds room for the day the disk is full: given up at once where that is today. */
export async function openReserve(file: string, free: () => Promise<number>): Promise<Reserve> {
  const found = await stat(file).catch(() => undefined);
  let isThere = found?.size === RESERVE_BYTES;
  let making: Promise<boolean> | null = null;

  async function giveUp(): Promise<void> {
    isThere = false;
    await rm(file, { force: true });
  }

  async function make(): Promise<boolean> {
    const draft = `${file}.partial`;
    try {
      if ((await free()) < 2 * RESERVE_BYTES) return false;
      await writeFile(draft, Buffer.alloc(RESERVE_BYTES, "mathflow"), { mode: 0o600 });
      await rename(draft, file);
      isThere = true;
    } catch {
      await rm(draft, { force: true });
    }
    return isThere;
  }

  if (!isThere || (await free()) < RESERVE_BYTES) await giveUp();
  return {
    isKept: async () => {
      if (isThere) return true;
      making ??= make().finally(() => (making = null));
      return making;
    },
    giveUp,
  };
}
