import { pino, type DestinationStream } from "pino";

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
  /** Kind of a failure nobody foresaw; never its text. */
  readonly fault: string | null;
}

export type LogSync = (line: SyncLine) => void;

/** What the server does by itself: copies, erasures, what it makes of the logs. */
export interface UpkeepLine {
  readonly task: "backup" | "erasures" | "tidy" | "regrade" | "snapshots" | "llm" | "clock";
  readonly status: "ok" | "failed" | "suspect";
  /** How many are left to do. */
  readonly left: number;
  readonly totalMs: number;
  readonly fault: string | null;
  /** What the system or the database calls the failure, such as `ENOSPC`. */
  readonly code: string | null;
  /** A database that was set aside, as it could not be read. */
  readonly setAside?: string;
}

export type LogUpkeep = (line: UpkeepLine) => void;

/** One line of JSON for each exchange and each task. */
export function createServerLog(destination: DestinationStream): {
  readonly sync: LogSync;
  readonly upkeep: LogUpkeep;
} {
  const logger = pino(
    { base: null, messageKey: "event", timestamp: () => `,"at":"${new Date().toISOString()}"` },
    destination,
  );
  return {
    sync: (line) => logger.info(line, "sync"),
    upkeep: (line) => logger[UPKEEP_LEVELS[line.status]](line, "upkeep"),
  };
}

const UPKEEP_LEVELS = { ok: "info", suspect: "warn", failed: "error" } as const;

/** What may be told of a failure: its kind. */
export function faultOf(error: unknown): string {
  return error instanceof Error ? error.name : "unknown";
}

/** SQLite's own names of what goes wrong with a disk. */
const SQLITE_CODES: Readonly<Record<number, string>> = {
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  11: "SQLITE_CORRUPT",
  13: "SQLITE_FULL",
  14: "SQLITE_CANTOPEN",
  26: "SQLITE_NOTADB",
};

/** The same for all of its extended codes, which have the plain one in their last byte. */
export function codeOf(error: unknown): string | null {
  const { code, errcode } = (error ?? {}) as { readonly code?: unknown; readonly errcode?: unknown };
  if (typeof errcode === "number") return SQLITE_CODES[errcode % 256] ?? `SQLITE_${errcode}`;
  return typeof code === "string" ? code : null;
}

/** A task that did not come off. */
export function failureLine(task: UpkeepLine["task"], error: unknown, totalMs: number): UpkeepLine {
  return { task, status: "failed", left: 1, totalMs, fault: faultOf(error), code: codeOf(error) };
}
