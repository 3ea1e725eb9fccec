import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Those that failed, with their file and how their errors begin: the whole output is long, and its middle is cut. */
  readonly failures: readonly string[];
  /** Those that failed and passed when they were tried once more, said alike. */
  readonly second: readonly string[];
}

export const NO_TESTS: Count = { passed: 0, failed: 0, skipped: 0, failures: [], second: [] };

const VitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).optional() }),
      ),
    }),
  ),
});

/** Of the report that vitest's reporter `json` writes. Throws where it is none. */
export function countVitest(json: unknown): Count {
  const report = VitestReport.parse(json);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages = [] }) => `${name}: ${fullName}${beginning(failureMessages)}`),
    ),
    second: [],
  };
}

const MOST_LINES = 16;

/** The first lines of each error, indented. */
function beginning(messages: readonly string[]): string {
  const plain = messages.map((message) => stripVTControlCharacters(message).split("\n").slice(0, MOST_LINES));
  return plain.flatMap((lines) => lines.map((line) => `\n    ${line}`)).join("");
}

const Spec = z.object({
  title: z.string(),
  line: z.int(),
  tests: z.array(
    z.object({
      projectName: z.string(),
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
});

interface Suite {
  readonly file: string;
  readonly specs: readonly z.infer<typeof Spec>[];
  readonly suites?: readonly Suite[] | undefined;
}

const Suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    file: z.string(),
    specs: z.array(Spec),
    suites: z.array(Suite).optional(),
  }),
);

const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  suites: z.array(Suite),
});

/** Of the report that Playwright's reporter `json` writes: a flaky test has passed, and is named. Throws where it is none. */
export function countPlaywright(json: unknown): Count {
  const { stats, suites } = PlaywrightReport.parse(json);
  const { expected, unexpected, flaky, skipped } = stats;
  return {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    failures: suites.flatMap((suite) => namesOf(suite, "unexpected")),
    second: suites.flatMap((suite) => namesOf(suite, "flaky")),
  };
}

function namesOf({ file, specs, suites = [] }: Suite, wanted: "unexpected" | "flaky"): readonly string[] {
  const own = specs.flatMap(({ title, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => {
        const messages = results.flatMap(({ errors }) => errors.map(({ message = "" }) => message));
        return `${file}:${line}: [${projectName}] ${title}${beginning(messages)}`;
      }),
  );
  return [...own, ...suites.flatMap((suite) => namesOf(suite, wanted))];
}
