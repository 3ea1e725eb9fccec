import { create } from "zustand";
import type { PrecacheNews, PrecacheOrder, PrecacheQuestion, PrecacheReport, PrecacheTrouble } from "#workers/precache";

/** Whether the version of the app that runs here works without a network, the next time it is opened included. */
export interface Readiness {
  readonly ready: boolean;
  /** Files of this version that are on the device, of all it needs [0 to 100]; 100 when ready, and only then. */
  readonly percent: number;
  /** What holds it up; `not-kept` where the browser keeps no copy of the app. */
  readonly trouble: PrecacheTrouble | "not-kept" | null;
  /** The same percentage of a newer version, while that is coming in; null when none is. */
  readonly update: number | null;
}

/** `useReadiness((now) => now.ready)` in a component; `useReadiness.getState()` and `.subscribe` elsewhere. */
export const useReadiness = create<Readiness>(() => ({ ready: false, percent: 0, trouble: null, update: null }));

/** Before anything has been counted there is nothing to say. */
export function isCounted({ ready, percent, trouble }: Readiness): boolean {
  return ready || percent > 0 || trouble !== null;
}

/** A service worker's place in its registration, and what it tells of its copy. */
export interface WorkerReport extends PrecacheReport {
  readonly place: "installing" | "waiting" | "active";
}

/**
 * Ready is who has every file of its own version, with the service worker in charge, or in charge of the next
 * load [APP70]. A worker that is active takes charge of every page.
 *
 * @param version - of the page
 * @param reports - of the workers there are; none: nothing is kept
 */
export function readinessOf(version: string, reports: readonly WorkerReport[]): Readiness {
  const own = reports.filter((report) => report.version === version);
  const active = own.find(({ place }) => place === "active");
  const told = active ?? own.find(({ place }) => place === "waiting") ?? own.at(-1);
  const coming = reports.find(({ version: other, place }) => other !== version && place === "installing");
  const update = coming === undefined ? null : share(coming);
  if (reports.length === 0) return { ready: false, percent: 0, trouble: "not-kept", update };
  if (told === undefined) return { ready: false, percent: 0, trouble: null, update };
  const ready = active !== undefined && active.of > 0 && active.kept === active.of;
  return { ready, percent: ready ? 100 : share(told), trouble: ready ? null : told.trouble, update };
}

/** Never whole before it is ready. */
function share({ kept, of }: PrecacheReport): number {
  return of === 0 ? 0 : Math.min(99, Math.floor((100 * kept) / of));
}

/** How often what is missing is tried again [ms]. */
const AGAIN_MS = 20_000;
/** How long a worker is waited for; one of a version that counts nothing never answers [ms]. */
const ANSWER_MS = 10_000;

/**
 * Keeps `useReadiness` true: it is looked at when the page opens, comes to the front, loses the network or gets it
 * back, while files come in, and when a worker takes charge. What is missing is fetched again.
 *
 * @param version - address of the page's own script
 * @param register - brings the service worker in, again where it could not be installed; what hindered it
 */
export function watchReadiness(version: string, register: () => Promise<Readiness["trouble"]>): void {
  const { serviceWorker } = navigator;
  // A registration whose installing came to nothing is gone: what its worker told last is all there is.
  let last: WorkerReport | null = null;
  let round = 0;

  async function look(): Promise<void> {
    const mine = ++round;
    const registration = await serviceWorker.getRegistration();
    const asked = (["installing", "waiting", "active"] as const).map(async (place) => {
      const worker = registration?.[place] ?? null;
      const report = worker === null ? null : await askWorker(worker);
      return report === null ? [] : [{ ...report, place }];
    });
    const reports = (await Promise.all(asked)).flat();
    if (mine !== round) return;
    useReadiness.setState(readinessOf(version, reports.length === 0 && last !== null ? [last] : reports));
  }

  async function bring(): Promise<void> {
    const trouble = await register();
    if (trouble === null) await look();
    else useReadiness.setState({ trouble });
  }

  /** What lies here from before is told at once: bringing the worker in waits until the page is whole. */
  async function lookBack(): Promise<void> {
    const registration = await serviceWorker.getRegistration().catch(() => undefined);
    if (registration !== undefined) await look();
  }

  async function mend(): Promise<void> {
    await look();
    if (useReadiness.getState().ready) return;
    const registration = await serviceWorker.getRegistration();
    if (registration === undefined) await bring();
    else if (registration.installing === null) registration.active?.postMessage(FILL);
  }

  serviceWorker.addEventListener("message", ({ data }: MessageEvent<Partial<PrecacheNews> | null>) => {
    if (data?.type !== "precache-news" || data.report === undefined) return;
    last = { ...data.report, place: "installing" };
    void look();
  });
  serviceWorker.addEventListener("controllerchange", () => void look());
  globalThis.addEventListener("offline", () => void look());
  globalThis.addEventListener("online", () => void mend());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") void mend();
  });
  setInterval(() => {
    const { ready, trouble } = useReadiness.getState();
    // Where the server lets no copy be kept, nobody asks it over and over.
    if (!ready && trouble !== "not-kept" && document.visibilityState === "visible") void mend();
  }, AGAIN_MS);
  void lookBack();
  void bring();
}

const FILL: PrecacheOrder = { type: "precache-fill" };
const HOW_MUCH: PrecacheQuestion = { type: "precache-how-much" };

async function askWorker(worker: ServiceWorker): Promise<PrecacheReport | null> {
  const { port1, port2 } = new MessageChannel();
  try {
    return await new Promise((resolve) => {
      port1.addEventListener("message", ({ data }: MessageEvent<PrecacheReport>) => resolve(data));
      port1.start();
      setTimeout(() => resolve(null), ANSWER_MS);
      worker.postMessage(HOW_MUCH, [port2]);
    });
  } finally {
    port1.close();
  }
}
