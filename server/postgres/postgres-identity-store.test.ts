import { expect, onTestFinished, test } from "vitest";
import { describeIdentityStore } from "../identity/identity-store-contract.ts";
import { DIRECTORY } from "../identity/tables.ts";
import { openPostgres } from "./postgres.ts";
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
});
