import { isDiskFull } from "./disk-full.ts";

/** Kinds of `Trouble` that pass by themselves; what speaks to a database server is loaded only where there is one. */
const PASSING = new Set<unknown>(["conflict", "full", "unreachable"]);

/** Whether an error says that a store takes nothing just now, and what is asked may be asked again. */
export function isOutage(error: unknown): boolean {
  const { name, kind } = (error ?? {}) as { readonly name?: unknown; readonly kind?: unknown };
  return isDiskFull(error) || (name === "Trouble" && PASSING.has(kind));
}
