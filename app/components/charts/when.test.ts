import { describe, expect, test } from "vitest";
import { text } from "../../text/text.ts";
import { calendarDaysBetween, daysAgoWords, durationWords, nextWords } from "./when.ts";

const at = (year: number, month: number, day: number, hour = 12, minute = 0) =>
  new Date(year, month - 1, day, hour, minute).getTime();

describe("days by the calendar [SCR2]", () => {
  test.for([
    {
      name: "a minute over midnight is yesterday",
      since: at(2026, 11, 19, 23, 59),
      now: at(2026, 11, 20, 0, 1),
      days: 1,
    },
    { name: "morning and evening are one day", since: at(2026, 11, 20, 0, 1), now: at(2026, 11, 20, 23, 59), days: 0 },
    { name: "across the end of summer time", since: at(2026, 10, 20), now: at(2026, 11, 5), days: 16 },
    { name: "across the start of summer time", since: at(2026, 3, 1, 23), now: at(2026, 4, 1, 1), days: 31 },
    { name: "a clock that was set back", since: at(2026, 11, 21), now: at(2026, 11, 20), days: 0 },
  ])("$name", ({ since, now, days }) => {
    expect(calendarDaysBetween(since, now)).toBe(days);
  });

  test.for([
    { since: at(2026, 11, 20, 8), words: "Today" },
    { since: at(2026, 11, 19, 23), words: "Yesterday" },
    { since: at(2026, 11, 11), words: "9 days ago" },
  ])("$words", ({ since, words }) => {
    const { text: id, values } = daysAgoWords(since, at(2026, 11, 20));
    expect(text(id, values)).toBe(words);
  });

  test("longer ago is a date", () => {
    const { text: id, values } = daysAgoWords(at(2026, 9, 1), at(2026, 11, 20));
    expect(text(id, values)).toMatch(/September.*2026|2026.*September/u);
  });
});

test.for([
  { ms: 0, words: "0 s" },
  { ms: 1499, words: "1 s" },
  { ms: 59_600, words: "1 min 0 s" },
  { ms: 125_000, words: "2 min 5 s" },
  { ms: 3_599_000, words: "59 min 59 s" },
  { ms: 3_660_000, words: "1 h 1 min" },
  { ms: -5000, words: "0 s" },
])("[SCR3] $ms ms is $words", ({ ms, words }) => {
  const { text: id, values } = durationWords(ms);
  expect(text(id, values)).toBe(words);
});

describe("the next refresh [SCR126]", () => {
  const now = at(2026, 11, 27, 9);
  test.for([
    {
      name: "on its day",
      skill: { state: "kept", restsUntil: null, reviewAt: at(2026, 12, 3) },
      words: /^Next refresh: Thu,? (3 Dec|Dec 3)$/u,
    },
    {
      name: "once it has come",
      skill: { state: "kept", restsUntil: null, reviewAt: now },
      words: /when you practise next$/u,
    },
    {
      name: "ready before",
      skill: { state: "review", restsUntil: null, reviewAt: at(2026, 12, 3) },
      words: /when you practise next$/u,
    },
  ] as const)("$name", ({ skill, words }) => {
    expect(nextWords(text, skill, now)).toMatch(words);
  });

  test("a rest first", () => {
    const skill = { state: "learning", reviewAt: null, restsUntil: at(2026, 12, 3) } as const;
    expect(nextWords(text, skill, now)).toMatch(/^It has a rest until Thu,? (?:3 Dec|Dec 3)$/u);
  });

  test("nothing before it is done", () => {
    expect(nextWords(text, { state: "learning", restsUntil: null, reviewAt: null }, now)).toBeNull();
  });
});
