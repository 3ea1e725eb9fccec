import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{engine,bank,workers,app,server,cli,tools}/**/*.test.ts"],
    environment: "node",
  },
});
