/** One request as it goes over the network: the text, and its sum for the header `MathFlow-Sum`. */
export interface NetRequest {
  readonly text: string;
  readonly sum: string;
}

/** Whatever came back, from whomever. */
export interface NetAnswer {
  readonly status: number;
  readonly text: string;
  /** The header `MathFlow-Sum`; null where there is none. */
  readonly sum: string | null;
  /** The header `Retry-After` as it stands; null where there is none. */
  readonly retryAfter: string | null;
}

/** The way to `POST /v1/sync`. Rejects when nothing came back. */
export interface Net {
  readonly post: (request: NetRequest, signal: AbortSignal) => Promise<NetAnswer>;
}
