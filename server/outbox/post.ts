import type { OutWhy } from "../sync/index.ts";
import { createGuardedFetch, RefusedAddressError, type Resolve } from "../outward/guarded-fetch.ts";
import { TRY_MS, type Sent } from "./destination.ts";

export interface PostRules {
  readonly url: URL;
  /** Headers of ours, in lower case. */
  readonly sends: readonly string[];
  readonly allowPrivate: boolean;
  readonly resolve?: Resolve;
  /** For tests; else `TRY_MS` [ms]. */
  readonly tryMs?: number;
}

export interface Posting {
  readonly url?: URL;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal: AbortSignal;
}

type Failed = Extract<Sent, { readonly type: "failed" }>;

/** What was answered, as far as it was. */
export type Posted = Failed | { readonly type: "answered"; readonly status: number; readonly text: string };

/** Nobody needs to say more [bytes]. */
const MAX_REPLY_BYTES = 64 * 1_024;
const MAX_RETRY_AFTER_MS = 24 * 60 * 60_000;

/** Asks one origin; an answer that is no success comes back as why. */
export function createPost({ url, sends, allowPrivate, resolve, tryMs = TRY_MS }: PostRules) {
  const ask = createGuardedFetch({
    origins: [url.origin],
    hasKey: true,
    maxReplyBytes: MAX_REPLY_BYTES,
    sends,
    mayQuery: true,
    publicOnly: !allowPrivate,
    redirect: "told",
    ...(resolve === undefined ? {} : { resolve }),
  });
  return async ({ url: other, method, headers, body, signal }: Posting): Promise<Posted> => {
    const timeout = AbortSignal.timeout(tryMs);
    try {
      const response = await ask(other ?? url, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.any([signal, timeout]),
      });
      const { status } = response;
      const why = whyOf(status);
      if (why === null) return { type: "answered", status, text: await response.text() };
      await response.body?.cancel();
      const retryAfterMs = readRetryAfter(response.headers.get("retry-after"));
      return { type: "failed", why, status, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
    } catch (error) {
      const why = error instanceof RefusedAddressError ? "forbidden" : timeout.aborted ? "timeout" : "unreachable";
      return { type: "failed", why, status: null };
    }
  };
}

/** Ranges of statuses, the first that holds; the rest is a success. */
const WHYS: readonly { readonly when: (status: number) => boolean; readonly why: OutWhy }[] = [
  { when: (status) => status === 429 || status === 503, why: "busy" },
  { when: (status) => status >= 500, why: "fault" },
  { when: (status) => status >= 400, why: "refused" },
  { when: (status) => status >= 300, why: "redirect" },
  { when: (status) => status < 200, why: "unclear" },
];

function whyOf(status: number): OutWhy | null {
  return WHYS.find(({ when }) => when(status))?.why ?? null;
}

/** Seconds; a date is not worth two clocks. */
function readRetryAfter(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/u.test(text) ? Math.min(Number(text) * 1_000, MAX_RETRY_AFTER_MS) : undefined;
}
