import type { Page } from "playwright";
import { enrol, problemOf, reports, setUpStage, type Stage } from "./browser.ts";
import { load, percentile, type Bench } from "./result.ts";
import { throttle, type Throttled } from "./throttle.ts";
import { describe, THINKING_MS } from "./turn.ts";

/** The promise [ms] at p95: plain, and on a page slowed down six times. */
const TARGETS = { 1: 50, 6: 150 } as const;
/** Mean of the reference tutor, whose turns go through a server and a language model [ms]. */
const REFERENCE_MS = 1_500;
/** Of every category; none solves the problem, so that one conversation goes on. */
const MESSAGES = [
  "wat do i do",
  "is it 9999?",
  "idk",
  "what does it mean",
  "i think its 1234567",
  "why",
  "do u like minecraft",
  "help",
  "ok",
  "i did it in my head",
] as const;
const PROBLEMS = 6;

/** Message sent → the tutor's reply on the screen, in the built app with its real worker and store. */
export const messageBench: Bench = {
  name: "message",
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
          yield {
            bench: `message/${name}${rate === 1 ? "" : `/cpu-${rate}x`}`,
            ours: percentile(times, share),
            peer: TARGETS[rate],
            unit: "ms",
            n: times.length,
            ...load(),
            reference: REFERENCE_MS,
          };
        }
      }
      note("the peer is the target for p95; reference is the mean of a tutor that asks a server");
    } finally {
      await stage.end();
    }
  },
};

async function measure(stage: Stage, rate: number): Promise<{ times: number[]; throttled: Throttled }> {
  const browser = await stage.openBrowser(`message-${rate}`);
  try {
    const page = await browser.newPage();
    const replied = await reports<number>(page, "replyDrawn");
    await enrol(page, stage.url);
    await page.getByRole("button", { name: "Practise" }).click();
    await problemOf(page).waitFor();
    const told = rate === 1 ? () => ({ page: false, workers: 0, refused: 0 }) : await throttle(page, rate);
    const times: number[] = [];
    for (let problem = 0; problem < PROBLEMS; problem++) {
      for (const text of MESSAGES) {
        const isOpen = await page.getByRole("button", { name: "Check", exact: true }).isVisible();
        if (isOpen) times.push(await send(page, replied, text));
      }
      const before = await problemOf(page).getAttribute("data-item-id");
      const next = page.getByRole("button", { name: "Next", exact: true });
      const skip = page.getByRole("button", { name: "Skip this one" });
      await next.or(skip).first().click();
      await page.waitForFunction(
        (old) => document.querySelector("[data-item-id]")?.getAttribute("data-item-id") !== old,
        before,
      );
      await problemOf(page).waitFor();
    }
    return { times, throttled: told() };
  } finally {
    await browser.close();
  }
}

/** From the Enter key going down to the first frame with the reply [ms]. */
async function send(page: Page, replied: () => Promise<number>, text: string): Promise<number> {
  const box = page.getByRole("textbox", { name: "Message" });
  if (!(await box.isVisible())) await page.getByRole("button", { name: "Message" }).click();
  await box.fill(text);
  await page.evaluate(watchReply, text);
  await page.waitForTimeout(THINKING_MS);
  const drawn = replied();
  await page.keyboard.press("Enter");
  return drawn;
}

interface ReplyWindow {
  replyDrawn: (ms: number) => void;
}

/** Runs in the page: from the next key down to the frame that shows what was said, and what was said to it. */
function watchReply(said: string): void {
  const told = () => document.querySelector("[role=status][aria-label=Feedback]")?.textContent ?? "";
  const before = told();
  let down = -1;
  addEventListener("keydown", (event) => (down = event.timeStamp), { capture: true, once: true });
  const observer = new MutationObserver(() => {
    // The learner's own line comes with the tutor's, in one view.
    if (down < 0 || told() === before || !told().includes(said)) return;
    observer.disconnect();
    requestAnimationFrame(() => (globalThis as unknown as ReplyWindow).replyDrawn(performance.now() - down));
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}
