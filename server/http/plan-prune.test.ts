import { expect, test } from "vitest";
import { backupName, planPrune, timeOfBackup } from "./plan-prune.ts";

const NOW = Date.UTC(2026, 9, 20, 12, 30);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Copies made so long ago, the latest first. */
function kept(ages: readonly number[], now = NOW): readonly number[] {
  const names = ages.map((age) => backupName(now - age));
  const gone = new Set(planPrune(names, now));
  return names.filter((name) => !gone.has(name)).map((name) => now - (timeOfBackup(name) ?? 0));
}

function every(ms: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at * ms);
}

test("[SYN49] a name says when its copy was made, and sorts by it", () => {
  expect(backupName(NOW + 61_250)).toBe("2026-10-20T12-31-01Z");
  expect(timeOfBackup("2026-10-20T12-31-01Z")).toBe(NOW + 61_000);
  for (const other of ["2026-10-20", "notes", "2026-10-20T12-31-01Z.partial", "sync.sqlite"]) {
    expect(timeOfBackup(other)).toBeUndefined();
  }
});

test("[SYN49] the latest of each of 24 hours and of 7 days stay", () => {
  const ages = every(HOUR, 24 * 9);
  expect(kept(ages).slice(0, 24)).toEqual(every(HOUR, 24));
  // Then the last one of each day before: at 23:30.
  expect(kept(ages).slice(24)).toEqual([2, 3, 4, 5, 6].map((day) => (day - 1) * DAY + 13 * HOUR));
  expect(kept(every(20_000, 3_000)).length).toBeLessThan(20);
});

test("[SYN49] copies made one after the other leave the hourly ones alone", () => {
  const hourly = every(HOUR, 24).slice(1);
  const many = every(25_000, 60);
  expect(kept([...many, ...hourly])).toEqual([0, 31 * MINUTE, ...hourly].filter((age) => age !== 31 * MINUTE));
});

test("[SYN49] nothing is older than eight days, but for the last one of all", () => {
  const old = [20 * DAY, 21 * DAY, 22 * DAY];
  expect(kept([0, ...old])).toEqual([0]);
  expect(kept(old)).toEqual([20 * DAY]);
  expect(kept([])).toEqual([]);
});

test("[SYN49] what is not ours is left alone", () => {
  expect(planPrune(["notes", "keep-2026", backupName(NOW)], NOW + 30 * DAY)).toEqual([]);
});
