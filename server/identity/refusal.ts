/** Why a request is not done, as the one who asks may know it. */
export class Refusal extends Error {
  readonly status: number;
  /** [s] */
  readonly retryAfter: number | undefined;

  /** @param cause - what went wrong elsewhere; its kind is noted in the log */
  constructor(status: number, title: string, retryAfter?: number, cause?: unknown) {
    super(title, { cause });
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Nothing is said of what there is elsewhere: another school's row is as absent as none. */
export function notThere(): Refusal {
  return new Refusal(404, "There is no such thing here.");
}

export function tooMany(until: number, now: number): Refusal {
  return new Refusal(429, "Too many tries. Please wait.", Math.max(1, Math.ceil((until - now) / 1000)));
}

export function cannotWrite(): Refusal {
  return new Refusal(503, "The server cannot write anything down just now.", 10);
}
