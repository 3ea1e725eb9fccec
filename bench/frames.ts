import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { chromium, type Page } from "playwright";
import { browserPath, LAUNCH_ARGS } from "../e2e/support/browser.ts";
import { makeQueues } from "./class-logs.ts";
import { openBenchSchool, type BenchSchool } from "./class-school.ts";
import { framesOf, type TraceEvent } from "./frames-of.ts";
import { load, percentile, round, type Bench, type BenchResult } from "./result.ts";

const PUPILS = 200;
const ANSWERS_A_SECOND = 20;
const SECONDS = 6;
const RUNS = 5;
/** What a frame has at sixty a second [ms]. */
const FRAME_MS = 16;
/** Pupils that sign in, or send what their session begins with, at the same time. */
const AT_ONCE = 16;
/** What the page does once, as it opens, is no part of what is measured [ms]. */
const SETTLED_MS = 5_000;
/** On a machine that does much else the page opens late [ms]. */
const OPENS_MS = 180_000;
const SCREEN = { width: 1_280, height: 800 } as const;

/**
 * "Now" of a class of 200 in the browser, while 20 answers a second come in: what its main thread works for a frame, in
 * processor time, so that other programs count for nothing. The median of five runs of the longest frame, beside the 16 ms that a frame has.
 */
export const framesBench: Bench = {
  name: "frames",
  async *run(note) {
    const folder = await mkdtemp(path.join(tmpdir(), "mathflow-bench-"));
    await cp("dist/app", path.join(folder, "app"), { recursive: true });
    const school = await openBenchSchool(folder, path.join(folder, "app"));
    try {
      yield await measureFrames(school, note);
    } finally {
      await school.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function measureFrames(school: BenchSchool, note: (line: string) => void): Promise<BenchResult> {
  const { id, pupils } = await school.addClass("4b", PUPILS);
  const each = Math.ceil((ANSWERS_A_SECOND * SECONDS * RUNS) / PUPILS) + 2;
  const queues = await makeQueues(
    pupils.map(({ learner }) => learner),
    each,
  );
  note(`${PUPILS} pupils with ${each} answers each`);
  let sent = 0;
  async function push(): Promise<void> {
    const [pupil, events] = [pupils[sent % PUPILS], queues[sent % PUPILS]?.[Math.floor(sent / PUPILS)]];
    sent += 1;
    if (pupil !== undefined && events !== undefined) await pupil.client.push(pupil.learner, events);
  }
  for (let n = 0; n < PUPILS; n += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, push));
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...LAUNCH_ARGS] });
  try {
    const context = await browser.newContext({ viewport: SCREEN });
    await context.addCookies(school.teacher.cookies());
    const page = await context.newPage();
    await page.goto(`${school.url()}/teach/class/${id}`, { timeout: OPENS_MS });
    await page.locator(`#now-${pupils.at(-1)?.learner}`).waitFor({ timeout: OPENS_MS });
    await delay(SETTLED_MS);
    const works: (readonly number[])[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      works.push(await traced(page, () => lesson(push)));
      note(`longest frame of run ${run + 1}: ${round(Math.max(...(works.at(-1) ?? [])))} ms`);
    }
    const ofRuns = (pick: (work: readonly number[]) => number) => percentile(works.map(pick), 0.5);
    return {
      bench: "frames/now-200",
      ours: ofRuns((work) => Math.max(...work)),
      peer: FRAME_MS,
      unit: "ms",
      n: RUNS,
      p99: round(ofRuns((work) => percentile(work, 0.99))),
      // Frames that are longer than they may be, in a run.
      late: ofRuns((work) => work.filter((ms) => ms > FRAME_MS).length),
      frames: ofRuns((work) => work.length),
      busy: round(ofRuns((work) => work.reduce((sum, ms) => sum + ms, 0) / (SECONDS * 10))),
      answers_a_second: ANSWERS_A_SECOND,
      ...load(),
    };
  } finally {
    await browser.close();
  }
}

async function lesson(push: () => Promise<void>): Promise<void> {
  const start = performance.now();
  const sent: Promise<void>[] = [];
  for (let n = 0; n < ANSWERS_A_SECOND * SECONDS; n += 1) {
    sent.push(push());
    await delay(Math.max(0, start + ((n + 1) * 1_000) / ANSWERS_A_SECOND - performance.now()));
  }
  await Promise.all(sent);
}

/** What the page's main thread worked for each frame while something was done [ms of processor time]. */
async function traced(page: Page, work: () => Promise<void>): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  // As the protocol says it.
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  const includedCategories = ["toplevel", "devtools.timeline", "__metadata"];
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
  // Each frame by itself, also where nothing is to be drawn.
  await page.evaluate(() => {
    const next = (): void => {
      frame = requestAnimationFrame(next);
    };
    let frame = requestAnimationFrame(next);
    setTimeout(() => cancelAnimationFrame(frame), 60_000);
  });
  await work();
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  return framesOf(events);
}
