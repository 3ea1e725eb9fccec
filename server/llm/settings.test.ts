import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { LLM_OFF, readLlmSettings, type Env } from "./settings.ts";
import { SettingsError } from "./settings-error.ts";

describe("[PRX1] what is configured", () => {
  test("nothing", () => {
    expect(LLM_OFF).toMatchObject({ words: "not-configured", dictation: "not-configured", model: null });
    expect(readLlmSettings({ OPENAI_API_KEY: " ", OPENAI_BASE_URL: "" })).toEqual(LLM_OFF);
  });

  test.for<{ env: Env; baseUrl: string; api: string; apiKey: string | null }>([
    { env: { OPENAI_API_KEY: "k" }, baseUrl: "https://api.openai.com/v1", api: "responses", apiKey: "k" },
    {
      env: { OPENAI_BASE_URL: "http://127.0.0.1:11434/v1/" },
      baseUrl: "http://127.0.0.1:11434/v1",
      api: "chat",
      apiKey: null,
    },
    {
      env: { OPENAI_BASE_URL: "https://api.openai.com/v1", OPENAI_API_KEY: "k" },
      baseUrl: "https://api.openai.com/v1",
      api: "responses",
      apiKey: "k",
    },
    {
      env: { OPENAI_BASE_URL: "https://llm.school.example/openai/v1", MATHFLOW_LLM_API: "responses" },
      baseUrl: "https://llm.school.example/openai/v1",
      api: "responses",
      apiKey: null,
    },
    {
      env: { OPENAI_API_KEY: "k", MATHFLOW_LLM_API: "chat" },
      baseUrl: "https://api.openai.com/v1",
      api: "chat",
      apiKey: "k",
    },
  ])("$env", ({ env, baseUrl, api, apiKey }) => {
    const settings = readLlmSettings(env);
    expect(settings).toMatchObject({ words: "on", dictation: "on", dictationUnder13: false });
    expect(settings.model).toMatchObject({ baseUrl, api, apiKey });
  });

  test("the school's switches stand above what is configured", () => {
    const env = {
      OPENAI_API_KEY: "k",
      MATHFLOW_LLM: "off",
      MATHFLOW_DICTATION: "OFF",
      MATHFLOW_DICTATION_UNDER_13: "on",
    };
    expect(readLlmSettings(env)).toMatchObject({
      words: "off-by-school",
      dictation: "off-by-school",
      dictationUnder13: true,
    });
  });

  test("budgets and limits, as they are and as they are set", () => {
    expect(LLM_OFF.budgets).toMatchObject({
      learner: { requests: 30 },
      device: { requests: 60 },
      class: { requests: 500 },
    });
    const env = {
      OPENAI_API_KEY: "k",
      MATHFLOW_LLM_REQUESTS_PER_LEARNER: "5",
      MATHFLOW_LLM_TOKENS_PER_CLASS: "1000",
      MATHFLOW_LLM_TOKENS_PER_MONTH: "0",
      MATHFLOW_LLM_FIRST_WORD_MS: "60000",
      MATHFLOW_LLM_TOTAL_MS: "5000",
    };
    const { budgets, model } = readLlmSettings(env);
    expect(budgets).toMatchObject({ learner: { requests: 5 }, class: { tokens: 1000 }, tokensPerMonth: 0 });
    expect(model?.limits).toMatchObject({ totalMs: 5_000, firstWordMs: 5_000 });
  });
});

test("[PRX1] docs/llm.md names every variable that is read, and no other", async () => {
  const read = new Set<string>();
  const env = new Proxy<Env>({}, { get: (_none, name) => void read.add(String(name)) });
  readLlmSettings(env);
  const text = await readFile(new URL("../../docs/llm.md", import.meta.url), "utf8");
  const rows = text.split("\n").filter((line) => line.startsWith("| `"));
  const named = rows.flatMap((row) => {
    const [cell = ""] = row.slice(2).split(" | ");
    const [first = "", ...more] = [...cell.matchAll(/`([A-Z\d_…]+)`/gu)].map(([, name = ""]) => name);
    return [first, ...more.map((name) => name.replace(/^…/u, first.replace(/_PER_.*$/u, "")))];
  });
  expect(named.filter((name) => /^[A-Z]/u.test(name)).toSorted()).toEqual([...read].toSorted());
});

