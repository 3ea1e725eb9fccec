import {
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  wrap,
  type IRetryBackoffContext,
} from "cockatiel";
import { OpenAI } from "openai";
import { createGuardedFetch, type Resolve } from "../outward/guarded-fetch.ts";
import { isRetryable, ModelError, retryAfterMs, toModelError } from "./model-error.ts";
import { streamChat, streamResponses, type Streamed } from "./model-streams.ts";
import type { ModelClient, ModelReply, ModelRequest } from "./model-types.ts";
import type { LlmLimits, ModelSettings } from "./settings.ts";

export interface ModelEnv {
  /** Milliseconds, for Retry-After dates and durations. */
  readonly now: () => number;
  /** From 0 to 1, for the jitter. */
  readonly random: () => number;
  readonly resolve?: Resolve;
}

/** A whole reply with everything around it is a few kilobytes. */
const MAX_REPLY_BYTES = 2 * 1024 * 1024;
const MAX_TEXT = 20_000;
const FIRST_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 2_000;
const BREAK_AFTER = 5;
const HALF_OPEN_AFTER_MS = 30_000;

/** The model behind the official client, with our own limits, tries and breaker around it. */
export function createModel(settings: ModelSettings, env: ModelEnv): ModelClient {
  const { limits } = settings;
  const client = createClient(settings, env);
  const isOpenAi = new URL(settings.baseUrl).hostname === "api.openai.com";
  const stream: Streamed =
    settings.api === "responses"
      ? streamResponses(client, settings.model)
      : streamChat(client, settings.model, isOpenAi);
  const guard = wrap(
    bulkhead(limits.concurrent, limits.queue),
    circuitBreaker(handleWhen(isModelsFault), {
      breaker: new ConsecutiveBreaker(BREAK_AFTER),
      halfOpenAfter: HALF_OPEN_AFTER_MS,
    }),
  );

  async function ask(
    request: ModelRequest,
    onPiece: (piece: string) => void,
    caller: AbortSignal,
  ): Promise<ModelReply> {
    const start = env.now();
    const clock = startClock(limits, caller);
    let text = "";
    let firstWordMs: number | undefined;

    function take(piece: string): void {
      if (clock.signal.aborted || piece === "") return;
      if (firstWordMs === undefined) {
        firstWordMs = env.now() - start;
        clock.firstWord();
      }
      text += piece;
      if (text.length > MAX_TEXT) throw new ModelError("bad-reply", "too-long");
      onPiece(piece);
    }

    const tries = retry(
      handleWhen((error) => firstWordMs === undefined && isRetryable(error) && fits(error)),
      { maxAttempts: limits.retries, backoff: new DelegateBackoff((context) => backoffMs(context, env)) },
    );

    function fits(error: unknown): boolean {
      const now = env.now();
      return now + (retryAfterMs(error, now) ?? 0) < start + limits.firstWordMs;
    }

    try {
      const usage = await abortable(clock.signal, () =>
        guard.execute(() =>
          tries
            .execute(() => {
              clock.signal.throwIfAborted();
              return stream(request, take, clock.signal);
            }, clock.signal)
            .catch((error: unknown) => {
              // What was called off tells so, whatever the client makes of it.
              throw clock.signal.aborted ? clock.signal.reason : toModelError(error);
            }),
        ),
      );
      return { text, usage, firstWordMs: firstWordMs ?? env.now() - start };
    } catch (error) {
      throw toModelError(error);
    } finally {
      clock.stop();
    }
  }

  async function transcribe(file: File, caller: AbortSignal): Promise<string> {
    const signal = AbortSignal.any([caller, AbortSignal.timeout(limits.totalMs * TRANSCRIBE_FACTOR)]);
    try {
      const heard = await abortable(signal, () =>
        guard.execute(() =>
          client.audio.transcriptions
            .create({ file, model: settings.transcribeModel, response_format: "json" }, { signal })
            .catch((error: unknown) => {
              throw toModelError(error);
            }),
        ),
      );
      if (typeof heard.text !== "string") throw new ModelError("bad-reply", "no-text");
      return heard.text;
    } catch (error) {
      throw signal.aborted && !caller.aborted ? new ModelError("too-slow", "total") : toModelError(error);
    }
  }

  return { model: settings.model, transcribeModel: settings.transcribeModel, ask, transcribe };
}

/** A recording takes longer than words. */
const TRANSCRIBE_FACTOR = 4;

/** Nothing of the client's own from environment variables: neither organisation, headers nor log. */
function createClient(settings: ModelSettings, { resolve }: ModelEnv): OpenAI {
  return new OpenAI({
    apiKey: settings.apiKey ?? "none",
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    baseURL: settings.baseUrl,
    maxRetries: 0,
    timeout: settings.limits.totalMs * TRANSCRIBE_FACTOR,
    logLevel: "off",
    fetch: createGuardedFetch({
      origins: settings.origins,
      hasKey: settings.apiKey !== null,
      maxReplyBytes: MAX_REPLY_BYTES,
      ...(resolve === undefined ? {} : { resolve }),
    }),
  });
}

/** Failures that speak against the model or the way to it; refusals and odd replies do not. */
function isModelsFault(error: unknown): boolean {
  return error instanceof ModelError && ["unavailable", "model-error", "too-slow", "busy"].includes(error.fault)
    ? error.detail !== CANCELLED
    : false;
}

const CANCELLED = "cancelled";

interface Clock {
  readonly signal: AbortSignal;
  /** From now on only the limit of the whole call counts. */
  readonly firstWord: () => void;
  readonly stop: () => void;
}

function startClock(limits: LlmLimits, caller: AbortSignal): Clock {
  const controller = new AbortController();
  const end = (fault: "too-slow" | "unavailable", detail: string) => () =>
    controller.abort(new ModelError(fault, detail));
  const cancel = end("unavailable", CANCELLED);
  const first = setTimeout(end("too-slow", "first-word"), limits.firstWordMs);
  const total = setTimeout(end("too-slow", "total"), limits.totalMs);
  if (caller.aborted) cancel();
  caller.addEventListener("abort", cancel, { once: true });
  return {
    signal: controller.signal,
    firstWord: () => clearTimeout(first),
    stop: () => {
      clearTimeout(first);
      clearTimeout(total);
      caller.removeEventListener("abort", cancel);
    },
  };
}

/** Ends when called off, whatever the work still does. */
async function abortable<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  signal.throwIfAborted();
  const called = Promise.withResolvers<never>();
  const end = () => called.reject(signal.reason);
  signal.addEventListener("abort", end, { once: true });
  try {
    return await Promise.race([work(), called.promise]);
  } finally {
    signal.removeEventListener("abort", end);
  }
}

/** Full jitter, and never sooner than the model asks. */
function backoffMs({ attempt, result }: IRetryBackoffContext<unknown>, { now, random }: ModelEnv): number {
  const most = Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** (attempt - 1));
  const asked = "error" in result ? (retryAfterMs(result.error, now()) ?? 0) : 0;
  return Math.max(asked, Math.round(random() * most));
}
