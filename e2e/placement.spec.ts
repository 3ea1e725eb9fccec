import { expect, test } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { isOnTop, LOW, sidewaysScroll } from "./support/low.ts";
import { Newcomer, upTo } from "./support/newcomer.ts";
import { FOLDER, ONCE, SMOKE, WITH_WORKER } from "./support/where.ts";

test(
  "[SCR120] [SCR121] a strong pupil finds their place and starts there",
  { tag: [ONCE, SMOKE] },
  async ({ page }, info) => {
    const pupil = new Newcomer(page);
    await pupil.enrol("Ravi", "Grade 2");
    await expect(page.getByRole("heading", { name: "Shall we see where you can start?" })).toBeVisible();
    await pupil.begin();
    await expect(pupil.progress).toHaveAttribute("aria-valuenow", "0");
    expect(await faultsOf(page, "a question")).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/${info.project.name}-placement.png` });
    const count = await pupil.finish(upTo(4));
    expect(count).toBeGreaterThanOrEqual(8);
    expect(count).toBeLessThanOrEqual(25);
    await expect(page.getByText(/It seems you know \d+ skills already/u)).toBeVisible();
    await expect(page.getByText(/wrong|incorrect/iu)).toHaveCount(0);
    expect(await faultsOf(page, "the end")).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/${info.project.name}-placement-end.png`, fullPage: true });

    // What was new is there with its solution, for who asks.
    const first = page
      .getByRole("group")
      .filter({ has: page.locator("summary") })
      .first();
    await first.locator("summary").first().click();
    await expect(first.getByText("Answer", { exact: true }).first()).toBeVisible();

    const named = await page.getByText("Start here").locator("xpath=following-sibling::h2").textContent();
    await page.getByRole("link", { name: "Start", exact: true }).click();
    await expect(pupil.problem).toBeVisible();
    // Not what grade 2 begins with.
    expect(await pupil.problem.getAttribute("data-skill-id")).toMatch(/^g[4-6]\./u);
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Today" })).toContainText(named ?? "nothing");
    await expect(page.getByRole("heading", { name: "Shall we see where you can start?" })).toHaveCount(0);
  },
);

test(
  "[SCR120] what is typed stays over a reload, what cannot be read is asked for again, and one can stop and go on",
  { tag: ONCE },
  async ({ page }) => {
    const pupil = new Newcomer(page);
    await pupil.enrol("Mona", "Grade 4");
    await pupil.begin();
    const item = await pupil.itemId();
    await pupil.press(pupil.next);
    await expect(pupil.news).toContainText("I haven't learned this");
    await expect(pupil.progress).toHaveAttribute("aria-valuenow", "0");
    if (await pupil.box.isVisible()) {
      await pupil.box.fill("??");
      await pupil.press(pupil.next);
      await expect(pupil.news).toContainText("cannot be read");
      await pupil.box.fill("4");
      await page.waitForTimeout(700);
      await page.reload();
      await expect(pupil.problem).toHaveAttribute("data-item-id", item ?? "");
      await expect(pupil.box).toHaveValue("4");
    }
    // Elsewhere and back: it is under way.
    await page.goto("/");
    await page.getByRole("link", { name: "Go on" }).click();
    await expect(pupil.problem).toHaveAttribute("data-item-id", item ?? "");
    await pupil.press(page.getByRole("button", { name: "Stop here" }));
    await expect(page.getByText("Nothing has changed.")).toBeVisible();

    // Begun anew and stopped after six, it tells what is known by then.
    await pupil.begin();
    for (let n = 0; n < 6; n++) await pupil.give(upTo(3));
    await pupil.press(page.getByRole("button", { name: "Stop here" }));
    await expect(page.getByRole("heading", { name: "This is your map, Mona" })).toBeFocused();
    await page.goto("/path");
    await page.getByRole("link", { name: "Find my place" }).click();
    await expect(page.getByRole("heading", { name: "This is your map, Mona" })).toBeVisible();
  },
);

for (const { width, height } of LOW.filter(({ text }) => text === 100)) {
  test(`[SCR120] ${width}×${height}: everything there is to press can be reached`, { tag: ONCE }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const pupil = new Newcomer(page);
    await pupil.enrol("Lin", "Grade 3");
    await expect(page.getByRole("heading", { name: "Hello, Lin" })).toBeInViewport();
    await pupil.begin();
    for (let n = 0; n < 4; n++) {
      const stop = page.getByRole("button", { name: "Stop here" });
      for (const target of [pupil.problem, pupil.next, pupil.notLearned, stop]) {
        await target.scrollIntoViewIfNeeded();
        expect(await isOnTop(target), await target.evaluate((one) => one.outerHTML.slice(0, 90))).toBe(true);
      }
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await pupil.give(upTo(3));
    }
  });
}

test.describe("once it is all on the device", () => {
  test.use(WITH_WORKER);

  test("[SCR120] without the network it goes from the first question to the end", { tag: ONCE }, async ({ page }) => {
    const pupil = new Newcomer(page);
    await pupil.enrol("Noor", "Grade 5");
    await expect(page.getByRole("status", { name: "Ready without network" })).toContainText(
      "Works without the network",
      {
        timeout: 60_000,
      },
    );
    await page.context().setOffline(true);
    await page.reload();
    await pupil.begin();
    await pupil.finish(upTo(3));
    await page.reload();
    await expect(page.getByRole("heading", { name: "This is your map, Noor" })).toBeVisible();
  });
});
