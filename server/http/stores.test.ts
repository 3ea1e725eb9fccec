import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { err, type Result } from "#engine";
import { createApp } from "../app.ts";
import { makeBuiltApp } from "../testing-app.fixture.ts";
import { createMemoryIdentityStore, type IdentityStore } from "../identity/index.ts";
import { ADA, exchange, makeChain, makeRequest } from "../sync/events.fixture.ts";
import {
  createMemoryServerDisk,
  createMemorySyncStore,
  handleSync,
  type StoreRefusal,
  type SyncStore,
} from "../sync/index.ts";
import { withReserve } from "./data-files.ts";
import { openStores, watchStore } from "./stores.ts";

/** A store in memory that refuses, or fails, while it is told to. */
function openFaulty() {
  let fault: StoreRefusal["type"] | "broken" | null = null;
  const inner = createMemorySyncStore(createMemoryServerDisk("epoch"));
  const refuse = (): Result<never, StoreRefusal> => {
    if (fault === null || fault === "broken") throw new Error("the disk is gone");
    return err({ type: fault });
  };
  const store: SyncStore = {
    ...inner,
    exchange: async (key, ask, decide) => {
      // A full disk can still be read.
      const isRead = decide({ chain: { seq: 0, id: null, ots: 0 }, latest: 0, known: new Set() }).rows.length === 0;
      if (fault === null || (fault === "full" && isRead)) return inner.exchange(key, ask, decide);
      return refuse();
    },
  };
  return { ...watchStore(store), set: (next: typeof fault) => void (fault = next) };
}

test("[SRV16] ready as long as what comes can be written down", async () => {
  const { store, isReady, set } = openFaulty();
  const events = makeChain("tablet", 4);
  expect(await isReady()).toBe(true);
  await exchange(store, makeRequest(events.slice(0, 1)));
  for (const fault of ["full", "busy"] as const) {
    set(fault);
    await handleSync({ store, now: () => 1 }, ADA, makeRequest(events));
    expect([fault, await isReady()]).toEqual([fault, false]);
    set(null);
    // A full disk is known to have room again when something was written; a database that is back is asked.
    expect([fault, await isReady()]).toEqual([fault, fault === "busy"]);
    await exchange(store, makeRequest(events.slice(0, fault === "full" ? 2 : 3)));
    expect(await isReady()).toBe(true);
  }
  set("broken");
  await expect(handleSync({ store, now: () => 1 }, ADA, makeRequest(events))).rejects.toThrow();
  expect(await isReady()).toBe(false);
});

/** A reserve that is back when it is told to be. */
function makeReserve() {
  const state = { isKept: true };
  return {
    state,
    reserve: { isKept: async () => state.isKept, giveUp: async () => void (state.isKept = false) },
  };
}

test("[SRV25] a disk that fills up gives up the reserve, and no events are taken before it is back; reading goes on", async () => {
  const { state, reserve } = makeReserve();
  const faulty = openFaulty();
  const { store, isReady } = watchStore(faulty.store, reserve);
  const events = makeChain("tablet", 3);
  await exchange(store, makeRequest(events.slice(0, 1)));
  faulty.set("full");
  const push = () => handleSync({ store, now: () => 1 }, ADA, makeRequest(events));
  expect(await push()).toEqual({ ok: false, error: { type: "full" } });
  expect([state.isKept, await isReady()]).toEqual([false, false]);
  faulty.set(null);
  expect(await push()).toEqual({ ok: false, error: { type: "full" } });
  expect((await exchange(store, makeRequest([]))).rows).toHaveLength(1);
  state.isKept = true;
  expect(await isReady()).toBe(true);
  expect(await push()).toMatchObject({ ok: true, value: { head: 3 } });
});

test("[SRV25] a server starts on a full disk, says so, and takes what comes when there is room", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "stores-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const events = makeChain("tablet", 3);
  const first = await openStores({ dataDir, newSchool: true });
  expect(first.notes).toEqual([]);
  await exchange(first.sync, makeRequest(events.slice(0, 1)));
  await first.close();
  expect(readdirSync(dataDir)).toContain("reserve");

  let free = 0;
  const stores = await openStores({ dataDir, newSchool: true, free: async () => free });
  onTestFinished(() => stores.close());
  expect(readdirSync(dataDir)).not.toContain("reserve");
  expect(stores.notes).toEqual([expect.stringContaining("The disk is full")]);
  const push = () => handleSync({ store: stores.sync, now: () => 1 }, ADA, makeRequest(events));
  expect(await push()).toEqual({ ok: false, error: { type: "full" } });
  expect((await exchange(stores.sync, makeRequest([]))).rows).toHaveLength(1);
  expect(await stores.isReady()).toBe(false);
  free = 1e12;
  expect(await push()).toMatchObject({ ok: true, value: { head: 3 } });
  expect([await stores.isReady(), readdirSync(dataDir).includes("reserve")]).toEqual([true, true]);
});

test("[SRV25] who signs in on a full disk gets the room of the reserve", async () => {
  const { state, reserve } = makeReserve();
  const full = Object.assign(new Error("database or disk is full"), { errcode: 13 });
  const inner = createMemoryIdentityStore();
  const fail = (error: Error): IdentityStore => ({
    ...inner,
    transact: async () => {
      throw error;
    },
  });
  let tries = 0;
  const store = withReserve(
    { ...inner, transact: (work) => (tries++ > 0 ? inner : fail(full)).transact(work) },
    reserve,
  );
  expect(await store.transact(async () => "in")).toBe("in");
  expect(state.isKept).toBe(false);
  await expect(withReserve(fail(full), reserve).transact(async () => "in")).rejects.toBe(full);
  const odd = new Error("odd");
  await expect(withReserve(fail(odd), reserve).transact(async () => "in")).rejects.toBe(odd);
});

test("[SRV16] health says it, and is answered all the same", async () => {
  const { appDir, previousDir } = await makeBuiltApp();
  const options = { appDir, previousDir, version: "1", epoch: "e", serviceWorkerOff: false };
  const response = await createApp({ ...options, isReady: async () => false }).request("/healthz");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ ok: true, ready: false });
});

test("[SRV15] data are known again at the next start of the same folder, and in another folder they are others", async () => {
  const folders = ["one", "two"].map(() => mkdtempSync(path.join(tmpdir(), "stores-")));
  onTestFinished(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  const seen: (readonly [string, boolean])[] = [];
  for (const dataDir of [folders[0]!, folders[0]!, folders[1]!]) {
    const stores = await openStores({ dataDir });
    seen.push([stores.epoch, stores.isOther]);
    await stores.close();
  }
  expect(seen.map(([, isOther]) => isOther)).toEqual([true, false, true]);
  expect(seen[1]?.[0]).toBe(seen[0]?.[0]);
  expect(seen[2]?.[0]).not.toBe(seen[0]?.[0]);
});
