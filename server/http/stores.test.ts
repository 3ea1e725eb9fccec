import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { err, type Result } from "#engine";
import { createApp } from "../app.ts";
import { makeBuiltApp } from "../testing-app.fixture.ts";
import { ADA, exchange, makeChain, makeRequest } from "../sync/events.fixture.ts";
import {
  createMemoryServerDisk,
  createMemorySyncStore,
  handleSync,
  type StoreRefusal,
  type SyncStore,
} from "../sync/index.ts";
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
