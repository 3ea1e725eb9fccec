import type { EventId } from "#engine";
import type { About } from "#engine/outbound";
import type { OutboxView } from "#engine/protocol/server";
import type { StreamKey } from "./store.ts";

/** Where something can be told to, and why it could not be. */
export type OutTo = OutboxView[number]["to"];
export type OutWhy = NonNullable<OutboxView[number]["why"]>;

/** What is to be told of an event, as it is written with it. */
export interface NewOut {
  /** Of the message, at every destination. */
  readonly id: string;
  readonly about: About;
  readonly to: OutTo;
  /** When the server heard of the event [ms since 1970-01-01 UTC]. */
  readonly heardAt: number;
  /** Not before [ms since 1970-01-01 UTC]. */
  readonly due: number;
}

/** One that was claimed: for who holds its lease. */
export interface OutRow extends StreamKey {
  readonly id: string;
  readonly to: OutTo;
  readonly about: About;
  readonly event: EventId;
  /** Of the event in its log. */
  readonly cursor: number;
  /** [ms since 1970-01-01 UTC] */
  readonly ots: number;
  readonly heardAt: number;
  /** This one counted. */
  readonly tries: number;
  readonly lease: string;
}

/** What became of a try. */
export type OutEnd =
  | { readonly type: "sent"; readonly at: number }
  | { readonly type: "again"; readonly due: number; readonly why: OutWhy; readonly status: number | null }
  | { readonly type: "parked"; readonly at: number; readonly why: OutWhy; readonly status: number | null }
  /** There was nothing to tell: no row stays. */
  | { readonly type: "nothing" };

/** How it stands with a destination. */
export interface OutCounts {
  readonly to: OutTo;
  readonly waiting: number;
  readonly parked: number;
  /** When the server heard of the oldest that is due or was tried and is not told; null: there is none [ms since 1970-01-01 UTC]. */
  readonly oldestAt: number | null;
  /** Of the newest that could not be told, waiting or parked. */
  readonly why: OutWhy | null;
  readonly status: number | null;
}

export interface OutClaim {
  /** [ms since 1970-01-01 UTC] */
  readonly now: number;
  /** From then on others may have it: who claimed it is gone [ms since 1970-01-01 UTC]. */
  readonly until: number;
  /** Another one for each claim. */
  readonly lease: string;
}

/**
 * What waits to be told, beside the logs and written with them [SYN100]. A row is of the log it came from, and goes with it. Of
 * several servers one has a row, until its lease ends [SYN101].
 */
export interface OutboxStore {
  /** The one that is due longest, with the try counted; null: none is due. */
  readonly claim: (tenant: string, to: OutTo, claim: OutClaim) => Promise<OutRow | null>;
  /** False, and nothing, where it is not of this lease any more. */
  readonly settle: (row: OutRow, end: OutEnd) => Promise<boolean>;
  /** Of each destination that has rows waiting or parked. @param now - [ms since 1970-01-01 UTC] */
  readonly count: (tenant: string, now: number) => Promise<readonly OutCounts[]>;
  /** What is parked waits again, as if it had never been tried. How many. */
  readonly again: (tenant: string, to: OutTo, now: number) => Promise<number>;
  /**
   * Takes out what was told before `sent`, and what was parked, or waits for a destination that is not set any more, since
   * before `left` [ms since 1970-01-01 UTC].
   */
  readonly tidy: (tenant: string, before: { readonly sent: number; readonly left: number }) => Promise<void>;
}
