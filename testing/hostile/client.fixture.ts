import OpenAI from "openai";
import { onTestFinished } from "vitest";
import { startModel } from "./start-model.ts";
import type { Behaviour, ModelOptions, RunningModel } from "./types.ts";

/** The four ways to ask: two APIs, streamed and not. */
export const WAYS = [
  { api: "responses", stream: false },
  { api: "responses", stream: true },
  { api: "chat", stream: false },
  { api: "chat", stream: true },
] as const;
export type Way = (typeof WAYS)[number];

export interface Connected {
  readonly model: RunningModel;
  readonly client: OpenAI;
}

/** A model of ours and the real client in front of it; both end with the test. */
export async function connect(options: ModelOptions = {}, timeoutMs = 10_000): Promise<Connected> {
  const model = await startModel(options);
  onTestFinished(() => model.close());
  const client = new OpenAI({
    baseURL: model.url,
    apiKey: options.key ?? "test",
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: "off",
  });
  return { model, client };
}

export const HINT_SCHEMA = {
  type: "object",
  properties: { text: { type: "string" } },
  required: ["text"],
  additionalProperties: false,
};

export interface Asking {
  readonly schema?: Record<string, unknown>;
  readonly name?: string;
  readonly data?: object;
  readonly signal?: AbortSignal;
}

/** What came of asking. */
export interface Got {
  readonly text: string;
  readonly refusal: string;
  readonly toolCalls: number;
  /** Pieces that arrived one by one. */
  readonly pieces: number;
  readonly ending: string | null;
  readonly usage: number | null;
}

const SYSTEM = "You help a pupil of grade 3. Never say the answer.";
export const STEM = "What is $47 + 28$?";

/** Asks through the real client. */
export async function ask(client: OpenAI, way: Way, asking: Asking = {}): Promise<Got> {
  const { schema = HINT_SCHEMA, name = "hint", data = { stem: STEM, level: 1 } } = asking;
  const user = JSON.stringify(data);
  const signal = asking.signal === undefined ? {} : { signal: asking.signal };
  if (way.api === "responses") {
    const body = {
      model: "m",
      instructions: SYSTEM,
      input: user,
      store: false,
      text: { format: { type: "json_schema", name, schema, strict: true } },
    } as const;
    return way.stream
      ? readResponses(await client.responses.create({ ...body, stream: true }, signal))
      : fromResponse(await client.responses.create(body, signal));
  }
  const body = {
    model: "m",
    messages: [
      { role: "system", content: SYSTEM },
      { role: "user", content: user },
    ],
    response_format: { type: "json_schema", json_schema: { name, schema, strict: true } },
  } as const satisfies Partial<OpenAI.Chat.ChatCompletionCreateParams>;
  if (!way.stream)
    return fromCompletion(await client.chat.completions.create({ ...body, messages: [...body.messages] }, signal));
  const more = { stream: true, stream_options: { include_usage: true } } as const;
  return readChat(await client.chat.completions.create({ ...body, messages: [...body.messages], ...more }, signal));
}

/** Connects, lets the model behave like this, and asks once. */
export async function askOnce(
  way: Way,
  behaviour: Behaviour,
  options: ModelOptions = {},
  asking: Asking = {},
): Promise<Got> {
  const { client } = await connect({ ...options, behaviour });
  return ask(client, way, asking);
}

const NOTHING: Got = { text: "", refusal: "", toolCalls: 0, pieces: 0, ending: null, usage: null };

function fromResponse(response: OpenAI.Responses.Response): Got {
  const parts = response.output.flatMap((item) => (item.type === "message" ? item.content : []));
  return {
    ...NOTHING,
    text: parts.map((part) => (part.type === "output_text" ? part.text : "")).join(""),
    refusal: parts.map((part) => (part.type === "refusal" ? part.refusal : "")).join(""),
    toolCalls: response.output.filter(({ type }) => type === "function_call").length,
    ending: response.incomplete_details?.reason ?? response.status ?? null,
    usage: response.usage?.total_tokens ?? null,
  };
}

async function readResponses(stream: AsyncIterable<OpenAI.Responses.ResponseStreamEvent>): Promise<Got> {
  const got: { -readonly [Key in keyof Got]: Got[Key] } = { ...NOTHING };
  for await (const event of stream) {
    switch (event.type) {
      case "response.output_text.delta":
        got.text += event.delta;
        got.pieces += 1;
        break;
      case "response.refusal.delta":
        got.refusal += event.delta;
        break;
      case "response.output_item.done":
        got.toolCalls += event.item.type === "function_call" ? 1 : 0;
        break;
      case "response.completed":
      case "response.incomplete":
      case "response.failed":
        got.ending = fromResponse(event.response).ending;
        got.usage = fromResponse(event.response).usage;
        break;
      default:
    }
  }
  return got;
}

function fromCompletion(completion: OpenAI.Chat.ChatCompletion): Got {
  // A body with an error under status 200 has no choices at all.
  const choice = (completion.choices as OpenAI.Chat.ChatCompletion.Choice[] | undefined)?.[0];
  return {
    ...NOTHING,
    text: choice?.message.content ?? "",
    refusal: choice?.message.refusal ?? "",
    toolCalls: choice?.message.tool_calls?.length ?? 0,
    ending: choice?.finish_reason ?? null,
    usage: completion.usage?.total_tokens ?? null,
  };
}

async function readChat(stream: AsyncIterable<OpenAI.Chat.ChatCompletionChunk>): Promise<Got> {
  let got = NOTHING;
  for await (const chunk of stream) {
    const [choice] = chunk.choices;
    const said = choice?.delta.content ?? "";
    got = {
      text: got.text + said,
      refusal: got.refusal + (choice?.delta.refusal ?? ""),
      toolCalls: got.toolCalls + (choice?.delta.tool_calls?.length ?? 0),
      pieces: got.pieces + (said === "" ? 0 : 1),
      ending: choice?.finish_reason ?? got.ending,
      usage: chunk.usage?.total_tokens ?? got.usage,
    };
  }
  return got;
}
