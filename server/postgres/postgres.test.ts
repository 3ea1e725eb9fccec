import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { expect, onTestFinished, test } from "vitest";
import { createRng } from "#engine";
import { hash64 } from "#engine/protocol/hash64";
import { ADA, exchange, learnerNamed, makeChain, makeRequest, NOON } from "../sync/events.fixture.ts";
import type { Tell } from "../sync/decide-push.ts";
import { answerSync, handleSync } from "../sync/handle-sync.ts";
import { expectWhole, killInTheMiddle } from "../sync/kill.fixture.ts";
import { openPostgres, type Postgres, type PostgresOptions } from "./postgres.ts";
import { race } from "./race.ts";
import { SCHEMA_VERSION, TENANT_TABLES } from "./schema.ts";
import { ask } from "./testing-postgres.fixture.ts";
import { MAX_CONNECTIONS, MAX_WAITING } from "./transactions.ts";
import { describeWithPostgres } from "./use-postgres.fixture.ts";

async function openFor(url: string, options: Partial<PostgresOptions> = {}): Promise<Postgres> {
  const opened = await openPostgres({ url, ...options });
  onTestFinished(() => opened.close().catch(() => {}));
  return opened;
}

const SOUTH = { tenant: "south", learner: learnerNamed("Sam") };
const ROW = { tenant: SOUTH.tenant, name: "South", madeAt: 1 } as const;

