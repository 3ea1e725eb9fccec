import { readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { test } from "./support/classroom.ts";
import { ONCE } from "./support/where.ts";

test(
  "[SCR124] [SCR125] the report shows how a skill grew, as picture, table and file",
  { tag: ONCE },
  async ({ atDesk }) => {
    const pupil = await atDesk("Ines", "Grade 3");
    const { page } = pupil;
    await pupil.practise("g3.subz");
    for (let n = 1; n <= 5; n++) {
      if (n === 2) {
        await pupil.answer(...(await pupil.wrongAnswer()));
        await expect(pupil.feedback).toHaveAttribute("data-verdict", "incorrect");
      }
      await pupil.answerRight();
      await pupil.goOn();
    }
    await page.goto("/report?skill=g3.subz");
    const figure = page.getByRole("figure");
    await expect(figure.locator("circle")).toHaveCount(5);
    await figure.getByText("As a table").click();
    const rows = figure.getByRole("table").locator("tbody tr");
    await expect(rows).toHaveCount(5);
    await expect(rows.nth(1)).toContainText("not right yet");
    const saving = page.waitForEvent("download");
    await figure.getByRole("button", { name: "Save as CSV" }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe("g3.subz.csv");
    expect((await readFile(await saved.path(), "utf8")).trim().split("\r\n")).toHaveLength(6);
    await rows.nth(1).getByRole("button").click();
    await expect(page.locator("article:focus")).toContainText("Right");
    await page.screenshot({ path: "test-results/report-curve.png", fullPage: true });
    await page.goto("/path");
    await expect(page.getByRole("region", { name: "The next 7 days" })).toContainText("Going on");
    await page.screenshot({ path: "test-results/path-plan.png" });
    await page.goto("/");
    await expect(page.getByRole("link", { name: /Waiting in the next 7 days: / })).toBeVisible();
    await page.screenshot({ path: "test-results/home-plan.png" });
  },
);
