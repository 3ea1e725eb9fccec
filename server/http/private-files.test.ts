import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readLlmSettings } from "../llm/index.ts";
import { createSqliteStore } from "../sync/index.ts";
import { makeSettings, openFirstSchool, startSchool } from "./running-school.fixture.ts";
import { postSync, pushOf } from "./school.fixture.ts";

/** What others may do with a file. */
function openTo(file: string): number {
  return statSync(file).mode & 0o077;
}

/** Everything in a folder that others may look into. */
function openIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => openTo(path.join(folder, name)) !== 0,
  );
}

test.for(["a new folder", "a folder that others could read before"] as const)(
  "[SRV28] nothing of the data can be read by other users of the computer: %s",
  async (kind) => {
    const settings = await makeSettings({ llm: readLlmSettings({ OPENAI_BASE_URL: "http://127.0.0.1:9/v1" }) });
    const { dataDir } = settings;
    if (kind !== "a new folder") await makeOpen(dataDir);
    const running = await startSchool(settings);
    const { tablet } = await openFirstSchool(running);
    await postSync(running, tablet.browser, pushOf(tablet.learner, 3));
    // What is not the server's own is left as it was.
    const left = kind === "a new folder" ? [] : ["notes"];
    expect(openTo(dataDir)).toBe(0);
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(["sync.sqlite-wal", "llm.sqlite-wal", "reserve"]));
    expect(openIn(dataDir)).toEqual(left);
    await running.server.close();
    expect(openIn(dataDir)).toEqual(left);
  },
);

/** As servers made it that did not care. */
async function makeOpen(dataDir: string): Promise<void> {
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o755);
  await createSqliteStore({ file: path.join(dataDir, "sync.sqlite") }).close();
  for (const name of ["sync.sqlite", "sync.sqlite-wal", "llm.sqlite", "epoch", "notes"]) {
    writeFileSync(path.join(dataDir, name), "", { flag: "a" });
    chmodSync(path.join(dataDir, name), 0o644);
  }
}
