import type { TutorEvent } from "#engine";
import type { About, OutMessage } from "#engine/outbound";
import type { OutRow, OutTo, OutWhy } from "../sync/index.ts";

/** What came of sending. */
export type Sent =
  | { readonly type: "arrived" }
  | {
      readonly type: "failed";
      readonly why: OutWhy;
      /** Of HTTP or SMTP, where there was one. */
      readonly status: number | null;
      /** They want to be left alone so long [ms]. */
      readonly retryAfterMs?: number;
    };

/** Somewhere that is told things. */
export interface Destination {
  readonly to: OutTo;
  /** Whether an event is told there as that. */
  readonly wants: (about: About, event: TutorEvent) => boolean;
  /** Not before so long after the server heard of it [ms]. */
  readonly afterMs: number;
  /** Whether it is still worth telling; not said: it is. */
  readonly isWanted?: (row: OutRow) => Promise<boolean>;
  /** Never rejects, and ends soon after `signal` does. */
  readonly send: (message: OutMessage, signal: AbortSignal) => Promise<Sent>;
}

/** The longest one try may take, all of it [ms]. */
export const TRY_MS = 10_000;
