import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test, vi } from "vitest";
import { examineSchool, judgeOwner } from "./doctor.ts";
import { makeCertificate } from "./http/certificate.fixture.ts";
import { makeSettings, openFirstSchool, startSchool } from "./http/running-school.fixture.ts";
import { postSync, pushOf } from "./http/school.fixture.ts";
import { describeWithPostgres } from "./postgres/use-postgres.fixture.ts";
import type { ServeSettings } from "./serve.ts";

/** What is said of each, by name. */
async function examine({ dataDir, appDir }: ServeSettings, env: Readonly<Record<string, string>> = {}) {
  const said: Record<string, string> = {};
  const settings = { MATHFLOW_DATA: dataDir, MATHFLOW_APP: appDir, ...env };
  for await (const { state, name, says } of examineSchool(settings)) said[name] = `${state} ${says}`;
  return said;
}

async function makeSchool() {
  const running = await startSchool(await makeSettings());
  const { tablet } = await openFirstSchool(running);
  await postSync(running, tablet.browser, pushOf(tablet.learner, 3));
  return running;
}

function change(file: string, sql: string): void {
  const db = new DatabaseSync(file);
  db.exec(sql);
  db.close();
}

describe("[SRV33] the doctor", () => {
  test("finds a school well while its server runs, and before there is one", async () => {
    const running = await makeSchool();
    // The first copy is made beside the first requests.
    await vi.waitFor(async () => expect((await examine(running.settings))["copies"]).toMatch(/^ok /u), 20_000);
    const said = await examine(running.settings);
    expect(Object.values(said).filter((says) => !says.startsWith("ok "))).toEqual([]);
    expect(said).toMatchObject({
      lock: expect.stringContaining(`process ${process.pid} on `) as string,
      school: "ok 1 teacher, 2 learners, 1 log of 3 rows.",
      copies: expect.stringContaining("is whole and 0 hours old") as string,
    });
    const before = await examine(await makeSettings());
    expect(Object.values(before).filter((says) => says.startsWith("fail "))).toEqual([]);
  });

  test("a setting that cannot be used is all that is said", async () => {
    expect(await examine(await makeSettings(), { PORT: "abc" })).toEqual({
      settings: expect.stringMatching(/^fail PORT is abc/u) as string,
    });
  });

  const inData = (name: string) => (settings: ServeSettings) => path.join(settings.dataDir, name);
  const [identity, sync, clock] = ["identity.sqlite", "sync.sqlite", "clock"].map(inData) as [
    ReturnType<typeof inData>,
    ReturnType<typeof inData>,
    ReturnType<typeof inData>,
  ];
  const garble = async (file: string) => writeFile(file, (await readFile(file)).fill(0xa5, 8192, 16_384));
  const inNewest = async ({ dataDir }: ServeSettings, name: string) => {
    const folder = path.join(dataDir, "backups");
    return path.join(folder, (await readdir(folder)).toSorted().at(-1) ?? "", name);
  };

  test.for<{ readonly what: string; readonly harm: (settings: ServeSettings) => unknown; readonly found: object }>([
    {
      what: "no app",
      harm: ({ appDir }) => rm(appDir, { recursive: true }),
      found: { app: "fail The app is not built" },
    },
    {
      what: "an open folder",
      harm: ({ dataDir }) => chmod(dataDir, 0o755),
      found: { folder: "warn Others may look into" },
    },
    {
      what: "a restore that was cut off",
      harm: ({ dataDir }) => mkdir(path.join(dataDir, "restoring")),
      found: { folder: "warn A restore was cut off" },
    },
    {
      what: "a damaged database",
      harm: (settings) => garble(sync(settings)),
      found: { "sync.sqlite": "fail sync.sqlite is damaged: *** in database main *** Tree" },
    },
    {
      what: "a newer program's database",
      harm: (settings) => change(identity(settings), "PRAGMA user_version = 99"),
      found: { "identity.sqlite": "fail It is of a newer version (99)" },
    },
    {
      what: "an older program's database",
      harm: (settings) => change(sync(settings), "PRAGMA user_version = 2"),
      found: {},
    },
    {
      what: "logs of nobody",
      harm: (settings) => change(identity(settings), "DELETE FROM school"),
      found: { school: "fail There are logs (3 rows), and nobody they are of" },
    },
    { what: "no pepper", harm: (settings) => rm(inData("pepper")(settings)), found: { pepper: "fail It is lost" } },
    {
      what: "another pepper",
      harm: (settings) => writeFile(inData("pepper")(settings), "0".repeat(64)),
      found: { pepper: "fail It is another one" },
    },
    {
      what: "a clock far from where it was",
      harm: (settings) => writeFile(clock(settings), "2031-01-01T00:00:00Z"),
      found: { clock: "warn It is 20" },
    },
    {
      what: "a copy that is damaged",
      harm: async (settings) => garble(await inNewest(settings, "sync.sqlite")),
      found: {
        copies: expect.stringMatching(/^fail .* is no good copy: sync.sqlite is not what was copied/u) as string,
      },
    },
    {
      what: "no copy",
      harm: ({ dataDir }) => rm(path.join(dataDir, "backups"), { recursive: true }),
      found: { copies: "warn There is none in" },
    },
  ])("$what", async ({ harm, found }) => {
    const running = await makeSchool();
    await running.server.close();
    await harm(running.settings);
    const said = Object.entries(await examine(running.settings)).filter(([, says]) => !says.startsWith("ok "));
    const expected = Object.entries(found).map(([name, says]) => [
      name,
      typeof says === "string" ? (expect.stringContaining(says) as string) : (says as unknown),
    ]);
    expect(said).toEqual(expected);
  });

  test.for([
    { what: "by its own user", owned: { owner: 998, mode: 0o40700, lookedAs: 998 }, found: "ok /d, of user 998." },
    {
      what: "by root",
      owned: { owner: 998, mode: 0o40700, lookedAs: 0 },
      found: "ok /d, of user 998; looked at as user 0, who may do more.",
    },
    {
      what: "by root, who may what its user may not",
      owned: { owner: 998, mode: 0o40500, lookedAs: 0 },
      found: "fail Its own user (998) may not read or change /d.",
    },
    { what: "where users have no numbers", owned: { owner: 0, mode: 0o40666, lookedAs: undefined }, found: "ok /d" },
  ])("the folder, looked at $what", ({ owned, found }) => {
    expect(judgeOwner("/d", owned).join(" ")).toBe(found);
  });

  test("copies that fell behind, and that are off", async () => {
    const running = await makeSchool();
    await running.server.close();
    const newest = await inNewest(running.settings, "");
    await rename(newest, path.join(path.dirname(newest), "2026-01-01T00-00-00Z"));
    for (const name of await readdir(path.dirname(newest))) {
      if (!name.startsWith("2026-01-01")) await rm(path.join(path.dirname(newest), name), { recursive: true });
    }
    expect((await examine(running.settings))["copies"]).toMatch(
      /^warn 1, the newest, .*; something changed \d+ hours after it/u,
    );
    expect((await examine(running.settings, { MATHFLOW_BACKUPS: "off" }))["copies"]).toMatch(/^warn None are made/u);
  });

  test("certificates that are good, of another key, and not there", async () => {
    const settings = await makeSettings();
    const [own, other] = [makeCertificate(), makeCertificate()];
    const [cert, key, foreign] = ["cert", "key", "foreign"].map((name) => path.join(settings.appDir, "..", name)) as [
      string,
      string,
      string,
    ];
    await writeFile(cert, own.cert);
    await writeFile(key, own.key);
    await writeFile(foreign, other.key);
    const tls = async (name: string) =>
      (await examine(settings, { MATHFLOW_TLS_CERT: cert, MATHFLOW_TLS_KEY: name }))["tls"];
    expect(await tls(key)).toMatch(/^(?:ok|warn) The certificate is good for \d+ days more/u);
    expect(await tls(foreign)).toMatch(/^fail MATHFLOW_TLS_KEY is not the key/u);
    expect(await tls("/nowhere")).toMatch(/^fail ENOENT/u);
    expect((await examine(settings, { HOST: "0.0.0.0" }))["tls"]).toMatch(
      /^warn None, though it listens at 0\.0\.0\.0/u,
    );
  });
});

describeWithPostgres("[SRV33] the doctor of a database server", (createDatabase) => {
  test("says what can be known of it", async () => {
    const { url, adminUrl } = await createDatabase();
    const settings = await makeSettings({ databaseUrl: url });
    const ask = (databaseUrl: string) => examine(settings, { DATABASE_URL: databaseUrl });
    expect((await ask(url))["database"]).toMatch(/^ok PostgreSQL .*from version 0 to \d+/u);
    await (await startSchool(settings)).server.close();
    expect(await ask(url)).toMatchObject({
      database: expect.stringMatching(/^ok PostgreSQL .*tables of version \d+/u) as string,
      pepper: expect.stringMatching(/^warn It is in the data folder/u) as string,
    });
    expect((await ask(adminUrl))["database"]).toMatch(/^warn Its user passes by row policies/u);
    expect((await ask("postgres://nobody:secret@127.0.0.1:1/none"))["database"]).toBe(
      "fail connect ECONNREFUSED 127.0.0.1:1",
    );
  });
});
