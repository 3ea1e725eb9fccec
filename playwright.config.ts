import { spawnSync } from "node:child_process";
import { defineConfig } from "@playwright/test";
import { browserPath, LAUNCH_ARGS, SIZES } from "./e2e/support/browser.ts";
import { HAS_RUN, LEFT_OUT, LONG, SMOKE } from "./e2e/support/where.ts";
import { node24 } from "./tools/setup.mjs";

// The tests start servers, which need Node 24: `npx playwright test` finds whichever Node is on the PATH.
if (Number(process.versions.node.split(".")[0]) < 24) {
  process.exit(spawnSync(node24, process.argv.slice(1), { stdio: "inherit" }).status ?? 1);
}

const port = Number(process.env["E2E_PORT"] ?? "8797");

/**
 * `smoke`: one way of each user, on the tablet. `rest`: what that leaves out, on three sizes. `all`: both. `long`: journeys over many days,
 * whose pictures and words are for people to judge.
 */
function projectsOf(tests: string) {
  if (tests === "smoke") return [{ name: "tablet", use: SIZES.tablet, grep: new RegExp(SMOKE, "u") }];
  if (tests === "long") return [{ name: "tablet", use: SIZES.tablet, grep: new RegExp(LONG, "u") }];
  return (["tablet", "laptop", "phone"] as const).map((name) => ({
    name,
    use: SIZES[name],
    grepInvert: tests === "rest" ? [...LEFT_OUT[name], ...HAS_RUN[name]] : LEFT_OUT[name],
  }));
}

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // A check names what passed at the second try, and bears two of them (tools/run-stages.ts).
  retries: process.env["CI"] === undefined ? 0 : 1,
  timeout: 120_000,
  // A first start beside a device that is being filled for offline use took 8 s on a busy machine.
  expect: { timeout: 30_000 },
  reporter: [["line"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: browserPath(), args: [...LAUNCH_ARGS] },
    actionTimeout: 30_000,
    // Keeping the whole app on the device for each test anew took a fifth of the time: only tests that need it have it.
    serviceWorkers: "block",
    // Recording slows every test; it is for those who look for a fault.
    trace: process.env["MATHFLOW_TRACE"] === "1" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  projects: projectsOf(process.env["E2E_TESTS"] ?? "all"),
  webServer: {
    command: `"${node24}" cli/main.ts serve`,
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: String(port), MATHFLOW_DATA: ".cache/e2e-data" },
    reuseExistingServer: false,
  },
});
