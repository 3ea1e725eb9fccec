import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { Pupil } from "./support/pupil.ts";

async function expectNoFaults(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  const faults = violations.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect(faults).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`[EEE3] axe finds nothing on any screen, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const pupil = new Pupil(page);
    await page.goto("/");
    await expect(page.getByRole("heading", { name: "Who is learning?" })).toBeVisible();
    await expectNoFaults(page, "first run");
    await pupil.enrol("Yuki");
    await expectNoFaults(page, "home");
    await pupil.practise("g4.fracadd");
    await expectNoFaults(page, "practice");
    await pupil.answer(...(await pupil.wrongAnswer()));
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "incorrect");
    await expectNoFaults(page, "feedback");
    await pupil.answerRight();
    await expectNoFaults(page, "right");
    await pupil.goOn();
    await pupil.failThrice();
    await expectNoFaults(page, "worked solution");
    await pupil.practise("g6.intcmp");
    await expectNoFaults(page, "choices");
    await page.goto("/practice/g4.fracadd");
    await expect(pupil.problem).toBeVisible();
    await pupil.answerRight();
    await page.getByRole("button", { name: "Finish for now" }).click();
    await expect(page.getByText("Practise again")).toBeVisible();
    await expectNoFaults(page, "summary");
    for (const address of ["/map", "/report", "/sessions", "/settings", "/nowhere"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      await expectNoFaults(page, address);
    }
    await page.goto("/sessions");
    await page.getByRole("main").getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await expectNoFaults(page, "replay");
  });
}
