import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readLlmSettings } from "../llm/index.ts";
import { startServer } from "../serve.ts";
import { makeSettings, startSchool } from "./running-school.fixture.ts";

const GARBAGE = "no database ".repeat(4_000);
/** Nobody answers there, and nobody is asked. */
const llm = readLlmSettings({ OPENAI_BASE_URL: "http://127.0.0.1:9/v1" });

async function settingsWith(name: string) {
  const settings = await makeSettings({ llm });
  const file = path.join(settings.dataDir, name);
  mkdirSync(settings.dataDir, { recursive: true });
  writeFileSync(file, GARBAGE);
  return { settings, file };
}

test.for(["regrade", "snapshots", "llm"])("[SRV26] %s.sqlite with garbage in it begins anew", async (task) => {
  const { settings, file } = await settingsWith(`${task}.sqlite`);
  const running = await startSchool(settings);
  expect((await fetch(`${running.origin}/healthz`)).status).toBe(200);
  await running.server.close();
  expect(readFileSync(`${file}.broken`, "utf8")).toBe(GARBAGE);
  expect(readFileSync(file, "latin1").slice(0, 15)).toBe("SQLite format 3");
  const said = running
    .log()
    .split("\n")
    .filter((line) => line.includes("setAside"))
    .map((line) => JSON.parse(line) as unknown);
  expect(said).toMatchObject([{ level: 50, task, fault: "Error SQLITE_NOTADB", setAside: `${task}.sqlite` }]);
});

test.for(["sync", "identity"])(
  "[SRV26] %s.sqlite with garbage in it is left alone, and nothing starts",
  async (name) => {
    const { settings, file } = await settingsWith(`${name}.sqlite`);
    const section = "Copies, and coming back from one";
    const start = startServer(settings);
    await expect(start).rejects.toThrow(`${file} is broken`);
    await expect(start).rejects.toThrow(`docs/running.md, "${section}"`);
    expect(readFileSync(file, "utf8")).toBe(GARBAGE);
    expect(readFileSync(new URL("../../docs/running.md", import.meta.url), "utf8")).toContain(`\n## ${section}\n`);
  },
);
