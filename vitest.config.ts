import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    setupFiles: ["./tools/vitest-setup.ts"],
    // Two cores, all stages of the check at work.
    maxWorkers: 2,
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        // Pure code keeps nothing between files: loading it once for all of them halves the time.
        test: { name: "pure", include: ["{engine,bank}/**/*.test.ts"], isolate: false },
      },
      { extends: true, test: { name: "hosts", include: ["{workers,app,server,cli,tools,sim}/**/*.test.ts"] } },
    ],
  },
});
