import { describe, expect, test } from "vitest";
import { countPlaywright, countVitest } from "./count-tests.ts";

describe("[TLS10] tests are counted from what the runners report", () => {
  test("of vitest: skipped ones are pending or to do", () => {
    const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, success: false };
    expect(countVitest(report)).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  test("of Playwright: a flaky one has failed", () => {
    const report = { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0, duration: 1.5 } };
    expect(countPlaywright(report)).toEqual({ passed: 5, failed: 2, skipped: 0 });
  });

  test("what is no report is an error, never no tests", () => {
    expect(() => countVitest({})).toThrow();
    expect(() => countPlaywright({ stats: { expected: "5" } })).toThrow();
  });
});
