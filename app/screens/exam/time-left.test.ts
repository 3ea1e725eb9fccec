import { expect, test } from "vitest";
import { minutesOf, shareLeft, timeLeftWords } from "./time-left.ts";

test.for([
  [1_800_000, "exam.time.minutes", 30],
  [1_799_999, "exam.time.minutes", 30],
  [60_001, "exam.time.minutes", 2],
  [60_000, "exam.time.minutes", 1],
  [59_999, "exam.time.last", undefined],
  [0, "exam.time.last", undefined],
] as const)("[SCR19] %i ms are told as %s %s", ([leftMs, text, n]) => {
  expect(timeLeftWords(leftMs)).toEqual({ text, values: n === undefined ? {} : { n } });
});

test("[SCR19] the line never leaves its ends", () => {
  expect(shareLeft(900, 1800)).toBe(0.5);
  expect(shareLeft(5000, 1800)).toBe(1);
  expect(shareLeft(-5, 1800)).toBe(0);
  expect(shareLeft(1, 0)).toBe(0);
  expect(minutesOf(1_800_000)).toBe(30);
  expect(minutesOf(1000)).toBe(1);
});
