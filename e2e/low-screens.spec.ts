import { expect, type Locator } from "@playwright/test";
import { test } from "./support/classroom.ts";
import { ONCE } from "./support/where.ts";

/** Screens on which a whole desk has no room [px], and the size of the text [% of the browser's own]. */
const LOW = [
  { width: 740, height: 360, text: 100 },
  { width: 667, height: 375, text: 100 },
  { width: 844, height: 390, text: 100 },
  { width: 512, height: 300, text: 100 },
  { width: 768, height: 1024, text: 200 },
  { width: 1024, height: 600, text: 200 },
  { width: 360, height: 740, text: 200 },
] as const;

/** Several boxes, a picture, a long answer. */
const SKILLS = ["g2.pv3", "g3.fracline", "g6.eqadd"] as const;

/** Whether a finger on the middle of it meets it, and nothing that lies over it. */
function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const met = document.elementFromPoint(left + width / 2, top + height / 2);
    return met !== null && (element.contains(met) || met.contains(element));
  });
}

for (const { width, height, text } of LOW) {
  test(
    `[EEE60] ${width}×${height}, text ${text} %: what is said of a wrong answer is seen at once, and all there is to press can be reached`,
    { tag: ONCE },
    async ({ atDesk }) => {
      const pupil = await atDesk("Ines", "Grade 6");
      const { page } = pupil;
      await page.setViewportSize({ width, height });
      await page.addInitScript((percent) => {
        document.addEventListener("DOMContentLoaded", () => {
          document.documentElement.style.fontSize = `${(percent / 100) * 18}px`;
        });
      }, text);
      for (const skill of SKILLS) {
        await pupil.practise(skill);
        await expect(pupil.problem).toHaveAttribute("data-skill-id", skill);
        const stem = page.locator("#stem");
        await expect(stem).toBeInViewport({ ratio: 1 });
        await pupil.answer(...(await pupil.wrongAnswer()));
        await expect(pupil.feedback).toHaveAttribute("data-verdict", "incorrect");
        const said = pupil.feedback.locator("[data-turn]").first();
        await expect(said, `${skill}: what is said`).toBeInViewport({ ratio: 0.9 });
        expect(await isOnTop(said), `${skill}: nothing lies over what is said`).toBe(true);
        await expect(page.getByRole("banner"), `${skill}: who is working`).toBeInViewport({ ratio: 1 });

        for (const target of [
          stem,
          ...(await pupil.feedback.locator("[data-turn]").all()),
          ...(await page.getByRole("main").getByRole("button").all()),
          ...(await page.getByRole("main").getByRole("textbox").all()),
          pupil.check,
        ]) {
          if (!(await target.isVisible())) continue;
          await target.scrollIntoViewIfNeeded();
          const what = `${skill}: ${await target.evaluate((one) => one.outerHTML.slice(0, 90))}`;
          expect(await isOnTop(target), what).toBe(true);
        }
        const sideways = await page.evaluate(() => {
          const main = document.getElementById("content");
          return main === null ? 0 : main.scrollWidth - main.clientWidth;
        });
        expect(sideways, `${skill}: scrolls sideways`).toBeLessThanOrEqual(0);
      }
    },
  );
}
