import { describe, expect, test } from "vitest";
import { countDays, readSince, SINCE_CHOICES, sinceText, startOfSince } from "./since.ts";

const day = (...date: readonly [number, number, number]) => new Date(...date).getTime();
const NOW = new Date(2026, 10, 28, 14, 30).getTime();

describe("since when [TEA101]", () => {
  test.for([
    { choice: "weeks4", start: day(2026, 9, 31) },
    { choice: "weeks12", start: day(2026, 8, 5) },
    { choice: "year", start: day(2026, 7, 1) },
    { choice: "start", start: 0 },
  ] as const)("$choice begins with a day of the calendar", ({ choice, start }) => {
    expect(startOfSince({ choice, day: "" }, NOW)).toBe(start);
  });

  test("before August it is last year's school year", () => {
    expect(startOfSince({ choice: "year", day: "" }, new Date(2027, 2, 3).getTime())).toBe(day(2026, 7, 1));
  });

  test("the address keeps each choice and each day, and what it cannot be is the term", () => {
    for (const choice of SINCE_CHOICES.filter((one) => one !== "day")) {
      expect(readSince(`since=${sinceText({ choice, day: "" })}`)).toEqual({ choice, day: "" });
    }
    const own = readSince("since=2026-10-05");
    expect(own).toEqual({ choice: "day", day: "2026-10-05" });
    expect(sinceText(own)).toBe("2026-10-05");
    expect(startOfSince(own, NOW)).toBe(day(2026, 9, 5));
    expect(readSince("since=never").choice).toBe("weeks12");
    expect(readSince("").choice).toBe("weeks12");
  });

  test("days with practice are counted once each", () => {
    expect(countDays([NOW, NOW + 60_000, NOW - 86_400_000])).toBe(2);
    expect(countDays([])).toBe(0);
  });
});
