import { expect, test } from "vitest";
import { ServerView } from "#engine/protocol/server";
import { makeSettings, openFirstSchool, startSchool } from "../http/running-school.fixture.ts";
import { postSync, pushOf } from "../http/school.fixture.ts";
import { addColleague, openBrowser, PASSWORD } from "../identity/school.fixture.ts";

const TOKEN = "a-token-of-24-characters";

test("[SRV40][SRV41][SRV42][SRV43] a server at work tells machines and administrators the same, and nobody else anything", async () => {
  const settings = await makeSettings({ metricsToken: TOKEN });
  const running = await startSchool(settings);
  const school = await openFirstSchool(running);
  const { browser, learner } = school.tablet;
  expect(await postSync(running, browser, pushOf(learner, 3))).toMatchObject({ status: 200 });
  expect(await postSync(running, openBrowser(running, running.origin), pushOf(learner, 3))).toMatchObject({
    status: 401,
  });

  const ask = async (headers: Readonly<Record<string, string>>) =>
    (await fetch(`${running.origin}/metrics`, { headers })).status;
  // A proxy on this computer nobody told of.
  expect([await ask({}), await ask({ "X-Forwarded-For": "203.0.113.7" })]).toEqual([200, 404]);
  const text = await (
    await fetch(`${running.origin}/metrics`, { headers: { Authorization: `Bearer ${TOKEN}` } })
  ).text();
  const valueOf = (name: string) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${name} `))
        ?.split(" ")
        .at(-1),
    );
  expect(valueOf('mathflow_requests_total{operation="postSync",status="2xx"}')).toBe(1);
  expect(valueOf('mathflow_requests_total{operation="postSync",status="4xx"}')).toBe(1);
  expect(valueOf("mathflow_commit_duration_ms_count")).toBeGreaterThan(0);
  expect(valueOf("mathflow_ready")).toBe(1);
  expect(valueOf("mathflow_clock_suspect")).toBe(0);
  for (const secret of [learner, school.class.id, school.login, "127.0.0.1", "North", "Ben"])
    expect(text).not.toContain(secret);

  const answer = await school.teacher.ask("GET", "/server");
  expect(answer.status).toBe(200);
  const view = ServerView.parse(answer.body);
  expect(view.sync).toEqual({ well: true, all: 2, refused: 1, failed: 0 });
  expect(view).toMatchObject({
    writes: { well: true },
    clock: { well: true, offMs: 0 },
    certificate: null,
    model: null,
  });
  expect(view.disks[0]?.freeBytes).toBeGreaterThan(0);

  await addColleague(running, school);
  const colleague = openBrowser(running, running.origin);
  const login = `colleague.${school.class.id.slice(0, 8)}`;
  expect((await colleague.ask("POST", "/auth/teacher", { login, password: PASSWORD })).status).toBe(200);
  const others = { colleague, browser, nobody: openBrowser(running, running.origin) };
  const statuses = await Promise.all(
    Object.values(others).map(async (one) => (await one.ask("GET", "/server")).status),
  );
  expect(statuses).toEqual([403, 403, 401]);
});
