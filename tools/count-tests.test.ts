import { describe, expect, test } from "vitest";
import { countPlaywright, countVitest } from "./count-tests.ts";

describe("[TLS10] tests are counted from what the runners report", () => {
  test("of vitest: skipped ones are pending or to do", () => {
    const assertionResults = [
      { fullName: "sums add up", status: "failed" },
      { fullName: "sums are kept", status: "passed" },
    ];
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [{ name: "engine/sum.test.ts", assertionResults }],
    };
    const failures = ["engine/sum.test.ts: sums add up"];
    expect(countVitest(report)).toEqual({ passed: 7, failed: 1, skipped: 3, failures });
  });

  test("of Playwright: a flaky one has failed", () => {
    const inner = { file: "pupil.spec.ts", specs: [{ title: "a pupil signs in", ok: false, line: 7 }] };
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0, duration: 1.5 },
      suites: [{ file: "pupil.spec.ts", specs: [{ title: "it opens", ok: true, line: 3 }], suites: [inner] }],
    };
    const failures = ["pupil.spec.ts:7: a pupil signs in"];
    expect(countPlaywright(report)).toEqual({ passed: 5, failed: 2, skipped: 0, failures });
  });

  test("what is no report is an error, never no tests", () => {
    expect(() => countVitest({})).toThrow();
    expect(() => countPlaywright({ stats: { expected: "5" } })).toThrow();
  });
});
