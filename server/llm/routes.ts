import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import { streamSSE } from "hono/streaming";
import { isJson, isOwnPage } from "../http/own-page.ts";
import { readBytes } from "../http/read-text.ts";
import { readSecureJson } from "../http/secure-json.ts";
import { audioTypeOf } from "./audio-type.ts";
import { callerOf, type Caller, type CallerDeps } from "./caller.ts";
import type { Answer, LlmService } from "./service.ts";
import {
  LLM_MODES,
  LLM_REQUESTS,
  TRANSCRIBE_MAX_BYTES,
  WORD_MODES,
  type LlmMode,
  type LlmRequestOf,
  type LlmStreamEvent,
  type NoWords,
} from "./wire.ts";

export const MAX_BODY = 16 * 1024;
/** What a form adds to its file. */
const FORM_BYTES = 16 * 1024;

/** `/v1/llm…` and `/v1/transcribe`, to be mounted at `/v1`. */
export function llmRoutes(service: LlmService, who: CallerDeps): Hono {
  const routes = new Hono();
  const oneAtATime = createOneAtATime();
  routes.use(async (context, next) => {
    context.header("Cache-Control", "no-store");
    await next();
  });

  routes.get("/llm", (context) => context.json(service.status()));

  routes.post("/llm/:mode", limitBody(MAX_BODY), async (context) => {
    const mode = LLM_MODES.find((one) => one === context.req.param("mode"));
    if (mode === undefined) throw new HTTPException(404, { message: "There is no such address." });
    assertOwnPage(context);
    const caller = await callerOf(context, who);
    if (!caller.may.words) return refuse(context, "switched-off");
    const request = await readRequest(context, mode);
    const wantsStream = (context.req.header("Accept") ?? "").includes("text/event-stream");
    return wantsStream && isWordMode(mode)
      ? streamAnswer(context, { service, caller }, mode, request)
      : wholeAnswer(context, { service, caller }, mode, request);
  });

  routes.post("/transcribe", async (context) => {
    assertOwnPage(context);
    // Who asks, and whether there is anybody to ask, before a byte of the recording is read.
    const caller = await callerOf(context, who);
    if (caller.isGuest) throw new HTTPException(401, { message: "Please sign in." });
    const closed = caller.may.dictation ? service.dictationClosed() : "switched-off";
    if (closed !== null) return refuse(context, closed);
    return oneAtATime(caller.device, context, async () => {
      const answer = await service.transcribe(await readRecording(context), caller, context.req.raw.signal);
      return answer.ok ? context.json(answer.value) : refuse(context, answer.why);
    });
  });

  for (const [address, allow] of [
    ["/llm", "GET, HEAD"],
    ["/llm/*", "POST"],
    ["/transcribe", "POST"],
  ] as const) {
    routes.all(address, (context) => {
      context.header("Allow", allow);
      return problem(context, 405, `Only ${allow.replace(", HEAD", "")} is answered here.`);
    });
  }
  return routes;
}

/** A device sends one recording at a time. */
function createOneAtATime() {
  const sending = new Set<string>();
  return async (device: string, context: Context, work: () => Promise<Response>): Promise<Response> => {
    if (sending.has(device)) return refuse(context, "busy");
    sending.add(device);
    try {
      return await work();
    } finally {
      sending.delete(device);
    }
  };
}

function isWordMode(mode: LlmMode): boolean {
  return WORD_MODES.some((one) => one === mode);
}

function limitBody(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: (context) => problem(context, 413, `More than ${maxSize} bytes are not read.`),
  });
}

/** Other sites' pages may not spend a school's budget. */
function assertOwnPage(context: Context): void {
  if (!isOwnPage(context)) throw new HTTPException(403, { message: "Only the app's own pages may ask here." });
}

async function readRequest<Mode extends LlmMode>(context: Context, mode: Mode): Promise<LlmRequestOf<Mode>> {
  if (!isJson(context)) throw new HTTPException(415, { message: "The body must be application/json." });
  const body = readSecureJson(await context.req.text());
  if (!body.ok) throw new HTTPException(400, { message: `The body is ${body.error}.` });
  const parsed = LLM_REQUESTS[mode].safeParse(body.value);
  if (parsed.success) return parsed.data as LlmRequestOf<Mode>;
  const [issue] = parsed.error.issues;
  // Names of fields, and nothing that stands in them.
  const where = issue?.code === "unrecognized_keys" ? "a field this address does not know" : issue?.path.join(".");
  throw new HTTPException(400, { message: `The request cannot be used: ${where || "not an object"}.` });
}

