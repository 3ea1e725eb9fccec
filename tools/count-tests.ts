import { z } from "zod";

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const NO_TESTS: Count = { passed: 0, failed: 0, skipped: 0 };

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
});

/** Of the report that vitest's reporter `json` writes. Throws where it is none. */
export function countVitest(json: unknown): Count {
  const report = VitestReport.parse(json);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** Of the report that Playwright's reporter `json` writes: a flaky test has failed. Throws where it is none. */
export function countPlaywright(json: unknown): Count {
  const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(json).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}
