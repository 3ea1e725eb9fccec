import type { EngineApi, EngineError, EngineView } from "#workers/engine-api";

/** A connection to one running engine worker. */
export interface EngineLine {
  readonly api: EngineCalls;
  readonly watch: (listener: (view: EngineView) => void) => Promise<void>;
  readonly close: () => void;
}

export type EngineCalls = {
  readonly [Name in keyof EngineApi]: (...args: never[]) => Promise<unknown>;
};

export interface GuardOptions {
  /** Starts a worker; `onDeath` is called when it failed or is gone. */
  readonly connect: (onDeath: () => void) => EngineLine;
  readonly onView: (view: EngineView) => void;
  /** A new worker was started; `interrupted` tells whether an answer was under way. */
  readonly onRestart: (interrupted: boolean) => void;
  /** The worker failed again and again without ever giving a view. */
  readonly onGiveUp: () => void;
  /** The worker is started then, or with the first call; absent: at once. */
  readonly after?: Promise<void>;
  /** A running worker that has not answered for this long is asked whether it lives [ms]. */
  readonly replyMs?: number;
  /** … and is replaced when it does not say so within this [ms]. */
  readonly pingMs?: number;
  /** A worker that is still starting may take this long [ms]. */
  readonly startMs?: number;
}

const MAX_FAILED_STARTS = 3;
const ENDED = Symbol("ended");

interface CallUnderWay {
  readonly name: keyof EngineApi;
  readonly end: () => void;
}

/**
 * The engine behind a guard. Browsers kill workers without telling the page; a call would then never
 * come back. So every call is watched: when no answer comes, the worker is asked whether it lives,
 * and is started again if it does not. Calls under way then end with an `internal` error. They are
 * never repeated: an answer might have been written just before the end, and must not count twice.
 */
export function guardEngine(options: GuardOptions): EngineApi {
  const { replyMs = 3000, pingMs = 2000, startMs = 30_000 } = options;
  let line: EngineLine | null = null;
  let alive = false;
  let failedStarts = 0;
  let underWay = new Set<CallUnderWay>();

  function start(): EngineLine {
    alive = false;
    const started: EngineLine = options.connect(() => restart(started));
    line = started;
    void started.watch((view) => {
      if (line !== started) return;
      alive = true;
      failedStarts = 0;
      options.onView(view);
    });
    void watchStart(started);
    return started;
  }

  async function watchStart(started: EngineLine): Promise<void> {
    await wait(startMs);
    if (line === started && !alive) restart(started);
  }

  function restart(dead: EngineLine): void {
    if (line !== dead) return;
    dead.close();
    const wasAlive = alive;
    if (!alive) failedStarts += 1;
    const interrupted = underWay;
    underWay = new Set();
    line = null;
    if (failedStarts >= MAX_FAILED_STARTS) {
      options.onGiveUp();
    } else {
      start();
      if (wasAlive) options.onRestart([...interrupted].some(({ name }) => name === "submitAnswer"));
    }
    for (const { end } of interrupted) end();
  }

  async function call(name: keyof EngineApi, args: never[]): Promise<unknown> {
    const used = line ?? start();
    const { promise: ended, end } = createSignal();
    const entry: CallUnderWay = { name, end };
    underWay.add(entry);
    const answer = used.api[name](...args);
    void watchAnswer(used, answer);
    try {
      const first = await Promise.race([answer, ended]);
      return first === ENDED ? failure(name) : first;
    } finally {
      underWay.delete(entry);
    }
  }

  async function watchAnswer(used: EngineLine, answer: Promise<unknown>): Promise<void> {
    if (await settles(answer, alive ? replyMs : startMs)) return;
    if (line !== used) return;
    if (!(await settles(used.api.isIdle(), alive ? pingMs : startMs))) restart(used);
  }

  if (options.after === undefined) start();
  else void options.after.then(() => line ?? start());
  return new Proxy({} as EngineApi, {
    get: (_, name) => {
      if (typeof name !== "string" || name === "then") return undefined;
      return (...args: never[]) => call(name as keyof EngineApi, args);
    },
  });
}

/** What a call on a worker that died gives: refusals are data, so callers need no second path. */
function failure(name: keyof EngineApi): unknown {
  if (name === "isIdle") return false;
  if (name === "watch") return undefined;
  const error: EngineError = { type: "internal", message: "the engine was started again" };
  return { ok: false, error };
}

function createSignal(): { readonly promise: Promise<typeof ENDED>; readonly end: () => void } {
  let end = (): void => {};
  const promise = new Promise<typeof ENDED>((resolve) => {
    end = () => resolve(ENDED);
  });
  return { promise, end };
}

async function settles(promise: Promise<unknown>, ms: number): Promise<boolean> {
  const settled = promise.then(
    () => true,
    () => true,
  );
  return Promise.race([settled, wait(ms).then(() => false)]);
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
