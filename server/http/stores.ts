import { chmod, mkdir, readFile, statfs, writeFile } from "node:fs/promises";
import path from "node:path";
import { DeviceId, LearnerId, uuidFromName } from "#engine";
import { createSqliteIdentityStore, listSchools, type IdentityStore } from "../identity/index.ts";
import { copyFile, createSqliteStore, type SyncStore } from "../sync/index.ts";
import type { StreamList } from "../sync/stream-list.ts";
import { createBackups, type Backups, type BackupsOptions } from "./backups.ts";

export interface StoresOptions {
  readonly dataDir: string;
  /** PostgreSQL in the place of files in the data folder. */
  readonly databaseUrl?: string;
}

export type BackupPlan = Pick<BackupsOptions, "folder" | "budget" | "log">;

/** Everything that is kept for good. */
export interface Stores {
  readonly sync: SyncStore;
  readonly identity: IdentityStore;
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

export async function openStores({ dataDir, databaseUrl }: StoresOptions): Promise<Stores> {
  await mkdir(dataDir, { recursive: true });
  const opened = databaseUrl === undefined ? openFiles(dataDir) : await openServer(databaseUrl);
  const { store: sync, isReady } = watchStore(opened.sync);
  const epoch = await epochOf(sync);
  return { ...opened, sync, isReady, epoch, isOther: await isOther(dataDir, epoch) };
}

type Opened = Pick<Stores, "sync" | "identity" | "streams" | "notes" | "startBackups" | "close">;

function openFiles(dataDir: string): Opened {
  const [identityFile, syncFile] = ["identity.sqlite", "sync.sqlite"].map((name) => path.join(dataDir, name)) as [
    string,
    string,
  ];
  const identity = createSqliteIdentityStore(identityFile);
  const sync = createSqliteStore({ file: syncFile });

  async function copyInto(folder: string, settle: () => Promise<void>): Promise<void> {
    await copyFile(identityFile, path.join(folder, "identity.sqlite"), () => {});
    await sync.backUp(path.join(folder, "sync.sqlite"), settle);
  }

  return {
    sync,
    identity,
    streams: sync,
    notes: [],
    startBackups: (plan) =>
      createBackups({
        ...plan,
        files: [identityFile, syncFile],
        copyInto,
        freeIn,
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

async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
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

async function openServer(url: string): Promise<Opened> {
  const { openPostgres } = await import("../postgres/index.ts");
  const { sync, identity, close, bypassesPolicies } = await openPostgres({ url });
  const notes = (await bypassesPolicies())
    ? ["The database's user passes by its row policies: give MathFlow one that is neither superuser nor BYPASSRLS."]
    : [];
  return { sync, identity, notes, close, startBackups: () => undefined };
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

/** Notes whether exchanges come off. After a full disk only one that wrote something says that there is room again. */
export function watchStore(store: SyncStore): { readonly store: SyncStore; readonly isReady: () => Promise<boolean> } {
  let state: "ok" | "full" | "failed" = "ok";
  const watched: SyncStore = {
    ...store,
    exchange: async (key, ask, decide) => {
      try {
        const done = await store.exchange(key, ask, decide);
        if (!done.ok) state = done.error.type === "full" ? "full" : "failed";
        else if (state === "failed" || done.value.push.rows.length > 0) state = "ok";
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
      return state === "ok";
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

function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms);
  // What is only for later keeps no process alive.
  timer.unref();
  return () => clearTimeout(timer);
}
