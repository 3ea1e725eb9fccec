import type { Statement } from "./transactions.ts";

const HERE = "tenant = $1 AND learner = $2";

/** Each touches one tenant's one learner, so that a database of several machines sends it to one of them. */
export const SYNC = {
  /** Makes the stream where there is none; either way its row is ours until the commit. */
  lock: {
    name: "sync_lock",
    text: `INSERT INTO mathflow.stream AS s (tenant, learner, head, hash, latest, erasures) VALUES ($1, $2, 0, $3, 0, 0)
      ON CONFLICT (tenant, learner) DO UPDATE SET head = s.head RETURNING head`,
  },
  /** Ids are looked up one by one, in the index: a plan made before the tables were counted would read the learner's whole log. */
  seen: {
    name: "sync_seen",
    text: `SELECT m.value AS epoch, s.head, s.hash, s.latest, s.erasures, c.seq, c.id, c.ots,
        ARRAY(SELECT found FROM (
          SELECT (SELECT e.id FROM mathflow.event e WHERE e.tenant = $1 AND e.learner = $2 AND e.id = w.id) AS found
          FROM unnest($4::text[]) w (id) OFFSET 0
        ) f WHERE found IS NOT NULL) AS known
      FROM mathflow.meta m
      LEFT JOIN mathflow.stream s ON s.tenant = $1 AND s.learner = $2
      LEFT JOIN mathflow.chain c ON c.tenant = $1 AND c.learner = $2 AND c.device = $3
      WHERE m.key = 'epoch'`,
  },
  addAlerts: {
    name: "sync_add_alerts",
    text: `INSERT INTO mathflow.alert (tenant, learner, id, kind, cursor, ots, heard)
      SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::bigint[], $6::bigint[], $7::bigint[])`,
  },
  openAlerts: {
    name: "sync_open_alerts",
    text: `SELECT learner, id, kind, cursor, ots, heard, mark FROM (
        SELECT *, row_number() OVER (PARTITION BY learner, kind ORDER BY heard DESC, cursor DESC) AS place
        FROM mathflow.alert WHERE tenant = $1 AND NOT is_done
      ) open WHERE place <= $2 ORDER BY heard, learner, cursor`,
  },
  pastAlerts: {
    name: "sync_past_alerts",
    text: `SELECT learner, id, kind, cursor, ots, heard, mark FROM mathflow.alert
      WHERE tenant = $1 AND is_done AND (learner = ANY ($2::text[]) OR kind = ANY ($3::text[]))
        AND (heard, learner, cursor) < ($4, $5, $6)
      ORDER BY heard DESC, learner DESC, cursor DESC LIMIT $7`,
  },
  alertAt: {
    name: "sync_alert_at",
    text: `SELECT learner, id, kind, cursor, ots, heard, mark FROM mathflow.alert WHERE ${HERE} AND id = $3`,
  },
  lockAlert: {
    name: "sync_lock_alert",
    text: `SELECT learner, id, kind, cursor, ots, heard, mark FROM mathflow.alert WHERE ${HERE} AND id = $3 FOR UPDATE`,
  },
  markAlert: {
    name: "sync_mark_alert",
    text: `UPDATE mathflow.alert SET mark = $4, is_done = $5 WHERE ${HERE} AND id = $3 RETURNING id`,
  },
  addOuts: {
    name: "sync_add_outs",
    text: `INSERT INTO mathflow.outbox (tenant, learner, id, dest, about, event, cursor, ots, heard, due)
      SELECT $1, $2, * FROM unnest($3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[], $9::bigint[],
                                   $10::bigint[])
      ON CONFLICT DO NOTHING`,
  },
  eraseOuts: { name: "sync_erase_outs", text: `DELETE FROM mathflow.outbox WHERE ${HERE}` },
  eraseAlerts: { name: "sync_erase_alerts", text: `DELETE FROM mathflow.alert WHERE ${HERE}` },
  endsOf: {
    name: "sync_ends_of",
    text: `SELECT s.learner, m.value AS epoch, s.erasures, s.head, s.hash FROM mathflow.stream s, mathflow.meta m
      WHERE s.tenant = $1 AND s.learner = ANY ($2::text[]) AND m.key = 'epoch'`,
  },
  write: {
    name: "sync_write",
    text: `WITH added AS (
        INSERT INTO mathflow.event (tenant, learner, cursor, device, seq, id, ots, status, hash, event)
        SELECT $1, $2, * FROM unnest($3::bigint[], $4::text[], $5::bigint[], $6::text[], $7::bigint[], $8::text[],
                                     $9::text[], $10::text[])
      ), moved AS (
        INSERT INTO mathflow.chain (tenant, learner, device, seq, id, ots) VALUES ($1, $2, $11, $12, $13, $14)
        ON CONFLICT (tenant, learner, device) DO UPDATE SET seq = excluded.seq, id = excluded.id, ots = excluded.ots
      )
      UPDATE mathflow.stream SET head = $15, hash = $16, latest = $17 WHERE ${HERE}`,
  },
  rows: {
    name: "sync_rows",
    text: `SELECT cursor, ots, status, event FROM mathflow.event
      WHERE ${HERE} AND cursor > $3 ORDER BY cursor LIMIT $4`,
  },
  /** Each stretch is looked up by itself, in the index. */
  stretches: {
    name: "sync_stretches",
    text: `SELECT e.cursor, e.ots, e.status, e.event FROM unnest($3::bigint[], $4::bigint[]) s (first, last)
      CROSS JOIN LATERAL (
        SELECT cursor, ots, status, event FROM mathflow.event WHERE ${HERE} AND cursor BETWEEN s.first AND s.last OFFSET 0
      ) e ORDER BY e.cursor`,
  },
  head: { name: "sync_head", text: `SELECT head FROM mathflow.stream WHERE ${HERE}` },
  clearStream: { name: "sync_clear_stream", text: `UPDATE mathflow.stream SET head = 0, hash = $3 WHERE ${HERE}` },
  hashAt: { name: "sync_hash", text: `SELECT hash FROM mathflow.event WHERE ${HERE} AND cursor = $3` },
  eraseStream: {
    name: "sync_erase_stream",
    text: `INSERT INTO mathflow.stream AS s (tenant, learner, head, hash, latest, erasures) VALUES ($1, $2, 0, $3, 0, 1)
      ON CONFLICT (tenant, learner) DO UPDATE
      SET head = excluded.head, hash = excluded.hash, latest = excluded.latest, erasures = s.erasures + 1`,
  },
  eraseEvents: { name: "sync_erase_events", text: `DELETE FROM mathflow.event WHERE ${HERE}` },
  eraseChains: { name: "sync_erase_chains", text: `DELETE FROM mathflow.chain WHERE ${HERE}` },
} as const satisfies Readonly<Record<string, Statement>>;
