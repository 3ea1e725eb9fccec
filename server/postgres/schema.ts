/** Raised with every change of the tables, together with the step that brings older ones up to it. */
export const SCHEMA_VERSION = 6;

/** There before any version is known. */
export const META = `
CREATE SCHEMA IF NOT EXISTS mathflow;
CREATE TABLE IF NOT EXISTS mathflow.meta (key text PRIMARY KEY, value text NOT NULL);
INSERT INTO mathflow.meta (key, value) VALUES ('version', '0') ON CONFLICT DO NOTHING;
`;

/** A second net under the keys: whatever a statement says, only rows of the transaction's tenant are there (TH4). */
function ownTenantOnly(table: string): string {
  const own = "tenant = nullif(current_setting('mathflow.tenant', true), '')";
  return `
ALTER TABLE mathflow.${table} ENABLE ROW LEVEL SECURITY;
ALTER TABLE mathflow.${table} FORCE ROW LEVEL SECURITY;
CREATE POLICY own_tenant ON mathflow.${table} USING (${own}) WITH CHECK (${own});
`;
}

/**
 * Every key begins with tenant, learner (of who is who: with the tenant). `event.hash` is the check of the log up to that row; a
 * cursor counts the stream's rows. Text is compared by bytes: no index depends on a library's idea of a language.
 */
const TABLES = `
CREATE TABLE mathflow.stream (
  tenant text COLLATE "C" NOT NULL, learner text COLLATE "C" NOT NULL,
  head bigint NOT NULL, hash text NOT NULL, latest bigint NOT NULL, erasures integer NOT NULL,
  PRIMARY KEY (tenant, learner)
);
CREATE TABLE mathflow.chain (
  tenant text COLLATE "C" NOT NULL, learner text COLLATE "C" NOT NULL, device text COLLATE "C" NOT NULL,
  seq bigint NOT NULL, id text, ots bigint NOT NULL,
  PRIMARY KEY (tenant, learner, device)
);
CREATE TABLE mathflow.event (
  tenant text COLLATE "C" NOT NULL, learner text COLLATE "C" NOT NULL, cursor bigint NOT NULL,
  device text COLLATE "C" NOT NULL, seq bigint NOT NULL, id text COLLATE "C" NOT NULL,
  ots bigint NOT NULL, status text NOT NULL, hash text NOT NULL, event text NOT NULL,
  PRIMARY KEY (tenant, learner, cursor),
  UNIQUE (tenant, learner, device, seq),
  UNIQUE (tenant, learner, id)
);
CREATE TABLE mathflow.identity (
  tenant text COLLATE "C" NOT NULL, name text COLLATE "C" NOT NULL, key text COLLATE "C" NOT NULL, body text NOT NULL,
  PRIMARY KEY (tenant, name, key)
);
`;

/** Nobody's rows: `key` is a mark that says nothing of whom it counts. Not worth a log: after a crash it is empty. */
const COUNTS = `
CREATE UNLOGGED TABLE IF NOT EXISTS mathflow.counts (
  key text COLLATE "C" PRIMARY KEY, points bigint NOT NULL, until bigint NOT NULL
);
CREATE INDEX IF NOT EXISTS counts_until ON mathflow.counts (until);
`;

const ALERTS = `
CREATE TABLE mathflow.alert (
  tenant text COLLATE "C" NOT NULL, learner text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, kind text NOT NULL,
  cursor bigint NOT NULL, ots bigint NOT NULL, heard bigint NOT NULL,
  mark text, is_done boolean NOT NULL DEFAULT false,
  PRIMARY KEY (tenant, learner, id)
);
CREATE INDEX alert_open ON mathflow.alert (tenant, heard) WHERE NOT is_done;
`;

const OUTBOX = `
CREATE TABLE mathflow.outbox (
  tenant text COLLATE "C" NOT NULL, learner text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, dest text COLLATE "C" NOT NULL,
  about text NOT NULL, event text NOT NULL, cursor bigint NOT NULL, ots bigint NOT NULL, heard bigint NOT NULL,
  state text COLLATE "C" NOT NULL DEFAULT 'waiting', due bigint NOT NULL, tries integer NOT NULL DEFAULT 0,
  lease text, why text, status integer,
  PRIMARY KEY (tenant, learner, id, dest)
);
CREATE INDEX outbox_due ON mathflow.outbox (tenant, state, dest, due);
`;

const FIRST_TENANT_TABLES = ["stream", "chain", "event", "identity"] as const;
export const TENANT_TABLES = [...FIRST_TENANT_TABLES, "alert", "outbox"] as const;

function acrossTenants(table: string, sql: string): string {
  return `
ALTER TABLE mathflow.${table} NO FORCE ROW LEVEL SECURITY;
${sql}
ALTER TABLE mathflow.${table} FORCE ROW LEVEL SECURITY;
`;
}

/** What brings the tables of a version up to the next one; 0 is an empty database. */
export const STEPS: Readonly<Record<number, string>> = {
  0: TABLES + FIRST_TENANT_TABLES.map(ownTenantOnly).join(""),
  // Every device had them already: what waits for a teacher has a log of its own now [SYN44]. The policy binds the owner too.
  1:
    acrossTenants("event", "UPDATE mathflow.event SET status = 'ok' WHERE status = 'unverified';") +
    acrossTenants(
      "identity",
      `DELETE FROM mathflow.identity WHERE name = 'handIn' AND (body::jsonb ->> 'visitor')::boolean IS FALSE;
       UPDATE mathflow.identity SET body = ((body::jsonb - 'visitor') || '{"learner":null}')::text WHERE name = 'handIn';`,
    ),
  2: COUNTS,
  3: ALERTS + ownTenantOnly("alert"),
  4: OUTBOX + ownTenantOnly("outbox"),
  5: "-- What is assigned may be an exam by then, which an older server cannot read; what it wrote stays as it is.",
};
