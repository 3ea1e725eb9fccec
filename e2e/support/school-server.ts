import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base } from "@playwright/test";
import { readSettings, startServer } from "#server";

/** A server of its own where nobody is a teacher yet. */
export interface SchoolServer {
  readonly url: string;
  /** What it prints for the first teacher. */
  readonly code: string;
  /** Everything the server wrote into its log. */
  readonly log: readonly string[];
  readonly dataDir: string;
}

/** @param more - further settings */
type Start = (more?: Readonly<Record<string, string>>) => Promise<SchoolServer>;

/** `test` with schools that end with it. */
export const test = base.extend<{ readonly startSchool: Start }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern what a fixture needs
  startSchool: async ({}, use) => {
    const ends: (() => Promise<unknown>)[] = [];
    await use(async (more = {}) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), "mathflow-school-"));
      const log: string[] = [];
      const settings = { MATHFLOW_APP: path.resolve("dist/app"), MATHFLOW_DATA: dataDir, PORT: "0", ...more };
      const running = await startServer(readSettings(settings), { logTo: { write: (line) => void log.push(line) } });
      ends.push(async () => {
        await running.close();
        await rm(dataDir, { recursive: true, force: true });
      });
      return { url: running.url, code: running.setUpCode ?? "", log, dataDir };
    });
    for (const end of ends) await end();
  },
});
