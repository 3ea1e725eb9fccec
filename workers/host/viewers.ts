import type { EngineView } from "../engine-api.ts";
import type { Timers } from "../seams.ts";

export interface Viewers {
  /** Calls the listener now and after every change. */
  readonly add: (listener: (view: EngineView) => void) => Promise<void>;
  /** Resolves when every listener has taken the view in. */
  readonly publish: () => Promise<void>;
  readonly publishIfChanged: () => void;
}

/** A page that does not answer may not hold up the others for longer [ms]. */
const LISTENER_PATIENCE_MS = 1_000;

/** Hands whole views to whoever watches. A listener that fails is its own problem. */
export function createViewers(view: () => EngineView, timers: Timers): Viewers {
  const listeners: ((view: EngineView) => unknown)[] = [];
  let last = "";

  async function deliver(listener: (view: EngineView) => unknown, next: EngineView): Promise<void> {
    let callOff = (): void => {};
    const patience = new Promise<void>((resolve) => {
      callOff = timers.after(LISTENER_PATIENCE_MS, resolve);
    });
    try {
      // Through comlink a listener returns a promise, whatever its type says.
      await Promise.race([listener(next), patience]);
    } catch (error) {
      console.error("a listener of the engine failed", error);
    } finally {
      callOff();
    }
  }

  async function publish(): Promise<void> {
    const next = view();
    last = JSON.stringify(next);
    await Promise.all(listeners.map((listener) => deliver(listener, next)));
  }

  return {
    add: async (listener) => {
      listeners.push(listener);
      await deliver(listener, view());
    },
    publish,
    publishIfChanged: () => {
      if (JSON.stringify(view()) !== last) void publish();
    },
  };
}
