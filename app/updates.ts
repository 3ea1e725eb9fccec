import { Workbox } from "workbox-window";
import { create } from "zustand";
import { reloadForMissing } from "./not-here.ts";
import { useReadiness, watchReadiness, type Readiness } from "./readiness.ts";
import { ownScriptUrl } from "./trusted-types.ts";

const CHECK_EVERY_MS = 30 * 60 * 1000;

/** Whether a new version lies ready. */
export const useUpdate = create<{ readonly waiting: boolean }>(() => ({ waiting: false }));

let workbox: Workbox | null = null;

/**
 * Keeps a copy of the app on the device and looks for new versions: on coming back to the page (iPads
 * restore home-screen apps without loading them again) and every half hour. Nothing is taken by itself.
 *
 * @param script - address of the page's own script, which names the version
 */
export function watchForUpdates(script: string): void {
  // A page that has been open across an update may ask for a file that is gone.
  globalThis.addEventListener("vite:preloadError", () => void reloadForMissing());
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) {
    useReadiness.setState({ trouble: "not-kept" });
    return;
  }
  workbox = new Workbox(ownScriptUrl("/sw.js"), { scope: "/", updateViaCache: "none" });
  workbox.addEventListener("waiting", () => useUpdate.setState({ waiting: true }));
  watchReadiness(new URL(script).pathname, register);
  globalThis.addEventListener("pageshow", (event) => {
    if (event.persisted) check();
  });
  globalThis.addEventListener("focus", check);
  setInterval(check, CHECK_EVERY_MS);
}

/** Brings the service worker in; says what hindered it. */
async function register(): Promise<Readiness["trouble"]> {
  try {
    await workbox?.register();
    return null;
  } catch (cause) {
    // Its script could not be had; everything else is the browser's refusal.
    return cause instanceof TypeError ? "no-network" : "not-kept";
  }
}

/** Puts the waiting version in charge and loads the page again with it. */
export function takeUpdate(): void {
  if (workbox === null) return;
  workbox.addEventListener("controlling", () => globalThis.location.reload());
  workbox.messageSkipWaiting();
}

function check(): void {
  if (navigator.onLine) void workbox?.update().catch(() => undefined);
}
