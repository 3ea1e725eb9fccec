import { expect, test } from "vitest";
import { weekOf } from "./week.ts";

/** Thursday 26 November 2026, on this device. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).getTime();

test("[SCR91] a week goes from Monday to Sunday and shows the days on which somebody was at work", () => {
  const week = weekOf([at(22, 12), at(23, 0), at(25, 23), at(26, 9)], at(26, 10));
  expect(week.map(({ at: day }) => new Date(day).getDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
  expect(week.map(({ practised }) => practised)).toEqual([true, false, true, true, false, false, false]);
  expect(week.findIndex(({ isToday }) => isToday)).toBe(3);
});

test("[SCR91] Sunday is the last day of its week", () => {
  expect(weekOf([], at(29, 8)).findIndex(({ isToday }) => isToday)).toBe(6);
  expect(weekOf([at(23, 8)], at(29, 8))[0]?.practised).toBe(true);
});
