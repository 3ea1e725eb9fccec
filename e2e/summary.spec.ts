import { expect, test, type Page } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { Pupil } from "./support/pupil.ts";
import { ONCE } from "./support/where.ts";

async function finish(pupil: Pupil): Promise<void> {
  while ((await pupil.problem.count()) > 0) {
    await pupil.answerRight();
    await pupil.goOn();
  }
}

/** Practises until a summary tells of a skill that is done. */
async function master(page: Page, pupil: Pupil): Promise<void> {
  await pupil.practise("g2.add2c");
  for (let sessions = 0; sessions < 5; sessions++) {
    await finish(pupil);
    if (await page.getByRole("heading", { name: /^Done for now: / }).isVisible()) return;
    await page.getByRole("button", { name: "Practise again" }).click();
    await expect(pupil.problem).toBeVisible();
  }
  throw new Error("nothing was done in five sessions without a miss");
}

test(
  "[SCR102] the summary tells each problem apart and leads back to the one that took two tries",
  { tag: ONCE },
  async ({ page }) => {
    const pupil = new Pupil(page);
    await pupil.enrol("Amina", "Grade 3");
    await pupil.practise("g2.add2c");
    const missed = (await pupil.itemId()) ?? "";
    const [wrong = ""] = await pupil.wrongAnswer();
    await pupil.answer(wrong);
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "incorrect");
    await finish(pupil);

    const dots = page.getByRole("list", { name: "Problems, in order" }).getByRole("listitem");
    const words = await dots.allInnerTexts();
    expect(words[0]).toBe("with help or another try");
    expect(new Set(words.slice(1))).toEqual(new Set(["at the first try"]));
    await expect(page.getByText("After a hint you did the next", { exact: false })).toBeVisible();
    await expect(page.getByText(`You wrote ${wrong}`)).toBeVisible();
    expect(await faultsOf(page, "summary")).toEqual([]);

    await page.getByRole("link", { name: "Look again problem 1" }).click();
    await expect(page.getByRole("heading", { name: `Problem 1 of ${words.length}` })).toBeVisible();
    await expect(page.locator(`[data-item-id="${missed}"]`)).toBeVisible();
    await page.goBack();
    await expect(dots).toHaveCount(words.length);
    await page.reload();
    await expect(dots).toHaveCount(words.length);
    await page.getByRole("button", { name: "Done for today" }).click();
    await expect(page.getByRole("heading", { name: "Hello, Amina" })).toBeVisible();
  },
);

for (const motion of ["no-preference", "reduce"] as const) {
  test(
    `[SCR103] a skill that is done has its moment, over in less than a second: motion ${motion}`,
    { tag: ONCE },
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.emulateMedia({ reducedMotion: motion });
      const pupil = new Pupil(page);
      await pupil.enrol("Kofi", "Grade 3");
      await master(page, pupil);
      const moment = page.locator("[data-moment]");
      const longest = await moment.evaluate((element) =>
        Math.max(
          0,
          ...element.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
        ),
      );
      if (motion === "reduce") {
        expect(longest).toBe(0);
        await expect(moment).toBeHidden();
      } else {
        expect(longest).toBeGreaterThan(0);
        expect(longest).toBeLessThan(1000);
        // What is under it can be pressed all the while.
        await expect(moment).toHaveCSS("pointer-events", "none");
        await expect(moment).toBeHidden();
      }
      expect(await faultsOf(page, "mastered")).toEqual([]);
    },
  );
}
