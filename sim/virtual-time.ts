/** Time that goes on from one thing due to the next. */
export interface VirtualTime {
  /** [ms since 1970-01-01 UTC] */
  readonly now: () => number;
  /** Returns a function that calls it off. */
  readonly after: (delayMs: number, callback: () => void) => () => void;
  /** Lets everything happen that is due up to then, with all that follows from it. */
  readonly runUntil: (time: number) => Promise<void>;
  readonly sleep: (delayMs: number) => Promise<void>;
}

interface Due {
  readonly at: number;
  readonly callback: () => void;
}

export function createVirtualTime(start: number): VirtualTime {
  let now = start;
  /** Latest first, so that the next one is taken from the end. */
  const queue: Due[] = [];

  function after(delayMs: number, callback: () => void): () => void {
    const due = { at: now + Math.max(0, delayMs), callback };
    let low = 0;
    let high = queue.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      // What was asked for first happens first.
      if ((queue[middle] as Due).at > due.at) low = middle + 1;
      else high = middle;
    }
    queue.splice(low, 0, due);
    return () => {
      const place = queue.indexOf(due);
      if (place !== -1) queue.splice(place, 1);
    };
  }

  return {
    now: () => now,
    after,
    sleep: (delayMs) =>
      new Promise((resolve) => {
        after(delayMs, resolve);
      }),
    runUntil: async (time) => {
      for (let next = queue.at(-1); next !== undefined && next.at <= time; next = queue.at(-1)) {
        queue.pop();
        now = next.at;
        next.callback();
        // Every promise that can go on does, before anything else happens.
        await new Promise<void>((resolve) => {
          setImmediate(resolve);
        });
      }
      now = Math.max(now, time);
    },
  };
}
