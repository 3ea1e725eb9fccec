import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ADA, exchange, makeChain, makeRequest } from "../sync/events.fixture.ts";
import { handleSync } from "../sync/index.ts";
import { openStores } from "./stores.ts";

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
  expect(await stores.readiness()).toEqual({ ready: false, why: "disk" });
  free = 1e12;
  expect(await push()).toMatchObject({ ok: true, value: { head: 3 } });
  expect([await stores.readiness(), readdirSync(dataDir).includes("reserve")]).toEqual([{ ready: true }, true]);
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
