import { describe, expect, test } from "vitest";
import { countPlaywright, countVitest } from "./count-tests.ts";

describe("[TLS10] tests are counted from what the runners report", () => {
  test("of vitest: skipped ones are pending or to do", () => {
    const assertionResults = [
      { fullName: "sums add up", status: "failed", failureMessages: ["expected 3\nto be 4"] },
      { fullName: "sums are kept", status: "passed" },
    ];
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [{ name: "engine/sum.test.ts", assertionResults }],
    };
    const failures = ["engine/sum.test.ts: sums add up\n    expected 3\n    to be 4"];
    expect(countVitest(report)).toEqual({ passed: 7, failed: 1, skipped: 3, failures, second: [] });
  });

  test("of Playwright: a flaky one has passed, and is named", () => {
    const run = (projectName: string, status: string, message?: string) => ({
      projectName,
      status,
      results: [{ errors: message === undefined ? [] : [{ message }] }],
    });
    const tests = [run("tablet", "expected"), run("phone", "unexpected", "\u001B[31mno name\u001B[39m on the page")];
    const again = [run("tablet", "flaky", "no page"), run("phone", "expected")];
    const inner = { file: "pupil.spec.ts", specs: [{ title: "a pupil signs in", line: 7, tests }] };
    const report = {
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0, duration: 1.5 },
      suites: [{ file: "pupil.spec.ts", specs: [{ title: "it opens", line: 3, tests: again }], suites: [inner] }],
    };
    const failures = ["pupil.spec.ts:7: [phone] a pupil signs in\n    no name on the page"];
    const second = ["pupil.spec.ts:3: [tablet] it opens\n    no page"];
    expect(countPlaywright(report)).toEqual({ passed: 6, failed: 1, skipped: 0, failures, second });
  });

  test("what is no report is an error, never no tests", () => {
    expect(() => countVitest({})).toThrow();
    expect(() => countPlaywright({ stats: { expected: "5" } })).toThrow();
  });
});
