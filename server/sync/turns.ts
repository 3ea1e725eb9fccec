/** A turn of Node's loop takes one connection, however many wait: so many are let in between two pieces of work. */
const CONNECTIONS = 8;
/** Where the turns themselves are long, they have let in all else: no more of them follow then [ms]. */
const OTHERS_MS = 20;
/** So much work is done before others are let in [ms]. */
const WORK_MS = 10;

/** Work that holds everybody up: one piece at a time, in the order in which they were asked for. */
export type TakeTurns = <Value>(work: () => Value) => Promise<Value>;

/** @param clock - [ms] */
export function createTurns(clock: () => number = () => performance.now()): TakeTurns {
  let last: Promise<unknown> = Promise.resolve();
  let spent = 0;

  async function rest(): Promise<void> {
    if (spent < WORK_MS) return;
    spent = 0;
    await letOthersIn(clock);
  }

  return (work) => {
    const done = last.then(() => {
      const start = clock();
      try {
        return work();
      } finally {
        spent += clock() - start;
      }
    });
    last = done.then(rest, rest);
    return done;
  };
}

/** Answers go out, connections and bytes come in. */
export async function letOthersIn(clock: () => number = () => performance.now()): Promise<void> {
  const start = clock();
  for (let turn = 0; turn < CONNECTIONS; turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    if (clock() - start > OTHERS_MS) return;
  }
}

/** Does what one asks for one piece after another, whatever others ask for meanwhile. */
export function createOneByOne(): <Value>(who: string, work: () => Promise<Value>) => Promise<Value> {
  const latest = new Map<string, Promise<unknown>>();
  return async (who, work) => {
    const before = latest.get(who);
    const done = before === undefined ? work() : before.then(work, work);
    latest.set(who, done);
    try {
      return await done;
    } finally {
      if (latest.get(who) === done) latest.delete(who);
    }
  };
}
