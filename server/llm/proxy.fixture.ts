import { readFile } from "node:fs/promises";
import { openBank } from "#bank";
import type { Content, Difficulty, ItemAddress, SkillNode } from "#engine";
import { onTestFinished } from "vitest";
import { CHEAP } from "../identity/school.fixture.ts";
import { readSettings, startServer } from "../serve.ts";
import { makeBuiltApp } from "../testing-app.fixture.ts";
import { createMaterials } from "./materials.ts";
import { startModel, type ModelOptions, type RunningModel } from "#testing/hostile";
import type { LlmMode, LlmRequestOf } from "./wire.ts";

export const KEY = "sk-planted-key-4711";
export const LEARNER = "0190b5a2-0000-7000-8000-00000000000a";
export const DEVICE = "0190b5a2-0000-7000-8000-00000000000d";

export interface Proxy {
  readonly url: string;
  readonly model: RunningModel;
  readonly dataDir: string;
  /** Makes the first teacher. */
  readonly setUpCode: string;
  /** Everything written to the log. */
  readonly log: () => string;
  /** Those about calls to the model. */
  readonly lines: () => readonly Readonly<Record<string, unknown>>[];
  readonly ask: (mode: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** The real server with the test model behind it, both over HTTP on this computer. */
export async function startProxy(
  options: ModelOptions & { readonly env?: Readonly<Record<string, string>>; readonly dataDir?: string } = {},
): Promise<Proxy> {
  const { env, dataDir, ...modelOptions } = options;
  const { appDir, dataDir: fresh } = await makeBuiltApp();
  const model = await startModel(modelOptions);
  onTestFinished(() => model.close());
  const settings = readSettings({
    PORT: "0",
    MATHFLOW_APP: appDir,
    MATHFLOW_DATA: dataDir ?? fresh,
    OPENAI_BASE_URL: model.url,
    OPENAI_API_KEY: KEY,
    ...env,
  });
  let written = "";
  const logTo = { write: (line: string) => void (written += line) };
  const server = await startServer(settings, { logTo, hashCost: CHEAP });
  onTestFinished(() => server.close());
  return {
    url: server.url,
    model,
    dataDir: settings.dataDir,
    setUpCode: server.setUpCode ?? "",
    log: () => written,
    lines: () =>
      written
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
        .filter(({ event }) => event === "llm"),
    ask: (mode, body, headers = {}) =>
      fetch(`${server.url}/v1/llm/${mode}`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "X-MathFlow-Learner": LEARNER,
          "X-MathFlow-Device": DEVICE,
          ...headers,
        },
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    close: () => server.close(),
  };
}

export const STREAM = { Accept: "text/event-stream" };

export interface ReadEvent {
  readonly event: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** All events of a stream that has ended. */
export function eventsOf(text: string): readonly ReadEvent[] {
  return text
    .split("\n\n")
    .filter(Boolean)
    .map((block) => ({
      event: /^event: (.*)$/mu.exec(block)?.[1] ?? "",
      data: JSON.parse(/^data: (.*)$/mu.exec(block)?.[1] ?? "null") as ReadEvent["data"],
    }));
}

let content: Promise<Content> | undefined;

/** Graph and verified lists, without the rest of the bank. */
export function bankContent(): Promise<Content> {
  content ??= (async () => {
    const bank = await openBank(async (strand): Promise<unknown> =>
      JSON.parse(await readFile(new URL(`../../bank/verified/${strand}.json`, import.meta.url), "utf8")),
    );
    if (!bank.ok) throw new Error(bank.error.message);
    return bank.value.content;
  })();
  return content;
}

export const materials = createMaterials();

/** The `index`-th verified item of a skill and level. */
export async function addressOf(skill: string, difficulty: Difficulty = 3, index = 0): Promise<ItemAddress> {
  const bank = await bankContent();
  const id = skill as SkillNode["id"];
  const seed = bank.seeds(id, difficulty)[index];
  if (seed === undefined) throw new Error(`no item ${index} of ${skill} at ${difficulty}`);
  return { blueprint: skill, version: bank.version(id), difficulty, seed };
}

type Loose<Mode extends LlmMode> = Omit<LlmRequestOf<Mode>, "item" | "skill"> & {
  readonly item: ItemAddress;
  readonly skill: string;
};

/** Requests as a device sends them, for one problem. */
export async function requestsFor(
  skill: string,
  difficulty: Difficulty = 3,
  index = 0,
): Promise<{ readonly [Mode in LlmMode]: LlmRequestOf<Mode> }> {
  const item = await addressOf(skill, difficulty, index);
  const reader = { grade: 4, locale: "en" } as const;
  const mistake = { given: ["0"], lines: [], misconception: null, category: null };
  const before = [{ who: "tutor", text: "Where do you start?" }] as const;
  const turn = { over: false, message: "why do we do that", understood: "conceptual_question", confidence: 0.5 };
  const all: { readonly [Mode in LlmMode]: Partial<Loose<Mode>> } = {
    hint: { ...reader, ...mistake, item, level: 1 },
    explain: { ...reader, skill, question: "why do we line up the digits", item, over: false },
    turn: { ...reader, ...mistake, ...(turn as object), item, act: "teach", before: [...before] },
    teachback: { ...reader, item, explanation: "because ten ones make one ten", met: [] },
    diagnose: { ...reader, item, given: ["0"], lines: [] },
    plan: { ...reader, steps: [{ kind: "practice", skill: skill as SkillNode["id"] }] },
    safety: { ...reader, message: "i feel sad today" },
  };
  return all as { readonly [Mode in LlmMode]: LlmRequestOf<Mode> };
}

/** Of a problem that comes to this, wherever the list has one. */
export async function requestsForAnswer(answer: string): ReturnType<typeof requestsFor> {
  for (let index = 0; ; index++) {
    const item = await materials.item(await addressOf("g2.add2c", 3, index));
    if (item?.solution_logic.final_answer_canonical === answer) return requestsFor("g2.add2c", 3, index);
  }
}
