import type { ReasonCode } from "../types.ts";

/** What is missing, for the words: a reason and what it speaks of (`factor`, `symbol`, `asked`, `given`). */
export interface FormFault {
  readonly reason: ReasonCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

export function fault(reason: ReasonCode, params?: Readonly<Record<string, string | number>>): FormFault {
  return params === undefined ? { reason } : { reason, params };
}
