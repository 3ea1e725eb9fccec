import { inTransaction, openPrivateDatabase } from "../private-database.ts";
import type { StreamKey } from "../sync/index.ts";
import { addCounts, NO_COUNTS, type Counts, type Difference, type Flag } from "./grade-types.ts";
import { follows, MAX_KEPT, type RegradeStore, type RowPlace } from "./regrade-store.ts";

/** Raised with every change of the tables, together with the step that brings an older file up to it. */
export const REGRADE_SCHEMA_VERSION = 1;

const SCHEMA = `
CREATE TABLE IF NOT EXISTS progress (
  tenant TEXT NOT NULL, learner TEXT NOT NULL,
  cursor INTEGER NOT NULL, event TEXT NOT NULL, counts TEXT NOT NULL,
  PRIMARY KEY (tenant, learner)
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS finding (
  tenant TEXT NOT NULL, learner TEXT NOT NULL, sort TEXT NOT NULL, place INTEGER NOT NULL, body TEXT NOT NULL,
  PRIMARY KEY (tenant, learner, sort, place)
) STRICT, WITHOUT ROWID;
`;

interface ProgressRow extends RowPlace {
  readonly counts: string;
}

/**
 * Findings in a database file of their own, which only the server's user can read. They can all be made again from the
 * logs, so a commit is not flushed at once; a batch is whole or not there.
 *
 * @param file - path, or `:memory:`
 */
export function createSqliteRegradeStore(file: string): RegradeStore {
  const db = openPrivateDatabase({ file, schema: SCHEMA, version: REGRADE_SCHEMA_VERSION, synchronous: "NORMAL" });
  const here = "tenant = ? AND learner = ?";
  const statements = {
    progress: db.prepare(`SELECT cursor, event, counts FROM progress WHERE ${here}`),
    move: db.prepare(
      `INSERT INTO progress (tenant, learner, cursor, event, counts) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (tenant, learner) DO UPDATE SET cursor = excluded.cursor, event = excluded.event, counts = excluded.counts`,
    ),
    count: db.prepare(`SELECT count(*) AS count FROM finding WHERE ${here} AND sort = ?`),
    put: db.prepare(`INSERT INTO finding (tenant, learner, sort, place, body) VALUES (?, ?, ?, ?, ?)`),
    list: db.prepare(`SELECT body FROM finding WHERE ${here} AND sort = ? ORDER BY place`),
    forget: db.prepare(`DELETE FROM finding WHERE ${here}`),
    leave: db.prepare(`DELETE FROM progress WHERE ${here}`),
  };

  const find = ({ tenant, learner }: StreamKey) => statements.progress.get(tenant, learner) as ProgressRow | undefined;

  function keep({ tenant, learner }: StreamKey, sort: "difference" | "flag", found: readonly unknown[]): void {
    if (found.length === 0) return;
    const { count } = statements.count.get(tenant, learner, sort) as { readonly count: number };
    for (const [at, one] of found.slice(0, MAX_KEPT - count).entries()) {
      statements.put.run(tenant, learner, sort, count + at, JSON.stringify(one));
    }
  }

  // Sound: written by `keep` from the same types.
  const list = <Found>({ tenant, learner }: StreamKey, sort: "difference" | "flag") =>
    (statements.list.all(tenant, learner, sort) as { readonly body: string }[]).map(
      ({ body }) => JSON.parse(body) as Found,
    );

  return {
    progress: async (key) => {
      const found = find(key);
      const { unread, reads } = toCounts(found);
      const place = toPlace(found);
      return place && { ...place, unread, ...(reads !== undefined && { reads }) };
    },
    add: async (key, batch) =>
      inTransaction(db, () => {
        const found = find(key);
        if (!follows(toPlace(found), batch)) return false;
        if (batch.after === null) statements.forget.run(key.tenant, key.learner);
        const counts = addCounts(batch.after === null ? NO_COUNTS : toCounts(found), batch.counts);
        const { cursor, event } = batch.upTo;
        statements.move.run(key.tenant, key.learner, cursor, event, JSON.stringify(counts));
        keep(key, "difference", batch.differences);
        keep(key, "flag", batch.flags);
        return true;
      }),
    findings: async (key) => {
      const found = find(key);
      return {
        progress: toPlace(found),
        counts: toCounts(found),
        differences: list<Difference>(key, "difference"),
        flags: list<Flag>(key, "flag"),
      };
    },
    erase: async ({ tenant, learner }) =>
      inTransaction(db, () => {
        statements.forget.run(tenant, learner);
        statements.leave.run(tenant, learner);
      }),
    close: async () => db.close(),
  };
}

function toPlace(row: ProgressRow | undefined): RowPlace | null {
  return row === undefined ? null : { cursor: row.cursor, event: row.event };
}

function toCounts(row: ProgressRow | undefined): Counts {
  return row === undefined ? NO_COUNTS : (JSON.parse(row.counts) as Counts);
}
