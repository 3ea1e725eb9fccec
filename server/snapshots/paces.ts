import { turn } from "../follower.ts";

/** How fast folding goes on [SNP20]: at once for who waits for it, else when nobody waits for any answer. */
export interface Paces {
  /** These are asked for until the folding of them ends, also where who asked does not wait any more. */
  readonly asked: <Value>(names: readonly string[], folding: () => Promise<Value>) => Promise<Value>;
  /** Somebody waits for what is asked for. */
  readonly waiting: <Value>(answer: () => Promise<Value>) => Promise<Value>;
  /** Between two pieces of work of one learner; of each there is one at a time. */
  readonly step: (name: string) => Promise<void>;
}

/** @param pause - resolves when nobody waits for an answer */
export function createPaces(pause: () => Promise<void>): Paces {
  const asked = new Map<string, number>();
  const steppedBack = new Map<string, () => void>();
  let waiting = 0;

  const isWanted = (name: string) => waiting > 0 && asked.has(name);

  function wake(): void {
    for (const [name, goOn] of steppedBack) if (isWanted(name)) goOn();
  }

  return {
    asked: async (names, folding) => {
      for (const name of names) asked.set(name, (asked.get(name) ?? 0) + 1);
      wake();
      try {
        return await folding();
      } finally {
        for (const name of names) {
          const others = (asked.get(name) ?? 0) - 1;
          if (others > 0) asked.set(name, others);
          else asked.delete(name);
        }
      }
    },
    waiting: async (answer) => {
      waiting += 1;
      wake();
      try {
        return await answer();
      } finally {
        waiting -= 1;
      }
    },
    step: async (name) => {
      if (isWanted(name)) return turn();
      const woken = Promise.withResolvers<void>();
      steppedBack.set(name, woken.resolve);
      await Promise.race([pause(), woken.promise]);
      if (steppedBack.get(name) === woken.resolve) steppedBack.delete(name);
    },
  };
}
