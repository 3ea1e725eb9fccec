import { writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { makeSettings, openFirstSchool, startSchool, tenantIn } from "./running-school.fixture.ts";
import { pushOf, postSync } from "./school.fixture.ts";

const DAY = 24 * 60 * 60_000;

test("[SRV46] [SRV29] what a schedule names goes at the upkeep, under no suspect clock, and the log says how many", async () => {
  const settings = await makeSettings();
  const first = await startSchool(settings);
  const school = await openFirstSchool(first, ["Zebulon", "Cai"]);
  const { browser, learner } = school.tablet;
  expect((await postSync(first, browser, pushOf(learner, 3))).status).toBe(200);
  const tenant = tenantIn(browser);
  await school.teacher.ask("PATCH", "/school", { retention: { leftDays: null, archivedDays: 30 } });
  await school.teacher.ask("PATCH", `/classes/${school.class.id}`, { archived: true });
  await first.server.close();

  const [identity, sync] = ["identity", "sync"].map(
    (name) => new DatabaseSync(path.join(settings.dataDir, `${name}.sqlite`)),
  );
  const longAgo = Date.now() - 60 * DAY;
  identity!.prepare("UPDATE class SET body = json_set(body, '$.archivedAt', ?)").run(longAgo);
  const warning = JSON.stringify({ tenant, what: school.class.id, since: longAgo, seenAt: Date.now() });
  identity!.prepare("INSERT INTO warning VALUES (?, ?, ?)").run(tenant, school.class.id, warning);
  const kept = () => [
    identity!.prepare("SELECT count(*) AS count FROM class").get()?.["count"],
    sync!.prepare("SELECT count(*) AS count FROM event").get()?.["count"],
  ];
  expect(kept()).toEqual([1, 3]);

  writeFileSync(path.join(settings.dataDir, "clock"), new Date(Date.now() - 400 * DAY).toISOString());
  const second = await startSchool(settings, { isSynchronised: async () => false });
  expect(kept()).toEqual([1, 3]);
  expect(second.log()).not.toContain("retention");
  await second.server.close();

  const third = await startSchool({ ...settings, clockIsRight: true });
  expect(kept()).toEqual([0, 0]);
  const lines = third
    .log()
    .split("\n")
    .filter((line) => line.includes("retention"));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: 30,
    task: "retention",
    status: "ok",
    erased: { learners: 2, classes: 1 },
  });
  expect(third.log()).not.toMatch(/Zebulon/u);
  identity!.close();
  sync!.close();
});
