import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { loadBankFromFiles } from "#bank/factory";
import type { SkillNode } from "#engine";
import { expect, onTestFinished, test } from "vitest";
import * as be from "#testing/hostile";
import { jsonOf, mathflow } from "../testing/memory-io.ts";

const bank = await loadBankFromFiles();
const skill = "g2.add2c" as SkillNode["id"];
const item = {
  blueprint: skill,
  version: bank.version(skill),
  difficulty: 3 as const,
  seed: bank.seeds(skill, 3)[0] ?? 0,
};
const opened = bank.open(item);
/** What a model that leaks says. */
const answer = opened.ok ? opened.value.item.solution_logic.final_answer_canonical : expect.unreachable("it is listed");
const reader = { grade: 2, locale: "en" };
const mistake = { given: ["0"], lines: [], misconception: null, category: null };
const hint = { ...reader, ...mistake, item, level: 1 };
const HINT = { mode: "hint", request: hint };
const SAFETY = { mode: "safety", request: { ...reader, message: "i feel sad" } };

async function makeFile(lines: readonly unknown[]): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), "mathflow-eval-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const file = path.join(dir, "turns.jsonl");
  const texts = lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
  await writeFile(file, `${texts.join("\n")}\n`);
  return file;
}

/** Runs the command against a model; the variables are this test's only. */
async function evaluate(behaviour: be.Behaviour, lines: readonly unknown[], args: readonly string[] = []) {
  const model = await be.startModel({ behaviour, knows: () => answer });
  onTestFinished(() => model.close());
  setEnv({ OPENAI_BASE_URL: model.url, OPENAI_MODEL: "small-model", MATHFLOW_LLM_RETRIES: "0" });
  const outcome = await mathflow(["llm-eval", await makeFile(lines), ...args]);
  return { model, outcome, out: jsonOf(outcome), summary: jsonOf(outcome).at(-1)?.["summary"] };
}

function setEnv(env: Readonly<Record<string, string>>): void {
  const before = { ...process.env };
  onTestFinished(() => {
    process.env = before;
  });
  process.env = { ...before, OPENAI_API_KEY: "", OPENAI_BASE_URL: "", ...env };
}

test("[CLI12] a line for each request, then what they come to", async () => {
  const { outcome, out, summary, model } = await evaluate(
    be.says("Look at the ones first. How many do you see?"),
    [{ id: "a", ...HINT }, { id: 2, ...SAFETY }, HINT],
    ["--input-price", "0.25", "--output-price", "2"],
  );
  expect([outcome.status, outcome.notes]).toEqual([0, ""]);
  expect(out.map(({ id, outcome }) => [id, outcome])).toEqual([
    ["a", "ok"],
    [2, expect.any(String)],
    [null, "ok"],
    [undefined, undefined],
  ]);
  expect(out[0]).toMatchObject({
    mode: "hint",
    skill,
    prompt: expect.stringMatching(/^hint\/\d+ /u),
    faults: [],
    first_word_ms: expect.any(Number),
    total_ms: expect.any(Number),
    input_tokens: expect.any(Number),
    output_tokens: expect.any(Number),
    reply: JSON.stringify({ text: "Look at the ones first. How many do you see?" }),
  });
  const tokens = (summary as { readonly tokens: { readonly input: number; readonly output: number } }).tokens;
  const cost = (tokens.input * 0.25 + tokens.output * 2) / 1e6;
  expect(summary).toMatchObject({ model: "small-model", asked: 3, replied: 3, errors: 0, leak_rate: 0 });
  expect((summary as { readonly cost_usd: number }).cost_usd).toBeCloseTo(cost, 5);
  expect(model.requests).toHaveLength(3);
});

test("[CLI12] what a model does amiss is counted", async () => {
  const behaviour = be.inTurn(
    be.says("Look at the ones first."),
    be.leak("digits"),
    be.truncatedJson,
    be.missingField,
    be.status(500),
    be.refusal,
  );
  const { out, summary } = await evaluate(
    behaviour,
    Array.from({ length: 6 }, () => HINT),
  );
  expect(out.slice(0, 6).map(({ outcome }) => outcome)).toEqual([
    "ok",
    "words",
    "schema",
    "schema",
    "model-error",
    "refused",
  ]);
  expect(out[1]).toMatchObject({ faults: expect.arrayContaining(["leak"]), reply: expect.stringContaining(answer) });
  expect(summary).toMatchObject({
    asked: 6,
    replied: 4,
    ok_rate: 0.25,
    leak_rate: 0.25,
    schema_failure_rate: 0.5,
    outcomes: { ok: 1, words: 1, schema: 2, "model-error": 1, refused: 1 },
    cost_usd: null,
  });
});

test("[CLI12] lines that cannot be asked give errors in their place", async () => {
  const { out, summary, outcome, model } = await evaluate(be.friendly, [
    "nonsense",
    "7",
    { id: 3, mode: "solve", request: hint },
    { id: 4, mode: "hint", request: { ...hint, level: 4 } },
    { id: 5, mode: "hint", request: { ...hint, model: "another" } },
    { id: 6, mode: "hint", request: { ...hint, item: { ...item, seed: 999_999 } } },
    { id: 7, mode: "turn", request: { ...hint, level: undefined } },
    "",
  ]);
  expect(out.slice(0, -1).map(({ id, error }) => [id, typeof error])).toEqual(
    [null, null, 3, 4, 5, 6, 7, null].map((id) => [id, "string"]),
  );
  expect(summary).toMatchObject({ asked: 0, replied: 0, errors: 8, ok_rate: null, total_ms: { p50: null, p95: null } });
  expect([outcome.status, model.requests]).toEqual([1, []]);
});

test("[CLI12] without a model, a file or a price it is wrong use", async () => {
  setEnv({});
  const file = await makeFile([HINT]);
  for (const args of [[file], [], [file, file], [file, "--input-price", "cheap"], [file, "--model", "x"]]) {
    const outcome = await mathflow(["llm-eval", ...args]);
    expect([args.length, outcome.status, outcome.out]).toEqual([args.length, 2, []]);
  }
  setEnv({ OPENAI_BASE_URL: "http://169.254.169.254/v1" });
  expect((await mathflow(["llm-eval", file])).notes).toContain("OPENAI_BASE_URL");
});
