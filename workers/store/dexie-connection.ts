import type { Table } from "dexie";
import { err, ok } from "#engine";
import { classifyFailure } from "./classify-failure.ts";
import type { StoreResult, StoreSignal } from "./store.ts";
import type { TutorDb } from "./tutor-db.ts";

export type DexieConnection = ReturnType<typeof createDexieConnection>;

/** Opens the database, and again when the browser has closed it; yields to a newer version. */
export function createDexieConnection(db: TutorDb) {
  const listeners: ((signal: StoreSignal) => void)[] = [];
  /** Set when a newer version took the database: this tab may not write again [STO7]. */
  let retired = false;
  let blocked = false;

  function signal(what: StoreSignal): void {
    for (const listener of listeners) listener(what);
  }

  db.on("versionchange", (event) => {
    const upgrade = event.newVersion !== null;
    retired = retired || upgrade;
    db.close({ disableAutoOpen: true });
    if (upgrade) signal("newer-version");
    return false; // instead of Dexie's own handler, which would open it again by itself
  });
  db.on("blocked", () => {
    blocked = true;
    signal("blocked");
  });

  async function connect(): Promise<void> {
    if (db.isOpen()) return;
    db.close({ disableAutoOpen: false });
    await db.open();
    if (blocked) {
      blocked = false;
      signal("unblocked");
    }
  }

  /** Runs the work; when the connection died, opens it again once and tries once more [STO6]. */
  async function run<Value>(work: () => PromiseLike<Value>): StoreResult<Value> {
    for (let attempt = 1; ; attempt++) {
      if (retired) return err({ type: "newer-version" });
      try {
        if (attempt > 1) await connect();
        return ok(await work());
      } catch (error) {
        if (retired) return err({ type: "newer-version" });
        const failure = classifyFailure(error);
        if (failure === null) throw error;
        if (failure.type !== "lost" || attempt === 2) return err(failure);
        db.close({ disableAutoOpen: false });
      }
    }
  }

  const onSignal = (listener: (signal: StoreSignal) => void) => void listeners.push(listener);
  return { connect, run, onSignal };
}

/**
 * One transaction; resolves when it is complete. When it was aborted its requests say only that: why, a
 * full disk for one, is known to the transaction alone.
 */
export async function transact<Value>(
  db: TutorDb,
  mode: "r" | "rw",
  tables: readonly Table[],
  work: () => Promise<Value>,
): Promise<Value> {
  let native: IDBTransaction | null = null;
  try {
    // An async function, so that Dexie follows the awaits inside: one it does not follow would leave the transaction.
    return await db.transaction(mode, tables, async (transaction) => {
      native = transaction.idbtrans;
      return await work();
    });
  } catch (error) {
    const reason = (native as IDBTransaction | null)?.error ?? null;
    throw reason?.name === "QuotaExceededError" ? reason : error;
  }
}
