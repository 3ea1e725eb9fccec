import type { StreamKey } from "./sync/index.ts";

export interface FollowerOptions {
  /** Brings one learner up to date. What it throws is told, and forgotten until the learner is followed again. */
  readonly work: (key: StreamKey) => Promise<void>;
  /** `key` is null where it went wrong for nobody in particular. */
  readonly onError: (key: StreamKey | null, error: unknown) => void;
  /** Learners that may wait; those beyond are looked up by `sweep` once the others are done. */
  readonly limit?: number;
  /** Follows everybody who is behind. */
  readonly sweep?: () => Promise<void>;
  /** Between two learners others have their turn. */
  readonly pause?: () => Promise<void>;
}

/** Work in the background that follows the logs: after each push, one learner at a time. */
export interface Follower {
  /** Returns at once and never throws; a learner that waits already waits once. */
  readonly follow: (key: StreamKey) => void;
  /** In turn with the work: nothing of another learner runs meanwhile. */
  readonly inTurn: <Value>(task: () => Promise<Value>) => Promise<Value>;
  /** Resolves when nobody waits. */
  readonly idle: () => Promise<void>;
  /** Takes nobody any more; resolves when the learner at hand is done. */
  readonly close: () => Promise<void>;
}

const LIMIT = 10_000;

export function createFollower({
  work,
  onError,
  limit = LIMIT,
  sweep = async () => {},
  pause = turn,
}: FollowerOptions): Follower {
  const waiting = new Map<string, StreamKey>();
  let last: Promise<unknown> = Promise.resolve();
  let drained: Promise<void> | null = null;
  let isClosed = false;
  let hasMissed = false;

  function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
    const done = last.then(task);
    last = done.catch(() => {});
    return done;
  }

  async function drain(): Promise<void> {
    for (;;) {
      const next = waiting.entries().next();
      if (isClosed) break;
      if (next.done !== true) {
        const [name, key] = next.value;
        waiting.delete(name);
        // Once it is closed its stores may be, too.
        await inTurn(() => work(key)).catch((error: unknown) => {
          if (!isClosed) onError(key, error);
        });
      } else if (hasMissed) {
        hasMissed = false;
        await sweep().catch((error: unknown) => onError(null, error));
      } else break;
      await pause();
    }
    drained = null;
  }

  function follow(key: StreamKey): void {
    const name = JSON.stringify([key.tenant, key.learner]);
    if (isClosed || waiting.has(name)) return;
    if (waiting.size >= limit) {
      hasMissed = true;
      return;
    }
    waiting.set(name, key);
    drained ??= last.then(drain);
  }

  return {
    follow,
    inTurn,
    idle: async () => {
      await drained;
      await last;
    },
    close: async () => {
      isClosed = true;
      waiting.clear();
      await last;
    },
  };
}

/** Whatever else the loop has to do is done. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
