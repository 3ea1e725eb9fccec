import type { Page } from "playwright";
import { enrol, problemOf, setUpStage, waitUntilSaved, type Stage } from "./browser.ts";
import { load, percentile, round, type Bench, type BenchResult } from "./result.ts";
import { throttle } from "./throttle.ts";
import { describe } from "./turn.ts";

const RUNS = 12;
/** Until a browser that was just started is quiet, and has kept what it compiled [ms]. */
const SETTLE_MS = 2_000;
/** Start to the first problem [ms], by how many times the processor is slowed down. */
const TARGETS = { warm: { 1: 800, 6: 2_500 }, cold: { 1: 2_500, 6: 2_500 } } as const;

/**
 * Start of the app to the first problem, each time in a browser started anew.
 * `cold`: empty profile, network there; the machine's share of the way: page → "Who is learning?",
 * Start → home, Practise → problem; the time a person needs to type a name is not in it.
 * `warm`: the app is saved on the device, a session is open, there is no network, `/practice` is opened. It has been opened
 * before, and for long enough that the browser keeps its compiled code, as on every day but the first.
 */
export const bootBench: Bench = {
  name: "boot",
  async *run(note) {
    const stage = await setUpStage();
    try {
      for (const rate of [1, 6] as const) {
        const suffix = rate === 1 ? "" : `/cpu-${rate}x`;
        const colds: Cold[] = [];
        for (let run = 0; run < RUNS; run++) colds.push(await coldStart(stage, `cold-${rate}-${run}`, rate));
        yield* results(
          `boot/cold`,
          suffix,
          colds.map(({ ms }) => ms),
          TARGETS.cold[rate],
          {
            first_screen: round(
              percentile(
                colds.map(({ first }) => first),
                0.5,
              ),
            ),
          },
        );
        const warm = await warmStarts(stage, rate);
        yield* results(`boot/warm`, suffix, warm.times, TARGETS.warm[rate], {});
        if (rate > 1) note(describe(warm.throttled, rate));
      }
      note("the network is this machine's own; warm has none at all");
    } finally {
      await stage.end();
    }
  },
};

function* results(
  bench: string,
  suffix: string,
  times: readonly number[],
  peer: number,
  extra: Readonly<Record<string, number>>,
): Generator<BenchResult> {
  for (const [name, share] of [
    ["p50", 0.5],
    ["p95", 0.95],
  ] as const) {
    yield {
      bench: `${bench}/${name}${suffix}`,
      ours: percentile(times, share),
      peer,
      unit: "ms",
      n: times.length,
      ...load(),
      ...extra,
    };
  }
}

interface Cold {
  readonly ms: number;
  /** Until "Who is learning?". */
  readonly first: number;
}

async function coldStart(stage: Stage, profile: string, rate: number): Promise<Cold> {
  const browser = await stage.openBrowser(profile);
  try {
    const page = await browser.newPage();
    if (rate > 1) await throttle(page, rate);
    await page.addInitScript(watchFor);
    await page.goto(stage.url);
    const first = await shownAt(page, "input");
    await page.getByRole("textbox", { name: "Name" }).fill("Amina");
    await page.getByRole("radio", { name: "Grade 4" }).check();
    const home = await timeFromPress(page, "Start", "[data-ready]");
    const problem = await timeFromPress(page, "Practise", "[data-item-id]");
    return { ms: first + home + problem, first };
  } finally {
    await browser.close();
  }
}

async function warmStarts(stage: Stage, rate: number) {
  const profile = `warm-${rate}`;
  const first = await stage.openBrowser(profile);
  const page = await first.newPage();
  await enrol(page, stage.url);
  await waitUntilSaved(page);
  await page.getByRole("button", { name: "Practise" }).click();
  await problemOf(page).waitFor();
  const open = await problemOf(page).getAttribute("data-item-id");
  await first.close();

  const times: number[] = [];
  let throttled = { page: false, workers: 0, refused: 0 };
  for (let run = -2; run < RUNS; run++) {
    const browser = await stage.openBrowser(profile);
    await browser.setOffline(true);
    const again = await browser.newPage();
    // A browser of our own has pages of its own to draw first.
    await again.waitForTimeout(SETTLE_MS);
    const told = rate > 1 ? await throttle(again, rate) : () => throttled;
    await again.addInitScript(watchFor);
    await again.goto(`${stage.url}/practice`);
    const time = await shownAt(again, "[data-item-id]");
    if (run >= 0) times.push(time);
    const shown = await problemOf(again).getAttribute("data-item-id");
    throttled = told();
    await again.waitForTimeout(SETTLE_MS);
    await browser.close();
    if (shown !== open) throw new Error(`warm start shows item ${shown}, ${open} was open`);
  }
  return { times, throttled };
}

interface WatchWindow {
  /** Resolves with the time of the first frame that shows a match [ms since `performance.timeOrigin`]. */
  whenShown: (selector: string) => Promise<number>;
  pressed: number;
}

/** Runs in the page before its own code: the observer is there before what it waits for. */
function watchFor(): void {
  const seen = new Map<string, Promise<number>>();
  const watch = globalThis as unknown as WatchWindow;
  const start = (selector: string) =>
    new Promise<number>((resolve) => {
      const look = () => {
        if (document.querySelector(selector) === null) return false;
        requestAnimationFrame(() => resolve(performance.now()));
        return true;
      };
      if (look()) return;
      const observer = new MutationObserver(() => {
        if (look()) observer.disconnect();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });
  for (const selector of ["input", "[data-item-id]", "[data-ready]"]) seen.set(selector, start(selector));
  watch.whenShown = (selector) => seen.get(selector) ?? start(selector);
  addEventListener("pointerdown", (event) => (watch.pressed = event.timeStamp), true);
}

function shownAt(page: Page, selector: string): Promise<number> {
  return page.evaluate((wanted) => (globalThis as unknown as WatchWindow).whenShown(wanted), selector);
}

async function timeFromPress(page: Page, button: string, selector: string): Promise<number> {
  await page.getByRole("button", { name: button }).click();
  const shown = await shownAt(page, selector);
  return shown - (await page.evaluate(() => (globalThis as unknown as WatchWindow).pressed));
}
