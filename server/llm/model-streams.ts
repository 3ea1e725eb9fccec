import type { OpenAI } from "openai";
import { ModelError } from "./model-error.ts";
import type { JsonSchema, ModelRequest, Usage } from "./model-types.ts";

/** Sends one request and hands on the pieces of the reply's text as they come; gives what it cost, if that was said. */
export type Streamed = (
  request: ModelRequest,
  take: (piece: string) => void,
  signal: AbortSignal,
) => Promise<Usage | null>;

/** The Responses API. */
export function streamResponses(client: OpenAI, model: string): Streamed {
  return async (request, take, signal) => {
    const { name, system, user, schema, maxOutputTokens } = request;
    const stream = await client.responses.create(
      {
        model,
        instructions: system,
        input: [{ role: "user", content: user }],
        text: { format: { type: "json_schema", name, schema: asRecord(schema), strict: true } },
        max_output_tokens: maxOutputTokens,
        store: false,
        stream: true,
      },
      { signal },
    );
    for await (const event of stream) {
      switch (event.type) {
        case "response.output_text.delta":
          take(pieceOf(event.delta));
          break;
        case "response.refusal.delta":
        case "response.refusal.done":
          throw new ModelError("refused", "refusal");
        case "response.incomplete":
          throw new ModelError("bad-reply", "incomplete");
        case "response.failed":
        case "error":
          throw new ModelError("model-error", "failed");
        case "response.completed":
          return usageOf(event.response.usage?.input_tokens, event.response.usage?.output_tokens);
        default:
      }
    }
    throw endedEarly(signal);
  };
}

/** Chat completions, as servers on one's own computer speak it: vLLM, Ollama, llama.cpp. */
export function streamChat(client: OpenAI, model: string, isOpenAi: boolean): Streamed {
  return async (request, take, signal) => {
    const { name, system, user, schema, maxOutputTokens } = request;
    const stream = await client.chat.completions.create(
      {
        model,
        messages: [
          { role: "system", content: system },
          { role: "user", content: user },
        ],
        response_format: { type: "json_schema", json_schema: { name, schema: asRecord(schema), strict: true } },
        // The newer name is unknown to most other servers, the older one to OpenAI's newer models.
        ...(isOpenAi ? { max_completion_tokens: maxOutputTokens } : { max_tokens: maxOutputTokens }),
        store: false,
        stream: true,
        stream_options: { include_usage: true },
      },
      { signal },
    );
    let ended = false;
    let usage: Usage | null = null;
    for await (const chunk of stream) {
      const choice = chunk.choices?.[0];
      if (choice?.delta?.refusal) throw new ModelError("refused", "refusal");
      if (choice?.delta?.content) take(pieceOf(choice.delta.content));
      ended ||= isEnd(choice?.finish_reason ?? null);
      usage = usageOf(chunk.usage?.prompt_tokens, chunk.usage?.completion_tokens) ?? usage;
    }
    if (!ended) throw endedEarly(signal);
    return usage;
  };
}

function isEnd(reason: string | null): boolean {
  if (reason === "length") throw new ModelError("bad-reply", "incomplete");
  if (reason === "content_filter") throw new ModelError("refused", "content-filter");
  return reason !== null;
}

/** The client ends a stream without a word when it is called off. */
function endedEarly(signal: AbortSignal): unknown {
  return signal.aborted ? signal.reason : new ModelError("bad-reply", "cut-off");
}

/** Types of the client are promises of the other side. */
function pieceOf(piece: unknown): string {
  if (typeof piece !== "string") throw new ModelError("bad-reply", "no-text");
  return piece;
}

function usageOf(input: unknown, output: unknown): Usage | null {
  return isCount(input) && isCount(output) ? { input, output } : null;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function asRecord(schema: JsonSchema): Record<string, unknown> {
  return { ...schema };
}
