import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { holderOf } from "./file-lock.ts";
import { makeSettings, startSchool } from "./http/running-school.fixture.ts";
import { startServer, type ServeSettings } from "./serve.ts";

const MAIN = fileURLToPath(new URL("../cli/main.ts", import.meta.url));

function startProcess({ appDir, dataDir }: ServeSettings) {
  const env = { ...process.env, PORT: "0", HOST: "127.0.0.1", MATHFLOW_APP: appDir, MATHFLOW_DATA: dataDir };
  const child = spawn(process.execPath, [MAIN, "serve"], { env, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let notes = "";
  child.stderr.on("data", (chunk: Buffer) => (notes += chunk.toString()));
  return { child, notes: () => notes };
}

test("[SRV30] a second server of the same folder does not start, says who has it, and changes nothing", async () => {
  const running = await startSchool(await makeSettings({ backups: "off" }));
  const { dataDir } = running.settings;
  const code = () => readFile(path.join(dataDir, "set-up-code"), "utf8");
  const before = [await code(), await readdir(dataDir)];
  await expect(startServer(running.settings)).rejects.toThrow(`${dataDir} is in use by process ${process.pid} on `);
  const { child, notes } = startProcess(running.settings);
  const [status] = (await once(child, "close")) as [number];
  expect([status, notes()]).toEqual([1, expect.stringContaining(`(mathflow serve, since 20`) as string]);
  expect([await code(), await readdir(dataDir)]).toEqual(before);
  expect(await holderOf(dataDir)).toContain(`process ${process.pid} on `);
  await running.server.close();
  expect(await holderOf(dataDir)).toBeUndefined();
  await startSchool(running.settings);
});

test("[SRV30] who was killed has nothing, whatever a file says", async () => {
  const settings = await makeSettings();
  const { child } = startProcess(settings);
  await once(child.stdout, "data");
  expect(await holderOf(settings.dataDir)).toContain(`process ${child.pid} on `);
  const gone = once(child, "close");
  child.kill("SIGKILL");
  await gone;
  // It names a process that is there: another one by now.
  const note = path.join(settings.dataDir, "lock.holder");
  const left = JSON.parse(await readFile(note, "utf8")) as object;
  await writeFile(note, JSON.stringify({ ...left, pid: process.pid }));
  expect(await holderOf(settings.dataDir)).toBeUndefined();
  await startSchool(settings);
});
