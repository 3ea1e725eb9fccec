import { promisify } from "node:util";
import { gunzip, gunzipSync, gzip } from "node:zlib";
import { inTransaction, openPrivateDatabase } from "../private-database.ts";
import { STATE_PARTS, type SnapshotHead, type SnapshotStore, type StatePart } from "./snapshot-store.ts";

/** Raised with every change of the table, together with the step that brings an older file up to it. */
export const SNAPSHOT_SCHEMA_VERSION = 3;

/** What an older version made is made again, so that nothing of it is brought up. */
const SCHEMA = `
DROP TABLE IF EXISTS snapshot;
CREATE TABLE snapshot (
  tenant TEXT NOT NULL, learner TEXT NOT NULL, cursor INTEGER NOT NULL,
  head TEXT NOT NULL, ${STATE_PARTS.map((part) => `${part} BLOB NOT NULL`).join(", ")}, report BLOB NOT NULL,
  PRIMARY KEY (tenant, learner, cursor)
) STRICT;
`;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/**
 * Snapshots in a database file of their own, which only the server's user can read; states are packed, part by part. A commit
 * is not flushed at once: what is lost is made again.
 *
 * @param file - path, or `:memory:`
 */
export function createSqliteSnapshotStore(file: string): SnapshotStore {
  const db = openPrivateDatabase({ file, schema: SCHEMA, version: SNAPSHOT_SCHEMA_VERSION, synchronous: "NORMAL" });
  const here = "tenant = ? AND learner = ?";
  const parts = STATE_PARTS.join(", ");
  const statements = {
    heads: db.prepare(`SELECT head FROM snapshot WHERE ${here} ORDER BY cursor DESC`),
    state: db.prepare(`SELECT ${parts} FROM snapshot WHERE ${here} AND cursor = ?`),
    report: db.prepare(`SELECT report FROM snapshot WHERE ${here} AND cursor = ?`),
    put: db.prepare(
      `INSERT OR REPLACE INTO snapshot (tenant, learner, cursor, head, ${parts}, report)
       VALUES (?, ?, ?, ?, ${STATE_PARTS.map(() => "?").join(", ")}, ?)`,
    ),
    drop: db.prepare(`DELETE FROM snapshot WHERE ${here} AND cursor = ?`),
    erase: db.prepare(`DELETE FROM snapshot WHERE ${here}`),
  };
  return {
    // Sound: written below from the same type.
    heads: async ({ tenant, learner }) =>
      (statements.heads.all(tenant, learner) as { readonly head: string }[]).map(
        ({ head }) => JSON.parse(head) as SnapshotHead,
      ),
    state: async ({ tenant, learner }, cursor) => {
      const row = statements.state.get(tenant, learner, cursor) as Readonly<Record<StatePart, Uint8Array>> | undefined;
      return row === undefined ? null : (part) => gunzipSync(row[part]).toString("utf8");
    },
    report: async ({ tenant, learner }, cursor) => {
      const row = statements.report.get(tenant, learner, cursor) as { readonly report: Uint8Array } | undefined;
      return row === undefined ? null : (await unpack(row.report)).toString("utf8");
    },
    change: async ({ tenant, learner }, { put, drop }) => {
      const packed = await Promise.all(
        put.map(async ({ state, report, ...head }) => ({
          head,
          blobs: await Promise.all([...STATE_PARTS.map((part) => state[part]), report].map((text) => pack(text))),
        })),
      );
      inTransaction(db, () => {
        for (const cursor of drop) statements.drop.run(tenant, learner, cursor);
        for (const { head, blobs } of packed) {
          statements.put.run(tenant, learner, head.cursor, JSON.stringify(head), ...blobs);
        }
      });
    },
    erase: async ({ tenant, learner }) => {
      statements.erase.run(tenant, learner);
    },
    close: async () => db.close(),
  };
}
