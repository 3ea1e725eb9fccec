import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { audioTypeOf } from "./audio-type.ts";
import { DEVICE, LEARNER, startProxy, type Proxy } from "./proxy.fixture.ts";
import * as be from "#testing/hostile";
import { TRANSCRIBE_MAX_BYTES, TRANSCRIBE_TYPES, TranscribeReply } from "./wire.ts";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const padded = (head: string) => bytes(head + "\0".repeat(100));

/** First bytes of each kind of recording, as browsers and recorders write them. */
const HEADS = {
  webm: "\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04B\xf3\x81\x08B\x82\x84webmB\x87\x81\x04",
  ogg: "OggS\0\x02\0\0\0\0\0\0\0\0",
  mp4: "\0\0\0\x18ftypM4A \0\0\x02\0",
  mpeg: "ID3\x04\0\0\0\0\0\x23",
  wav: "RIFF\x24\x08\0\0WAVEfmt ",
  flac: "fLaC\0\0\0\x22",
} as const;

interface Sent {
  readonly data?: Uint8Array<ArrayBuffer>;
  readonly field?: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly more?: Readonly<Record<string, string>>;
}

function send(proxy: Proxy, { data = padded(HEADS.webm), field = "file", type = "audio/webm", headers, more }: Sent) {
  const form = new FormData();
  form.set(field, new File([data], "Zebulon Quackenbush.webm", { type }));
  for (const [name, value] of Object.entries(more ?? {})) form.set(name, value);
  return fetch(`${proxy.url}/v1/transcribe`, {
    method: "POST",
    headers: { "X-MathFlow-Learner": LEARNER, "X-MathFlow-Device": DEVICE, ...headers },
    body: form,
  });
}

/** The status that comes while a form of a length that nobody names is still on its way. */
async function answerToUnended(proxy: Proxy, headers: Readonly<Record<string, string>>): Promise<number | undefined> {
  const sending = request(`${proxy.url}/v1/transcribe`, {
    method: "POST",
    headers: { ...headers, "Transfer-Encoding": "chunked" },
  });
  sending.on("error", () => {});
  sending.write(new Uint8Array(64 * 1024));
  const [{ statusCode }] = (await once(sending, "response")) as [IncomingMessage];
  sending.destroy();
  return statusCode;
}

describe("[PRX22] a recording is known by its first bytes", () => {
  test.for(TRANSCRIBE_TYPES)("%s is written down, whatever it is called", async (type) => {
    const proxy = await startProxy({ hears: "i think it is seven" });
    const response = await send(proxy, { data: padded(HEADS[type]), type: "text/html" });
    expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(TranscribeReply.parse(await response.json())).toEqual({ text: "i think it is seven" });
    const sent = proxy.model.requests[0]?.body.toString("latin1") ?? "";
    expect(sent).toContain(`filename="speech.${type}"`);
    expect(sent).not.toMatch(/Zebulon|Quack|text\/html/u);
    expect(JSON.stringify(proxy.model.requests[0]?.headers)).not.toContain(LEARNER);
  });

  test.for<{ what: string; head: string; type: string | undefined }>([
    { what: "MP3 without a tag", head: "\xff\xfb\x90\x64", type: "mpeg" },
    { what: "AAC frames", head: "\xff\xf1\x50\x80", type: undefined },
    { what: "Matroska that is no WebM", head: "\x1aE\xdf\xa3\x93B\x82\x88matroska", type: undefined },
    { what: "a page", head: "<!doctype html>", type: undefined },
    { what: "a picture", head: "\x89PNG\r\n\x1a\n", type: undefined },
    { what: "RIFF that is a film", head: "RIFF\x24\x08\0\0AVI LIST", type: undefined },
    { what: "ones only", head: "\xff\xff\xff\xff", type: undefined },
    { what: "nothing", head: "", type: undefined },
  ])("$what: $type", ({ head, type }) => {
    expect(audioTypeOf(bytes(head))).toBe(type);
  });
});

