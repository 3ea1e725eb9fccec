import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { DeviceId, err, LearnerId, uuidFromName } from "#engine";
import type { IdentityStore, KnownPepper } from "../identity/index.ts";
import type { SyncStore } from "../sync/index.ts";
import type { StreamList } from "../sync/stream-list.ts";
import type { Backups, BackupsOptions } from "./backups.ts";
import { TRUSTED_CLOCK, type ClockWatch } from "./clock-watch.ts";
import { openFiles, type OpenedStores } from "./data-files.ts";
import type { freeIn, Reserve } from "./reserve.ts";

export interface StoresOptions {
  readonly dataDir: string;
  /** PostgreSQL in the place of files in the data folder. */
  readonly databaseUrl?: string;
  /** Logs without anybody they are of are no mistake. */
  readonly newSchool?: boolean;
  /** However far it is from where it was. */
  readonly clockIsRight?: boolean;
  /** For tests; else what the file system says. */
  readonly free?: typeof freeIn;
}

export type BackupPlan = Pick<BackupsOptions, "folder" | "budget" | "log">;

/** Everything that is kept for good. */
export interface Stores {
  readonly sync: SyncStore;
  readonly identity: IdentityStore;
  /** What went into PINs; a database server, which many servers share, does not know. */
  readonly pepper?: KnownPepper;
  readonly clock: ClockWatch;
  /** Whose logs there are; a database server does not say. */
  readonly streams?: StreamList;
  /** Names the data: another one when they were restored. */
  readonly epoch: string;
  /** The data are not those of the last start: they are new, or came back from a copy. */
  readonly isOther: boolean;
  /** Whether what comes can be written down just now. */
  readonly isReady: () => Promise<boolean>;
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
  const opened = databaseUrl === undefined ? await openFiles(options) : await openServer(databaseUrl);
  const { store: sync, isReady } = watchStore(opened.sync, opened.reserve);
  const epoch = await epochOf(sync);
  return { ...opened, sync, isReady, epoch, isOther: await isOther(dataDir, epoch) };
}

async function openServer(url: string): Promise<OpenedStores> {
  const { openPostgres } = await import("../postgres/index.ts");
  const { sync, identity, close, bypassesPolicies } = await openPostgres({ url });
  const notes = (await bypassesPolicies())
    ? ["The database's user passes by its row policies: give MathFlow one that is neither superuser nor BYPASSRLS."]
    : [];
  return { sync, identity, notes, close, clock: TRUSTED_CLOCK, startBackups: () => undefined };
}

/** Files of the server; what else lies in the folder is nobody's business. */
const OURS = /^(?:(?:sync|identity|regrade|snapshots|llm)\.sqlite.*|clock|epoch|pepper|reserve|set-up-code)$/u;

/** For the server's own user alone, also what was made when it was not. */
async function keepFolderPrivate(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // A folder that somebody else lends is theirs to close.
  await chmod(dataDir, 0o700).catch(() => {});
  const names = (await readdir(dataDir)).filter((name) => OURS.test(name));
  await Promise.all(names.map((name) => chmod(path.join(dataDir, name), 0o600)));
}

/** Nobody's log, to ask a store something. */
const PROBE = { tenant: "*", learner: LearnerId.parse(uuidFromName("probe")) };
const NO_DEVICE = DeviceId.parse(uuidFromName("probe"));

async function epochOf(store: SyncStore): Promise<string> {
  const answer = await probe(store);
  if (!answer.ok) throw new Error(`the store of the learners' logs is ${answer.error.type}`);
  return answer.value.epoch;
}

function probe(store: SyncStore) {
  const ask = { device: NO_DEVICE, ids: [], epoch: null, cursor: 0, want: 0 };
  return store.exchange(PROBE, ask, ({ chain }) => ({ chain, rows: [] }));
}

interface Watched {
  readonly store: SyncStore;
  readonly isReady: () => Promise<boolean>;
}

/** Without a file that holds room. */
const NO_RESERVE: Reserve = { isKept: async () => true, giveUp: async () => {} };

/**
 * Notes whether exchanges come off. After a full disk only one that wrote something says that there is room again; where there is
 * a reserve it is given up then, and no events are taken before it is back: what is free is for signing in and for the next start.
 */
export function watchStore(store: SyncStore, reserve: Reserve = NO_RESERVE): Watched {
  let state: "ok" | "full" | "failed" = "ok";
  const fullState = reserve === NO_RESERVE ? "full" : "ok";
  const watched: SyncStore = {
    ...store,
    exchange: async (key, ask, decide) => {
      if (ask.ids.length > 0 && !(await reserve.isKept())) return err({ type: "full" });
      try {
        const done = await store.exchange(key, ask, decide);
        if (!done.ok) {
          state = done.error.type === "full" ? fullState : "failed";
          if (done.error.type === "full") await reserve.giveUp();
        } else if (state === "failed" || done.value.push.rows.length > 0) state = "ok";
        return done;
      } catch (error) {
        state = "failed";
        throw error;
      }
    },
  };
  return {
    store: watched,
    isReady: async () => {
      if (state === "failed") await probe(watched).catch(() => {});
      return state === "ok" && reserve.isKept();
    },
  };
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
