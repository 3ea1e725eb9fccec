import { defineConfig } from "vitest/config";

/** The rooms whose tests run: all of them unless told. */
const rooms = process.env["MATHFLOW_ROOMS"] ?? "engine,bank,workers,app,server,cli,tools,sim,testing";

export default defineConfig({
  test: {
    environment: "node",
    setupFiles: ["./tools/vitest-setup.ts"],
    include: rooms.split(",").map((room) => `${room}/**/*.test.ts`),
    // Two cores, all stages of the check at work.
    maxWorkers: 2,
    // No test file leaves anything behind in a module: loading the code once for all of them halves the time.
    isolate: false,
    testTimeout: 60_000,
  },
});
