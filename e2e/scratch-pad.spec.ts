import { expect, type Locator, type Page } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { test } from "./support/classroom.ts";
import { Pupil } from "./support/pupil.ts";
import { FOLDER, ONCE } from "./support/where.ts";

const SIZES = [
  { width: 768, height: 1024, isSheet: false },
  { width: 1024, height: 600, isSheet: false },
  { width: 360, height: 740, isSheet: true },
  { width: 740, height: 360, isSheet: true },
] as const;

const paperOf = (page: Page) => page.getByRole("img", { name: "Paper to draw on" });
const strokesOn = (page: Page) => paperOf(page).locator("path[d^=M]");
const openerOf = (page: Page) => page.getByRole("main").getByRole("button", { name: "Scratch pad" });

async function draw(page: Page, paper: Locator): Promise<void> {
  const place = await paper.boundingBox();
  if (place === null) throw new Error("the paper is not there");
  const { x, y, width, height } = place;
  await page.mouse.move(x + width * 0.2, y + height * 0.3);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.4, y + height * 0.6, { steps: 5 });
  await page.mouse.move(x + width * 0.6, y + height * 0.3, { steps: 5 });
  await page.mouse.up();
}

for (const { width, height, isSheet } of SIZES) {
  test(
    `[APP91] [APP92] ${width}×${height}: what is worked out on the pad is there until the next problem`,
    { tag: ONCE },
    async ({ atDesk }) => {
      const pupil = await atDesk(`Ugo ${width}`, "Grade 3");
      const { page } = pupil;
      await page.setViewportSize({ width, height });
      await pupil.practise("g2.eqmiss");
      const opener = openerOf(page);
      await expect(opener).toBeInViewport({ ratio: 1 });
      await opener.click();
      const pad = isSheet
        ? page.getByRole("dialog", { name: "Scratch pad" })
        : page.getByRole("region", { name: "Scratch pad" });
      await expect(pad).toBeVisible();
      await expect(paperOf(page)).toBeInViewport({ ratio: 0.9 });
      expect((await paperOf(page).boundingBox())?.height).toBeGreaterThan(90);
      await expect(page.getByRole("button", { name: "Close the pad" })).toBeInViewport({ ratio: 1 });
      await draw(page, paperOf(page));
      await expect(strokesOn(page)).toHaveCount(1);
      await page.getByRole("button", { name: "Eraser" }).click();
      await draw(page, paperOf(page));
      await page.getByRole("button", { name: "Clear" }).click();
      await expect(strokesOn(page)).toHaveCount(0);
      const undo = page.getByRole("button", { name: "Undo on the pad" });
      await undo.click();
      await expect(strokesOn(page)).toHaveCount(2);
      await undo.click();
      await expect(strokesOn(page)).toHaveCount(1);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.screenshot({ path: `${FOLDER}/scratch-pad-${width}x${height}-${colorScheme}.png` });
        expect(await faultsOf(page, colorScheme)).toEqual([]);
      }
      await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
      await page.screenshot({ path: `${FOLDER}/scratch-pad-${width}x${height}-contrast.png` });
      await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });

      // Something is said while the pad is open: here on the desk itself, over it from another tab.
      if (isSheet) {
        const other = new Pupil(await page.context().newPage());
        await other.page.goto("/practice/g2.eqmiss");
        await other.answer(...(await other.wrongAnswer()));
        await expect(other.feedback).toHaveAttribute("data-verdict", "incorrect");
        await other.page.close();
        await expect(pad.getByRole("status")).toContainText("something new");
      } else {
        await pupil.answer(...(await pupil.wrongAnswer()));
        await expect(pupil.feedback.locator("[data-turn]").first()).toBeInViewport({ ratio: 0.9 });
        await expect(pupil.check).toBeInViewport({ ratio: 1 });
        await page.screenshot({ path: `${FOLDER}/scratch-pad-${width}x${height}-said.png` });
      }
      await expect(strokesOn(page)).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(pad).toHaveCount(0);
      await expect(opener).toBeFocused();
      await expect(pupil.feedback).toHaveAttribute("data-verdict", "incorrect");

      // Another screen and back: it is the same problem.
      await page.getByRole("link", { name: "Home" }).click();
      await pupil.practise();
      await openerOf(page).click();
      await expect(strokesOn(page)).toHaveCount(1);
      await page.getByRole("button", { name: "Close the pad" }).click();
      await pupil.answerRight();
      await pupil.goOn();
      await openerOf(page).click();
      await expect(strokesOn(page)).toHaveCount(0);
    },
  );
}

for (const { width, height } of SIZES) {
  test(
    `[APP91] [APP93] ${width}×${height}: opened by keys it is a text box; nothing of it is left when the learner goes`,
    { tag: ONCE },
    async ({ atDesk }) => {
      const pupil = await atDesk("Uma", "Grade 3");
      const { page } = pupil;
      await page.setViewportSize({ width, height });
      await pupil.practise("g2.eqmiss");
      await openerOf(page).press("Enter");
      const notes = page.getByRole("textbox", { name: "Your notes" });
      await expect(notes).toBeFocused();
      await page.keyboard.type("20 + 30");
      await page.keyboard.press("Escape");
      await expect(openerOf(page)).toBeFocused();
      await openerOf(page).press("Enter");
      await expect(notes).toHaveValue("20 + 30");
      await page.keyboard.press("Escape");

      await page.getByRole("button", { name: "Not you?" }).click();
      await page.getByRole("button", { name: /^Uma/u }).click();
      await pupil.practise();
      await openerOf(page).press("Enter");
      await expect(notes).toHaveValue("");
      await notes.fill("7");
      await page.reload();
      await openerOf(page).press("Enter");
      await expect(notes).toHaveValue("");
    },
  );
}
