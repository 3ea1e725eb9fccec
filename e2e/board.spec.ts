import { expect } from "@playwright/test";
import { looker } from "./support/look.ts";
import { listenForTrouble } from "./support/pupil.ts";
import { openSchool, SchoolDevice } from "./support/school-device.ts";
import { test } from "./support/school-server.ts";
import { ONCE } from "./support/where.ts";

const look = looker({ name: "board" });

test(
  "[TEA90] [TEA91] [TEA92] the board shows a class without names, a problem, answers to talk about and a lesson",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(180_000);
    const school = await startSchool();
    const desk = await browser.newContext();
    const { teacher, card } = await openSchool(desk, school, "Amina", "Ben");
    const { page } = teacher;
    const trouble = listenForTrouble(page);
    const tablet = await browser.newContext();
    const amina = new SchoolDevice(await tablet.newPage(), school.url);
    await amina.join(card("Amina"), "Grade 3");
    await amina.practise("g3.subz");
    await amina.press(amina.page.getByRole("button", { name: "Ask my teacher" }));

    await page.getByRole("link", { name: "Now", exact: true }).click();
    await expect(page.getByRole("list", { name: "Alerts" })).toContainText("Amina asks for you.");
    await page.getByRole("link", { name: "On the board" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("1 of 2 is at work");
    await expect(page.getByRole("list", { name: "Alerts" })).toHaveCount(0);
    await expect(page.getByRole("main")).not.toContainText("Amina");
    await look(page, "class");

    await page.getByRole("link", { name: "A problem" }).click();
    await expect(page.getByText("Choose a skill.", { exact: true })).toBeVisible();
    await page.getByLabel("Skill").selectOption("g3.subz");
    const steps = page.getByRole("list", { name: "Steps" }).getByRole("listitem");
    await expect(page.getByRole("button", { name: "All steps" })).toBeVisible();
    await expect(steps).toHaveCount(0);
    await page.getByRole("button", { name: "Next step" }).click();
    await expect(steps).toHaveCount(1);
    await expect(page.getByText("Answer:")).toBeHidden();
    await page.getByRole("button", { name: "All steps" }).click();
    await expect(page.getByText("Answer:")).toBeVisible();
    await look(page, "problem");
    await page.getByRole("button", { name: "Another problem" }).click();
    await expect(steps).toHaveCount(0);
    await expect(page.getByText("Answer:")).toBeHidden();

    await page.getByRole("link", { name: "Answers to talk about" }).click();
    const answers = page.getByRole("main").getByRole("list").getByRole("listitem");
    await expect(answers).not.toHaveCount(0);
    await expect(page.getByText("This one is right.")).toBeHidden();
    await page.getByRole("button", { name: "Say what was done" }).click();
    await expect(page.getByText("This one is right.")).toHaveCount(1);
    await look(page, "answers");

    await page.getByRole("link", { name: "Lesson", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await look(page, "lesson");
    await page.getByRole("link", { name: "Leave the board" }).click();
    await expect(page.getByRole("table", { name: "Now" })).toBeVisible();
    expect(trouble).toEqual([]);
  },
);
