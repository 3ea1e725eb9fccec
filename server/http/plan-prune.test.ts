import { describe, expect, test } from "vitest";
import {
  backupName,
  newestName,
  nextName,
  planCopy,
  planPrune,
  SPARE_BYTES,
  timeOfBackup,
  type PruneRules,
} from "./plan-prune.ts";

const NOW = Date.UTC(2026, 9, 20, 12, 30);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function copiesOf(ages: readonly number[], bytes = 1) {
  return ages.map((age) => ({ name: backupName(NOW - age), bytes, tables: "1" }));
}

/** Ages of the copies, each of one byte, that stay. */
function kept(ages: readonly number[], rules: Partial<PruneRules> = {}): readonly number[] {
  const copies = copiesOf(ages);
  const gone = new Set(planPrune(copies, { now: NOW, mostBytes: Infinity, erasedAt: 0, ...rules }));
  return copies.filter(({ name }) => !gone.has(name)).map(({ name }) => NOW - (timeOfBackup(name) ?? 0));
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

test("[SYN49] the newest copy is none with a name from the future, which a clock that was ahead gave it", () => {
  expect(newestName([], NOW)).toBeUndefined();
  expect(newestName(copiesOf([2 * DAY, -400 * DAY, DAY]), NOW)).toBe(backupName(NOW - DAY));
  expect(newestName(copiesOf([2 * DAY, -MINUTE]), NOW)).toBe(backupName(NOW + MINUTE));
});

test("[SYN49] a new copy is later than all there are, but for those of a clock that was ahead", () => {
  expect(nextName([], NOW)).toBe(backupName(NOW));
  expect(nextName(copiesOf([0, DAY]), NOW + 400)).toBe(backupName(NOW + 1_000));
  expect(nextName(copiesOf([-MINUTE, DAY]), NOW)).toBe(backupName(NOW + MINUTE + 1_000));
  expect(nextName(copiesOf([-DAY, DAY]), NOW)).toBe(backupName(NOW));
});

test("[SYN49] the latest of each of 24 hours and of 7 days stay", () => {
  const ages = every(HOUR, 24 * 9);
  expect(kept(ages).slice(0, 24)).toEqual(every(HOUR, 24));
  // Then the last one of each day before: at 23:30.
  expect(kept(ages).slice(24)).toEqual([2, 3, 4, 5, 6].map((day) => (day - 1) * DAY + 13 * HOUR));
  expect(kept(every(20_000, 3_000)).length).toBeLessThan(20);
});

test("[SRV39] of an hour and a day with an update the last before it stays too, and goes with them", () => {
  const hourly = every(HOUR, 24 * 9).map((age) => ({ name: backupName(NOW - age), bytes: 1, tables: "2" }));
  const before = [MINUTE, 2 * MINUTE].map((age) => ({ name: backupName(NOW - age), bytes: 1, tables: "1" }));
  const rules = { mostBytes: Infinity, erasedAt: 0 };
  const gone = new Set(planPrune([...hourly, ...before], { now: NOW, ...rules }));
  expect(before.map(({ name }) => gone.has(name))).toEqual([false, true]);
  expect(hourly.filter(({ name }) => !gone.has(name))).toHaveLength(29);
  const later = hourly.map(({ tables, ...copy }, at) => ({
    ...copy,
    tables,
    name: backupName(NOW + 7 * DAY - at * HOUR),
  }));
  expect(planPrune([...later, ...before], { now: NOW + 7 * DAY, ...rules })).toEqual(
    expect.arrayContaining(before.map(({ name }) => name)),
  );
});

test("[SYN49] copies made one after the other leave the hourly ones alone", () => {
  const hourly = every(HOUR, 24).slice(1);
  const many = every(25_000, 60);
  expect(kept([...many, ...hourly])).toEqual([0, 31 * MINUTE, ...hourly].filter((age) => age !== 31 * MINUTE));
});

test("[SYN49] the seven days are those that have a copy, however long ago they are", () => {
  const old = [20, 21, 21.5, 22, 50, 51, 52, 90, 100].map((days) => days * DAY);
  expect(kept(old)).toEqual(old);
  const older = [...old, 101 * DAY, ...every(HOUR, 24 * 3).map((age) => age + 200 * DAY)];
  expect(kept(older).filter((age) => age > 100 * DAY).length).toBeLessThan(24);
  expect(kept([0, ...every(DAY, 9).map((age) => age + 300 * DAY)])).toHaveLength(10);
  expect(kept([])).toEqual([]);
});

test("[SYN49] under another clock nothing goes that stayed under the right one", () => {
  const ages = kept(every(HOUR, 24 * 9));
  for (const wrong of [400 * DAY, -400 * DAY]) expect(kept(ages, { now: NOW + wrong })).toEqual(ages);
});

test("[SYN49] what was made under a clock that was ahead is no newest one", () => {
  const ages = every(DAY, 24);
  expect(kept([-400 * DAY, ...ages], { mostBytes: 3 })).toEqual([0, DAY, 2 * DAY]);
});

test("[SYN49] who was erased is in no copy after eight days, but in the only one there is", () => {
  const ages = [0, DAY, 2 * DAY, 3 * DAY];
  expect(kept(ages, { erasedAt: NOW - 1.5 * DAY })).toEqual([0, DAY]);
  expect(kept(ages, { erasedAt: NOW + DAY })).toEqual([0]);
});

test("[SYN82] what is too large together goes: the oldest hours first, then the oldest days, never the newest", () => {
  const ages = every(HOUR, 24 * 9);
  const days = [0, 13 * HOUR, DAY + 13 * HOUR, 2 * DAY + 13 * HOUR, 3 * DAY + 13 * HOUR, 4 * DAY + 13 * HOUR];
  expect(kept(ages, { mostBytes: 10 })).toEqual([0, HOUR, 2 * HOUR, 3 * HOUR, ...days.slice(1), 5 * DAY + 13 * HOUR]);
  expect(kept(ages, { mostBytes: 3 })).toEqual(days.slice(0, 3));
  expect(kept(ages, { mostBytes: 0 })).toEqual([0]);
});

test("[SYN84] the copy that the data came back from stays, however old and large, unless somebody in it was erased", () => {
  const ages = [0, MINUTE, ...every(DAY, 9).slice(1)];
  const keep = backupName(NOW - MINUTE);
  expect(kept(ages, { keep })).toContain(MINUTE);
  expect(kept(ages, { keep, mostBytes: 0 })).toEqual([0, MINUTE]);
  expect(kept(ages, { keep: backupName(NOW - 8 * DAY), mostBytes: 1 })).toEqual([0, 8 * DAY]);
  expect(kept(ages, { keep, erasedAt: NOW })).toEqual([0]);
});

describe("[SYN82] before a copy is made", () => {
  const MB = 1_000_000;
  const copies = copiesOf(every(DAY, 7), 10 * MB);
  const plan = (free: number, budget?: number, size = 10 * MB, isClockSuspect = false) => {
    const rules = { now: NOW, erasedAt: 0, isClockSuspect, size, free, ...(budget === undefined ? {} : { budget }) };
    const { gone, hasRoom } = planCopy(copies, rules);
    return { stay: copies.length - gone.length, hasRoom };
  };

  test.for([
    { title: "all stay where there is room", free: 1_000 * MB, stay: 7, hasRoom: true },
    { title: "with the new one they take half of what is there", free: 30 * MB, stay: 3, hasRoom: true },
    { title: "the last two stay beside it on a small disk", free: SPARE_BYTES + 2 * MB, stay: 3, hasRoom: true },
    { title: "nearly all go for it on a full disk", free: 0, budget: 1_000 * MB, stay: 4, hasRoom: true },
    { title: "a budget counts the new one too", free: 1_000 * MB, budget: 40 * MB, stay: 2, hasRoom: true },
    { title: "a budget that is too small leaves the newest", free: 1_000 * MB, budget: 1, stay: 1, hasRoom: true },
    { title: "none goes where that does not help", free: 0, size: 100 * MB, stay: 7, hasRoom: false },
    { title: "nothing to copy needs no room", free: SPARE_BYTES, size: 0, stay: 4, hasRoom: true },
  ])("$title", ({ free, budget, size, stay, hasRoom }) => {
    expect(plan(free, budget, size)).toEqual({ stay, hasRoom });
  });

  test.for([
    { free: 1_000 * MB, hasRoom: true },
    { free: 0, hasRoom: false },
  ])("[SRV29] none goes under a clock that may be wrong: $free bytes free", ({ free, hasRoom }) => {
    expect(plan(free, 20 * MB, 10 * MB, true)).toEqual({ stay: 7, hasRoom });
  });
});
