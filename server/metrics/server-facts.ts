import type { CopiesState } from "../http/backups.ts";
import type { OutboxView } from "#engine/protocol/server";
import type { Readiness } from "../http/readiness.ts";

export type Copies = ({ readonly type: "made" } & CopiesState) | { readonly type: "off" | "elsewhere" };

export interface Disk {
  readonly of: "data" | "copies";
  readonly freeBytes: number;
}

/** What the school's part of the server finds out by looking. */
export interface SchoolFacts {
  readonly readiness: Readiness;
  readonly writesWaiting: number;
  readonly copies: Copies;
  /** Those that say how much is free. */
  readonly disks: readonly Disk[];
  readonly clock: { readonly isSuspect: boolean; readonly offMs: number };
  readonly signInsWaiting: number;
  /** What waits to be told to other systems, of all schools; of each destination that is set. */
  readonly outbox: readonly Pick<OutboxView[number], "to" | "waiting" | "parked" | "oldestAt">[];
}

/** How it goes with the whole server at a moment, apart from what is counted. */
export interface ServerFacts extends SchoolFacts {
  /** [ms since 1970-01-01 UTC] */
  readonly at: number;
  readonly startedAt: number;
  readonly version: string;
  /** Until the server's own certificate ends; null: it has none. */
  readonly certificateDays: number | null;
  /** Of this month (UTC); null: no model is asked [tokens]. */
  readonly model: { readonly used: number; readonly of: number } | null;
}
