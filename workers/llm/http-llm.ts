import { createParser } from "eventsource-parser";
import type { LlmAsk } from "#engine";
import { LlmStatus, LlmStreamEvent, TranscribeReply } from "#engine/parts/llm";
import type { Asked, Asker, LlmSeam } from "./llm-seam.ts";

/** Longest answer that is read [UTF-16 units]; a server of ours never sends so much. */
const MAX_ANSWER = 64 * 1024;
/** Longest wait for an answer as a whole [ms]; the server has shorter limits of its own. */
const PATIENCE_MS = 30_000;

/** The proxy over HTTP, at the address the app came from. */
export function createHttpLlm(fetchAny: typeof fetch): LlmSeam {
  return {
    status: async () => {
      const response = await fetchAny("/v1/llm", { cache: "no-store", signal: AbortSignal.timeout(PATIENCE_MS) });
      return LlmStatus.parse(await response.json());
    },
    transcribe: async (sound, asker) => {
      const form = new FormData();
      form.set("file", sound, `speech.${sound.type.replace(/^audio\/(\w+).*$/u, "$1")}`);
      const response = await fetchAny("/v1/transcribe", {
        method: "POST",
        headers: headersOf(asker),
        body: form,
        cache: "no-store",
        redirect: "error",
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!response.ok) throw new Error(`not written down: ${response.status}`);
      return TranscribeReply.parse(await response.json()).text;
    },
    ask: async (ask, asker, onText, signal) => {
      const response = await post(fetchAny, ask, asker, AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]));
      if (!response.ok || response.body === null) return { type: "stopped", source: null };
      const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
      return isStream ? readStream(response.body, onText) : { type: "done", answer: await readWhole(response.body) };
    },
  };
}

function post(fetchAny: typeof fetch, { mode, request }: LlmAsk, asker: Asker, signal: AbortSignal): Promise<Response> {
  return fetchAny(`/v1/llm/${mode}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "text/event-stream, application/json",
      ...headersOf(asker),
    },
    body: JSON.stringify(request),
    cache: "no-store",
    redirect: "error",
    signal,
  });
}

function headersOf({ device, learner }: Asker): Record<string, string> {
  return { "X-MathFlow-Device": device, "X-MathFlow-Learner": learner };
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => Promise<boolean>,
): Promise<Asked> {
  const waiting: LlmStreamEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      const read = LlmStreamEvent.safeParse({ event, data: JSON.parse(data) as unknown });
      if (read.success) waiting.push(read.data);
    },
  });
  let text = "";
  let source: unknown = null;
  try {
    for await (const chunk of texts(body)) {
      parser.feed(chunk);
      for (const event of waiting.splice(0)) {
        if (event.event === "done") return { type: "done", answer: event.data };
        if (event.event === "stop") return { type: "stopped", source };
        text = text === "" ? event.data.text : `${text} ${event.data.text}`;
        if (!(await onText(text))) return { type: "stopped", source };
        source = event.data.source;
      }
    }
  } catch {
    // A line that breaks ends the words; those that came stay.
  }
  return { type: "stopped", source };
}

async function readWhole(body: ReadableStream<Uint8Array>): Promise<unknown> {
  let whole = "";
  for await (const chunk of texts(body)) whole += chunk;
  return JSON.parse(whole) as unknown;
}

/** The body as text, up to the longest answer there may be. Leaving early cancels it. */
async function* texts(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      length += value.byteLength;
      if (length > MAX_ANSWER) throw new Error("the answer is too long");
      yield decoder.decode(value, { stream: true });
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
