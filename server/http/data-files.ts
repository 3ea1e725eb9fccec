import { writeFile } from "node:fs/promises";
import path from "node:path";
import { createSqliteIdentityStore, listSchools, type IdentityStore } from "../identity/index.ts";
import { inTurn } from "../file-lock.ts";
import { isBroken } from "../private-database.ts";
import { askNothing, copyFile, createSqliteStore } from "../sync/index.ts";
import { createBackups } from "./backups.ts";
import { CLOCK_SUSPECT, openClock } from "./clock-watch.ts";
import { COPYING, type CopyPlace } from "./copies.ts";
import { copyBeforeUpdate, isOlder } from "./copy-before-update.ts";
import { freeIn, openReserve, type Reserve } from "./reserve.ts";
import type { Stores, StoresOptions } from "./stores.ts";

export interface OpenedStores extends Pick<
  Stores,
  "sync" | "identity" | "counts" | "pepper" | "clock" | "streams" | "notes" | "writesWaiting" | "startBackups" | "close"
> {
  /** Writes into both what is nobody's. */
  readonly tryWrite: () => Promise<unknown>;
  /** Absent where the data lie elsewhere. */
  readonly reserve?: Reserve;
}

const DISK_FULL =
  "The disk is full: what devices have is not taken before there is room. Make some, or move the copies (MATHFLOW_BACKUPS).";

/** Both databases in files of the data folder, with room kept for a full disk, and copies of them. */
export async function openFiles(options: StoresOptions): Promise<OpenedStores> {
  const { dataDir, free = freeIn } = options;
  const files = { identity: path.join(dataDir, "identity.sqlite"), sync: path.join(dataDir, "sync.sqlite") };
  const reserve = await openReserve(path.join(dataDir, "reserve"), () => free(dataDir));
  // Also where no other copies are made: there is no way back without it.
  const folder = options.backupDir ?? path.join(dataDir, "backups");
  const copied = isOlder(dataDir)
    ? await inTurn(path.join(dataDir, COPYING), () =>
        copyBeforeUpdate({ dataDir, folder, freeIn: free, now: Date.now() }),
      )
    : undefined;
  const { identities: identity, sync } = await openDatabases(files, options);
  const clock = await openClock(options);

  async function copyInto({ folder, name, settle, signal }: CopyPlace): Promise<void> {
    await copyFile(files.identity, path.join(folder, "identity.sqlite"), () => {});
    signal.throwIfAborted();
    await sync.backUp(path.join(folder, "sync.sqlite"), { name, settle });
  }

  /** A file beside them: a row that changes in a database would make a copy of nothing else. */
  async function tryWrite(): Promise<void> {
    await writeFile(path.join(dataDir, "written"), `${new Date().toISOString()}\n`, { mode: 0o600, flush: true });
    await askNothing(sync);
    await identity.transact(async () => {});
  }

  return {
    sync,
    identity,
    tryWrite,
    pepper: identity.pepper,
    streams: sync,
    reserve,
    clock,
    writesWaiting: sync.waiting,
    notes: [
      ...(copied === undefined ? [] : [`The tables were brought up to date. The data as they were before: ${copied}`]),
      ...((await reserve.isKept()) ? [] : [DISK_FULL]),
      ...(clock.isSuspect() ? [CLOCK_SUSPECT] : []),
    ],
    startBackups: (plan) =>
      createBackups({
        ...plan,
        files: [files.identity, files.sync],
        copyInto,
        alone: (work, signal) => inTurn(path.join(dataDir, COPYING), work, signal),
        keep: sync.cameFrom,
        freeIn: free,
        isClockSuspect: clock.isSuspect,
        lastErasure: (upTo) => lastErasure(identity, upTo),
        now: Date.now,
        after,
      }),
    close: async () => {
      await sync.close();
      await identity.close();
    },
  };
}

interface DataFiles {
  readonly identity: string;
  readonly sync: string;
}

/** @throws where one of them is broken, or there are logs of nobody that is known */
async function openDatabases(files: DataFiles, { newSchool = false, onCommit }: StoresOptions) {
  const identities = openOrExplain(files.identity, createSqliteIdentityStore);
  const sync = openOrExplain(files.sync, (file) =>
    createSqliteStore({ file, ...(onCommit === undefined ? {} : { onCommit }) }),
  );
  const isNobodys = (await sync.readHeads(null, 1)).length > 0 && !(await hasSchool(identities));
  if (!isNobodys || newSchool) return { identities, sync };
  await sync.close();
  await identities.close();
  throw new Error(
    `${files.identity} has no school, but there are pupils' logs in ${files.sync}. ${COMING_BACK} ${NEW_SCHOOL}`,
  );
}

/** What cannot be made again is left as it is: whoever runs the server has to put a copy in its place. */
function openOrExplain<Store>(file: string, open: (file: string) => Store): Store {
  try {
    return open(file);
  } catch (cause) {
    if (!isBroken(cause)) throw cause;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file} is broken (${why}). ${COMING_BACK}`, { cause });
  }
}

const COMING_BACK = 'How to come back from a copy: docs/running.md, "Copies, and coming back from one".';

const NEW_SCHOOL = "Where a new school is meant, start once with MATHFLOW_NEW_SCHOOL=yes.";

export function hasSchool(store: IdentityStore): Promise<boolean> {
  return store.transact(async (rows) => (await listSchools(rows)).size > 0);
}

function lastErasure(identity: IdentityStore, upTo: number): Promise<number> {
  return identity.transact(async (rows) => {
    let last = 0;
    for (const tenant of await listSchools(rows)) {
      for (const { erased } of await rows.list("learner", [tenant])) {
        if (erased !== null && erased.at <= upTo) last = Math.max(last, erased.at);
      }
    }
    return last;
  });
}

function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms);
  // What is only for later keeps no process alive.
  timer.unref();
  return () => clearTimeout(timer);
}
