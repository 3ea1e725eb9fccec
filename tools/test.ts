import { findPostgres } from "../server/postgres/find-postgres.fixture.ts";
import { runStages, type Group, type Stage } from "./run-stages.ts";
import { filesWithSearches } from "./searching-tests.ts";

const usage = `usage: node tools/test.ts [check | full | beyond | quick]

check   what a contributor needs, in minutes (npm test): types, lint, format, specs, every unit, property, simulation
        and store test with a tenth of each search, hashes of the whole bank, sizes, and one way of each user
        in a browser
beyond  what the full check has beyond that: searches whole, the whole proof of the bank, every test in the browser
        on three sizes, faults, a longer fuzz
full    check, then beyond (npm run test:full)
quick   types, format, specs and lint (npm run check)
npm run test:changed does what a change touches; npm run search goes on looking until it is stopped.`;

const bin = (name: string) => `node_modules/${name}`;
const vitest = [bin("vitest/vitest.mjs"), "run"];
const playwright = [bin("@playwright/test/cli.js"), "test"];

/** Each further checker of a project works out most of its types once more: one takes a third of the time of all cores. */
const TYPES: Stage = { name: "types", args: [bin("typescript/bin/tsc"), "-b", "--checkers", "1"] };
const FORMAT: Stage = { name: "format", args: [bin("oxfmt/bin/oxfmt"), "--check"] };
const SPECS: Stage = { name: "specs", args: ["tools/check-spec.ts"] };
const LINT: Stage = { name: "lint", args: [bin("oxlint/bin/oxlint"), "--type-aware"] };
const BUILD: Stage = { name: "app build", args: ["tools/build-app.ts"] };

/** The set-up has said so; where tests over PostgreSQL may not be left out, it has ended. */
const postgresIsMissing = findPostgres() === undefined && (process.env["CI"] ?? "") === "";
const env: Readonly<Record<string, string>> = postgresIsMissing ? { MATHFLOW_POSTGRES: "missing" } : {};

/** Node reads TypeScript by itself: Playwright would compile every module first, in each of its processes. */
const browserTests = (tests: "smoke" | "rest"): Pick<Stage, "args" | "env" | "counts"> => ({
  args: playwright,
  env: { E2E_TESTS: tests, PW_DISABLE_TS_ESM: "1" },
  counts: "playwright",
});

/** Two cores being usual, stages that keep one busy for long do not run at the same time. */
const CHECK: readonly Group[] = [
  [TYPES, FORMAT, SPECS, BUILD],
  [
    LINT,
    { name: "bank", args: ["cli/main.ts", "bank", "verify"] },
    { name: "sizes", args: ["tools/check-size.ts"] },
    { name: "unit, property, simulation, stores", args: vitest, env, counts: "vitest" },
  ],
  [{ name: "fuzz", args: ["tools/fuzz/fuzz-checker.ts", "--seconds", "5", "--seed", "1"] }],
  [{ name: "end to end, one way of each user", ...browserTests("smoke") }],
];

const beyond = async (): Promise<readonly Group[]> => [
  [BUILD],
  [
    { name: "bank, whole proof", args: ["cli/main.ts", "bank", "verify", "--all"] },
    {
      name: "searches, whole",
      args: [...vitest, ...(await filesWithSearches())],
      env: { ...env, MATHFLOW_SEARCHES: "whole" },
      counts: "vitest",
    },
  ],
  [{ name: "fuzz, longer", args: ["tools/fuzz/fuzz-checker.ts", "--seconds", "20", "--seed", "2"] }],
  [{ name: "end to end, the rest", ...browserTests("rest") }],
  [{ name: "faults", args: ["e2e/faults/run-faults.ts", "--kills", "3", "--terminations", "3", "--sync-kills", "2"] }],
];

async function groupsOf(tier: string): Promise<readonly Group[] | undefined> {
  switch (tier) {
    case "check":
      return CHECK;
    case "beyond":
      return beyond();
    case "full":
      return [...CHECK, ...(await beyond())];
    case "quick":
      return [[TYPES, FORMAT, SPECS], [LINT]];
    default:
      return undefined;
  }
}

const tier = process.argv[2] ?? "check";
const groups = await groupsOf(tier);
if (groups === undefined) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const leftOut = postgresIsMissing && tier !== "quick" ? ["LEFT OUT  tests over PostgreSQL: none was found"] : [];
  process.exitCode = await runStages(groups, leftOut);
}
