import { expect, test } from "vitest";
import { openFirstSchool } from "../http/running-school.fixture.ts";
import { requestsFor, startProxy, STREAM } from "./proxy.fixture.ts";
import { LLM_MODES } from "./wire.ts";

const AS_CLASS = { words: null, dictation: null, ask: null, examReview: null };

test("[PRX28] where a teacher has switched words or speaking off for a pupil, no model is asked for them", async () => {
  const proxy = await startProxy({ env: { MATHFLOW_LLM_REQUESTS_PER_LEARNER: "999" } });
  const identity = { issueSetUpCode: async () => proxy.setUpCode };
  const ground = { fetch: (request: Request) => fetch(request), origin: proxy.url, identity };
  const school = await openFirstSchool(ground, ["Ben"]);
  const headers = { Cookie: school.tablet.browser.request().headers.get("Cookie") ?? "" };
  const requests = await requestsFor("g2.add2c");
  const at = `/classes/${school.class.id}/features`;
  const speak = async () => {
    const body = new FormData();
    body.set(
      "file",
      new File([new Uint8Array([0x66, 0x4c, 0x61, 0x43, 0, 0, 0, 0x22, ...Array<number>(100).fill(0)])], "a.flac"),
    );
    const answer = await fetch(`${proxy.url}/v1/transcribe`, { method: "POST", headers, body });
    return { status: answer.status, body: await answer.json() };
  };

  await school.teacher.ask("PATCH", at, { ...AS_CLASS, words: false, dictation: false });
  for (const mode of LLM_MODES) {
    for (const more of [{}, STREAM]) {
      const answer = await proxy.ask(mode, requests[mode], { ...headers, ...more });
      expect([mode, answer.status, await answer.json()]).toMatchObject([mode, 403, { why: "switched-off" }]);
    }
  }
  expect(await speak()).toMatchObject({ status: 403, body: { why: "switched-off" } });
  expect(proxy.model.requests).toEqual([]);

  await school.teacher.ask("PATCH", at, AS_CLASS);
  await proxy.ask("hint", requests.hint, headers);
  expect(await speak()).toMatchObject({ status: 200 });
  expect(proxy.model.requests).toHaveLength(2);
});
