import { parseArgs } from "node:util";
import { createEvaluator, readLlmSettings, SettingsError, type EvaluatedTurn } from "#server";
import { messageOf, misuse, readNamedFile, UsageError, type Command } from "../command.ts";

export const llmEvalCommand: Command = {
  help: `Puts recorded requests to the configured language model and measures what comes back.

usage: mathflow llm-eval FILE [--input-price USD] [--output-price USD]

FILE has JSON lines {"id"?,"mode","request"}, requests as devices send them (docs/llm.md). The model is the one that serve
would ask (OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL …). One line out for each line in, in the same order:
{"id","mode","skill","prompt","outcome","detail","faults","first_word_ms","total_ms","input_tokens","output_tokens","reply"},
{"id","error"} for one that cannot be asked; then {"summary":{…}} with rates, times and tokens, and with the cost where
prices [USD for a million tokens] are given. Requests are asked one after another; no budget is counted. Exit status 1
where no request got a reply.`,
  run: async (args, io) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { "input-price": { type: "string" }, "output-price": { type: "string" } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return misuse(io, llmEvalCommand, "llm-eval takes one file");
    const prices = { input: price(values["input-price"]), output: price(values["output-price"]) };
    const evaluator = createEvaluator(settings());
    if (evaluator === null) {
      return misuse(io, llmEvalCommand, "no language model is configured: set OPENAI_API_KEY or OPENAI_BASE_URL");
    }
    const turns: EvaluatedTurn[] = [];
    let errors = 0;
    for (const line of (await readNamedFile(file)).replace(/\n$/u, "").split("\n")) {
      let id: unknown = null;
      try {
        const input = JSON.parse(line.replace(/^\uFEFF/u, "")) as unknown;
        id = idOf(input);
        const turn = await evaluator.evaluate(input);
        turns.push(turn);
        io.out(JSON.stringify({ id, ...lineOf(turn) }));
      } catch (cause) {
        errors++;
        io.out(JSON.stringify({ id, error: messageOf(cause) }));
      }
    }
    io.out(JSON.stringify({ summary: { model: evaluator.model, ...summaryOf(turns, prices), errors } }));
    return turns.some(({ reply }) => reply !== null) ? 0 : 1;
  },
};

function settings() {
  try {
    return readLlmSettings(process.env);
  } catch (cause) {
    if (cause instanceof SettingsError) throw new UsageError(cause.message, { cause });
    throw cause;
  }
}

function price(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,6}(?:\.\d{1,6})?$/u.test(text)) throw new UsageError(`a price is a number of dollars, got ${text}`);
  return Number(text);
}

function idOf(input: unknown): string | number | null {
  const { id } = (input ?? {}) as { readonly id?: unknown };
  return typeof id === "string" || typeof id === "number" ? id : null;
}

function lineOf({ firstWordMs, totalMs, inputTokens, outputTokens, reply, ...rest }: EvaluatedTurn): object {
  const times = { first_word_ms: firstWordMs, total_ms: totalMs };
  return { ...rest, ...times, input_tokens: inputTokens, output_tokens: outputTokens, reply };
}

interface Prices {
  readonly input: number | null;
  readonly output: number | null;
}

/** Rates are shares of the requests that got a reply. */
function summaryOf(turns: readonly EvaluatedTurn[], prices: Prices): object {
  const replied = turns.filter(({ reply }) => reply !== null);
  const rate = (test: (turn: EvaluatedTurn) => boolean) =>
    replied.length === 0 ? null : rounded(replied.filter(test).length / replied.length, 4);
  const tokens = {
    input: sum(turns.map((turn) => turn.inputTokens)),
    output: sum(turns.map((turn) => turn.outputTokens)),
  };
  return {
    asked: turns.length,
    replied: replied.length,
    ok_rate: rate(({ outcome }) => outcome === "ok"),
    leak_rate: rate(({ faults }) => faults.includes("leak")),
    false_mathematics_rate: rate(({ faults }) => faults.includes("false-mathematics")),
    schema_failure_rate: rate(({ outcome }) => outcome === "schema"),
    outcomes: countsOf(turns.map(({ outcome }) => outcome)),
    faults: countsOf(turns.flatMap(({ faults }) => faults)),
    first_word_ms: percentiles(replied.flatMap(({ firstWordMs }) => firstWordMs ?? [])),
    total_ms: percentiles(replied.map(({ totalMs }) => totalMs)),
    tokens,
    cost_usd:
      prices.input === null || prices.output === null
        ? null
        : rounded((tokens.input * prices.input + tokens.output * prices.output) / 1_000_000, 6),
  };
}

function sum(values: readonly (number | null)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

function countsOf(names: readonly string[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Nearest rank. */
function percentiles(values: readonly number[]): { readonly p50: number | null; readonly p95: number | null } {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
  return { p50: at(0.5), p95: at(0.95) };
}

function rounded(value: number, places: number): number {
  return Number(value.toFixed(places));
}