describe("[PRX2] a setting that cannot be used is named at the start, and a secret never is", () => {
  test.for<{ env: Env; says: string }>([
    { env: { MATHFLOW_LLM_API: "grpc" }, says: "MATHFLOW_LLM_API is grpc" },
    { env: { MATHFLOW_LLM: "maybe" }, says: "MATHFLOW_LLM is maybe" },
    { env: { MATHFLOW_DICTATION: "1" }, says: "MATHFLOW_DICTATION is 1" },
    { env: { MATHFLOW_DICTATION_UNDER_13: "yes" }, says: "MATHFLOW_DICTATION_UNDER_13 is yes" },
    { env: { MATHFLOW_LLM_TOTAL_MS: "soon" }, says: "MATHFLOW_LLM_TOTAL_MS is soon" },
    { env: { MATHFLOW_LLM_CONCURRENT: "0" }, says: "MATHFLOW_LLM_CONCURRENT is 0" },
    { env: { MATHFLOW_LLM_REQUESTS_PER_DEVICE: "-1" }, says: "MATHFLOW_LLM_REQUESTS_PER_DEVICE is -1" },
    { env: { MATHFLOW_LLM_TOKENS_PER_MONTH: "1e9" }, says: "MATHFLOW_LLM_TOKENS_PER_MONTH is 1e9" },
    { env: { OPENAI_MODEL: "a model" }, says: "OPENAI_MODEL is a model" },
    { env: { OPENAI_TRANSCRIBE_MODEL: "x".repeat(81) }, says: "OPENAI_TRANSCRIBE_MODEL" },
    { env: { OPENAI_BASE_URL: "localhost:8080" }, says: "OPENAI_BASE_URL" },
    { env: { OPENAI_BASE_URL: "ftp://llm.example/v1" }, says: "OPENAI_BASE_URL" },
    { env: { MATHFLOW_LLM_ORIGINS: "https://a.example/v1" }, says: "MATHFLOW_LLM_ORIGINS" },
    { env: { MATHFLOW_LLM_ORIGINS: "nowhere" }, says: "MATHFLOW_LLM_ORIGINS" },
    {
      env: { OPENAI_BASE_URL: "https://b.example/v1", MATHFLOW_LLM_ORIGINS: "https://a.example https://c.example" },
      says: "OPENAI_BASE_URL is at https://b.example",
    },
    {
      env: { OPENAI_API_KEY: "k", MATHFLOW_LLM_ORIGINS: "https://a.example" },
      says: "MATHFLOW_LLM_ORIGINS does not name",
    },
  ])("$env", ({ env, says }) => {
    expect(() => readLlmSettings(env)).toThrow(SettingsError);
    expect(() => readLlmSettings(env)).toThrow(says);
  });

  test.for<Env>([
    { OPENAI_API_KEY: "sk secret" },
    { OPENAI_BASE_URL: "https://user:secret@llm.example/v1" },
    { OPENAI_BASE_URL: "https://llm.example/v1?key=secret" },
    { MATHFLOW_LLM_ORIGINS: "https://:secret@llm.example" },
  ])("without its value: %o", (env) => {
    expect(() => readLlmSettings(env)).toThrow(/OPENAI_API_KEY|OPENAI_BASE_URL|MATHFLOW_LLM_ORIGINS/u);
    expect(() => readLlmSettings(env)).not.toThrow(/secret/u);
  });
});

describe("[PRX3] addresses that are never asked", () => {
  test.for([
    "http://169.254.169.254/v1",
    "https://169.254.1.1/v1",
    "http://[fe80::1]/v1",
    "http://[::ffff:169.254.169.254]/v1",
    "http://[fd00:ec2::254]/v1",
    "http://metadata.google.internal/v1",
    "http://0.0.0.0:8080/v1",
    "http://2852039166/v1",
    "http://0xa9fea9fe/v1",
    "http://8.8.8.8/v1",
    "http://[2001:4860:4860::8888]/v1",
  ])("OPENAI_BASE_URL=%s is refused at the start", (url) => {
    expect(() => readLlmSettings({ OPENAI_BASE_URL: url })).toThrow("OPENAI_BASE_URL");
  });

  test.for([
    "http://localhost:8080/v1",
    "http://127.0.0.1/v1",
    "http://[::1]:1234/v1",
    "http://10.1.2.3:8000/v1",
    "http://192.168.1.20:11434/v1",
    "http://172.31.0.9/v1",
    "http://[fd12:3456::1]/v1",
    "https://8.8.8.8/v1",
  ])("OPENAI_BASE_URL=%s may be named", (url) => {
    expect(readLlmSettings({ OPENAI_BASE_URL: url }).words).toBe("on");
  });
});
