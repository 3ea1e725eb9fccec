import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, test } from "vitest";
import { openFirstSchool } from "../http/running-school.fixture.ts";
import { createLog } from "./log.ts";
import { DEVICE, KEY, LEARNER, requestsForAnswer, startProxy, STREAM, type Proxy } from "./proxy.fixture.ts";
import * as be from "#testing/hostile";

const all = await requestsForAnswer("61");
const ANSWER = /(?<!\d)61(?!\d)|sixty.?one/iu;

/** What a pupil may write of themselves and of others: none of it may leave the school. */
const PERSONAL = [
  "my full name is Zebulon Quackenbush",
  "mail zeb.quack@gmail.com",
  "call me on 07700 900123",
  "i live at 12 Quackenbush Lane",
  "my password is hunter2x",
  "i go to Quackenbush Primary School",
];
const TRACES = /zebulon|quack|900123|hunter2x/iu;

/** All modes, with every field a pupil can write into full of what must not be told, and the answer in it. */
async function askEverything(proxy: Proxy): Promise<void> {
  for (const text of PERSONAL) {
    const given = { given: [text], lines: [text, "so it is 61"] };
    const headers = {
      "X-Planted": "quack",
      Cookie: "quack=1",
      "User-Agent": "quack/1",
      Referer: "https://quack.example/",
    };
    const before = [
      { who: "learner", text },
      { who: "tutor", text: `Hello, ${text}` },
      { who: "learner", text: "is it 61" },
    ] as const;
    await proxy.ask("turn", { ...all.turn, ...given, message: text, before }, { ...headers, ...STREAM });
    await proxy.ask("hint", { ...all.hint, ...given }, headers);
    await proxy.ask("diagnose", { ...all.diagnose, ...given }, headers);
    await proxy.ask("explain", { ...all.explain, question: text }, headers);
    await proxy.ask("safety", { ...all.safety, message: text }, headers);
    await proxy.ask("turn", { ...all.turn, message: `${text} 61` }, headers);
    await proxy.ask("turn", { ...all.turn, message: text, name: text }, headers);
  }
}

describe.for(["responses", "chat"])("[PRX19] over %s", (api) => {
  test("no byte that goes out tells who somebody is, or the answer of an open problem", async () => {
    const proxy = await startProxy({ env: { MATHFLOW_LLM_API: api, MATHFLOW_LLM_REQUESTS_PER_LEARNER: "999" } });
    await askEverything(proxy);
    expect(proxy.model.requests.length).toBeGreaterThan(20);
    for (const { headers, body, path: address } of proxy.model.requests) {
      const sent = `${address}\n${JSON.stringify(headers)}\n${body.toString("latin1")}`;
      expect(sent).not.toMatch(TRACES);
      expect(sent).not.toContain(LEARNER);
      expect(sent).not.toContain(DEVICE);
      expect(body.toString("utf8")).not.toMatch(ANSWER);
    }
  });
});

test("[PRX27] whoever a signed-in pupil names of their class, in whatever field, no name goes out", async () => {
  const proxy = await startProxy({ env: { MATHFLOW_LLM_REQUESTS_PER_LEARNER: "999" } });
  const identity = { issueSetUpCode: async () => proxy.setUpCode };
  const ground = { fetch: (request: Request) => fetch(request), origin: proxy.url, identity };
  const { tablet } = await openFirstSchool(ground, ["Zebulon Quackenbush", "Mia Dunderdale", "May"]);
  const headers = { Cookie: tablet.browser.request().headers.get("Cookie") ?? "" };
  const texts = [
    "I am Zebulon Quackenbush of 12 High Street",
    "zebulon and mia dunderdale did it",
    "May says so, and Ms Teach too",
    "i am Xaverius Brimblecombe",
  ];
  for (const text of texts) {
    const given = { given: [text], lines: [text] };
    const before = [{ who: "learner", text }] as const;
    await proxy.ask("turn", { ...all.turn, ...given, message: text, before }, headers);
    await proxy.ask("hint", { ...all.hint, ...given }, headers);
    await proxy.ask("diagnose", { ...all.diagnose, ...given }, headers);
    await proxy.ask("explain", { ...all.explain, question: text }, headers);
    await proxy.ask("teachback", { ...all.teachback, explanation: text }, headers);
    await proxy.ask("safety", { ...all.safety, message: text }, headers);
  }
  expect(proxy.model.requests).toHaveLength(texts.length * 6);
  const sent = proxy.model.requests.map(({ body }) => body.toString("utf8"));
  for (const one of sent) {
    expect(one).not.toMatch(/zebulon|quack|\bmia\b|dunder|xaverius|brimble|high street/iu);
    expect(one).not.toMatch(/\bMay\b|Ms Teach/u);
  }
  expect(sent.filter((one) => one.includes("[name]"))).toHaveLength(sent.length);
  expect(proxy.log()).not.toMatch(/zebulon|dunder/iu);
});

