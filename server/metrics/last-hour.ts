/** Sums by name over the last hour, to five minutes. */
export interface LastHour<Name extends string> {
  readonly add: (name: Name, amount?: number) => void;
  readonly sum: (name: Name) => number;
}

const SLICE_MS = 5 * 60_000;
const SLICES = 12;

/** @param now - [ms], never set back */
export function createLastHour<Name extends string>(now: () => number): LastHour<Name> {
  const sums = new Map<number, Map<Name, number>>();

  /** The slice of this moment, when those that are over are gone. */
  function current(): number {
    const slice = Math.floor(now() / SLICE_MS);
    for (const old of sums.keys()) if (old <= slice - SLICES) sums.delete(old);
    return slice;
  }

  return {
    add: (name, amount = 1) => {
      const slice = current();
      const here = sums.get(slice) ?? new Map<Name, number>();
      sums.set(slice, here.set(name, (here.get(name) ?? 0) + amount));
    },
    sum: (name) => {
      current();
      return [...sums.values()].reduce((sum, one) => sum + (one.get(name) ?? 0), 0);
    },
  };
}
