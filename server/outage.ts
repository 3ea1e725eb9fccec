import { isDiskFull } from "./disk-full.ts";

/** Kinds of `Trouble` that pass by themselves; what speaks to a database server is loaded only where there is one. */
const PASSING = new Set<unknown>(["conflict", "full", "unreachable"]);

/** SQLite's: another program on the same computer, such as one that makes a copy, has the database to itself. */
const LOCKED = new Set([5, 6]);

/** Whether an error says that somebody else has a database file just now, in any of SQLite's extended codes. */
export function isLocked(error: unknown): boolean {
  const { errcode } = (error ?? {}) as { readonly errcode?: unknown };
  return typeof errcode === "number" && LOCKED.has(errcode % 256);
}

/** Whether an error says that a store takes nothing just now, and what is asked may be asked again. */
export function isOutage(error: unknown): boolean {
  const { name, kind } = (error ?? {}) as { readonly name?: unknown; readonly kind?: unknown };
  return isDiskFull(error) || isLocked(error) || (name === "Trouble" && PASSING.has(kind));
}
