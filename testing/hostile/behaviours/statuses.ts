import { errorBody } from "../read-request.ts";
import type { Behaviour } from "../types.ts";

const MESSAGES: Readonly<Record<number, string>> = {
  400: "Invalid value: 'text.format'.",
  401: "Incorrect API key provided: sk-te**********st.",
  403: "Country, region, or territory not supported.",
  404: "The model does not exist or you do not have access to it.",
  408: "Request timed out.",
  409: "Conflict.",
  413: "Request too large.",
  422: "Unprocessable.",
  429: "Rate limit reached for requests.",
  500: "The server had an error while processing your request.",
  503: "The engine is currently overloaded.",
  529: "Overloaded.",
};

export interface StatusOptions {
  /** Value of `Retry-After`: seconds or a date. */
  readonly retryAfter?: string;
  readonly code?: string;
  /** A page instead of an error in JSON. */
  readonly html?: string;
}

/** Answers with an error. */
export function status(code: number, options: StatusOptions = {}): Behaviour {
  const { retryAfter, html } = options;
  const body = html ?? JSON.stringify(errorBody(code, MESSAGES[code] ?? "It did not work.", options.code ?? null));
  const headers = {
    "Content-Type": html === undefined ? "application/json" : "text/html",
    ...(retryAfter === undefined ? {} : { "Retry-After": retryAfter }),
  };
  const suffix = [options.code, html === undefined ? undefined : "html", retryAfter && `retry-after-${retryAfter}`];
  return {
    name: ["status", code, ...suffix.filter((part) => part !== undefined)].join("-"),
    send: async ({ response }) => {
      response.writeHead(code, headers);
      response.end(body);
    },
  };
}

/** Sends the client to another origin, by default one that shows up in `requests` when it goes there. */
export function redirect(code: 301 | 302 | 303 | 307 | 308 = 302, to?: string): Behaviour {
  return {
    name: `redirect-${code}`,
    send: async ({ response, elsewhere }) => {
      response.writeHead(code, { Location: to ?? elsewhere });
      response.end();
    },
  };
}

export const statusBehaviours: readonly Behaviour[] = [
  status(400),
  status(401, { code: "invalid_api_key" }),
  status(403),
  status(404, { code: "model_not_found" }),
  status(408),
  status(409),
  status(413),
  status(422),
  status(429),
  status(429, { retryAfter: "1" }),
  status(429, { retryAfter: "86400" }),
  status(429, { retryAfter: "soon" }),
  status(429, { code: "insufficient_quota" }),
  status(500),
  status(500, { html: "" }),
  status(502, { html: "<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>" }),
  status(503),
  status(503, { retryAfter: "1" }),
  status(504, { html: "<h1>Gateway Timeout</h1>" }),
  status(529),
  redirect(302),
  redirect(307),
];
