import { defineConfig } from "@playwright/test";
import { browserPath, LAUNCH_ARGS, SIZES } from "./e2e/support/browser.ts";
import { LEFT_OUT } from "./e2e/support/where.ts";

const port = Number(process.env["E2E_PORT"] ?? "8797");

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [["line"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: browserPath(), args: [...LAUNCH_ARGS] },
    actionTimeout: 10_000,
    // Recording slows every test; it is for those who look for a fault.
    trace: process.env["MATHFLOW_TRACE"] === "1" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
  },
  projects: (["tablet", "laptop", "phone"] as const).map((name) => ({
    name,
    use: SIZES[name],
    grepInvert: LEFT_OUT[name],
  })),
  webServer: {
    command: "node cli/main.ts serve",
    url: `http://127.0.0.1:${port}/healthz`,
    env: { PORT: String(port), MATHFLOW_DATA: ".cache/e2e-data" },
    reuseExistingServer: false,
  },
});
