import { z } from "zod";

const Count = z.int().nonnegative();
/** [ms since 1970-01-01 UTC] */
const Time = z.int().nonnegative();
/** False: somebody should look. */
const well = z.boolean();

/** Of the last hour. */
const Answered = z.strictObject({
  well,
  all: Count,
  /** Not as it was asked for, or by whom: 4xx. */
  refused: Count,
  /** The server's own fault: 5xx. */
  failed: Count,
});

export const OUT_TO = ["webhook", "xapi", "mail"] as const;

/** What waits to be told to each system the school has set, of the asker's school. */
export const OutboxView = z.array(
  z.strictObject({
    to: z.enum(OUT_TO),
    well,
    waiting: Count,
    /** Tried often enough: it stays until somebody has it sent again. */
    parked: Count,
    /** When the server heard of the oldest that is due and not told; null: there is none. */
    oldestAt: Time.nullable(),
    /** Of the newest that could not be told. */
    why: z
      .enum([
        /** Refused as it is (4xx), a fault of theirs (5xx), too much to do (429, 503). */
        "refused",
        "fault",
        "busy",
        "unreachable",
        "timeout",
        /** They said to go elsewhere, which is never done. */
        "redirect",
        /** An address that is not asked, or only where the settings say so. */
        "forbidden",
        /** An answer that is none. */
        "unclear",
        /** It could not be made of the log. */
        "unmade",
      ])
      .nullable(),
    status: z.int().nullable(),
  }),
);
export type OutboxView = z.infer<typeof OutboxView>;

/** What is parked at a destination is sent again. */
export const SendAgain = z.strictObject({ to: z.enum(OUT_TO) });

/** How it goes with the server, for who looks after it: figures, and nothing of anybody. */
export const ServerView = z.strictObject({
  at: Time,
  version: z.string(),
  startedAt: Time,
  writes: z.strictObject({
    well,
    /** Why nothing can be written; null: it can. */
    why: z.enum(["disk", "database"]).nullable(),
    waiting: Count,
    /** Until what was written was on disk, on average of the last hour; null: nothing was [ms]. */
    commitMs: z.number().nonnegative().nullable(),
  }),
  copies: z.discriminatedUnion("type", [
    z.strictObject({
      type: z.literal("made"),
      well,
      /** Of the newest whole one; null: there is none. */
      lastAt: Time.nullable(),
      /** The last try did not come off. */
      failing: z.boolean(),
    }),
    z.strictObject({ type: z.literal("off"), well }),
    /** A database server is copied by whoever runs it. */
    z.strictObject({ type: z.literal("elsewhere"), well }),
  ]),
  disks: z.array(z.strictObject({ of: z.enum(["data", "copies"]), well, freeBytes: Count })),
  /** Until the server's own certificate ends; null: it has none. */
  certificate: z.strictObject({ well, days: z.int() }).nullable(),
  /** How far it is after the latest time that was believed; less than 0: before it. */
  clock: z.strictObject({ well, offMs: z.int() }),
  /** Of the month's budget; null: no model is asked [tokens]. */
  model: z.strictObject({ well, used: Count, of: Count }).nullable(),
  signIns: z.strictObject({
    well,
    /** Passwords and PINs that wait for their turn. */
    waiting: Count,
    /** Told in the last hour to come again later, or answered slowly. */
    heldBack: Count,
  }),
  sync: Answered,
  requests: z.strictObject({ ...Answered.shape, inFlight: Count }),
  /** Absent where nothing is told to other systems. */
  outbox: OutboxView.optional(),
});
export type ServerView = z.infer<typeof ServerView>;
