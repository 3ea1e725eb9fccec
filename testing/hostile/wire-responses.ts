import type { Asked, Output, OutputPart } from "./types.ts";
import { inPieces, tokensOf, type Encoded } from "./wire-format.ts";

type Fields = Readonly<Record<string, unknown>>;

/** The Responses API: named events with sequence numbers, or one object. */
export function encodeResponses(asked: Asked, output: Output, id: string): Encoded {
  const items = output.parts.map((part, index) => ({ part, index, itemId: `${itemKind(part)}_${id}_${index}` }));
  const whole = responseObject(
    asked,
    output,
    id,
    items.map(({ part, itemId }) => itemOf(part, itemId, "completed")),
  );
  if (!asked.stream)
    return { contentType: "application/json", opening: [], frames: [JSON.stringify(whole)], more: raw };

  let sequence = 0;
  const event = (type: string, fields: Fields) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: sequence++, ...fields })}\n\n`;
  const started = { ...whole, status: "in_progress", output: [], usage: null, error: null, incomplete_details: null };
  const opening = [
    event("response.created", { response: started }),
    event("response.in_progress", { response: started }),
  ];
  const said = items.map((item) => itemEvents(event, item));
  const [first] = said;
  const ending = output.ending === "lost" ? [] : [event(`response.${whole.status}`, { response: whole })];
  return {
    contentType: "text/event-stream; charset=utf-8",
    opening: [...opening, ...(first?.opening ?? [])],
    frames: [...opening, ...said.flatMap(({ opening, rest }) => [...opening, ...rest]), ...ending],
    more: (words) =>
      event("response.output_text.delta", {
        ...at({ itemId: items[0]?.itemId ?? "msg", index: 0 }),
        delta: words,
        logprobs: [],
      }),
  };
}

interface Item {
  readonly part: OutputPart;
  readonly index: number;
  readonly itemId: string;
}

interface ItemEvents {
  readonly opening: readonly string[];
  readonly rest: readonly string[];
}

function itemEvents(event: (type: string, fields: Fields) => string, item: Item): ItemEvents {
  const { part, index, itemId } = item;
  const added = event("response.output_item.added", { output_index: index, item: itemOf(part, itemId, "in_progress") });
  const done = () =>
    event("response.output_item.done", { output_index: index, item: itemOf(part, itemId, "completed") });
  if (part.type === "tool-call") {
    const place = { item_id: itemId, output_index: index };
    const delta = event("response.function_call_arguments.delta", { ...place, delta: part.arguments });
    const end = { ...place, name: part.name, arguments: part.arguments };
    return { opening: [added], rest: [delta, event("response.function_call_arguments.done", end), done()] };
  }
  const kind = part.type === "refusal" ? "refusal" : "output_text";
  const field = part.type === "refusal" ? { refusal: part.text } : { text: part.text, logprobs: [] };
  const place = at(item);
  const opened = event("response.content_part.added", { ...place, part: contentOf(part, "") });
  const deltas = inPieces(part.text).map((delta) =>
    event(`response.${kind}.delta`, { ...place, delta, ...(kind === "output_text" ? { logprobs: [] } : {}) }),
  );
  return {
    opening: [added, opened],
    rest: [
      ...deltas,
      event(`response.${kind}.done`, { ...place, ...field }),
      event("response.content_part.done", { ...place, part: contentOf(part, part.text) }),
      done(),
    ],
  };
}

function at({ itemId, index }: Pick<Item, "itemId" | "index">): Fields {
  return { item_id: itemId, output_index: index, content_index: 0 };
}

function itemKind(part: OutputPart): string {
  return part.type === "tool-call" ? "fc" : "msg";
}

function itemOf(part: OutputPart, id: string, status: "in_progress" | "completed"): Fields {
  if (part.type === "tool-call") {
    const text = status === "completed" ? part.arguments : "";
    return { id, type: "function_call", status, call_id: `call_${id}`, name: part.name, arguments: text };
  }
  const content = status === "completed" ? [contentOf(part, part.text)] : [];
  return { id, type: "message", status, role: "assistant", content };
}

function contentOf(part: OutputPart, text: string): Fields {
  if (part.type === "refusal") return { type: "refusal", refusal: text };
  return { type: "output_text", text, annotations: [], logprobs: [] };
}

const STATUS = {
  complete: "completed",
  length: "incomplete",
  "content-filter": "incomplete",
  failed: "failed",
  lost: "completed",
};

function responseObject(asked: Asked, output: Output, id: string, items: readonly Fields[]) {
  const { ending } = output;
  const reason = { length: "max_output_tokens", "content-filter": "content_filter" }[ending as string];
  return {
    id: `resp_${id}`,
    object: "response",
    created_at: Math.floor(Date.now() / 1_000),
    status: STATUS[ending],
    error: ending === "failed" ? { code: "server_error", message: "The model stopped." } : null,
    incomplete_details: reason === undefined ? null : { reason },
    instructions: asked.system,
    max_output_tokens: null,
    metadata: {},
    model: asked.model,
    output: items,
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: null, summary: null },
    store: false,
    temperature: 1,
    text: { format: { type: "text" } },
    tool_choice: "auto",
    tools: [],
    top_p: 1,
    truncation: "disabled",
    user: null,
    ...(output.usage === "missing" ? {} : { usage: usageOf(asked, output) }),
  };
}

function usageOf(asked: Asked, output: Output): Fields {
  const { into, out } = tokensOf(asked, output);
  return {
    input_tokens: into,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: out,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: into + out,
  };
}

function raw(words: string): string {
  return JSON.stringify(words).slice(1, -1);
}
