import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { toyContent } from "#engine/testing";
import type { ClassHooks } from "../identity/index.ts";
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

test("[SRV53] what is made in the background waits until whoever asked for a page has it", async () => {
  const { dataDir } = await makeSettings();
  const order: string[] = [];
  const [asked, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let lull = () => Promise.resolve();
  const running = await openSchool({
    dataDir,
    behindProxy: false,
    openNetwork: false,
    logTo: { write: () => {} },
    ...UNWATCHED,
    follow: ({ pause }) => {
      lull = pause;
      const foldsOf = async () => {
        asked.resolve();
        await told.promise;
        return [];
      };
      const look: ClassHooks["look"] = async (now, view) => view({ content: toyContent(), now });
      const classes = { foldsOf, reportOf: async () => undefined, look };
      return [{ follow: () => {}, erase: async () => {}, close: async () => {}, classes }];
    },
  });
  onTestFinished(running.close);
  const app = new Hono().route("/v1", running.routes);
  const ground = {
    origin: "http://127.0.0.1",
    fetch: async (request: Request) => app.fetch(request),
    identity: { issueSetUpCode: async () => running.setUpCode ?? "" },
  };
  const school = await makeSchool(ground, "North", ["Ben"]);
  const page = school.teacher
    .ask("GET", `/classes/${school.class.id}/now`)
    .then(({ status }) => order.push(`answered ${status}`));
  await asked.promise;
  const goesOn = lull().then(() => order.push("goes on"));
  for (let turns = 0; turns < 5; turns += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(order).toEqual([]);
  told.resolve();
  await Promise.all([page, goesOn]);
  expect(order.toSorted()).toEqual(["answered 200", "goes on"]);
});