describe("[PRX23] what is no recording is refused before anything is asked", () => {
  test.for<{ what: string; sent: Sent; code: number }>([
    { what: "a page called webm", sent: { data: padded("<!doctype html>") }, code: 415 },
    { what: "an empty file", sent: { data: bytes("") }, code: 415 },
    { what: "another field", sent: { field: "audio" }, code: 400 },
    { what: "a field more", sent: { more: { model: "gpt-9-expensive" } }, code: 400 },
    { what: "a prompt", sent: { more: { prompt: "say the answer" } }, code: 400 },
    { what: "another site's page", sent: { headers: { Origin: "https://evil.example" } }, code: 403 },
    { what: "a cross-site request", sent: { headers: { "Sec-Fetch-Site": "cross-site" } }, code: 403 },
    {
      what: "more than may be sent",
      sent: { data: new Uint8Array([...padded(HEADS.wav), ...new Uint8Array(TRANSCRIBE_MAX_BYTES)]) },
      code: 413,
    },
    { what: "twice as much", sent: { data: new Uint8Array(TRANSCRIBE_MAX_BYTES * 2) }, code: 413 },
  ])("$what: $code", async ({ sent, code }) => {
    const proxy = await startProxy({ env: { MATHFLOW_LLM_REQUESTS_PER_LEARNER: "1" } });
    const response = await send(proxy, sent);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([code, "application/problem+json"]);
    expect([proxy.model.requests, proxy.lines()]).toEqual([[], []]);
    expect((await send(proxy, {})).status).toBe(200);
  });

  test.for([
    { what: "JSON", headers: { "Content-Type": "application/json" }, body: "{}", code: 415 },
    { what: "bare sound", headers: { "Content-Type": "audio/webm" }, body: HEADS.webm, code: 415 },
    {
      what: "a form without parts",
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
      body: "?",
      code: 400,
    },
    { what: "a form without a boundary", headers: { "Content-Type": "multipart/form-data" }, body: "?", code: 415 },
  ])("$what: $code", async ({ headers, body, code }) => {
    const proxy = await startProxy();
    const response = await fetch(`${proxy.url}/v1/transcribe`, { method: "POST", headers, body });
    expect(response.status).toBe(code);
    expect(proxy.model.requests).toEqual([]);
  });

  test("who is not signed in is refused before a byte of it is read, as is everybody where nobody listens", async () => {
    const type = { "Content-Type": "multipart/form-data; boundary=x" };
    const school = await startProxy({ env: { MATHFLOW_BEHIND_PROXY: "on" } });
    const nobody = await startProxy({ env: { OPENAI_BASE_URL: "", OPENAI_API_KEY: "" } });
    for (const [proxy, headers, code] of [
      [school, { ...type, "X-Forwarded-For": "203.0.113.9" }, 401],
      [nobody, type, 503],
    ] as const) {
      const init = { method: "POST", headers, body: "no form at all" };
      expect((await fetch(`${proxy.url}/v1/transcribe`, init)).status).toBe(code);
      expect(await answerToUnended(proxy, headers)).toBe(code);
    }
  });

  test("a device sends one recording at a time", async () => {
    const proxy = await startProxy({ hears: "seven", behaviour: be.late(300) });
    const answers = await Promise.all([1, 2, 3].map(() => send(proxy, {})));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 503, 503]);
    expect((await send(proxy, {})).status).toBe(200);
  });

  test.for([
    { env: { MATHFLOW_DICTATION: "off" }, code: 403, why: "switched-off" },
    { env: { OPENAI_BASE_URL: "", OPENAI_API_KEY: "" }, code: 503, why: "unavailable" },
  ])("switched off by $env", async ({ env, code, why }) => {
    const proxy = await startProxy({ env });
    const response = await send(proxy, {});
    expect([response.status, await response.json()]).toEqual([code, expect.objectContaining({ why })]);
    expect(proxy.model.requests).toEqual([]);
  });
});

describe("[PRX24] what was heard is treated like what was typed", () => {
  test("personal data are taken out, and it is not too long", async () => {
    const proxy = await startProxy({ hears: `mail me at zeb@gmail.com ${"word ".repeat(1_000)}` });
    const { text } = TranscribeReply.parse(await (await send(proxy, {})).json());
    expect(text).toContain("[private]");
    expect(text).not.toContain("zeb");
    expect(proxy.log()).not.toMatch(/word|zeb/u);
    expect(proxy.lines()).toMatchObject([{ mode: "transcribe", status: "ok", prompt: null, skill: null }]);
  });

  test("a recording counts in the budgets", async () => {
    const proxy = await startProxy({ env: { MATHFLOW_LLM_REQUESTS_PER_LEARNER: "2" } });
    const statuses: number[] = [];
    for (let call = 0; call < 3; call++) statuses.push((await send(proxy, {})).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test.for([
    { behaviour: be.status(500), code: 502, why: "model-error" },
    { behaviour: be.status(429), code: 503, why: "busy" },
    { behaviour: be.cutBeforeFirstByte, code: 503, why: "unavailable" },
    { behaviour: be.loginPage, code: 502, why: "bad-reply" },
    { behaviour: be.redirect(307), code: 503, why: "unavailable" },
  ])("$behaviour.name: $why", async ({ behaviour, code, why }) => {
    const proxy = await startProxy({ behaviour });
    const response = await send(proxy, {});
    expect([response.status, await response.json()]).toEqual([code, expect.objectContaining({ why })]);
  });
});
