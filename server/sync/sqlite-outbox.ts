import type { DatabaseSync } from "node:sqlite";
import type { EventId } from "#engine";
import type { GroupCommit } from "./group-commit.ts";
import type { NewOut, OutboxStore, OutCounts, OutEnd, OutRow, OutTo } from "./outbox-store.ts";
import type { StreamKey } from "./store.ts";

/** Where in its log the event is that something is told of. */
export interface OutPlace {
  readonly event: EventId;
  readonly cursor: number;
  readonly ots: number;
}

export type OutStatements = ReturnType<typeof prepareOutbox>;

export function prepareOutbox(db: DatabaseSync) {
  const add = db.prepare(
    `INSERT INTO outbox (tenant, learner, id, dest, about, event, cursor, ots, heard, due) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT DO NOTHING`,
  );
  const mine = "tenant = ? AND learner = ? AND id = ? AND dest = ? AND lease = ?";
  return {
    /** Inside the transaction of the event. */
    add: (
      { tenant, learner }: StreamKey,
      { id, to, about, due, heardAt }: NewOut,
      { event, cursor, ots }: OutPlace,
    ) => {
      add.run(tenant, learner, id, to, about, event, cursor, ots, heardAt, due);
    },
    isDue: db.prepare("SELECT 1 FROM outbox WHERE tenant = ? AND state = 'waiting' AND dest = ? AND due <= ? LIMIT 1"),
    claim: db.prepare(
      `UPDATE outbox SET due = ?, lease = ?, tries = tries + 1
       WHERE (tenant, learner, id, dest) IN (
         SELECT tenant, learner, id, dest FROM outbox
         WHERE tenant = ? AND dest = ? AND state = 'waiting' AND due <= ? ORDER BY due, id LIMIT 1)
       RETURNING learner, id, about, event, cursor, ots, heard, tries`,
    ),
    move: db.prepare(`UPDATE outbox SET state = ?, due = ?, why = ?, status = ?, lease = NULL WHERE ${mine}`),
    drop: db.prepare(`DELETE FROM outbox WHERE ${mine}`),
    count: db.prepare(
      `SELECT dest, sum(state = 'waiting') AS waiting, sum(state = 'parked') AS parked,
         min(CASE WHEN state = 'waiting' AND (tries > 0 OR due <= ?) THEN heard END) AS oldest
       FROM outbox WHERE tenant = ? AND state IN ('waiting', 'parked') GROUP BY dest`,
    ),
    lastWhy: db.prepare(
      `SELECT why, status FROM outbox WHERE tenant = ? AND dest = ? AND state IN ('waiting', 'parked') AND why IS NOT NULL
       ORDER BY heard DESC, id LIMIT 1`,
    ),
    again: db.prepare(
      `UPDATE outbox SET state = 'waiting', due = ?, tries = 0, lease = NULL WHERE tenant = ? AND dest = ? AND state = 'parked'`,
    ),
    tidy: db.prepare("DELETE FROM outbox WHERE tenant = ? AND due < CASE state WHEN 'sent' THEN ? ELSE ? END"),
  };
}

type ClaimedRow = Pick<OutRow, "learner" | "id" | "about" | "event" | "cursor" | "ots" | "tries"> & {
  readonly heard: number;
};

interface CountRow {
  readonly dest: OutTo;
  readonly waiting: number;
  readonly parked: number;
  readonly oldest: number | null;
}

/** The outbox beside the logs, in their file. */
export function createSqliteOutbox(statements: OutStatements, group: GroupCommit): OutboxStore {
  return {
    claim: async (tenant, to, { now, until, lease }) => {
      // Mostly there is none, and nothing to be written for it.
      if (statements.isDue.get(tenant, to, now) === undefined) return null;
      return group.run(() => {
        const row = statements.claim.get(until, lease, tenant, to, now) as ClaimedRow | undefined;
        if (row === undefined) return null;
        const { heard, ...claimed } = row;
        return { tenant, to, lease, heardAt: heard, ...claimed };
      });
    },
    settle: ({ tenant, learner, id, to, lease }, end) =>
      group.run(() => {
        const mine = [tenant, learner, id, to, lease] as const;
        if (end.type === "nothing") return statements.drop.run(...mine).changes > 0;
        return statements.move.run(...columnsOf(end), ...mine).changes > 0;
      }),
    count: async (tenant, now) =>
      (statements.count.all(now, tenant) as unknown as readonly CountRow[]).map((row): OutCounts => {
        const last = statements.lastWhy.get(tenant, row.dest) as unknown as
          | Pick<OutCounts, "why" | "status">
          | undefined;
        const { dest: to, waiting, parked, oldest: oldestAt } = row;
        return { to, waiting, parked, oldestAt, why: last?.why ?? null, status: last?.status ?? null };
      }),
    again: (tenant, to, now) => group.run(() => Number(statements.again.run(now, tenant, to).changes)),
    tidy: (tenant, { sent, left }) =>
      group.run(() => {
        statements.tidy.run(tenant, sent, left);
      }),
  };
}

/** State, `due` (of what is settled: when it was), why it was not told, and with which status. */
export function columnsOf(end: Exclude<OutEnd, { readonly type: "nothing" }>) {
  switch (end.type) {
    case "sent":
      return ["sent", end.at, null, null] as const;
    case "again":
      return ["waiting", end.due, end.why, end.status] as const;
    case "parked":
      return ["parked", end.at, end.why, end.status] as const;
  }
}
