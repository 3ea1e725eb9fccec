import type { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { letOthersIn } from "./turns.ts";

/** Transactions that share a flush: each is whole or not there at all, and resolves when it is on disk. */
export interface GroupCommit {
  readonly run: <Value>(work: () => Value) => Promise<Value>;
  /** True while more are waiting than is good for those who ask. */
  readonly isBusy: () => boolean;
  /** Transactions that wait for their flush. */
  readonly waiting: () => number;
  /** Finishes what is waiting. */
  readonly close: () => Promise<void>;
}

interface Job {
  /** Runs inside the transaction; the function returned settles the job once the group is on disk. */
  readonly run: () => () => void;
  readonly fail: (error: unknown) => void;
}

/** From then on devices are asked to come again later. */
export const MAX_WAITING = 64;

/** A group that has worked so long takes no more: nobody else is heard meanwhile [ms]. */
const GROUP_WORK_MS = 25;

/** Hears how long it took until what was written was on disk [ms]. */
export type OnCommit = (ms: number) => void;

/** A flush costs the same for one transaction and for thirty: those that come within `waitMs` share it [SYN15]. */
export function createGroupCommit(db: DatabaseSync, waitMs: number, onCommit: OnCommit = () => {}): GroupCommit {
  let waiting: Job[] = [];
  let flushing: Promise<void> | null = null;
  let closed = false;

  async function flush(): Promise<void> {
    await delay(waitMs);
    while (waiting.length > 0) {
      const jobs = waiting;
      waiting = [];
      waiting = [...commitSome(db, jobs, onCommit), ...waiting];
      await letOthersIn();
    }
    flushing = null;
  }

  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        // One that comes after the last is told so: its database is closed.
        if (closed) {
          reject(new Error("the store is closed"));
          return;
        }
        waiting.push({
          run: () => {
            const value = work();
            return () => resolve(value);
          },
          fail: reject,
        });
        flushing ??= flush();
      }),
    isBusy: () => closed || waiting.length >= MAX_WAITING,
    waiting: () => waiting.length,
    close: async () => {
      closed = true;
      await flushing;
    },
  };
}

/** As many as the time allows, at least one; those left over. */
function commitSome(db: DatabaseSync, jobs: readonly Job[], onCommit: OnCommit): readonly Job[] {
  if (jobs.length === 0) return [];
  const settle: (() => void)[] = [];
  const start = performance.now();
  try {
    db.exec("BEGIN IMMEDIATE");
    for (const job of jobs) {
      settle.push(runOne(db, job));
      if (performance.now() > start + GROUP_WORK_MS) break;
    }
    db.exec("COMMIT");
    onCommit(performance.now() - start);
  } catch (error) {
    // The disk is full or broken: nothing of the group is there.
    if (db.isTransaction) db.exec("ROLLBACK");
    for (const job of jobs) job.fail(error);
    return [];
  }
  for (const done of settle) done();
  return jobs.slice(settle.length);
}

/** One job that fails takes nothing of the others with it, unless its failure ended the whole transaction. */
function runOne(db: DatabaseSync, job: Job): () => void {
  db.exec("SAVEPOINT job");
  try {
    const done = job.run();
    db.exec("RELEASE job");
    return done;
  } catch (error) {
    if (!db.isTransaction) throw error;
    db.exec("ROLLBACK TO job; RELEASE job");
    return () => job.fail(error);
  }
}
