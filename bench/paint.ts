import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BrowserContext } from "playwright";
import { enrol, setUpStage, type Stage } from "./browser.ts";
import { load, percentile, round, type Bench, type BenchResult } from "./result.ts";
import { slowLine } from "./slow-line.ts";
import { throttle } from "./throttle.ts";

const RUNS = 5;
const CPU = 6;
const LINE = { bitsPerSecond: 1_600_000, roundTripMs: 150 };
/** How long after the load a page is watched: what is drawn later is no part of the start [ms]. */
const SETTLED_MS = 3_000;

/**
 * What stands on the screen when, on a slow tablet at a slow line: largest contentful paint, and how much what is read jumps
 * (cumulative layout shift, 0.05 at most). `cold`: nothing is kept; `warm`: the app is kept, somebody is known, and
 * home is opened. Its peer is measured in turns with it: the same app from an `index.html` without content, as
 * apps of this kind are usually served. `target` is what a cold start may take [ms].
 */
export const paintBench: Bench = {
  name: "paint",
  async *run(note) {
    const stages = { ours: await setUpStage(), peer: await setUpStage(emptyPage) };
    try {
      for (const kind of ["cold", "warm"] as const) {
        const found = { ours: [] as Paint[], peer: [] as Paint[] };
        for (let run = 0; run < RUNS; run++) {
          for (const who of ["ours", "peer"] as const)
            found[who].push(await starts[kind](stages[who], `${kind}-${run}`));
        }
        for (const share of [0.5, 0.95] as const) yield result(kind, share, found);
        note(
          `${kind}: the largest thing painted: ${[...new Set(found.ours.map(({ largest }) => largest))].join(", ")}`,
        );
      }
    } finally {
      await stages.ours.end();
      await stages.peer.end();
    }
  },
};

interface Paint {
  readonly first: number;
  readonly lcp: number;
  readonly cls: number;
  readonly largest: string;
  /** Until the copy of the app is whole; 0 where it was before. */
  readonly ready: number;
}

function result(
  kind: "cold" | "warm",
  share: 0.5 | 0.95,
  found: { readonly ours: readonly Paint[]; readonly peer: readonly Paint[] },
): BenchResult {
  const of = (paints: readonly Paint[], what: "first" | "lcp" | "cls" | "ready") =>
    percentile(
      paints.map((paint) => paint[what]),
      share,
    );
  return {
    bench: `paint/${kind}/p${share * 100}`,
    ours: of(found.ours, "lcp"),
    peer: of(found.peer, "lcp"),
    unit: "ms",
    n: found.ours.length,
    target: 2_500,
    first: round(of(found.ours, "first")),
    peer_first: round(of(found.peer, "first")),
    cls: round(of(found.ours, "cls")),
    peer_cls: round(of(found.peer, "cls")),
    ...(kind === "cold" ? { ready: round(of(found.ours, "ready")) } : {}),
    ...load(),
  };
}

/** The page as a usual app of this kind serves it: an empty place, and scripts that fill it. */
async function emptyPage(appDir: string): Promise<void> {
  const file = path.join(appDir, "index.html");
  const html = await readFile(file, "utf8");
  await writeFile(file, html.replace(/<div id="app"[\s\S]*?(?=<div id="too-old")/u, '<div id="app"></div>'));
  for (const ending of [".br", ".gz"]) await rm(file + ending, { force: true });
}

const starts = {
  cold: async (stage: Stage, profile: string): Promise<Paint> => {
    const line = await slowLine(stage.url, LINE.bitsPerSecond, LINE.roundTripMs);
    const browser = await stage.openBrowser(profile);
    try {
      return await watch(browser, line.url, true);
    } finally {
      await browser.close();
      await line.end();
    }
  },
  warm: async (stage: Stage, profile: string): Promise<Paint> => {
    const first = await stage.openBrowser(profile);
    const page = await first.newPage();
    await enrol(page, stage.url);
    await whole(page);
    await first.close();
    const browser = await stage.openBrowser(profile);
    try {
      await browser.setOffline(true);
      return await watch(browser, stage.url, false);
    } finally {
      await browser.close();
    }
  },
};

async function watch(browser: BrowserContext, url: string, untilReady: boolean): Promise<Paint> {
  const page = await browser.newPage();
  await throttle(page, CPU);
  await page.addInitScript(observe);
  await page.goto(url);
  await page.locator("#app :is(form input, [data-ready])").first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const paint = await page.evaluate(() => (globalThis as unknown as { paint: Omit<Paint, "ready"> }).paint);
  const ready = untilReady ? await whole(page) : 0;
  return { ...paint, ready };
}

/** Waits until every file is kept. */
async function whole(page: { evaluate: <Value>(work: () => Promise<Value>) => Promise<Value> }): Promise<number> {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return performance.now();
  });
}

/** Runs in the page before its own code. */
function observe(): void {
  const paint = { first: 0, lcp: 0, cls: 0, largest: "" };
  (globalThis as unknown as { paint: typeof paint }).paint = paint;
  const each = (type: string, take: (entry: PerformanceEntry & Record<string, never>) => void): void => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & Record<string, never>);
    }).observe({ type, buffered: true });
  };
  each("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") paint.first = startTime;
  });
  each("largest-contentful-paint", (entry) => {
    paint.lcp = entry.startTime;
    const element = entry["element"] as unknown as Element | null;
    paint.largest = element === null ? "" : `${element.tagName} ${element.textContent.slice(0, 30)}`;
  });
  each("layout-shift", (entry) => {
    if (entry["hadRecentInput"] !== (true as never)) paint.cls += entry["value"] as unknown as number;
  });
}
