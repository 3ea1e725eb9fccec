import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { openBrowser, PASSWORD } from "../identity/school.fixture.ts";
import { ask } from "../postgres/testing-postgres.fixture.ts";
import { describeWithPostgres } from "../postgres/use-postgres.fixture.ts";
import { makeRequest } from "../sync/events.fixture.ts";
import {
  makeSettings,
  openFirstSchool,
  openTablet,
  startSchool,
  type RunningSchool,
} from "./running-school.fixture.ts";
import { postSync, pushOf, type Browser } from "./school.fixture.ts";

/** The same browser, sent to another server by the balancer. */
function movedTo(running: RunningSchool, browser: Browser): Browser {
  const other = openBrowser(running, running.origin);
  for (const [name, value] of browser.cookies) other.cookies.set(name, value);
  return other;
}

describeWithPostgres("several servers over one database", (createDatabase) => {
  test("[SRV22] [IDN60] are one school, and count tries in its database", { timeout: 60_000 }, async () => {
    const database = await createDatabase();
    const shared = { databaseUrl: database.url, pepper: randomBytes(32).toString("hex") };
    const [east, west] = [
      await startSchool(await makeSettings(shared)),
      await startSchool(await makeSettings(shared)),
    ] as const;
    // Of two codes the later one counts: the one before may be in an old terminal.
    const school = await openFirstSchool({ ...east, identity: west.identity });
    const { browser, learner } = school.tablet;
    const request = pushOf(learner, 30);
    const pushed = await postSync(east, browser, request);
    expect(pushed).toMatchObject({ status: 200, answer: { head: 30, ack: { seq: 30 }, durable: { seq: 30 } } });
    const pulled = await postSync(west, movedTo(west, browser), makeRequest([], { learner }));
    expect(pulled.answer?.rows.map(({ event }) => event)).toEqual(request.events);
    expect(pulled.answer?.epoch).toBe(pushed.answer?.epoch);

    // A PIN that one server drew is known to the other.
    const beside = await openTablet(west, { ...school, teacher: movedTo(west, school.teacher) }, "Cai");
    expect((await postSync(east, movedTo(east, beside.browser), pushOf(beside.learner, 1))).status).toBe(200);
    const teacher = openBrowser(east, east.origin);
    expect((await teacher.ask("POST", "/auth/teacher", { login: school.login, password: PASSWORD })).status).toBe(200);
    const erasure = `/classes/${school.class.id}/learners/${learner}/erasure`;
    expect((await teacher.ask("POST", erasure, {})).body).toEqual({ erased: true, logErased: true });
    expect((await postSync(west, movedTo(west, browser), request)).status).toBe(401);
    for (const { origin } of [east, west]) {
      expect(await (await fetch(`${origin}/healthz`)).json()).toMatchObject({ ready: true });
    }
    expect(await ask(database.adminUrl, "SELECT 1 FROM mathflow.counts")).not.toEqual([]);
  });
});
