import type { Asked, Output } from "./types.ts";
import { inPieces, tokensOf, type Encoded } from "./wire-format.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Chat completions, as local model servers speak them too: chunks and `[DONE]`, or one object. */
export function encodeChat(asked: Asked, output: Output, id: string): Encoded {
  const common = { id: `chatcmpl-${id}`, created: Math.floor(Date.now() / 1_000), model: asked.model };
  const finish = finishOf(output);
  if (!asked.stream) {
    const choice = { index: 0, message: messageOf(output), logprobs: null, finish_reason: finish };
    const usage = output.usage === "missing" ? {} : { usage: usageOf(asked, output) };
    const whole =
      output.ending === "failed" ? FAILED : { ...common, object: "chat.completion", choices: [choice], ...usage };
    return { contentType: "application/json", opening: [], frames: [JSON.stringify(whole)], more: raw };
  }

  const data = (fields: Fields) =>
    `data: ${JSON.stringify({ ...common, object: "chat.completion.chunk", system_fingerprint: null, ...fields })}\n\n`;
  const chunk = (delta: Fields, finish_reason: string | null = null) =>
    data({
      choices: [{ index: 0, delta, logprobs: null, finish_reason }],
      ...(asked.usageWanted ? { usage: null } : {}),
    });
  const opening = [chunk({ role: "assistant", content: "", refusal: null })];
  const more = (words: string) => chunk({ content: words });
  const usage =
    asked.usageWanted && output.usage !== "missing" ? [data({ choices: [], usage: usageOf(asked, output) })] : [];
  const endings = {
    lost: [],
    failed: [`data: ${JSON.stringify(FAILED)}\n\n`],
    complete: [chunk({}, finish), ...usage, "data: [DONE]\n\n"],
  };
  const ending = endings[output.ending === "lost" || output.ending === "failed" ? output.ending : "complete"];
  return {
    contentType: "text/event-stream; charset=utf-8",
    opening,
    frames: [...opening, ...output.parts.flatMap((part, index) => partChunks(part, index, chunk)), ...ending],
    more,
  };
}

const FAILED = { error: { message: "The model stopped.", type: "server_error", param: null, code: "server_error" } };

function partChunks(part: Output["parts"][number], index: number, chunk: (delta: Fields) => string): readonly string[] {
  if (part.type === "tool-call") return [chunk({ tool_calls: [{ ...callOf(part, index), index }] })];
  const field = part.type === "refusal" ? "refusal" : "content";
  return inPieces(part.text).map((piece) => chunk({ [field]: piece }));
}

function messageOf(output: Output): Fields {
  const joined = (type: "text" | "refusal") => {
    const texts = output.parts.flatMap((part) => (part.type === type ? [part.text] : []));
    return texts.length === 0 ? null : texts.join("");
  };
  const calls = output.parts.flatMap((part, index) => (part.type === "tool-call" ? [callOf(part, index)] : []));
  return {
    role: "assistant",
    content: joined("text"),
    refusal: joined("refusal"),
    annotations: [],
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
  };
}

function callOf(part: Extract<Output["parts"][number], { type: "tool-call" }>, index: number): Fields {
  return { id: `call_${index}`, type: "function", function: { name: part.name, arguments: part.arguments } };
}

function finishOf(output: Output): string {
  if (output.ending === "length") return "length";
  if (output.ending === "content-filter") return "content_filter";
  return output.parts.some((part) => part.type === "tool-call") ? "tool_calls" : "stop";
}

function usageOf(asked: Asked, output: Output): Fields {
  const { into, out } = tokensOf(asked, output);
  return { prompt_tokens: into, completion_tokens: out, total_tokens: into + out };
}

function raw(words: string): string {
  return JSON.stringify(words).slice(1, -1);
}
