import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { openSchool as makeSchool } from "../identity/school.fixture.ts";
import { UNWATCHED } from "../metrics/server-facts.fixture.ts";
import type { StreamKey } from "../sync/index.ts";
import { makeSettings, openTablet, tenantIn } from "./running-school.fixture.ts";
import { postSync, pushOf } from "./school.fixture.ts";
import { openSchool } from "./school.ts";

test("[SRV23] who follows the logs hears of what is on disk, and forgets who is erased", async () => {
  const { dataDir } = await makeSettings();
  const heard: (readonly [string, StreamKey, number])[] = [];
  const running = await openSchool({
    dataDir,
    behindProxy: false,
    openNetwork: false,
    logTo: { write: () => {} },
    ...UNWATCHED,
    follow: ({ sync }) => [
      {
        follow: (key) => void sync.readRows(key, 0, 99).then(({ length }) => heard.push(["follow", key, length])),
        erase: async (key) => void heard.push(["erase", key, (await sync.readRows(key, 0, 99)).length]),
        close: async () => {},
      },
    ],
  });
  onTestFinished(running.close);
  const app = new Hono().route("/v1", running.routes);
  const ground = {
    origin: "http://127.0.0.1",
    fetch: async (request: Request) => app.fetch(request),
    identity: { issueSetUpCode: async () => running.setUpCode ?? "" },
  };
  const school = await makeSchool(ground, "North", ["Ben"]);
  const { browser, learner } = await openTablet(ground, school, "Ben");
  await postSync(ground, browser, pushOf(learner, 3));
  await postSync(ground, browser, pushOf(learner, 0));
  const address = `/classes/${school.class.id}/learners/${learner}/erasure`;
  expect((await school.teacher.ask("POST", address, {})).body).toMatchObject({ logErased: true });
  const key = { tenant: tenantIn(browser), learner };
  expect(heard).toEqual([
    ["follow", key, 3],
    ["erase", key, 0],
  ]);
});
