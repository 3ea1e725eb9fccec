import { Workbox } from "workbox-window";
import { create } from "zustand";
import { ownScriptUrl } from "./trusted-types.ts";

const CHECK_EVERY_MS = 30 * 60 * 1000;
const RELOADED_FOR_CHUNK = "mathflow-reloaded-for-missing-file";

/** Whether a new version lies ready. */
export const useUpdate = create<{ readonly waiting: boolean }>(() => ({ waiting: false }));

let workbox: Workbox | null = null;

/**
 * Keeps a copy of the app on the device and looks for new versions: on coming back to the page (iPads
 * restore home-screen apps without loading them again) and every half hour. Nothing is taken by itself.
 */
export function watchForUpdates(): void {
  recoverFromMissingFile();
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  workbox = new Workbox(ownScriptUrl("/sw.js"), { scope: "/", updateViaCache: "none" });
  workbox.addEventListener("waiting", () => useUpdate.setState({ waiting: true }));
  void workbox.register().catch(() => undefined);
  globalThis.addEventListener("pageshow", (event) => {
    if (event.persisted) check();
  });
  globalThis.addEventListener("focus", check);
  setInterval(check, CHECK_EVERY_MS);
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

/**
 * A page that has been open across an update may ask for a file that is gone. Loading it again once
 * helps, but only with a network, and never twice in a row.
 */
function recoverFromMissingFile(): void {
  globalThis.addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine || sessionStorage.getItem(RELOADED_FOR_CHUNK) !== null) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED_FOR_CHUNK, "1");
    globalThis.location.reload();
  });
  globalThis.addEventListener("load", () => {
    setTimeout(() => sessionStorage.removeItem(RELOADED_FOR_CHUNK), 10_000);
  });
}
