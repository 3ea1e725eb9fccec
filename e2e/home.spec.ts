import { expect, test } from "@playwright/test";
import { Pupil } from "./support/pupil.ts";
import { ONCE } from "./support/where.ts";

test("[SCR90] home remembers what was done, and has one thing to press first", { tag: ONCE }, async ({ page }) => {
  const pupil = new Pupil(page);
  await pupil.enrol("Amina", "Grade 3");
  const today = page.getByRole("region", { name: "Today" });
  await expect(today.getByRole("button", { name: "Practise" })).toBeVisible();
  for (const name of ["Learn", "Ask", "My path", "For grown-ups"]) {
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText("this week")).toHaveCount(0);

  await pupil.practise("g2.add2c");
  await pupil.answerRight();
  await page.goto("/");
  await expect(page.getByText("Today you practised Adding with carrying.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "One day this week" })).toBeVisible();
  await expect(today.getByText("Adding with carrying")).toBeVisible();
  await expect(today.getByRole("progressbar", { name: "Session" })).toBeVisible();
  await expect(page.locator('li[aria-current="step"]')).toBeVisible();

  await page.getByRole("link", { name: "My path", exact: true }).click();
  for (const name of ["Skill map", "My report", "Exam"]) {
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  }
  await page.goto("/grown-ups");
  for (const name of ["Sessions", "Settings"])
    await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Export my data" })).toBeVisible();
});
