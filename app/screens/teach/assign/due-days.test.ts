import { expect, test } from "vitest";
import { dueFrom, endOfDue, proposedDue } from "./due-choice.tsx";
import { dueDays, endOfDay, endOfTyped, typedOf } from "./due-days.ts";
import { endsBefore, startOfFrom } from "./from-choice.tsx";

/** Midnight at the end of a day of November 2026, by the calendar of this device. */
const endOf = (day: number): number => new Date(2026, 10, day + 1).getTime();

test.for([
  [23, 27],
  [25, 27],
  // Today and tomorrow are there already.
  [26, 34],
  [27, 34],
  [28, 34],
  [29, 34],
] as const)("[TEA61] on the %ith the Friday proposed is the %ith", ([day, friday]) => {
  const now = new Date(2026, 10, day, 15, 30).getTime();
  expect(dueDays(now)).toEqual([
    { id: "today", end: endOf(day) },
    { id: "tomorrow", end: endOf(day + 1) },
    { id: "week", end: endOf(friday) },
  ]);
  expect(endOfDue(proposedDue(), now)).toBe(endOf(friday));
});

test("[TEA61] a typed day is any from today on", () => {
  const now = new Date(2026, 10, 26, 15, 30).getTime();
  expect(endOfTyped("2026-11-26", now)).toBe(endOf(26));
  expect(endOfTyped("2027-01-31", now)).toBe(new Date(2027, 1, 1).getTime());
  for (const typed of ["2026-11-25", "", "tomorrow", "2026-11"]) expect(endOfTyped(typed, now)).toBeNull();
});

test("[TEA65] what is there is proposed when it is changed", () => {
  const now = new Date(2026, 10, 26, 15, 30).getTime();
  expect(dueFrom(null, true)).toEqual({ choice: "none", typed: "", isShut: true, was: null });
  const due = dueFrom(endOf(30), false);
  expect(due).toEqual({ choice: "other", typed: "2026-11-30", isShut: false, was: endOf(30) });
  expect(endOfDue(due, now)).toBe(endOf(30));
  expect(endOfDue({ ...due, typed: "2026-11-01" }, now)).toBeUndefined();
  expect(typedOf(endOfDay(now))).toBe("2026-11-26");
});

test("[TEA65] the day that work has stays as it is, also once it is over, to the millisecond", () => {
  const now = new Date(2026, 10, 26, 15, 30).getTime();
  for (const was of [endOf(20), now - 60_000]) {
    const due = dueFrom(was, false);
    expect(endOfDue({ ...due, isShut: true }, now)).toBe(was);
    expect(endOfDue({ ...due, typed: "2026-11-19" }, now)).toBeUndefined();
    expect(endOfDue({ ...due, choice: "today" }, now)).toBe(endOf(26));
  }
});

test("[TEA192] it begins now, or with the beginning of a day to come, and before it is over", () => {
  const now = new Date(2026, 10, 26, 15, 30).getTime();
  expect(startOfFrom({ choice: "now", typed: "2026-11-30" }, now)).toBeNull();
  expect(startOfFrom({ choice: "tomorrow", typed: "" }, now)).toBe(endOf(26));
  expect(startOfFrom({ choice: "other", typed: "2026-11-30" }, now)).toBe(endOf(29));
  for (const typed of ["2026-11-26", "2026-11-25", ""]) {
    expect(startOfFrom({ choice: "other", typed }, now)).toBeUndefined();
  }
  expect(endsBefore(endOf(29), endOf(29))).toBe(true);
  expect(endsBefore(endOf(30), endOf(29))).toBe(false);
  for (const open of [null, undefined]) {
    expect([endsBefore(open, endOf(29)), endsBefore(endOf(29), open)]).toEqual([false, false]);
  }
});
