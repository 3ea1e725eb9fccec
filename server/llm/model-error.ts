import { BrokenCircuitError, BulkheadRejectedError } from "cockatiel";
import { APIConnectionError, APIError } from "openai";
import { RefusedAddressError } from "../outward/guarded-fetch.ts";
import type { NoWords } from "./wire.ts";

/** Why a model gave nothing that can be used. `detail` is for the log: a status or a kind, never a text of the model. */
export class ModelError extends Error {
  readonly fault: NoWords;
  readonly detail: string;
  /** Whether the request may have reached the model, and so may have cost tokens. */
  readonly sent: boolean;

  constructor(fault: NoWords, detail: string, sent = true) {
    super(`${fault}: ${detail}`);
    this.fault = fault;
    this.detail = detail;
    this.sent = sent;
  }
}

/** Every failure in our own terms. */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (error instanceof BulkheadRejectedError) return new ModelError("busy", "queue-full", false);
  if (error instanceof BrokenCircuitError) return new ModelError("unavailable", "circuit-open", false);
  if (error instanceof APIConnectionError) {
    return isRefusedAddress(error)
      ? new ModelError("unavailable", "address-refused", false)
      : new ModelError("unavailable", "connection");
  }
  if (error instanceof APIError) {
    if (error.status === undefined) return new ModelError("model-error", "error-event");
    return new ModelError(error.status === 429 ? "busy" : "model-error", `http-${error.status}`);
  }
  return new ModelError("model-error", error instanceof SyntaxError ? "not-json" : "stream");
}

/** Whether the same request may be sent once more: what came back says that nothing was done with it. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof APIError) || error.status === undefined || error.code === "insufficient_quota") return false;
  return error.status === 408 || error.status === 409 || error.status === 429 || error.status >= 500;
}

/** How long the model asks to be left alone [ms]; undefined where it does not say. */
export function retryAfterMs(error: unknown, now: number): number | undefined {
  if (!(error instanceof APIError)) return undefined;
  const exact = Number(error.headers?.get("retry-after-ms") ?? Number.NaN);
  if (Number.isFinite(exact) && exact >= 0) return exact;
  const said = error.headers?.get("retry-after") ?? null;
  if (said === null) return undefined;
  const after = /^\d{1,9}$/u.test(said.trim()) ? Number(said) * 1_000 : Date.parse(said) - now;
  return Number.isFinite(after) ? Math.max(0, after) : undefined;
}

function isRefusedAddress(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof RefusedAddressError) return true;
  }
  return false;
}
