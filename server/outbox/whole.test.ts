import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { OutMessage } from "#engine/outbound";
import { ServerView } from "#engine/protocol/server";
import { makeSettings, openFirstSchool, startSchool } from "../http/running-school.fixture.ts";
import { postSync } from "../http/school.fixture.ts";
import { openBrowser, openSchool } from "../identity/school.fixture.ts";
import { makeRequest } from "../sync/events.fixture.ts";
import { startMailServer } from "./mail-server.fixture.ts";
import { startRecordStore, startWebhookSide } from "./other-side.fixture.ts";
import { ASSIGNED, HOME, KEY, makeAlerts } from "./school-with-outbox.fixture.ts";

const MINUTE = 60_000;
/** On a busy computer. */
const SOON = { timeout: 20_000 };

vi.setConfig({ testTimeout: 60_000 });

test("[OBX1] [OBX20] a server at work tells what happens, and administrators what it could not tell, of their own school", async () => {
  const [hook, lrs, letters] = [await startWebhookSide(), await startRecordStore(), await startMailServer()];
  const settings = await makeSettings({
    out: {
      webhook: { url: hook.url, key: KEY, abouts: ["session", "assignment", "alert"] },
      xapi: { endpoint: lrs.url, user: "u", password: "p", home: HOME, abouts: ["session"] },
      mail: {
        host: "127.0.0.1",
        port: letters.port,
        secure: false,
        auth: null,
        from: "mathflow@school.example",
        to: ["head@school.example"],
        afterMs: 10 * MINUTE,
        address: null,
      },
      allowPrivate: true,
    },
  });
  const running = await startSchool(settings);
  const school = await openFirstSchool(running);
  const { browser, learner } = school.tablet;
  const events = ASSIGNED.map((event) => ({ ...event, learner }));
  expect(await postSync(running, browser, makeRequest(events, { learner }))).toMatchObject({ status: 200 });
  const alerts = makeAlerts("phone", ["urgent"]).map((event) => ({ ...event, learner }));
  expect(await postSync(running, browser, makeRequest(alerts, { learner }))).toMatchObject({ status: 200 });

  const told = () => hook.asked.map(({ body }) => OutMessage.parse(JSON.parse(body)).type);
  await expect.poll(told, SOON).toHaveLength(3);
  expect(new Set(told())).toEqual(new Set(["session.completed", "assignment.completed", "alert.raised"]));
  await expect.poll(() => lrs.taken.size, SOON).toBe(1);
  for (const { body } of [...hook.asked, ...lrs.asked]) expect(body).not.toContain("Ben");
  expect(letters.letters).toEqual([]);

  // Its ten tries, without the forty hours.
  const db = new DatabaseSync(path.join(settings.dataDir, "sync.sqlite"));
  onTestFinished(() => db.close());
  db.exec(`UPDATE outbox SET state = 'parked', tries = 10, why = 'refused', status = 550 WHERE dest = 'mail'`);
  const outboxOf = async (who: typeof school.teacher) =>
    ServerView.parse((await who.ask("GET", "/server")).body).outbox;
  const all = { well: true, waiting: 0, parked: 0, oldestAt: null, why: null, status: null };
  // What was taken over there is written down here a moment later.
  await expect
    .poll(() => outboxOf(school.teacher), SOON)
    .toEqual([
      { ...all, to: "webhook" },
      { ...all, to: "xapi" },
      { ...all, to: "mail", well: false, parked: 1, why: "refused", status: 550 },
    ]);
  const metrics = async () => (await fetch(`${running.origin}/metrics`)).text();
  expect(await metrics()).toContain('mathflow_outbox_parked{of="mail"} 1');
  expect(await metrics()).toContain('mathflow_outbox_waiting{of="webhook"} 0');

  for (const who of [browser, openBrowser(running, running.origin)]) {
    expect((await who.ask("POST", "/server/outbox", { to: "mail" })).status).toBeGreaterThanOrEqual(401);
  }
  expect(letters.letters).toEqual([]);
  expect((await school.teacher.ask("POST", "/server/outbox", { to: "mail" })).status).toBe(204);
  await expect.poll(() => letters.letters.length, SOON).toBe(1);
  await expect.poll(async () => (await outboxOf(school.teacher))?.every(({ well }) => well), SOON).toBe(true);
});

test("[OBX20] of another school nothing is seen, and nothing is sent again", async () => {
  const { openSyncWorld } = await import("../http/school.fixture.ts");
  const asked: string[] = [];
  const world = openSyncWorld({
    outbox: {
      view: async (tenant) => {
        asked.push(tenant);
        return [];
      },
      again: async (tenant) => void asked.push(tenant),
    },
  });
  const [north, south] = [await openSchool(world, "North", []), await openSchool(world, "South", [])];
  for (const { teacher } of [north, south]) {
    expect((await teacher.ask("GET", "/server")).status).toBe(200);
    expect((await teacher.ask("POST", "/server/outbox", { to: "xapi" })).status).toBe(204);
  }
  const tenants = await Promise.all(
    [north, south].map(async ({ teacher }) => (await world.identity.sessionOf(teacher.request()))?.tenant),
  );
  expect(asked).toEqual([tenants[0], tenants[0], tenants[1], tenants[1]]);
  expect(new Set(tenants).size).toBe(2);
});

test("[OBX6] who is erased is told of no more, wherever it waits", async () => {
  const letters = await startMailServer();
  const settings = await makeSettings({
    out: {
      mail: {
        host: "127.0.0.1",
        port: letters.port,
        secure: false,
        auth: null,
        from: "mathflow@school.example",
        to: ["head@school.example"],
        afterMs: 10 * MINUTE,
        address: null,
      },
      allowPrivate: true,
    },
  });
  const running = await startSchool(settings);
  const school = await openFirstSchool(running);
  const { browser, learner } = school.tablet;
  const alerts = makeAlerts("phone", ["urgent"]).map((event) => ({ ...event, learner }));
  await postSync(running, browser, makeRequest(alerts, { learner }));
  const waiting = async () => ServerView.parse((await school.teacher.ask("GET", "/server")).body).outbox?.[0]?.waiting;
  expect(await waiting()).toBe(1);
  const erased = await school.teacher.ask("POST", `/classes/${school.class.id}/learners/${learner}/erasure`, {});
  expect(erased.status).toBeLessThan(300);
  expect(await waiting()).toBe(0);
});
