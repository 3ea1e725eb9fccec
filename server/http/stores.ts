import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { IdentityStore, KnownPepper } from "../identity/index.ts";
import { askNothing, type OnCommit, type SyncStore } from "../sync/index.ts";
import type { StreamList } from "../sync/stream-list.ts";
import type { SharedCounts } from "../limits.ts";
import type { Backups, BackupsOptions } from "./backups.ts";
import { CLOCK_SUSPECT, openClock, type ClockWatch } from "./clock-watch.ts";
import { openFiles, type OpenedStores } from "./data-files.ts";
import { watchWrites, type Readiness } from "./readiness.ts";
import type { freeIn } from "./reserve.ts";

export interface StoresOptions {
  readonly dataDir: string;
  /** PostgreSQL in the place of files in the data folder. */
  readonly databaseUrl?: string;
  /** Folder of the copies; undefined: none are made. */
  readonly backupDir?: string;
  /** Logs without anybody they are of are no mistake. */
  readonly newSchool?: boolean;
  /** However far it is from where it was. */
  readonly clockIsRight?: boolean;
  /** For tests; else what the file system says. */
  readonly free?: typeof freeIn;
  /** For tests; else what the system says of its clock. */
  readonly isSynchronised?: () => Promise<boolean>;
  readonly onCommit?: OnCommit;
}

export type BackupPlan = Pick<BackupsOptions, "folder" | "budget" | "log">;

/** Everything that is kept for good. */
export interface Stores {
  readonly sync: SyncStore;
  readonly identity: IdentityStore;
  /** What went into PINs; a database server, which many servers share, does not know. */
  readonly pepper?: KnownPepper;
  /** Of tries, together with the other servers of a database. */
  readonly counts?: SharedCounts;
  readonly clock: ClockWatch;
  /** Whose logs there are; a database server does not say. */
  readonly streams?: StreamList;
  /** Names the data: another one when they were restored. */
  readonly epoch: string;
  /** The data are not those of the last start: they are new, or came back from a copy. */
  readonly isOther: boolean;
  readonly readiness: () => Promise<Readiness>;
  /** What is to be written and waits for its turn. */
  readonly writesWaiting: () => number;
  /** What whoever runs the server should know. */
  readonly notes: readonly string[];
  /** Starts copying; a database server is copied by whoever runs it. */
  readonly startBackups: (plan: BackupPlan) => Backups | undefined;
  /** When nothing is asked any more. */
  readonly close: () => Promise<void>;
}

export async function openStores(options: StoresOptions): Promise<Stores> {
  const { dataDir, databaseUrl } = options;
  await keepFolderPrivate(dataDir);
  const opened = databaseUrl === undefined ? await openFiles(options) : await openServer(databaseUrl, options);
  const watched = watchWrites({ ...opened, now: Date.now });
  const epoch = await epochOf(watched.sync);
  return { ...opened, ...watched, epoch, isOther: await isOther(dataDir, epoch) };
}

async function openServer(url: string, options: StoresOptions): Promise<OpenedStores> {
  const { onCommit } = options;
  const { openPostgres } = await import("../postgres/index.ts");
  const { sync, identity, counts, tryWrite, close, bypassesPolicies, waiting } = await openPostgres({
    url,
    ...(onCommit === undefined ? {} : { onCommit }),
  });
  const clock = await openClock(options);
  const notes = [
    ...((await bypassesPolicies())
      ? ["The database's user passes by its row policies: give MathFlow one that is neither superuser nor BYPASSRLS."]
      : []),
    ...(clock.isSuspect() ? [CLOCK_SUSPECT] : []),
  ];
  return {
    sync,
    identity,
    counts,
    tryWrite,
    notes,
    close,
    writesWaiting: waiting,
    clock,
    startBackups: () => undefined,
  };
}

/** Files of the server; what else lies in the folder is nobody's business. */
export const OURS =
  /^(?:(?:sync|identity|regrade|snapshots|llm)\.sqlite.*|clock|epoch|pepper|reserve|set-up-code|written)$/u;

/** For the server's own user alone, also what was made when it was not. */
async function keepFolderPrivate(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // A folder that somebody else lends is theirs to close.
  await chmod(dataDir, 0o700).catch(() => {});
  const names = (await readdir(dataDir)).filter((name) => OURS.test(name));
  await Promise.all(names.map((name) => chmod(path.join(dataDir, name), 0o600)));
}

async function epochOf(store: SyncStore): Promise<string> {
  const answer = await askNothing(store);
  if (!answer.ok) throw new Error(`the store of the learners' logs is ${answer.error.type}`);
  return answer.value.epoch;
}

/** What the last start saw is in the file `epoch`. */
async function isOther(dataDir: string, epoch: string): Promise<boolean> {
  const file = path.join(dataDir, "epoch");
  const known = await readFile(file, "utf8").catch(() => "");
  if (known.trim() === epoch) return false;
  await writeFile(file, epoch);
  await chmod(file, 0o600);
  return true;
}
