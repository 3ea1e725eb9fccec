import type { OutboxStore, OutCounts, OutRow, OutTo } from "../sync/outbox-store.ts";
import { columnsOf } from "../sync/sqlite-outbox.ts";
import type { Statement, Transactions } from "./transactions.ts";

const MINE = "tenant = $1 AND learner = $2 AND id = $3 AND dest = $4 AND lease = $5";

const OUTBOX = {
  isDue: {
    name: "outbox_is_due",
    text: "SELECT 1 FROM mathflow.outbox WHERE tenant = $1 AND dest = $2 AND state = 'waiting' AND due <= $3 LIMIT 1",
  },
  /** What another server is about to claim is passed over. */
  claim: {
    name: "outbox_claim",
    text: `WITH first AS MATERIALIZED (
        SELECT tenant, learner, id, dest FROM mathflow.outbox
        WHERE tenant = $1 AND dest = $2 AND state = 'waiting' AND due <= $3 ORDER BY due, id LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      UPDATE mathflow.outbox o SET due = $4, lease = $5, tries = o.tries + 1 FROM first
      WHERE o.tenant = first.tenant AND o.learner = first.learner AND o.id = first.id AND o.dest = first.dest
      RETURNING o.learner, o.id, o.about, o.event, o.cursor, o.ots, o.heard, o.tries`,
  },
  move: {
    name: "outbox_move",
    text: `UPDATE mathflow.outbox SET state = $6, due = $7, why = $8, status = $9, lease = NULL WHERE ${MINE} RETURNING id`,
  },
  drop: { name: "outbox_drop", text: `DELETE FROM mathflow.outbox WHERE ${MINE} RETURNING id` },
  count: {
    name: "outbox_count",
    text: `SELECT dest, count(*) FILTER (WHERE state = 'waiting') AS waiting, count(*) FILTER (WHERE state = 'parked') AS parked,
        min(heard) FILTER (WHERE state = 'waiting' AND (tries > 0 OR due <= $2)) AS oldest,
        (array_agg(why ORDER BY heard DESC, id) FILTER (WHERE why IS NOT NULL))[1] AS why,
        (array_agg(status ORDER BY heard DESC, id) FILTER (WHERE why IS NOT NULL))[1] AS status
      FROM mathflow.outbox WHERE tenant = $1 AND state IN ('waiting', 'parked') GROUP BY dest ORDER BY dest`,
  },
  again: {
    name: "outbox_again",
    text: `UPDATE mathflow.outbox SET state = 'waiting', due = $3, tries = 0, lease = NULL
      WHERE tenant = $1 AND dest = $2 AND state = 'parked' RETURNING id`,
  },
  tidy: {
    name: "outbox_tidy",
    text: "DELETE FROM mathflow.outbox WHERE tenant = $1 AND due < CASE state WHEN 'sent' THEN $2::bigint ELSE $3::bigint END",
  },
} as const satisfies Readonly<Record<string, Statement>>;

/** bigint comes as text. */
type ClaimedRow = Pick<OutRow, "learner" | "id" | "about" | "event" | "tries"> & {
  readonly [Name in "cursor" | "ots" | "heard"]: string;
};

type CountRow = Pick<OutCounts, "why" | "status"> & {
  readonly dest: OutTo;
  readonly waiting: string;
  readonly parked: string;
  readonly oldest: string | null;
};

/** The outbox beside the logs, in their database. */
export function createPostgresOutbox(transactions: Transactions): OutboxStore {
  return {
    claim: async (tenant, to, { now, until, lease }) => {
      // Mostly there is none, and nothing to be written for it.
      const isDue = await transactions.run("REPEATABLE READ, READ ONLY", async (transaction) => {
        await transaction.setTenant(tenant);
        return (await transaction.query(OUTBOX.isDue, [tenant, to, now])).length > 0;
      });
      if (!isDue) return null;
      return transactions.run("READ COMMITTED", async (transaction) => {
        await transaction.setTenant(tenant);
        const [row] = await transaction.query<ClaimedRow>(OUTBOX.claim, [tenant, to, now, until, lease]);
        if (row === undefined) return null;
        const { heard, cursor, ots, ...claimed } = row;
        const numbers = { cursor: Number(cursor), ots: Number(ots), heardAt: Number(heard) };
        return { tenant, to, lease, ...claimed, ...numbers };
      });
    },
    settle: ({ tenant, learner, id, to, lease }, end) =>
      transactions.run("READ COMMITTED", async (transaction) => {
        await transaction.setTenant(tenant);
        const mine = [tenant, learner, id, to, lease];
        const done =
          end.type === "nothing"
            ? await transaction.query(OUTBOX.drop, mine)
            : await transaction.query(OUTBOX.move, [...mine, ...columnsOf(end)]);
        return done.length > 0;
      }),
    count: (tenant, now) =>
      transactions.run("REPEATABLE READ, READ ONLY", async (transaction) => {
        await transaction.setTenant(tenant);
        return (await transaction.query<CountRow>(OUTBOX.count, [tenant, now])).map(toCounts);
      }),
    again: (tenant, to, now) =>
      transactions.run("READ COMMITTED", async (transaction) => {
        await transaction.setTenant(tenant);
        return (await transaction.query(OUTBOX.again, [tenant, to, now])).length;
      }),
    tidy: (tenant, { sent, left }) =>
      transactions.run("READ COMMITTED", async (transaction) => {
        await transaction.setTenant(tenant);
        await transaction.query(OUTBOX.tidy, [tenant, sent, left]);
      }),
  };
}

function toCounts({ dest: to, waiting, parked, oldest, why, status }: CountRow): OutCounts {
  const oldestAt = oldest === null ? null : Number(oldest);
  return { to, waiting: Number(waiting), parked: Number(parked), oldestAt, why, status };
}
