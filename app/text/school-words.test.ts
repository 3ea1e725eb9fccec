import { expect, test } from "vitest";
import { schoolNotice, troubleOfSchool } from "./school-words.ts";

const NOW = Date.UTC(2026, 10, 20, 12);

test("[SCR73] a learner is told of what a person must mend, and of work that has waited for a day; not of every lost minute", () => {
  expect(schoolNotice({ unsentSince: NOW - 60_000, trouble: "offline" }, NOW)).toBeNull();
  expect(schoolNotice({ unsentSince: null, trouble: null }, NOW)).toBeNull();
  expect(schoolNotice({ unsentSince: NOW - 90_000_000, trouble: "offline" }, NOW)).toEqual({
    text: "school.waiting",
    since: NOW - 90_000_000,
  });
  expect(schoolNotice({ unsentSince: null, trouble: "signed-out" }, NOW)?.text).toBe("school.trouble.signed-out");
  expect(schoolNotice({ unsentSince: null, trouble: "outdated" }, NOW)?.text).toBe("school.trouble.outdated");
});

test("[SCR73] every trouble has words, and none has none", () => {
  expect(troubleOfSchool(null)).toBeNull();
  for (const trouble of [
    "offline",
    "busy",
    "server",
    "damaged",
    "outdated",
    "refused",
    "storage",
    "no-progress",
  ] as const) {
    expect(troubleOfSchool(trouble)).toMatch(/^school\.trouble\./u);
  }
});
