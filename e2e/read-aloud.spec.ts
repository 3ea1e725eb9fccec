import { expect } from "@playwright/test";
import { test } from "./support/classroom.ts";
import { FOLDER, ONCE } from "./support/where.ts";

const SIZES = [
  { width: 768, height: 1024 },
  { width: 1024, height: 600 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
] as const;

/** Stands in for the browser's speech: voices that come after a while, and what was spoken. */
function speechWith({ afterMs, voices }: { readonly afterMs: number; readonly voices: readonly object[] }): void {
  const speech = new EventTarget();
  let named: readonly object[] = [];
  const spoken: string[] = [];
  Object.assign(speech, {
    getVoices: () => named,
    cancel: () => {},
    speak: (said: { readonly text: string }) => spoken.push(said.text),
  });
  Object.assign(globalThis, {
    spoken,
    SpeechSynthesisUtterance: class extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    },
  });
  Object.defineProperty(globalThis, "speechSynthesis", { value: speech });
  setTimeout(() => {
    named = voices;
    speech.dispatchEvent(new Event("voiceschanged"));
  }, afterMs);
}

for (const { width, height } of SIZES) {
  test(
    `[APP36] ${width}×${height}: where the device has no voice, the button says why`,
    { tag: ONCE },
    async ({ atDesk }) => {
      const pupil = await atDesk("Ada", "Grade 3");
      const { page } = pupil;
      await page.setViewportSize({ width, height });
      await page.addInitScript(speechWith, { afterMs: 100, voices: [] });
      await page.goto("/practice/g2.add2c");
      await expect(pupil.problem).toBeVisible();
      const button = page.getByRole("button", { name: "Read aloud" });
      await expect(button).toBeInViewport({ ratio: 1 });
      await button.click();
      const why = page.getByRole("dialog", { name: "Read aloud" });
      await expect(why).toContainText("no English voice of its own");
      await page.screenshot({ path: `${FOLDER}/read-aloud-${width}x${height}.png` });
      await page.keyboard.press("Escape");
      await expect(why).toHaveCount(0);
      await expect(button).toBeFocused();
      await page.screenshot({ path: `${FOLDER}/read-aloud-closed-${width}x${height}.png` });
    },
  );
}

test(
  "[APP36] a press before the voices have come is kept: nothing is claimed, and then it is read",
  { tag: ONCE },
  async ({ atDesk }) => {
    const pupil = await atDesk("Ada", "Grade 3");
    const { page } = pupil;
    const voice = { lang: "en-GB", localService: true, default: true };
    await page.addInitScript(speechWith, { afterMs: 2_500, voices: [voice] });
    await page.goto("/practice/g2.add2c");
    await expect(pupil.problem).toBeVisible();
    await page.getByRole("button", { name: "Read aloud" }).click();
    await expect(page.getByRole("button", { name: "Stop reading" })).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const spoken = await page.evaluate(() => (globalThis as unknown as { readonly spoken: string[] }).spoken);
    expect(spoken).toHaveLength(1);
    expect(spoken[0]).toMatch(/\w/u);
    await page.getByRole("button", { name: "Stop reading" }).click();
    await expect(page.getByRole("button", { name: "Read aloud" })).toBeVisible();
  },
);
