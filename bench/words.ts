import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { OpenAI } from "openai";
import { loadBankFromFiles } from "#bank/factory";
import { SkillId, type ItemAddress } from "#engine";
import { readSettings, startServer } from "#server";
import { slow, startModel, type RunningModel } from "#testing/hostile";
import { load, percentile, round, type Bench } from "./result.ts";

/** What the proxy may take on top of the model's own time to a first whole sentence [ms]. */
const OVERHEAD_MS = 30;
/** Mean of the reference tutor, which says a reply when it has all of it [ms]. */
const REFERENCE_MS = 1_500;
/** Between two pieces of the model's stream [ms]. */
const GAP_MS = 20;
const REPLIES = 60;
const WARM_UP = 5;
const SKILL = SkillId.parse("g3.mulunk");
const KEY = "key-of-the-benchmark";

/**
 * A message sent to the proxy → its first sentence, checked and on the device; beside it the same request sent to the
 * model by its own client, up to the same sentence.
 */
export const wordsBench: Bench = {
  name: "words",
  async *run(note) {
    const dataDir = await mkdtemp(path.join(tmpdir(), "mathflow-words-"));
    const model = await startModel({ behaviour: slow(GAP_MS) });
    const many = String(10 * REPLIES);
    const budgets = ["LEARNER", "DEVICE", "CLASS"].map((who) => [`MATHFLOW_LLM_REQUESTS_PER_${who}`, many] as const);
    const settings = readSettings({
      PORT: "0",
      MATHFLOW_DATA: dataDir,
      OPENAI_BASE_URL: model.url,
      OPENAI_API_KEY: KEY,
      ...Object.fromEntries(budgets),
    });
    const server = await startServer(settings, { logTo: { write: () => {} } });
    try {
      const items = await addresses();
      const [ours, direct]: [number[], number[]] = [[], []];
      for (let at = -WARM_UP; at < REPLIES; at++) {
        const item = items[(at + WARM_UP) % items.length];
        if (item === undefined) throw new Error("the bank has no problem");
        const [first, second] = [await throughProxy(server.url, item), await fromModel(model)];
        if (at < 0) continue;
        ours.push(first);
        direct.push(second);
      }
      for (const [name, share] of [
        ["p50", 0.5],
        ["p95", 0.95],
      ] as const) {
        const [time, own] = [percentile(ours, share), percentile(direct, share)];
        const extra = { model: round(own), through: round(time), reference: REFERENCE_MS, ...load() };
        yield { bench: `words/${name}`, ours: time - own, peer: OVERHEAD_MS, unit: "ms", n: REPLIES, ...extra };
      }
      note("ours is what the proxy adds to the model's own time; the peer is the target for p50");
    } finally {
      await server.close();
      await model.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function addresses(): Promise<readonly ItemAddress[]> {
  const bank = await loadBankFromFiles();
  const version = bank.version(SKILL);
  return bank.seeds(SKILL, 3).map((seed) => ({ blueprint: SKILL, version, difficulty: 3, seed }));
}

/** From the request to the end of the first `sentence` event [ms]. */
async function throughProxy(url: string, item: ItemAddress): Promise<number> {
  const body = {
    grade: 4,
    locale: "en",
    item,
    given: null,
    lines: [],
    misconception: null,
    category: null,
    over: false,
    message: "wat do i do now",
    understood: "stuck",
    confidence: 0.9,
    act: "teach",
    before: [],
  };
  const start = performance.now();
  const response = await fetch(`${url}/v1/llm/turn`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify(body),
  });
  let text = "";
  let time: number | undefined;
  for await (const piece of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += piece;
    if (time === undefined && text.includes("event: sentence")) time = performance.now() - start;
  }
  if (time === undefined) throw new Error(`no words: ${response.status} ${text}`);
  return time;
}

/** The request that the proxy sent last, sent again: to the end of the first sentence [ms]. */
async function fromModel(model: RunningModel): Promise<number> {
  const sent = model.requests.at(-1)?.json as unknown as OpenAI.ChatCompletionCreateParamsStreaming;
  const client = new OpenAI({ baseURL: model.url, apiKey: KEY, maxRetries: 0 });
  const start = performance.now();
  const stream = await client.chat.completions.create(sent);
  let text = "";
  let time: number | undefined;
  for await (const { choices } of stream) {
    text += choices[0]?.delta.content ?? "";
    if (time === undefined && /[.?!] /u.test(text)) time = performance.now() - start;
  }
  if (time === undefined) throw new Error(`no words: ${text}`);
  return time;
}