describeWithPostgres("the PostgreSQL stores", (createDatabase) => {
  test("[SYN25] with another tenant set, or none, a user who is no superuser sees and writes nothing, whatever is asked", async () => {
    const { url } = await createDatabase();
    const { sync, bypassesPolicies } = await openFor(url);
    expect(await bypassesPolicies()).toBe(false);
    const asks = { type: "teacher_asked", body: { session: null, item: null, skill: null } };
    const events = makeChain("tablet", 2).map((event) => ({ ...event, ...asks, learner: SOUTH.learner }));
    const tell: Tell = ({ id }, heardAt) => [{ id, about: "alert", to: "webhook", heardAt, due: heardAt }];
    const deps = { store: sync, now: () => 1, tellOf: () => tell };
    expect((await handleSync(deps, SOUTH, makeRequest(events, { learner: SOUTH.learner }))).ok).toBe(true);

    const client = new Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    const setTenant = (tenant: string) => client.query("SELECT set_config('mathflow.tenant', $1, false)", [tenant]);
    const count = async (sql: string) => (await client.query(sql)).rowCount;
    await setTenant("south");
    await client.query("INSERT INTO mathflow.identity VALUES ('south', 'school', '', $1)", [JSON.stringify(ROW)]);
    for (const table of TENANT_TABLES) {
      await setTenant("south");
      expect(await count(`SELECT 1 FROM mathflow.${table}`)).toBeGreaterThan(0);
      for (const tenant of ["north", "", "south'"]) {
        await setTenant(tenant);
        expect(await count(`SELECT 1 FROM mathflow.${table} WHERE tenant = 'south'`)).toBe(0);
        expect(await count(`UPDATE mathflow.${table} SET tenant = 'north'`)).toBe(0);
        expect(await count(`DELETE FROM mathflow.${table}`)).toBe(0);
      }
    }
    await setTenant("north");
    const smuggled = client.query("INSERT INTO mathflow.identity VALUES ('south', 'school', 'x', '{}')");
    await expect(smuggled).rejects.toThrow("row-level security");
    await setTenant("south");
    await expect(client.query("UPDATE mathflow.event SET tenant = 'north'")).rejects.toThrow("row-level security");
    expect(await count("SELECT 1 FROM mathflow.event")).toBe(2);
  });

  test("[SYN25] every table with a tenant has a forced policy, and a tenant set in one transaction is none in the next", async () => {
    const { url, adminUrl } = await createDatabase();
    const { identity } = await openFor(url, { maxConnections: 1 });
    const rows = await ask(
      adminUrl,
      `SELECT c.relname AS name, c.relrowsecurity AND c.relforcerowsecurity AND EXISTS
         (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polqual IS NOT NULL AND p.polwithcheck IS NOT NULL) AS safe,
         EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'tenant') AS tenanted
       FROM pg_class c WHERE c.relnamespace = 'mathflow'::regnamespace AND c.relkind = 'r' ORDER BY 1`,
    );
    const expected = ["meta", "counts", ...TENANT_TABLES].toSorted().map((name) => {
      const has = name !== "meta" && name !== "counts";
      return { name, safe: has, tenanted: has };
    });
    expect(rows).toEqual(expected);
    await identity.transact((store) => store.put("school", { ...ROW, tenant: "10000000-0000-4000-8000-000000000001" }));
    const found = await identity.transact((store) => store.list("school", ["10000000-0000-4000-8000-000000000002"]));
    expect(found).toEqual([]);
  });

  test("[SYN26] servers that start at once on an empty database make one of everything; a newer one's is not opened", async () => {
    const { url, adminUrl } = await createDatabase();
    const servers = await Promise.all(Array.from({ length: 8 }, () => openFor(url)));
    const answers = await Promise.all(servers.map(({ sync }) => exchange(sync, makeRequest([]))));
    expect(new Set(answers.map(({ epoch }) => epoch)).size).toBe(1);
    expect(await ask(adminUrl, "SELECT value FROM mathflow.meta WHERE key = 'version'")).toEqual([
      { value: String(SCHEMA_VERSION) },
    ]);
    await ask(adminUrl, "UPDATE mathflow.meta SET value = '99' WHERE key = 'version'");
    await expect(openPostgres({ url })).rejects.toThrow(/newer version \(99\)/u);
    expect(await ask(adminUrl, "SELECT value FROM mathflow.meta WHERE key = 'version'")).toEqual([{ value: "99" }]);
  });

  test("[SYN26] tables of the version before are brought up to date under their policies, whoever's rows they are", async () => {
    const { url, adminUrl } = await createDatabase();
    const first = await openPostgres({ url });
    await exchange(first.sync, makeRequest(makeChain("tablet", 2)));
    await first.close();
    const row = (id: string, visitor: boolean) => JSON.stringify({ tenant: "school", id, visitor, settledAt: null });
    await ask(adminUrl, "DROP TABLE mathflow.alert, mathflow.outbox");
    await ask(adminUrl, "UPDATE mathflow.event SET status = 'unverified' WHERE cursor = 2");
    await ask(
      adminUrl,
      `INSERT INTO mathflow.identity (tenant, name, key, body)
       VALUES ('a', 'handIn', '1', '${row("ada", false)}'), ('b', 'handIn', '2', '${row("someone", true)}')`,
    );
    await ask(adminUrl, "UPDATE mathflow.meta SET value = '1' WHERE key = 'version'");
    const { sync } = await openFor(url);
    expect((await sync.readRows(ADA, 0, 9)).map(({ status }) => status)).toEqual(["ok", "ok"]);
    expect(await ask(adminUrl, "SELECT body::jsonb AS body FROM mathflow.identity")).toEqual([
      { body: { tenant: "school", id: "someone", learner: null, settledAt: null } },
    ]);
    const forced = `SELECT bool_and(relforcerowsecurity) AS all FROM pg_class
      WHERE relnamespace = 'mathflow'::regnamespace AND relname IN ('event', 'identity')`;
    expect(await ask(adminUrl, forced)).toEqual([{ all: true }]);
  });

  test("[SYN26] a user who may use the tables and make none starts too", async () => {
    const { url, adminUrl } = await createDatabase();
    await (await openPostgres({ url })).close();
    await ask(adminUrl, "REVOKE CREATE ON SCHEMA mathflow FROM tutor");
    await ask(adminUrl, `REVOKE CREATE ON DATABASE ${new URL(url).pathname.slice(1)} FROM tutor`);
    const { sync } = await openFor(url);
    expect(await exchange(sync, makeRequest(makeChain("tablet", 1)))).toMatchObject({ head: 1 });
  });

  test("[SYN27] what a conflict undid is done again, and where conflicts do not end the device is told to come again", async () => {
    const { url, adminUrl } = await createDatabase();
    const { sync } = await openFor(url);
    const fails = async (code: string, times: number) =>
      ask(
        adminUrl,
        `CREATE SEQUENCE IF NOT EXISTS mathflow.failed; ALTER SEQUENCE mathflow.failed RESTART;
         GRANT ALL ON mathflow.failed TO tutor;
         CREATE OR REPLACE FUNCTION mathflow.fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
           IF nextval('mathflow.failed') <= ${times} THEN RAISE EXCEPTION 'made up' USING ERRCODE = '${code}'; END IF;
           RETURN NEW; END $$;
         DROP TRIGGER IF EXISTS fail ON mathflow.chain;
         CREATE TRIGGER fail BEFORE INSERT ON mathflow.chain FOR EACH ROW EXECUTE FUNCTION mathflow.fail()`,
      );
    const events = makeChain("tablet", 4);
    await fails("40001", 3);
    expect(await exchange(sync, makeRequest(events.slice(0, 1)))).toMatchObject({ head: 1, check: { count: 1 } });
    await fails("40P01", 3);
    expect(await exchange(sync, makeRequest(events.slice(0, 2)))).toMatchObject({ head: 2, check: { count: 2 } });
    await fails("40001", 1_000);
    const deps = { store: sync, now: () => NOON };
    const text = JSON.stringify(makeRequest(events));
    const answer = await answerSync(deps, ADA, { text, sum: hash64(text) });
    expect(answer).toMatchObject({ status: 503, retryAfter: 2 });
    const tries = await ask(adminUrl, "SELECT last_value::int AS n FROM mathflow.failed");
    expect(tries).toEqual([{ n: 11 }]);
    await fails("53100", 1_000);
    expect(await handleSync(deps, ADA, makeRequest(events))).toEqual({ ok: false, error: { type: "full" } });
    await fails("23514", 1_000);
    await expect(handleSync(deps, ADA, makeRequest(events))).rejects.toThrow("made up");
    await fails("40001", 0);
    expect(await exchange(sync, makeRequest(events))).toMatchObject({ head: 4, ack: { seq: 4 } });
  });

  test("[SYN27] connections that broke while idle are replaced; one that breaks in the middle is 503 and leaves nothing", async () => {
    const { url, adminUrl } = await createDatabase();
    const { sync } = await openFor(url);
    const events = makeChain("tablet", 3);
    const terminate = () =>
      ask(
        adminUrl,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'tutor' AND datname = current_database()",
      );
    await Promise.all([1, 2, 3].map(() => exchange(sync, makeRequest(events.slice(0, 1)))));
    await terminate();
    expect(await exchange(sync, makeRequest(events.slice(0, 2)))).toMatchObject({ head: 2 });

    const holder = new Client({ connectionString: adminUrl });
    await holder.connect();
    onTestFinished(() => holder.end());
    await holder.query("BEGIN; SELECT 1 FROM mathflow.stream FOR UPDATE");
    const waiting = handleSync({ store: sync, now: () => NOON }, ADA, makeRequest(events));
    const isWaiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()";
    while ((await ask(adminUrl, isWaiting)).length === 0) await delay(5);
    await terminate();
    expect(await waiting).toEqual({ ok: false, error: { type: "busy" } });
    await holder.query("ROLLBACK");
    expect(await exchange(sync, makeRequest(events))).toMatchObject({ head: 3, ack: { seq: 3 }, check: { count: 3 } });
  });

  test("[SYN22] when too many wait they are asked to come again later, and the others are answered", async () => {
    const { url } = await createDatabase();
    const { sync } = await openFor(url);
    const deps = { store: sync, now: () => NOON };
    const asked = Array.from({ length: MAX_CONNECTIONS + MAX_WAITING + 3 }, () =>
      handleSync(deps, ADA, makeRequest([])),
    );
    const refused = (await Promise.all(asked)).filter(({ ok }) => !ok);
    expect(refused).toEqual(Array.from({ length: 3 }, () => ({ ok: false, error: { type: "busy" } })));
  });

  test("[SYN29] another epoch is another one for every server at once; a start alone is no reason for one", async () => {
    const { url } = await createDatabase();
    const [one, other] = [await openFor(url), await openFor(url)];
    const events = makeChain("tablet", 2);
    const epochOf = async ({ sync }: Postgres) => (await exchange(sync, makeRequest([]))).epoch;
    const { epoch, durable } = await exchange(one.sync, makeRequest(events));
    expect(durable).toEqual({ seq: 2, id: events[1]?.id });
    expect(await epochOf(other)).toBe(epoch);
    await one.newEpoch();
    const second = await epochOf(other);
    expect(second).not.toBe(epoch);
    expect(await exchange(other.sync, makeRequest(events, { epoch, cursor: 2 }))).toMatchObject({ from: 0, head: 2 });
    expect(await epochOf(await openFor(url))).toBe(second);
    const third = await epochOf(await openFor(url, { newEpoch: true }));
    expect(third).not.toBe(second);
    expect(await epochOf(one)).toBe(third);
    const careful = await openFor(url, { durable: false });
    expect((await exchange(careful.sync, makeRequest(events))).durable).toEqual({ seq: 0, id: null });
  });

  test(
    "[SYN28] ten servers write to shared learners, a reader follows by cursor: nothing is missed or seen twice",
    { timeout: 60_000 },
    async () => {
      const { url } = await createDatabase();
      const result = await race({ url, writers: 10, learners: 4, events: 4_000, seed: "race" });
      expect(result).toMatchObject({ written: 4_000, seen: 4_000, missed: 0, twice: 0, torn: 0 });
      expect(result.looks).toBeGreaterThan(40);
    },
  );

  test(
    "[SYN21] a server on PostgreSQL killed in the middle of pushes, again and again: nothing acked is lost, no chain is torn",
    { timeout: 60_000 },
    async () => {
      const { url } = await createDatabase();
      const rng = createRng("kills");
      const { sync } = await openFor(url);
      for (let kill = 0; kill < 3; kill++) {
        const acked = await killInTheMiddle(url, rng.int(20, 120));
        expect(acked.size).toBeGreaterThan(2);
        await expectWhole(sync, acked);
      }
    },
  );
});
