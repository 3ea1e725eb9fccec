import type { StoreFailure } from "./store.ts";

/** Thrown inside a transaction to roll it back and say why. */
export class RefusedWrite extends Error {
  readonly failure: StoreFailure;

  constructor(failure: StoreFailure) {
    super(failure.type);
    this.name = "RefusedWrite";
    this.failure = failure;
  }
}

/** Names that mean the connection or its transaction died, not that the request was bad. */
const LOST = new Set([
  "AbortError",
  "DatabaseClosedError",
  "InvalidStateError",
  "OpenFailedError",
  "PrematureCommitError",
  "TimeoutError",
  "TransactionInactiveError",
  "UnknownError",
]);

/**
 * What an error of IndexedDB or Dexie means for us; null for a bug. A quota error arrives wrapped in an
 * `AbortError`, a dead connection under half a dozen names, so the whole chain of causes is read.
 */
export function classifyFailure(error: unknown): StoreFailure | null {
  const chain = causesOf(error);
  for (const cause of chain) if (cause instanceof RefusedWrite) return cause.failure;
  const names = chain.map(nameOf);
  if (names.includes("QuotaExceededError")) return { type: "quota" };
  if (names.includes("VersionError")) return { type: "newer-version" };
  // `add()` found the key taken: somebody else wrote this seq.
  if (names.includes("ConstraintError")) return { type: "conflict" };
  if (names.some((name) => LOST.has(name))) return { type: "lost", message: messageOf(error) };
  return null;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 300) : String(error).slice(0, 300);
}

function causesOf(error: unknown, depth = 0): unknown[] {
  if (typeof error !== "object" || error === null || depth > 5) return [];
  const { inner, cause, failures } = error as { inner?: unknown; cause?: unknown; failures?: unknown };
  const nested = [inner, cause, ...(Array.isArray(failures) ? failures.slice(0, 3) : [])];
  return [error, ...nested.flatMap((one) => causesOf(one, depth + 1))];
}

function nameOf(error: unknown): string {
  return (error as { name?: unknown }).name?.toString() ?? "";
}
