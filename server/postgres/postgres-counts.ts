import { Pool } from "pg";
import { createPatientCounts, PATIENCE_MS, type SharedCounts } from "../limits.ts";

/** Of their own, so that counting neither waits for what the stores do nor takes a connection from them. */
export const MAX_CONNECTIONS = 2;
/** No more rows are kept for good: a flood from ever new addresses ends there. */
const MAX_ROWS = 100_000;
/** So many are taken out at once, each time so many were counted: more than can have come meanwhile. */
const SWEEP_ROWS = 5_000;
const SWEEP_EACH = 1_000;
/** Servers' clocks may differ by so much [ms]; a window that ends later was begun by one that ran ahead. */
const SKEW_MS = 60_000;
/** Longer than any window and whatever clocks differ by [ms]. */
const LONGEST_MS = 24 * 60 * 60_000;

const GOES_ON = `t.until > $4 AND t.until <= excluded.until + ${SKEW_MS}`;
const ADD = {
  name: "counts_add",
  text: `INSERT INTO mathflow.counts AS t (key, points, until) VALUES ($1, $2, $4::bigint + $3::bigint)
    ON CONFLICT (key) DO UPDATE SET
      points = excluded.points + CASE WHEN ${GOES_ON} THEN t.points ELSE 0 END,
      until = CASE WHEN ${GOES_ON} THEN least(t.until, excluded.until) ELSE excluded.until END
    RETURNING points, until`,
};
const SWEEP = {
  name: "counts_sweep",
  text: `DELETE FROM mathflow.counts WHERE key IN (
      SELECT key FROM mathflow.counts
      WHERE until <= $1 OR until > $1 + ${LONGEST_MS}
        OR until < (SELECT until FROM mathflow.counts ORDER BY until DESC OFFSET $2 LIMIT 1)
      LIMIT ${SWEEP_ROWS})`,
};

export interface CountsBounds {
  /** No try waits longer [ms]. */
  readonly patienceMs: number;
  readonly maxRows: number;
}

/** Counts in a table without a log, each by one statement: servers that count at once are never in each other's way for long. */
export function createPostgresCounts(
  url: string,
  { patienceMs = PATIENCE_MS, maxRows = MAX_ROWS }: Partial<CountsBounds> = {},
): SharedCounts & { readonly close: () => Promise<void> } {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    application_name: "mathflow counts",
    keepAlive: true,
    connectionTimeoutMillis: patienceMs,
    statement_timeout: patienceMs,
    query_timeout: patienceMs,
  });
  pool.on("error", () => {});
  let added = 0;

  async function sweep(now: number): Promise<void> {
    await pool.query({ ...SWEEP, values: [now, maxRows] });
  }

  const add: SharedCounts["add"] = async ({ key, much, windowMs, now }) => {
    const values = [key, much, windowMs, now];
    const { rows } = await pool.query<Record<"points" | "until", string>>({ ...ADD, values });
    added += 1;
    // What cannot be taken out now is next time.
    if (added % SWEEP_EACH === 0) void sweep(now).catch(() => {});
    return { points: Number(rows[0]?.points), until: Number(rows[0]?.until) };
  };

  return { ...createPatientCounts({ add, sweep }, patienceMs), close: () => pool.end() };
}
