import { expect, onTestFinished, test } from "vitest";
import { err } from "#engine";
import { createApp } from "../app.ts";
import { createMemoryIdentityStore } from "../identity/index.ts";
import { startPostgres } from "../postgres/testing-postgres.fixture.ts";
import { describeWithPostgres } from "../postgres/use-postgres.fixture.ts";
import { ADA, exchange, makeChain, makeRequest } from "../sync/events.fixture.ts";
import { createMemoryServerDisk, createMemorySyncStore, handleSync, type StoreRefusal } from "../sync/index.ts";
import { makeBuiltApp } from "../testing-app.fixture.ts";
import { watchWrites } from "./readiness.ts";
import { makeSettings, openFirstSchool, startSchool } from "./running-school.fixture.ts";
import { postSync, pushOf } from "./school.fixture.ts";

const FULL = Object.assign(new Error("database or disk is full"), { errcode: 13 });

/** Stores in memory that fail while they are told to, and a reserve that is back when it is told to be. */
function openWatched() {
  const state = { fault: null as StoreRefusal["type"] | "broken" | null, isKept: true, now: 0, tries: 0 };
  const inner = createMemorySyncStore(createMemoryServerDisk("epoch"));
  const identities = createMemoryIdentityStore();
  const watched = watchWrites({
    sync: {
      ...inner,
      exchange: async (key, ask, decide) => {
        // A full disk can still be read.
        if (state.fault === null || (state.fault === "full" && ask.ids.length === 0)) {
          return inner.exchange(key, ask, decide);
        }
        if (state.fault === "broken") throw new Error("the disk is gone");
        return err({ type: state.fault });
      },
    },
    identity: {
      ...identities,
      transact: async (work) => {
        if (state.fault === "full" && state.isKept) throw FULL;
        return identities.transact(work);
      },
    },
    reserve: { isKept: async () => state.isKept, giveUp: async () => void (state.isKept = false) },
    tryWrite: async () => {
      state.tries += 1;
      if (state.fault !== null) throw state.fault === "full" ? FULL : new Error(state.fault);
    },
    now: () => state.now,
  });
  const push = (count: number) =>
    handleSync({ store: watched.sync, now: () => 1 }, ADA, makeRequest(makeChain("tablet", count)));
  return { ...watched, state, push };
}

test("[SRV16] ready says a write of the last ten seconds; without one it is tried", async () => {
  const { readiness, push, state } = openWatched();
  await push(1);
  expect([await readiness(), state.tries]).toEqual([{ ready: true }, 0]);
  state.fault = "busy";
  state.now = 9_999;
  expect([await readiness(), state.tries]).toEqual([{ ready: true }, 0]);
  state.now = 10_000;
  expect(await readiness()).toEqual({ ready: false, why: "database" });
  state.fault = null;
  expect([await readiness(), await readiness(), state.tries]).toEqual([{ ready: true }, { ready: true }, 2]);
});

test.for(["busy", "broken"] as const)("[SRV16] a push that is %s ends it at once", async (fault) => {
  const { readiness, push, state } = openWatched();
  await push(1);
  state.fault = fault;
  await push(2).catch(() => {});
  expect(await readiness()).toEqual({ ready: false, why: "database" });
  state.fault = null;
  expect(await readiness()).toEqual({ ready: true });
});

test("[SRV16] a disk that is full for everybody says so, also where nobody pushes", async () => {
  const { readiness, state } = openWatched();
  state.fault = "full";
  expect(await readiness()).toEqual({ ready: false, why: "disk" });
});

test("[SRV25] a disk that fills up gives up the reserve, and no events are taken before it is back; reading goes on", async () => {
  const { sync, readiness, push, state } = openWatched();
  await push(1);
  state.fault = "full";
  expect(await push(3)).toEqual({ ok: false, error: { type: "full" } });
  expect([state.isKept, await readiness()]).toEqual([false, { ready: false, why: "disk" }]);
  state.fault = null;
  expect(await push(3)).toEqual({ ok: false, error: { type: "full" } });
  expect((await exchange(sync, makeRequest([]))).rows).toHaveLength(1);
  state.isKept = true;
  expect(await readiness()).toEqual({ ready: true });
  expect(await push(3)).toMatchObject({ ok: true, value: { head: 3 } });
});

test("[SRV25] who signs in on a full disk gets the room of the reserve", async () => {
  const { identity, state } = openWatched();
  state.fault = "full";
  expect([await identity.transact(async () => "in"), state.isKept]).toEqual(["in", false]);
  await expect(identity.transact(() => Promise.reject(FULL))).rejects.toBe(FULL);
});

test("[SRV16] health says it, and is answered all the same", async () => {
  const { appDir, previousDir } = await makeBuiltApp();
  const options = { appDir, previousDir, version: "1", epoch: "e", serviceWorkerOff: false };
  const readiness = async () => ({ ready: false, why: "disk" }) as const;
  const response = await createApp({ ...options, readiness }).request("/healthz");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ ok: true, ready: false, why: "disk" });
});

describeWithPostgres("a database server that stops", () => {
  test("[SRV16] is told by health, also while nobody asks anything else, and by 503", { timeout: 60_000 }, async () => {
    const cluster = await startPostgres({ durable: false });
    onTestFinished(() => cluster.stop());
    const { url } = await cluster.createDatabase();
    const running = await startSchool(await makeSettings({ databaseUrl: url }));
    const health = async () => (await fetch(`${running.origin}/healthz`)).json();
    const school = await openFirstSchool(running);
    expect(await health()).toMatchObject({ ready: true });
    await cluster.stop();
    const { browser, learner } = school.tablet;
    expect((await postSync(running, browser, pushOf(learner, 1))).status).toBe(503);
    expect((await school.teacher.ask("GET", "/classes")).status).toBe(503);
    expect(await health()).toMatchObject({ ok: true, ready: false, why: "database" });
  });
});
