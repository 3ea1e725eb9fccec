import { randomBytes } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { describeDeviceTokens } from "../identity/device-token-contract.ts";
import { describeGuessing } from "../identity/guessing-contract.ts";
import { describeIdentityStore } from "../identity/identity-store-contract.ts";
import { DIRECTORY } from "../identity/tables.ts";
import {
  cardOf,
  joinClass,
  NOON,
  openBrowser,
  openClass,
  openSchool,
  openWorld,
  otherPin,
  PASSWORD,
  spreadOver,
  type World,
} from "../identity/school.fixture.ts";
import { JOINS, LOOKS, WRONG } from "../identity/tries.ts";
import { createPostgresCounts } from "./postgres-counts.ts";
import { openPostgres } from "./postgres.ts";
import { ask } from "./testing-postgres.fixture.ts";
import { describeWithPostgres } from "./use-postgres.fixture.ts";

const TENANT = "10000000-0000-4000-8000-000000000001";
const OTHER = "10000000-0000-4000-8000-000000000002";

describeWithPostgres("PostgreSQL", (createDatabase) => {
  describeIdentityStore("PostgreSQL", () => {
    const database = createDatabase();
    return {
      open: () => {
        const opened = database.then(({ url }) => openPostgres({ url }));
        return {
          transact: async (work) => (await opened).identity.transact(work),
          scrub: async () => (await opened).identity.scrub(),
          close: async () => (await opened).close(),
        };
      },
      lasts: true,
    };
  });

  async function openTwo() {
    const { url } = await createDatabase();
    const servers = [await openPostgres({ url }), await openPostgres({ url })] as const;
    onTestFinished(async () => {
      await Promise.all(servers.map((server) => server.close()));
    });
    return servers.map(({ identity }) => identity);
  }

  test("[IDN2] transactions of several servers at once are as if one followed the other", async () => {
    const stores = await openTwo();
    const key = [TENANT, "learner:1"] as const;
    const addOne = (store: (typeof stores)[number]) =>
      store.transact(async (rows) => {
        const before = await rows.get("lockout", key);
        const wrong = (before?.wrong ?? 0) + 1;
        await rows.put("lockout", { tenant: TENANT, scope: "learner:1", wrong, recent: [], until: 0 });
      });
    await Promise.all(Array.from({ length: 60 }, (_, n) => addOne(stores[n % 2]!)));
    const after = await stores[0]!.transact((rows) => rows.get("lockout", key));
    expect(after?.wrong).toBe(60);
  });

  test("[IDN2] what one server decided on finding nothing, another does not decide as well", async () => {
    const stores = await openTwo();
    const isFirst = (store: (typeof stores)[number], n: number) =>
      store.transact(async (rows) => {
        const taken = await rows.list("lockout", [DIRECTORY]);
        if (taken.length > 0) return false;
        await rows.put("lockout", { tenant: DIRECTORY, scope: `login:${n}`, wrong: 1, recent: [], until: 0 });
        return true;
      });
    const won = await Promise.all(Array.from({ length: 12 }, (_, n) => isFirst(stores[n % 2]!, n)));
    expect(won.filter(Boolean)).toHaveLength(1);
  });

  test("[IDN1] rows of several tenants asked for at once in one transaction do not mix", async () => {
    const [store] = await openTwo();
    const tenants = [TENANT, OTHER];
    await store!.transact(async (rows) => {
      await Promise.all(tenants.map((tenant) => rows.put("school", { tenant, name: `school ${tenant}`, madeAt: 1 })));
    });
    const found = await store!.transact((rows) =>
      Promise.all([...tenants, TENANT].map((tenant) => rows.list("school", [tenant]))),
    );
    expect(found.map((list) => list.map(({ tenant }) => tenant))).toEqual([[TENANT], [OTHER], [TENANT]]);
  });

  test.for(["\0", "a\0b", "\ud800", "\u0001", "%", "'", "\\", "\u{10ffff}"])(
    "[IDN1] a key of odd text (%j) finds only itself",
    async (code) => {
      const [store] = await openTwo();
      const row = { tenant: DIRECTORY, code: "AB", school: TENANT, class: OTHER } as const;
      await store!.transact((rows) => rows.put("code", row));
      const found = await store!.transact(async (rows) => {
        await rows.remove("code", [DIRECTORY, code]);
        return [await rows.get("code", [DIRECTORY, code]), ...(await rows.list("code", [DIRECTORY, code]))];
      });
      expect(found).toEqual([undefined]);
      expect(await store!.transact((rows) => rows.list("code", [DIRECTORY]))).toEqual([row]);
    },
  );

  /** Two servers over one database, as they are behind a balancer; a computer with much to do counts too. */
  async function openServers() {
    const database = await createDatabase();
    const pepper = randomBytes(32);
    const open = async () => {
      const postgres = await openPostgres({ url: database.url, counts: { patienceMs: 20_000 } });
      onTestFinished(() => postgres.close());
      return { ...postgres, world: openWorld({ store: postgres.identity, counts: postgres.counts, pepper }) };
    };
    const [one, other] = [await open(), await open()];
    return { ...database, one, other, worlds: [one.world, other.world] as const };
  }

  describeGuessing("[IDN60] two servers over one PostgreSQL", async () => spreadOver((await openServers()).worlds));
  describeDeviceTokens("two servers over one PostgreSQL", async () => spreadOver((await openServers()).worlds));

  const guess = async (world: World) => (await openBrowser(world).ask("POST", "/auth/join", { code: "BBBBBB" })).status;

  test("[IDN60] the last new device that a class has room for is that of all servers", async () => {
    const { adminUrl, worlds, one } = await openServers();
    const school = await openSchool(one.world, "North", []);
    await joinClass(one.world, school.class.code);
    const rest = `UPDATE mathflow.counts SET points = ${JOINS.points - 1} WHERE until = ${NOON + JOINS.seconds * 1_000}`;
    await ask(adminUrl, rest);
    const join = async (world: World) =>
      (await openBrowser(world).ask("POST", "/auth/join", { code: school.class.code })).status;
    expect([await join(worlds[1]), await join(worlds[0]), await join(worlds[1])]).toEqual([200, 429, 429]);
    const other = await openClass(school.teacher, "5a");
    await joinClass(worlds[1], other.code);
  });

  test("[IDN61] of who tries there is a mark in the database, and by the hour it goes", async () => {
    const { adminUrl, worlds, one } = await openServers();
    const school = await openSchool(one.world, "North", ["Ben"]);
    await joinClass(one.world, school.class.code);
    for (const world of worlds) await guess(world);
    const list = () => ask(adminUrl, "SELECT key, points::int AS points FROM mathflow.counts ORDER BY points, key");
    const rows = (await list()) as { key: string; points: number }[];
    // Looks at set-up codes and at class codes, wrong ones, and a new device of the class.
    expect(rows.map(({ points }) => points)).toEqual([1, 1, 2, 3]);
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/u);
    one.world.wait(WRONG.seconds * 1_000);
    await one.world.identity.tidy();
    expect(await list()).toHaveLength(1);
    one.world.wait(JOINS.seconds * 1_000);
    await one.world.identity.tidy();
    expect(await list()).toEqual([]);
  });

  test("[IDN61] a flood from ever new addresses leaves no more rows than may be, and those that end first go first", async () => {
    const { url, adminUrl } = await openServers();
    const counts = createPostgresCounts(url, { maxRows: 50 });
    onTestFinished(() => counts.close());
    await ask(
      adminUrl,
      `INSERT INTO mathflow.counts SELECT n::text, 1, ${NOON} + n FROM generate_series(1, 57) n;
       INSERT INTO mathflow.counts VALUES ('ran ahead', 1, ${NOON} * 2)`,
    );
    await counts.sweep(NOON);
    const left = await ask(adminUrl, "SELECT count(*)::int AS rows, min(until)::text AS first FROM mathflow.counts");
    expect(left).toEqual([{ rows: 50, first: String(NOON + 8) }]);
  });

  test("[IDN62] where nothing is counted together a right code passes, and each server counts what came to it", async () => {
    const { adminUrl, worlds, one } = await openServers();
    const school = await openSchool(one.world, "North", ["Ben"]);
    const tries = async (world: World) => {
      const body = { code: "BBBB-BBBB-BBBB", password: PASSWORD };
      const statuses: number[] = [];
      for (let at = 0; at < LOOKS["set-up-code"].points + 2; at += 1)
        statuses.push((await openBrowser(world).ask("POST", "/auth/reset", body)).status);
      return statuses.filter((status) => status === 429).length;
    };
    expect([await tries(worlds[0]), await tries(worlds[1])]).toEqual([3, 12]);
    for (const world of worlds) world.wait(5_000);
    await ask(adminUrl, "ALTER TABLE mathflow.counts RENAME TO away");
    expect([await tries(worlds[0]), await tries(worlds[1])]).toEqual([2, 2]);
    await joinClass(one.world, school.class.code);
  });

  test("[IDN62] while the database is away nobody is told they were wrong, nor that they tried too often; then right ones pass", async () => {
    const { adminUrl, worlds, one } = await openServers();
    const school = await openSchool(one.world, "North", ["Ben"]);
    const { learner, pin } = cardOf(school, "Ben");
    const tablet = await joinClass(one.world, school.class.code);
    const allow = (connections: number) =>
      ask(
        adminUrl,
        `ALTER ROLE tutor CONNECTION LIMIT ${connections};
         SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'tutor'`,
      );
    onTestFinished(async () => void (await allow(-1)));
    await allow(0);
    const enter = async (typed: string) => (await tablet.ask("POST", "/auth/pin", { learner, pin: typed })).status;
    for (let at = 0; at < 6; at += 1) expect(await enter(otherPin(pin))).toBe(503);
    for (const world of worlds) expect(await guess(world)).toBe(503);
    await allow(-1);
    expect(await enter(pin)).toBe(200);
    await joinClass(one.world, school.class.code);
  });

  test("[IDN63] servers whose clocks differ by seconds count together; a window a clock had begun ahead is none", async () => {
    const { one, other } = await openServers();
    const add = async ({ counts }: typeof one, now: number) =>
      (await counts.add({ key: "code", much: 1, windowMs: 600_000, now })).points;
    expect([await add(one, NOON + 5_000), await add(other, NOON), await add(one, NOON + 5_000)]).toEqual([1, 2, 3]);
    // From the earlier clock on.
    expect([await add(other, NOON + 599_999), await add(other, NOON + 600_000)]).toEqual([4, 1]);
    expect(await add(one, NOON + 400 * 86_400_000)).toBe(1);
    expect([await add(other, NOON), await add(one, NOON)]).toEqual([1, 2]);
  });
});
