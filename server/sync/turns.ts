/** A turn of Node's loop takes one connection, however many wait: so many are let in between two pieces of work. */
const CONNECTIONS = 8;

/** Work that holds everybody up: one piece at a time, in the order in which they were asked for. */
export type TakeTurns = <Value>(work: () => Value) => Promise<Value>;

export function createTurns(): TakeTurns {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.then(letOthersIn, letOthersIn);
    return done;
  };
}

/** Answers go out, connections and bytes come in. */
export async function letOthersIn(): Promise<void> {
  for (let turn = 0; turn < CONNECTIONS; turn++) await new Promise((resolve) => setImmediate(resolve));
}
