import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { DeviceId, err, LearnerId, uuidFromName } from "#engine";
import { createSqliteIdentityStore, listSchools, type IdentityStore } from "../identity/index.ts";
import { isBroken } from "../private-database.ts";
import { copyFile, createSqliteStore, isDiskFull, type SyncStore } from "../sync/index.ts";
import type { StreamList } from "../sync/stream-list.ts";
import { createBackups, type Backups, type BackupsOptions } from "./backups.ts";
import type { CopyPlace } from "./copies.ts";
import { freeIn, openReserve, type Reserve } from "./reserve.ts";

export interface StoresOptions {
  readonly dataDir: string;
  /** PostgreSQL in the place of files in the data folder. */
  readonly databaseUrl?: string;
  /** For tests; else what the file system says. */
  readonly free?: typeof freeIn;
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

export async function openStores({ dataDir, databaseUrl, free = freeIn }: StoresOptions): Promise<Stores> {
  await mkdir(dataDir, { recursive: true });
  const opened = databaseUrl === undefined ? await openFiles(dataDir, free) : await openServer(databaseUrl);
  const { store: sync, isReady } = watchStore(opened.sync, opened.reserve);
  const epoch = await epochOf(sync);
  return { ...opened, sync, isReady, epoch, isOther: await isOther(dataDir, epoch) };
}

interface Opened extends Pick<Stores, "sync" | "identity" | "streams" | "notes" | "startBackups" | "close"> {
  /** Absent where the data lie elsewhere. */
  readonly reserve?: Reserve;
}

const DISK_FULL =
  "The disk is full: what devices have is not taken before there is room. Make some, or move the copies (MATHFLOW_BACKUPS).";

async function openFiles(dataDir: string, free: typeof freeIn): Promise<Opened> {
  const [identityFile, syncFile] = ["identity.sqlite", "sync.sqlite"].map((name) => path.join(dataDir, name)) as [
    string,
    string,
  ];
  const reserve = await openReserve(path.join(dataDir, "reserve"), () => free(dataDir));
  const identity = withReserve(openOrExplain(identityFile, createSqliteIdentityStore), reserve);
  const sync = openOrExplain(syncFile, (file) => createSqliteStore({ file }));

  async function copyInto({ folder, name, settle }: CopyPlace): Promise<void> {
    await copyFile(identityFile, path.join(folder, "identity.sqlite"), () => {});
    await sync.backUp(path.join(folder, "sync.sqlite"), { name, settle });
  }

  return {
    sync,
    identity,
    streams: sync,
    reserve,
    notes: (await reserve.isKept()) ? [] : [DISK_FULL],
    startBackups: (plan) =>
      createBackups({
        ...plan,
        files: [identityFile, syncFile],
        copyInto,
        keep: sync.cameFrom,
        freeIn: free,
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

/** Signing in and out needs a little room, also on a full disk. */
export function withReserve(store: IdentityStore, { giveUp }: Reserve): IdentityStore {
  return {
    ...store,
    transact: async (work) => {
      try {
        return await store.transact(work);
      } catch (error) {
        if (!isDiskFull(error)) throw error;
        await giveUp();
        return store.transact(work);
      }
    },
  };
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

function after(ms: number, work: () => void): () => void {
  const timer = setTimeout(work, ms);
  // What is only for later keeps no process alive.
  timer.unref();
  return () => clearTimeout(timer);
}
