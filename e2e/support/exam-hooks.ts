import type { BrowserContext, Page } from "playwright";
import type { EngineView } from "#workers/engine-api";

declare global {
  interface Window {
    /** Told of every command of an exam, survey … that leaves the page; there where a test listens. */
    activitySent?: (text: string) => void;
    pageWatch: {
      /** Every message that reached the page from a worker or over a channel, as JSON. */
      readonly received: string[];
      /** The newest view the engine sent; null before the first. */
      view: EngineView | null;
      /** How many views it sent so far. */
      readonly views: () => number;
      /** From now on the page hears nothing of its worker, as when it is busy. */
      readonly hold: () => void;
      /** Everything held back arrives, in order. */
      readonly release: () => void;
      /** Ends the engine worker. */
      readonly terminate: () => void;
      /** Ends it so long after the next command was handed to it [ms]; below 0: at once. */
      readonly terminateAfter: (delayMs: number) => void;
      readonly terminated: () => number;
    };
  }
}

/** Watches what passes between a page and its worker, for every page of the context that is opened from now on. */
export async function watchMessages(target: BrowserContext | Page): Promise<void> {
  await target.addInitScript(installWatch);
}

export function viewOf(page: Page): Promise<EngineView> {
  return page.evaluate(() => {
    const { view } = window.pageWatch;
    if (view === null) throw new Error("the engine sent no view yet");
    return view;
  });
}

/** Runs in the page before its own code. */
function installWatch(): void {
  type Handler = (event: MessageEvent) => unknown;
  type Listener = EventListenerOrEventListenerObject | null;
  const received: string[] = [];
  const heard = new WeakSet<MessageEvent>();
  const wrapped = new WeakMap<object, Handler>();
  const workers: Worker[] = [];
  let held: (() => void)[] | null = null;
  let delay: number | null = null;
  let terminated = 0;
  let views = 0;

  const plain = (_: string, value: unknown): unknown => {
    if (value instanceof Map) return [...value];
    if (value instanceof Set) return [...value];
    return typeof value === "bigint" ? String(value) : value;
  };
  const note = (event: MessageEvent): void => {
    if (heard.has(event)) return;
    heard.add(event);
    received.push(JSON.stringify(event.data, plain) ?? "");
    const data = event.data as { argumentList?: { value?: unknown }[] } | null;
    const view = data?.argumentList?.[0]?.value as EngineView | undefined;
    if (typeof view === "object" && view !== null && "phase" in view) {
      window.pageWatch.view = view;
      views += 1;
    }
  };
  const wrap = (target: EventTarget, listener: NonNullable<Listener>): Handler => {
    const known = wrapped.get(listener);
    if (known !== undefined) return known;
    const hear: Handler = (event) => {
      const run = () => {
        note(event);
        if (typeof listener === "function") listener.call(target, event);
        else listener.handleEvent(event);
      };
      if (held === null) run();
      else held.push(run);
    };
    wrapped.set(listener, hear);
    return hear;
  };
  const isLine = (target: EventTarget): boolean =>
    target instanceof Worker || target instanceof MessagePort || target instanceof BroadcastChannel;

  // Called with the target as `this` below.
  // oxlint-disable-next-line typescript/unbound-method
  const add = EventTarget.prototype.addEventListener;
  // oxlint-disable-next-line typescript/unbound-method
  const remove = EventTarget.prototype.removeEventListener;
  EventTarget.prototype.addEventListener = function (type: string, listener: Listener, options?: unknown) {
    const used = type === "message" && listener !== null && isLine(this) ? wrap(this, listener) : listener;
    add.call(this, type, used as EventListener, options as AddEventListenerOptions);
  };
  EventTarget.prototype.removeEventListener = function (type: string, listener: Listener, options?: unknown) {
    const used = listener === null || type !== "message" ? listener : (wrapped.get(listener) ?? listener);
    remove.call(this, type, used as EventListener, options as EventListenerOptions);
  };
  for (const kind of [Worker, MessagePort, BroadcastChannel]) {
    const own = Object.getOwnPropertyDescriptor(kind.prototype, "onmessage");
    Object.defineProperty(kind.prototype, "onmessage", {
      configurable: true,
      get(this: EventTarget) {
        return own?.get?.call(this) as unknown;
      },
      set(this: EventTarget, listener: Listener) {
        own?.set?.call(this, listener === null ? null : wrap(this, listener));
      },
    });
  }

  class WatchedWorker extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      workers.push(this);
    }

    override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]): void {
      super.postMessage(message, options as Transferable[]);
      const { path, argumentList } = message as { path?: string[]; argumentList?: { value?: unknown }[] };
      if (path?.[0] !== "act") return;
      window.activitySent?.(JSON.stringify(argumentList?.[0]?.value));
      if (delay === null) return;
      if (delay < 0) end(this);
      else setTimeout(() => end(this), delay);
      delay = null;
    }
  }
  const end = (worker: Worker | undefined): void => {
    worker?.terminate();
    terminated += 1;
  };
  globalThis.Worker = WatchedWorker;

  window.pageWatch = {
    received,
    view: null,
    views: () => views,
    hold: () => {
      held ??= [];
    },
    release: () => {
      const waiting = held ?? [];
      held = null;
      for (const run of waiting) run();
    },
    terminate: () => end(workers.at(-1)),
    terminateAfter: (delayMs) => {
      delay = delayMs;
    },
    terminated: () => terminated,
  };
}
