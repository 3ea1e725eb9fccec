import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { Client, DatabaseError } from "pg";
import { META, SCHEMA_VERSION, STEPS } from "./schema.ts";

/** Several servers that start at once make the same things: who comes second looks again. */
const MADE_MEANWHILE = new Set(["23505", "42P06", "42P07", "42710", "40001", "40P01", "XX000"]);
const MAX_TRIES = 10;
const WAIT_MS = 50;

/**
 * Brings a database up to this version. It has an epoch afterwards; data that were restored from a backup, or copied, get
 * another one [SYN17], and `newEpoch` gives them another one in any case.
 */
export async function migrate(url: string, newEpoch: boolean): Promise<void> {
  const client = new Client({ connectionString: url, application_name: "mathflow", connectionTimeoutMillis: 10_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    await makeMeta(client);
    await inTransaction(client, () => bringUp(client, newEpoch));
  } finally {
    await client.end();
  }
}

async function makeMeta(client: Client): Promise<void> {
  for (let tries = 1; ; tries++) {
    const { rows } = await client.query<{ found: string | null }>("SELECT to_regclass('mathflow.meta')::text AS found");
    // Asked first: a server may be allowed to use the tables and not to make any.
    if (typeof rows[0]?.found === "string") return;
    try {
      await inTransaction(client, () => client.query(META));
      return;
    } catch (error) {
      if (tries === MAX_TRIES || !(error instanceof DatabaseError && MADE_MEANWHILE.has(error.code ?? ""))) throw error;
      await delay(Math.random() * WAIT_MS * tries);
    }
  }
}

/** The lock on the version's row makes several servers do this one after the other. */
async function bringUp(client: Client, newEpoch: boolean): Promise<void> {
  const found = Number(await readMeta(client, "version", "FOR UPDATE"));
  if (found > SCHEMA_VERSION) {
    throw new Error(`the database was written by a newer version (${found}); this one knows ${SCHEMA_VERSION}`);
  }
  for (let version = found; version < SCHEMA_VERSION; version++) await client.query(STEPS[version] ?? "");
  if (found < SCHEMA_VERSION) await writeMeta(client, "version", String(SCHEMA_VERSION));
  const place = await readPlace(client);
  if (newEpoch || (await readMeta(client, "place")) !== place) {
    await writeMeta(client, "place", place);
    await writeMeta(client, "epoch", randomUUID());
  }
}

/**
 * Where these data are. Another one after a restore: a dump makes new tables, a base backup that was rolled forward goes on
 * under another timeline, a cluster made anew has another name. A copy of a disk taken back as it was looks the same.
 */
async function readPlace(client: Client): Promise<string> {
  const { rows: table } = await client.query<{ oid: string }>("SELECT 'mathflow.meta'::regclass::oid::text AS oid");
  await client.query("SAVEPOINT place");
  try {
    const { rows } = await client.query<{ cluster: string; timeline: string }>(
      `SELECT s.system_identifier::text AS cluster, c.timeline_id::text AS timeline
       FROM pg_control_system() s, pg_control_checkpoint() c`,
    );
    return JSON.stringify([table[0]?.oid, rows[0]?.cluster, rows[0]?.timeline]);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    // Not every database that speaks PostgreSQL's protocol has them.
    await client.query("ROLLBACK TO SAVEPOINT place");
    return JSON.stringify([table[0]?.oid]);
  }
}

async function readMeta(client: Client, key: string, lock = ""): Promise<string | undefined> {
  const { rows } = await client.query<{ value: string }>(`SELECT value FROM mathflow.meta WHERE key = $1 ${lock}`, [
    key,
  ]);
  return rows[0]?.value;
}

async function writeMeta(client: Client, key: string, value: string): Promise<void> {
  await client.query(
    `INSERT INTO mathflow.meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    [key, value],
  );
}

async function inTransaction(client: Client, work: () => Promise<unknown>): Promise<void> {
  await client.query("BEGIN ISOLATION LEVEL READ COMMITTED");
  try {
    await work();
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}
