import { expect, test } from "vitest";
import type { PupilNow } from "#engine/protocol/class";
import type { Text } from "../../../text/text.ts";
import { isSameRow, nowRow, timePupils } from "./now-row.ts";

const t: Text = (id, values) => `${id} ${JSON.stringify(values ?? {})}`;
const AT = Date.UTC(2026, 10, 2, 9, 30);
const last = { given: ["7"], right: false, explanation: null };
const on = { item: "i", skill: "s", skillName: "Add", stem: "$3+4$", tries: 1, hintLevel: 0, last };
const pupil = {
  learner: "ada",
  name: "Ada",
  state: "working",
  lastAt: AT - 90_000,
  heardAt: AT,
  stuck: null,
  on,
  activity: null,
  done: 2,
} as unknown as PupilNow;

const timed = (change: Partial<PupilNow>, at: number) => timePupils([{ ...pupil, ...change }], at)[0]!;
const before = nowRow(t, timed({}, AT), false);

/** As a next answer brings it: nothing of it is the same object. */
function next(change: Partial<PupilNow>, { at = AT, isOpen = false } = {}): boolean {
  return isSameRow(before, nowRow(t, structuredClone(timed(change, at)), isOpen));
}

test("[TEA180] a row is drawn anew where something is to be read in it that was not, and only there", () => {
  expect(next({})).toBe(true);
  expect(next({ heardAt: AT + 20_000 }, { at: AT + 20_000 })).toBe(true);
  expect(next({}, { at: AT + 60_000 })).toBe(false);
  expect(next({ state: "idle" })).toBe(false);
  expect(next({ on: { ...pupil.on!, tries: 2 } })).toBe(false);
  expect(next({ on: { ...pupil.on!, last: { ...last, given: ["8"] } } })).toBe(false);
  expect(next({ on: null })).toBe(false);
  expect(next({ name: "Pupil 1" })).toBe(false);
  expect(next({}, { isOpen: true })).toBe(false);
});

test("[TEA180] when somebody is not heard, the row says since when, and after a school day no minutes", () => {
  const unheard = (change: Partial<PupilNow>) => nowRow(t, timed({ state: "unheard", ...change }, AT), false);
  expect(isSameRow(unheard({}), unheard({ heardAt: AT - 600_000 }))).toBe(false);
  const minutesOf = (hours: number) => timed({ lastAt: AT - hours * 3_600_000 }, AT).minutes;
  expect([minutesOf(12), minutesOf(13)]).toEqual([720, null]);
});
