import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freeIn, openReserve, RESERVE_BYTES } from "./reserve.ts";

function makeFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "reserve-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, "reserve");
}

/** What is in the folder. */
function around(file: string): readonly string[] {
  return readdirSync(path.dirname(file));
}

test("[SRV25] the reserve is made where there is room, and stays from start to start", async () => {
  const file = makeFile();
  for (let start = 0; start < 2; start += 1) {
    const reserve = await openReserve(file, async () => 1e12);
    expect(around(file)).toHaveLength(start);
    expect(await Promise.all([reserve.isKept(), reserve.isKept()])).toEqual([true, true]);
    expect(around(file)).toEqual(["reserve"]);
    expect(statSync(file).size).toBe(RESERVE_BYTES);
    expect(statSync(file).mode & 0o077).toBe(0);
  }
});

test("[SRV25] a start on a full disk gives it up, and it is back when there is room for it and for as much again", async () => {
  const file = makeFile();
  await (await openReserve(file, async () => 1e12)).isKept();
  let free = 0;
  const reserve = await openReserve(file, async () => free);
  expect(around(file)).toEqual([]);
  for (free of [0, RESERVE_BYTES, 2 * RESERVE_BYTES - 1]) expect(await reserve.isKept()).toBe(false);
  free = 2 * RESERVE_BYTES;
  expect(await reserve.isKept()).toBe(true);
  await reserve.giveUp();
  expect(around(file)).toEqual([]);
});

test("[SRV25] one that was cut off is none; a disk that takes less than it says leaves nothing half made", async () => {
  const file = makeFile();
  writeFileSync(file, "short");
  const reserve = await openReserve(file, async () => 1e12);
  expect(around(file)).toEqual([]);
  expect(await reserve.isKept()).toBe(true);
  const nowhere = await openReserve(path.join(path.dirname(file), "no-folder", "reserve"), async () => 1e12);
  expect(await nowhere.isKept()).toBe(false);
});

test("[SRV25] what is free is asked of the file system", async () => {
  expect(await freeIn(tmpdir())).toBeGreaterThan(0);
});