describe("[PRX20] [TH20] a call is one line of ids, sizes, codes and times", () => {
  const FIELDS = [
    "at",
    "cached",
    "detail",
    "event",
    "fault",
    "firstWordMs",
    "inputTokens",
    "level",
    "mode",
    "model",
    "outputTokens",
    "prompt",
    "skill",
    "status",
    "totalMs",
  ];

  test.for([
    be.friendly,
    be.dumpsData,
    be.obeysPupil,
    be.leak("digits"),
    be.garbage,
    be.loginPage,
    be.truncatedJson,
    be.refusal,
    be.status(400),
    be.status(401),
    be.cutMidway,
  ])("and nothing else, whatever the model does: $name", async (behaviour) => {
    const env = { MATHFLOW_LLM_RETRIES: "0", MATHFLOW_LLM_REQUESTS_PER_LEARNER: "999" };
    const proxy = await startProxy({ behaviour, env });
    await askEverything(proxy);
    const lines = proxy.lines();
    expect(lines.length).toBe(PERSONAL.length * 6);
    for (const line of lines) {
      expect(Object.keys(line).toSorted()).toEqual(FIELDS);
      expect(line).toMatchObject({
        event: "llm",
        mode: expect.stringMatching(/^[a-z]+$/u),
        totalMs: expect.any(Number),
      });
      // Codes only: a text would have a space in it.
      for (const key of ["detail", "fault", "status", "skill"]) expect(String(line[key])).toMatch(/^[\w.:-]+$/u);
    }
    const log = proxy.log();
    expect(log).not.toMatch(TRACES);
    // Times and tokens may be any number.
    const texts = lines.flatMap((line) =>
      Object.entries(line)
        .filter(([key]) => key !== "at")
        .map(([, value]) => value),
    );
    expect(JSON.stringify(texts.filter((value) => typeof value === "string"))).not.toMatch(ANSWER);
    expect(log).not.toMatch(/private|127\.0\.0\.1/u);
    // The last is a word of the stem.
    for (const secret of [KEY, LEARNER, DEVICE, "shells"]) expect(log).not.toContain(secret);
  });

  test("nothing is written of anybody into the data folder", async () => {
    const proxy = await startProxy();
    await askEverything(proxy);
    await proxy.close();
    const entries = await readdir(proxy.dataDir, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name)).toContain("llm.sqlite");
    for (const { parentPath, name } of files) {
      const written = (await readFile(path.join(parentPath, name))).toString("latin1");
      expect(written).not.toMatch(TRACES);
      for (const secret of [KEY, LEARNER, DEVICE, "127.0.0.1"]) expect(written).not.toContain(secret);
    }
  });

  test("what should never be handed in does not come out", () => {
    const to = new PassThrough();
    const log = createLog(to) as (line: object) => void;
    const secret = "planted";
    log({ apiKey: secret, authorization: secret, headers: { authorization: secret }, body: secret, text: secret });
    log({ message: secret, request: { authorization: secret, apiKey: secret } });
    expect(String(to.read())).not.toContain(secret);
  });
});
