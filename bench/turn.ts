import type { Page } from "playwright";
import { rightAnswers } from "../e2e/support/answers.ts";
import { enrol, fillIn, itemOn, middleOf, problemOf, reports, setUpStage, type Stage } from "./browser.ts";
import { load, percentile, round, type Bench, type BenchResult } from "./result.ts";
import { throttle, type Throttled } from "./throttle.ts";

const ANSWERS = 60;
/**
 * Between the last key and Check [ms]: an average typist's time for one key (0.28 s; Card, Moran and Newell 1980). The page
 * saves and reads what was typed meanwhile.
 */
export const THINKING_MS = 280;
/** The promise [ms] at p95: plain, and on a page slowed down six times. */
const TARGETS = { 1: 50, 6: 150 } as const;

/**
 * Answer submitted → verdict on the screen, in the built app with its real worker and store: from
 * the finger leaving Check or the Enter key going down, to the first frame that shows the new verdict. Right and
 * wrong first answers, taps and keys by turns.
 */
export const turnBench: Bench = {
  name: "turn",
  async *run(note) {
    const stage = await setUpStage();
    try {
      for (const rate of [1, 6] as const) {
        const { times, throttled } = await measure(stage, rate);
        if (rate > 1) note(describe(throttled, rate));
        for (const [name, share] of [
          ["p50", 0.5],
          ["p95", 0.95],
        ] as const) {
          yield resultOf(`turn/${name}${rate === 1 ? "" : `/cpu-${rate}x`}`, times, share, TARGETS[rate]);
        }
      }
      note("the peer is the target for p95; load is the machine's load by core: above 1 others were waiting too");
    } finally {
      await stage.end();
    }
  },
};

function resultOf(bench: string, times: readonly Turn[], share: number, target: number): BenchResult {
  const of = (pick: (turn: Turn) => number, turns = times) => percentile(turns.map(pick), share);
  return {
    bench,
    ours: of(({ ms }) => ms),
    peer: target,
    unit: "ms",
    n: times.length,
    ...load(),
    from_submit: round(of(({ fromSubmit }) => fromSubmit)),
    correct: round(
      of(
        ({ ms }) => ms,
        times.filter(({ verdict }) => verdict === "correct"),
      ),
    ),
    incorrect: round(
      of(
        ({ ms }) => ms,
        times.filter(({ verdict }) => verdict === "incorrect"),
      ),
    ),
  };
}

interface Turn {
  /** From the pointer's end or the key's beginning to the frame with the verdict: what Event Timing counts, and the worker. */
  readonly ms: number;
  /** The same from the form's submit event: without what the page does for the press itself. */
  readonly fromSubmit: number;
  readonly verdict: string;
}

async function measure(stage: Stage, rate: number): Promise<{ times: Turn[]; throttled: Throttled }> {
  const browser = await stage.openBrowser(`turn-${rate}`);
  try {
    const page = await browser.newPage();
    const reported = await reports<Turn>(page, "turnDrawn");
    await page.addInitScript(watchTurns);
    await enrol(page, stage.url);
    await page.getByRole("button", { name: "Practise" }).click();
    await problemOf(page).waitFor();
    const told = rate === 1 ? () => ({ page: false, workers: 0, refused: 0 }) : await throttle(page, rate);
    const times: Turn[] = [];
    for (let problem = 0; times.length < ANSWERS; problem++) {
      const item = await itemOn(page);
      const wrong = problem % 3 === 2 ? wrongAnswer(item) : undefined;
      if (wrong !== undefined) times.push(await answer(page, reported, item, wrong, "incorrect", problem % 2 === 0));
      if (await page.getByRole("button", { name: "Check", exact: true }).isVisible()) {
        times.push(await answer(page, reported, item, rightAnswers(item), "correct", problem % 2 === 1));
      }
      await goOn(page, item.meta.id);
    }
    return { times, throttled: told() };
  } finally {
    await browser.close();
  }
}

type Item = Awaited<ReturnType<typeof itemOn>>;

function wrongAnswer(item: Item): readonly string[] | undefined {
  const wrong = item.misconceptions[0]?.trigger.value;
  if (wrong === undefined || item.answer_spec.ui.choices.length > 0) return undefined;
  return item.answer_spec.parts === undefined ? [wrong] : wrong.split("; ");
}

async function answer(
  page: Page,
  reported: () => Promise<Turn>,
  item: Item,
  given: readonly string[],
  verdict: string,
  byKey: boolean,
): Promise<Turn> {
  await fillIn(page, item, given);
  const typed = item.answer_spec.ui.choices.length === 0;
  const check = await middleOf(page.getByRole("button", { name: "Check", exact: true }));
  await page.mouse.move(check.x, check.y);
  await page.waitForTimeout(THINKING_MS);
  const drawn = reported();
  if (byKey && typed) {
    await page.keyboard.press("Enter");
  } else {
    await page.mouse.down();
    await page.mouse.up();
  }
  const turn = await drawn;
  if (turn.verdict !== verdict) throw new Error(`item ${item.meta.id}, given ${given.join("; ")}: ${turn.verdict}`);
  return turn;
}

async function goOn(page: Page, before: string): Promise<void> {
  const all = page.getByRole("button", { name: "Show all steps" });
  if (await all.isVisible()) await all.click();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.waitForFunction(
    (old) => document.querySelector("[data-item-id]")?.getAttribute("data-item-id") !== old,
    before,
  );
  if ((await problemOf(page).count()) > 0) return;
  await page.getByRole("button", { name: "Practise again" }).click();
  await problemOf(page).waitFor();
}

interface TurnWindow {
  turnDrawn: (turn: Turn) => void;
}

/** Runs in the page before its own code: notes when Check is pressed and when the new verdict is drawn. */
function watchTurns(): void {
  let pressedAt = -1;
  let submitted = -1;
  let before: string | null = null;
  const shown = () => document.querySelector("[data-verdict]")?.getAttribute("data-verdict") ?? null;

  function begin(event: Event): void {
    const target = event.target instanceof Element ? event.target : null;
    const onCheck = target?.closest("button[type=submit]") !== null;
    const isEnter = event instanceof KeyboardEvent && event.key === "Enter" && target?.closest("form") !== null;
    if (!(event instanceof KeyboardEvent ? isEnter : onCheck)) return;
    pressedAt = event.timeStamp;
    before = shown();
  }
  addEventListener("pointerup", begin, true);
  addEventListener("keydown", begin, true);
  addEventListener("submit", (event) => (submitted = event.timeStamp), true);

  const observer = new MutationObserver(() => {
    const verdict = shown();
    if (pressedAt < 0 || verdict === null || verdict === "" || verdict === before) return;
    const [pressed, sent] = [pressedAt, submitted];
    pressedAt = -1;
    requestAnimationFrame(() => {
      const now = performance.now();
      (globalThis as unknown as TurnWindow).turnDrawn({ ms: now - pressed, fromSubmit: now - sent, verdict });
    });
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-verdict"] });
}

export function describe({ workers, refused }: Throttled, rate: number): string {
  const worker =
    workers > 0 ? `${workers} worker(s) too` : `not the engine worker (Chromium refused ${refused} of them)`;
  return `cpu-${rate}x: the page's main thread was slowed ${rate} times; ${worker}`;
}
