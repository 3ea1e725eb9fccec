import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{engine,bank,workers,app,server,cli,tools,sim}/**/*.test.ts"],
    environment: "node",
    setupFiles: ["./tools/vitest-setup.ts"],
    // Two cores, all stages of the check at work.
    maxWorkers: 2,
    testTimeout: 60_000,
  },
});
