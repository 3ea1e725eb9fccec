import { expect, test, type Page } from "@playwright/test";
import { test as classroomTest } from "./support/classroom.ts";
import { Pupil } from "./support/pupil.ts";
import { FOLDER, KEYBOARD, ONCE } from "./support/where.ts";

const SIZES = [
  { width: 768, height: 1024 },
  { width: 1024, height: 600 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
] as const;

const skipOf = (page: Page) => page.getByRole("button", { name: "Skip this one" });
const undoOf = (page: Page) => page.getByRole("button", { name: "Undo", exact: true });

for (const { width, height } of SIZES) {
  classroomTest(
    `[APP90] ${width}×${height}: Skip is undone, and the problem is as it was left`,
    { tag: ONCE },
    async ({ atDesk }) => {
      const pupil = await atDesk("Lea", "Grade 3");
      const { page } = pupil;
      await page.setViewportSize({ width, height });
      await pupil.practise("g2.add2c");
      // Another size may have left a session with a problem that was skipped.
      await pupil.answer(...(await pupil.wrongAnswer()));
      await expect(pupil.feedback).toHaveAttribute("data-verdict", "incorrect");
      const item = await pupil.itemId();
      await pupil.fill("12");
      const room = await pupil.problem.boundingBox();
      await pupil.press(skipOf(page));
      await expect(page.locator(`[data-item-id="${item ?? ""}"]`)).toHaveCount(0);
      await expect(undoOf(page)).toBeVisible();
      await expect(undoOf(page)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole("status").filter({ hasText: "Skipped." })).toHaveCount(1);
      await expect(pupil.check).toBeInViewport({ ratio: height < 480 ? 0 : 1 });
      await page.screenshot({ path: `${FOLDER}/undo-skip-${width}x${height}.png` });

      await pupil.press(undoOf(page));
      await expect(pupil.problem).toHaveAttribute("data-item-id", item ?? "");
      await expect(pupil.feedback).toHaveAttribute("data-verdict", "incorrect");
      await expect(pupil.box).toHaveValue("12");
      await expect(undoOf(page)).toHaveCount(0);
      expect((await pupil.problem.boundingBox())?.width).toBe(room?.width);

      // What is typed at the next problem, on the keys of the screen too, makes the skip final.
      await pupil.press(skipOf(page));
      await expect(page.locator(`[data-item-id="${item ?? ""}"]`)).toHaveCount(0);
      await pupil.pressKeys("7");
      await expect(undoOf(page)).toHaveCount(0);
      await page.reload();
      await expect(pupil.box).toHaveValue("7");
      await expect(undoOf(page)).toHaveCount(0);
    },
  );
}

test(
  "[APP90] with the keyboard alone, after a reload, and after the last problem; the summary tells of no skip",
  { tag: KEYBOARD },
  async ({ page }) => {
    const pupil = new Pupil(page);
    await pupil.enrol("Bea", "Grade 3");
    await pupil.practise("g2.add2c");
    const item = await pupil.itemId();
    await skipOf(page).focus();
    await page.keyboard.press("Enter");
    await expect(undoOf(page)).toBeVisible();
    await page.reload();
    await undoOf(page).focus();
    await page.keyboard.press("Enter");
    await expect(pupil.problem).toHaveAttribute("data-item-id", item ?? "");
    await expect(pupil.box).toBeFocused();

    while (await pupil.problem.isVisible()) {
      const [n, goal] =
        ((await page.getByRole("progressbar").getAttribute("aria-valuetext")) ?? "").match(/\d+/gu) ?? [];
      if (n === goal) break;
      await pupil.answerRight();
      await pupil.goOn();
    }
    const last = await pupil.itemId();
    await skipOf(page).click();
    await expect(page.getByText("The last one was skipped.").last()).toBeVisible();
    await page.screenshot({ path: `${FOLDER}/undo-skip-summary.png` });
    await undoOf(page).press("Enter");
    await expect(pupil.problem).toHaveAttribute("data-item-id", last ?? "");
    await pupil.answerRight();
    await pupil.goOn();
    await expect(page.getByText("Practise again")).toBeVisible();
    await expect(page.getByText("left out")).toHaveCount(0);
  },
);
