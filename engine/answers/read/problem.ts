import type { ReasonCode } from "../types.ts";

/** Why a text cannot be read, and where. */
export interface Problem {
  readonly reason: ReasonCode;
  readonly params: Readonly<Record<string, string | number>>;
}

export function problem(
  reason: ReasonCode,
  params: Problem["params"] = {},
): { readonly ok: false; readonly error: Problem } {
  return { ok: false, error: { reason, params } };
}
