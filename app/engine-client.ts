import { proxy, wrap, type Remote } from "comlink";
// oxlint-disable-next-line import/default -- Vite makes a module of this address
import engineWorkerUrl from "../workers/live-engine.worker.ts?worker&url";
import type { EngineApi, EngineView } from "#workers/engine-api";
import { guardEngine, type EngineLine } from "./engine-guard.ts";
import { useEngine } from "./engine-store.ts";
import { firstPaint, startsWithForm } from "./first-paint.ts";
import { ownScriptUrl } from "./trusted-types.ts";

/** How often and after what pause the page looks for the worker's lock, which comes a moment after it starts. */
const LOCK_TRIES = 20;
const LOCK_PAUSE_MS = 100;

/** Asks the engine. Calls on a dead worker end with an `internal` error, and the worker is started again. */
export const engine: EngineApi = guardEngine({
  connect: connectWorker,
  onView: (view) => useEngine.getState().receive(view),
  onRestart: (interrupted) => useEngine.getState().restarted(interrupted),
  onGiveUp: () => useEngine.getState().gaveUp(),
  // The form is drawn without it; whoever is known waits for nothing else.
  ...(startsWithForm ? { after: firstPaint() } : {}),
});

/** A worker, and the name of the lock that it holds. */
interface StartedWorker {
  readonly worker: Worker;
  readonly name: string;
}

function startWorker(): StartedWorker {
  const name = `engine ${Date.now()} ${Math.random()} ${engineWorkerUrl}`;
  return { worker: new Worker(ownScriptUrl("/engine-start.js"), { type: "module", name }), name };
}

/** The worker that `first-paint.js` started before this script had come, if there is one and it lives. */
function takeStarted(): StartedWorker | null {
  const page = document as { startedEngine?: StartedWorker & { readonly failed: boolean } };
  const { startedEngine } = page;
  delete page.startedEngine;
  return startedEngine === undefined || startedEngine.failed ? null : startedEngine;
}

/**
 * `?worker&url` makes Vite build the worker and hand us its address: Trusted Types refuse
 * `new Worker(new URL(…))`, the form Vite would otherwise look for.
 */
function connectWorker(onDeath: () => void): EngineLine {
  const { worker, name } = takeStarted() ?? startWorker();
  worker.addEventListener("error", onDeath);
  const api: Remote<EngineApi> = wrap<EngineApi>(worker);
  void api.attachPage(isInstalled(), proxy(askPersist));
  let heard = false;
  return {
    api,
    watch: (listener: (view: EngineView) => void) =>
      api.watch(
        proxy((view) => {
          listener(view);
          if (!heard) void hearOfEnd(name, onDeath);
          heard = true;
        }),
      ),
    close: () => worker.terminate(),
  };
}

/**
 * The worker holds a lock of its own name while it lives: whoever waits for it hears of the worker's end at
 * once, however it came. Where the worker holds none, unanswered calls tell (`guardEngine`).
 */
async function hearOfEnd(name: string, onEnd: () => void): Promise<void> {
  if (!("locks" in navigator)) return;
  for (let tries = 0; tries < LOCK_TRIES; tries += 1) {
    const { held = [] } = await navigator.locks.query();
    if (held.some((lock) => lock.name === name)) return navigator.locks.request(name, onEnd);
    await new Promise((resolve) => {
      setTimeout(resolve, LOCK_PAUSE_MS);
    });
  }
}

/** True when the app runs from the home screen or in a window of its own. */
function isInstalled(): boolean {
  return globalThis.matchMedia("(display-mode: standalone), (display-mode: fullscreen)").matches;
}

/** Asks the browser to keep the data when the device runs out of space; workers cannot ask. */
async function askPersist(): Promise<boolean> {
  return (await navigator.storage?.persist?.()) ?? false;
}
