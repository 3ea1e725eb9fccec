import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import {
  makeSettings,
  openFirstSchool,
  openTablet,
  startSchool,
  type RunningSchool,
} from "../http/running-school.fixture.ts";
import { openBrowser, postSync, pushOf, type Browser } from "../http/school.fixture.ts";
import { findPostgres } from "./find-postgres.fixture.ts";
import { startPostgres } from "./testing-postgres.fixture.ts";
import { describeWithPostgres } from "./use-postgres.fixture.ts";

const SCRIPT = fileURLToPath(new URL("../../deploy/copy-database.sh", import.meta.url));
const run = promisify(execFile);

/** `copy-database.sh` on a database, with a folder of its own. */
async function openCopies(adminUrl: string, changes: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "copies-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { hostname, port, username, password, pathname } = new URL(adminUrl);
  const to = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGPASSWORD: password, PGDATABASE: pathname.slice(1) };
  const env = { PATH: `${findPostgres()}:${process.env["PATH"]}`, COPIES: folder, ...to, ...changes };
  return {
    folder,
    ask: async (...words: readonly string[]) => (await run("sh", [SCRIPT, ...words], { env })).stdout.trim(),
  };
}

async function epochOf({ origin }: RunningSchool): Promise<string> {
  return ((await (await fetch(`${origin}/healthz`)).json()) as { readonly epoch: string }).epoch;
}

function movedTo(running: RunningSchool, browser: Browser): Browser {
  const other = openBrowser(running, running.origin);
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  return other;
}

describeWithPostgres("copies of a database", (createDatabase) => {
  test(
    "[SRV34] a dump comes back under another epoch, here and on a new computer: a learner signs in, and a device sends what it lacks",
    { timeout: 120_000 },
    async () => {
      const { url, adminUrl } = await createDatabase();
      const pepper = randomBytes(32).toString("hex");
      const running = await startSchool(await makeSettings({ databaseUrl: url, pepper }));
      const school = await openFirstSchool(running);
      const { browser, learner } = school.tablet;
      const pushes = [pushOf(learner, 3), pushOf(learner, 3)] as const;
      await postSync(running, browser, pushes[0]);
      const { ask } = await openCopies(adminUrl);
      const dump = await ask("once");
      await postSync(running, browser, pushes[1]);
      const known = [await epochOf(running)];
      await expect(ask("restore", dump)).rejects.toThrow("is being accessed by other users");
      await running.server.close();
      await ask("restore", dump);

      const elsewhere = await startPostgres({ durable: false });
      onTestFinished(() => elsewhere.stop());
      const other = await elsewhere.createDatabase();
      await (await openCopies(other.adminUrl)).ask("restore", dump);

      for (const databaseUrl of [url, other.url]) {
        const again = await startSchool(await makeSettings({ databaseUrl, pepper }));
        const epoch = await epochOf(again);
        expect(known).not.toContain(epoch);
        known.push(epoch);
        const moved = movedTo(again, browser);
        const heads = [];
        for (const push of pushes) heads.push((await postSync(again, moved, push)).answer?.head);
        expect(heads).toEqual([3, 6]);
        await openTablet(again, school, "Cai");
        await again.server.close();
      }
    },
  );

  test("[SRV34] the newest copies stay, and the last of each day, whatever the clock says; one that is damaged is known", async () => {
    const { adminUrl } = await createDatabase();
    const { folder, ask } = await openCopies(adminUrl, { KEEP_LAST: "3", KEEP_DAYS: "2" });
    const before = [
      "000001-2031-01-01T00-00-00Z",
      "000002-2026-10-04T23-00-00Z",
      "000003-2026-10-05T11-00-00Z",
      "000004-2026-10-05T12-00-00Z",
      "000005-2026-10-05T13-00-00Z",
    ];
    for (const name of before) await writeFile(path.join(folder, `${name}.dump`), "");
    await writeFile(path.join(folder, "000006-2026-10-05T14-00-00Z.dump.partial"), "");
    const dump = await ask("once");
    expect(path.basename(dump)).toMatch(/^000006-/u);
    const kept = (await readdir(folder)).filter((name) => name.endsWith(".dump")).toSorted();
    expect(kept).toEqual([...[before[1], before[3], before[4]].map((name) => `${name}.dump`), path.basename(dump)]);
    expect((await readdir(folder)).filter((name) => name.endsWith(".partial"))).toEqual([]);
    await ask("verify", dump);
    const bytes = await readFile(dump);
    await writeFile(dump, bytes.subarray(0, -1));
    await expect(ask("verify", dump)).rejects.toThrow("did NOT match");
    await expect(ask("restore", dump)).rejects.toThrow("did NOT match");
  });

  test("[SRV34] one that fails leaves nothing and takes none away", async () => {
    const { url, adminUrl } = await createDatabase();
    await (await startSchool(await makeSettings({ databaseUrl: url }))).server.close();
    // The server's own user sees one school at a time, so no dump of it would be whole.
    await expect((await openCopies(url)).ask("once")).rejects.toThrow("row-level security");
    const { folder, ask } = await openCopies(adminUrl, { PGDATABASE: "nowhere", KEEP_LAST: "1" });
    const only = path.join(folder, "000001-2026-10-05T11-00-00Z.dump");
    await writeFile(only, "");
    for (let time = 0; time < 2; time += 1) await expect(ask("once")).rejects.toThrow("nowhere");
    expect(existsSync(only)).toBe(true);
    expect((await readdir(folder)).toSorted()).toEqual([path.basename(only), "lock"]);
  });
});
