import type { DestinationStream } from "pino";
import { createLineLog, faultOf, severityOf } from "../line-log.ts";

/** All that is noted of an exchange: opaque ids, sizes, codes, times. */
export interface SyncLine {
  readonly status: number;
  readonly tenant: string | null;
  /** Whose log; null where it did not come to that. */
  readonly learner: string | null;
  /** The enrolled device that asked. */
  readonly device: string | null;
  /** Why it was refused, or where a push stopped. */
  readonly why: string | null;
  /** Events that came. */
  readonly sent: number;
  /** Handed in without a session. */
  readonly unverified: boolean;
  readonly totalMs: number;
  /** Of a failure nobody foresaw. */
  readonly fault: string | null;
}

export type LogSync = (line: SyncLine) => void;

/** What the server does by itself: copies, erasures, what it makes of the logs. */
export interface UpkeepLine {
  readonly task:
    | "backup"
    | "erasures"
    | "tidy"
    | "regrade"
    | "snapshots"
    | "llm"
    | "clock"
    | "live"
    | "certificate"
    | "retention"
    | "outbox";
  readonly status: "ok" | "failed" | "suspect" | "due";
  /** How many are left to do; of a certificate: days. */
  readonly left: number;
  readonly totalMs: number;
  readonly fault: string | null;
  /** A database that was set aside, as it could not be read. */
  readonly setAside?: string;
  /** Erased by a school's schedule. */
  readonly erased?: { readonly learners: number; readonly classes: number };
}

export type LogUpkeep = (line: UpkeepLine) => void;

/** One line of JSON for each exchange and each task. */
export function createServerLog(destination: DestinationStream): {
  readonly sync: LogSync;
  readonly upkeep: LogUpkeep;
  /** What nobody foresaw, wherever no other line tells it. */
  readonly fault: (error: unknown) => void;
} {
  const log = createLineLog(destination);
  return {
    sync: (line) => log("sync", severityOf(line.status), line),
    upkeep: (line) => log("upkeep", UPKEEP[line.status], line),
    fault: (error) => log("fault", 50, { fault: faultOf(error) }),
  };
}

const UPKEEP = { ok: 30, suspect: 40, due: 40, failed: 50 } as const;

/** A task that did not come off. */
export function failureLine(task: UpkeepLine["task"], error: unknown, totalMs: number): UpkeepLine {
  return { task, status: "failed", left: 1, totalMs, fault: faultOf(error) };
}
