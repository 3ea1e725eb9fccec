import { expect } from "@playwright/test";
import { test } from "./support/classroom.ts";
import { isOnTop, LOW, setTextSize, sidewaysScroll } from "./support/low.ts";
import { ONCE } from "./support/where.ts";

/** Several boxes, a picture, a long answer. */
const SKILLS = ["g2.pv3", "g3.fracline", "g6.eqadd"] as const;

for (const { width, height, text } of LOW) {
  test(
    `[EEE60] ${width}×${height}, text ${text} %: what is said of a wrong answer is seen at once, and all there is to press can be reached`,
    { tag: ONCE },
    async ({ atDesk }) => {
      const pupil = await atDesk("Ines", "Grade 6");
      const { page } = pupil;
      await page.setViewportSize({ width, height });
      await setTextSize(page, text);
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
        expect(await sidewaysScroll(page), `${skill}: scrolls sideways`).toBeLessThanOrEqual(0);
      }
    },
  );
}