async function readRecording(context: Context): Promise<File> {
  if (!/^multipart\/form-data\s*;/iu.test(context.req.header("Content-Type") ?? "")) {
    throw new HTTPException(415, { message: "The body must be multipart/form-data." });
  }
  const most = TRANSCRIBE_MAX_BYTES + FORM_BYTES;
  const sent = await readBytes(context.req.raw, most);
  if (!sent.ok) throw new HTTPException(413, { message: `More than ${most} bytes are not read.` });
  const headers = { "Content-Type": context.req.header("Content-Type") ?? "" };
  const form = await new Response(sent.value, { headers }).formData().catch(() => {
    throw new HTTPException(400, { message: "The form cannot be read." });
  });
  const entries = [...form.entries()];
  const [entry] = entries;
  if (entry === undefined || entries.length > 1 || entry[0] !== "file" || typeof entry[1] === "string") {
    throw new HTTPException(400, { message: "The form must hold one file, in the field `file`, and nothing else." });
  }
  const [, file] = entry;
  if (file.size > TRANSCRIBE_MAX_BYTES) {
    throw new HTTPException(413, { message: `A recording may have ${TRANSCRIBE_MAX_BYTES} bytes.` });
  }
  const type = audioTypeOf(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  if (type === undefined) {
    throw new HTTPException(415, { message: "A recording is webm, ogg, mp4, mpeg, wav or flac." });
  }
  // Names of files tell things about people.
  return new File([file], `speech.${type}`, { type: `audio/${type}` });
}

interface Asked {
  readonly service: LlmService;
  readonly caller: Caller;
}

async function wholeAnswer<Mode extends LlmMode>(
  context: Context,
  { service, caller }: Asked,
  mode: Mode,
  request: LlmRequestOf<Mode>,
): Promise<Response> {
  const answer = await service.answer(mode, request, caller, context.req.raw.signal, () => {});
  return answer.ok ? context.json(answer.value) : refuse(context, answer.why);
}

/** Sentences as they are approved, then the whole reply, or `stop` and why there is no (more) of it. */
async function streamAnswer<Mode extends LlmMode>(
  context: Context,
  { service, caller }: Asked,
  mode: Mode,
  request: LlmRequestOf<Mode>,
): Promise<Response> {
  const gone = new AbortController();
  const queue = createQueue();
  const answering = service
    .answer(mode, request, caller, AbortSignal.any([context.req.raw.signal, gone.signal]), (data) =>
      queue.push({ event: "sentence", data }),
    )
    .then(
      (answer) => ({ answer }),
      () => ({ answer: { ok: false, why: "unavailable" } as const }),
    );
  const first = await Promise.race([answering, queue.first]);
  if (first !== "sentence" && !first.answer.ok && first.answer.why === "unknown-item") {
    return refuse(context, first.answer.why);
  }

  context.header("X-Accel-Buffering", "no");
  const response = streamSSE(context, async (stream) => {
    stream.onAbort(() => gone.abort());
    const write = ({ event, data }: SentEvent) => stream.writeSSE({ event, data: JSON.stringify(data) });
    const writing = queue.drain(write);
    const { answer } = await answering;
    queue.push(lastEvent(answer));
    queue.end();
    await writing;
  });
  response.headers.set("Cache-Control", "no-store");
  return response;
}

function lastEvent(answer: Answer<object>): SentEvent {
  if (answer.ok) return { event: "done", data: answer.value };
  return { event: "stop", data: { why: answer.why === "unknown-item" ? "refused" : answer.why } };
}

/** An LlmStreamEvent on its way out: its data have been put to the protocol already. */
interface SentEvent {
  readonly event: LlmStreamEvent["event"];
  readonly data: object;
}

interface Queue {
  readonly push: (event: SentEvent) => void;
  readonly end: () => void;
  /** Settles when there is something to write. */
  readonly first: Promise<"sentence">;
  readonly drain: (write: (event: SentEvent) => Promise<void>) => Promise<void>;
}

/** Keeps events in order between a model that speaks and a client that reads. */
function createQueue(): Queue {
  const events: SentEvent[] = [];
  const first = Promise.withResolvers<"sentence">();
  let more = Promise.withResolvers<null>();
  let ended = false;

  async function drain(write: (event: SentEvent) => Promise<void>): Promise<void> {
    for (;;) {
      const event = events.shift();
      if (event !== undefined) await write(event);
      else if (ended) return;
      else await more.promise;
    }
  }

  function wake(): void {
    more.resolve(null);
    more = Promise.withResolvers<null>();
  }

  return {
    push: (event) => {
      events.push(event);
      first.resolve("sentence");
      wake();
    },
    end: () => {
      ended = true;
      wake();
    },
    first: first.promise,
    drain,
  };
}

const STATUS: Readonly<Record<NoWords | "unknown-item", number>> = {
  "unknown-item": 404,
  "switched-off": 403,
  refused: 422,
  budget: 429,
  "model-error": 502,
  "bad-reply": 502,
  unavailable: 503,
  busy: 503,
  "too-slow": 504,
};

/** No words, and why; the device shows nothing of it. */
function refuse(context: Context, why: NoWords | "unknown-item"): Response {
  return problem(context, STATUS[why], "There are no words.", { why });
}

function problem(context: Context, status: number, title: string, more: object = {}): Response {
  return context.body(JSON.stringify({ type: "about:blank", title, status, ...more }), status as 400, {
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
  });
}
