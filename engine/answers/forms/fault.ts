import type { ReasonCode } from "../types.ts";

/** What is missing, for the words: a reason and what it speaks of (`factor`, `symbol`, `asked`, `given`). */
export interface FormFault {
  readonly reason: ReasonCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

export function fault(reason: ReasonCode, params?: FormFault["params"]): FormFault {
  return params === undefined ? { reason } : { reason, params };
}

/** The fault, where something is amiss. */
export function faultIf(isAmiss: boolean, reason: ReasonCode): FormFault | undefined {
  return isAmiss ? { reason } : undefined;
}

/** The first fault among some things. */
export function firstFault<T>(things: readonly T[], judge: (thing: T) => FormFault | undefined): FormFault | undefined {
  for (const thing of things) {
    const found = judge(thing);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A fault where one thing has the same key as one before it; what has no key is passed over. */
export function firstTwin<T>(
  things: readonly T[],
  keyOf: (thing: T) => string | undefined,
  reason: ReasonCode,
  describe?: (thing: T) => FormFault["params"],
): FormFault | undefined {
  const seen = new Set<string | undefined>([undefined]);
  return firstFault(things, (thing) => {
    const key = keyOf(thing);
    if (key !== undefined && seen.has(key)) return fault(reason, describe?.(thing));
    seen.add(key);
    return undefined;
  });
}
