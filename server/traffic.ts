/** Requests that are being answered, and a place for work in the background to wait until there are none. */
export interface Traffic {
  readonly atOnce: () => number;
  readonly during: <Value>(answer: () => Promise<Value>) => Promise<Value>;
  /** Resolves when nobody waits for an answer, or after a second all the same; others have had their turn in between. */
  readonly lull: () => Promise<void>;
}

/** Where requests never cease, the work in the background goes on by one step in this time [ms]. */
const LONGEST_MS = 1_000;

export function createTraffic(): Traffic {
  let atOnce = 0;
  const waiting = new Set<() => void>();

  return {
    atOnce: () => atOnce,
    during: async (answer) => {
      atOnce += 1;
      try {
        return await answer();
      } finally {
        atOnce -= 1;
        if (atOnce === 0) for (const goOn of waiting) goOn();
      }
    },
    lull: async () => {
      await new Promise((resolve) => setImmediate(resolve));
      if (atOnce === 0) return;
      await new Promise<void>((resolve) => {
        const goOn = () => {
          clearTimeout(timer);
          waiting.delete(goOn);
          resolve();
        };
        const timer = setTimeout(goOn, LONGEST_MS);
        waiting.add(goOn);
      });
    },
  };
}
