import { mkdir, readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { DESKS, TABLETS, looker } from "./support/look.ts";
import { listenForTrouble, waitUntilOffline } from "./support/pupil.ts";
import { openSchool, SchoolDevice } from "./support/school-device.ts";
import { test } from "./support/school-server.ts";
import { FOLDER, ONCE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

const look = looker({ name: "surveys", fullPage: true });

/** One a question of "End of the unit"; "" where there is nothing to choose: the words, or leaving it out. */
interface Answers {
  readonly sure: string;
  readonly unclear: string;
  readonly helped: string;
  readonly pace: string;
}

/** Answers what is on the page by its heading, up to the end. */
async function answerAll(page: Page, { sure, unclear, helped, pace }: Answers): Promise<void> {
  const steps: readonly (readonly [RegExp, string, "choose" | "write" | "skip"])[] = [
    [/What was the unit about/u, "", "skip"],
    [/How sure are you/u, sure, "choose"],
    ...(unclear === "" ? [] : ([[/What is still unclear/u, unclear, "write"]] as const)),
    [/Could you explain it/u, "Not yet", "choose"],
    [/What helped you most/u, helped, "choose"],
    [/How was the pace/u, pace, "choose"],
    [/What would you like next/u, "", "skip"],
  ];
  for (const [heading, answer, how] of steps) {
    await expect(page.getByRole("heading", { level: 2, name: heading })).toBeVisible();
    if (how === "skip") {
      await page.getByRole("button", { name: "Leave it out" }).click();
      continue;
    }
    if (how === "write") await page.getByRole("textbox").fill(answer);
    else await page.getByText(answer, { exact: true }).click();
    await page.getByRole("button", { name: "Go on", exact: true }).click();
  }
}

test.beforeAll(() => mkdir(FOLDER, { recursive: true }));

test(
  "[TEA68][TEA160][TEA161][SCR138][ASG25][ASG26] a teacher gives a survey; pupils answer it, one of them without the network, and all answers stand in one table",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(400_000);
    const school = await startSchool();
    const desk = await browser.newContext();
    const names = ["Amina", "Ben", "Chloe", "Dev", "Eve", "Femi"] as const;
    const { teacher, card } = await openSchool(desk, school, ...names);
    const { page, dialog } = teacher;
    await page.getByRole("link", { name: "Work", exact: true }).click();
    await teacher.button("Assign").click();
    await dialog.getByRole("radio", { name: "A survey" }).check();
    await teacher.button("Assign to the class", dialog).click();
    await expect(dialog.getByRole("alert").filter({ hasText: "Choose one" })).toBeVisible();
    await dialog.getByRole("combobox", { name: "Survey" }).selectOption("End of the unit");
    await dialog.getByText("See the questions").click();
    await expect(dialog.getByText("How was the pace?")).toBeVisible();
    await look(page, "dialog", DESKS);
    await teacher.button("Assign to the class", dialog).click();
    await expect(page.getByText("Assigned to the class.")).toBeVisible();
    const cardOf = page.getByRole("list", { name: "Work" }).getByRole("listitem").first();
    await expect(cardOf).toContainText("Survey: End of the unit");
    await cardOf.getByRole("link", { name: /^Answers/u }).click();
    await expect(page.getByText("Nobody has answered to the end yet.")).toBeVisible();
    await look(page, "none", [DESKS[0]]);

    const context = await browser.newContext();
    const tablet = new SchoolDevice(await context.newPage(), school.url);
    const troubles = [listenForTrouble(page), listenForTrouble(tablet.page)];
    await tablet.join(card("Amina"), "Grade 3");
    const given = tablet.page.getByRole("region", { name: "From your teacher" });
    await expect(given).toContainText("Survey: End of the unit");
    await waitUntilOffline(tablet.page);
    await expect(given).toBeVisible();
    await look(tablet.page, "home", TABLETS);
    await context.setOffline(true);
    await tablet.page.reload();
    await given.getByRole("button", { name: /^Open/u }).click();
    await expect(tablet.page.getByText("Your teacher sees what you answer, with your name.")).toBeVisible();
    await look(tablet.page, "start", TABLETS);
    await tablet.page.reload();
    await tablet.page.getByRole("button", { name: "Start" }).click();
    await expect(tablet.page.getByText("Question 1 of 6")).toBeVisible();
    await look(tablet.page, "question", TABLETS);
    await tablet.page.getByRole("button", { name: "Leave it out" }).click();
    // It is left in the middle, and goes on where it was.
    await tablet.page.getByRole("link", { name: "Go on later" }).click();
    await given.getByRole("button", { name: /^Go on/u }).click();
    await tablet.page.getByRole("button", { name: "Back" }).click();
    await answerAll(tablet.page, {
      sure: "Not sure at all",
      unclear: "i want to disappear forever",
      helped: "The pictures",
      pace: "Too fast",
    });
    await expect(tablet.page.getByText("Thank you.")).toBeVisible();
    await look(tablet.page, "thanks", [TABLETS[0]]);
    await tablet.page.goto(`${school.url}/`);
    await expect(given).toContainText("Done. Your teacher has your answers as soon as this tablet is online.");
    await context.setOffline(false);
    await tablet.allSent();

    await expect(page.getByText("1 of 6 done")).toBeVisible();

    const others = [
      ["Ben", "A little sure", "=1+1 is that a formula?", "Just right"],
      ["Chloe", "Quite sure", "", "Just right"],
      ["Dev", "Very sure", "", "Too slow"],
      ["Eve", "Quite sure", "", "Too fast"],
    ] as const;
    for (const [at, [name, sure, unclear, pace]] of others.entries()) {
      const other = await browser.newContext();
      const device = new SchoolDevice(await other.newPage(), school.url);
      await device.join(card(name), "Grade 3");
      await device.page.getByRole("region", { name: "From your teacher" }).getByRole("button").click();
      await device.page.getByRole("button", { name: "Start" }).click();
      await answerAll(device.page, { sure, unclear, helped: "The hints", pace });
      await expect(device.page.getByText("Thank you.")).toBeVisible();
      // The teacher's page follows by itself.
      await expect(page.getByText(`${at + 2} of 6 done`)).toBeVisible();
      await other.close();
    }

    const totals = page.getByRole("table", { name: "How was the pace?" });
    await expect(totals.getByRole("row", { name: /^Too fast/u })).toContainText("2 · 40%");
    await expect(page.getByText("In the middle: Quite sure")).toBeVisible();
    const table = page.getByRole("table", { name: "By pupil" });
    await expect(table.getByRole("columnheader")).toHaveCount(2 + 8);
    const rowOf = (name: string) => table.getByRole("row", { name: new RegExp(`^${name}`, "u") });
    await expect(rowOf("Amina")).toContainText("In an alert");
    await expect(rowOf("Ben")).toContainText("=1+1 is that a formula?");
    await expect(rowOf("Chloe")).toContainText("not asked");
    await expect(rowOf("Femi")).toContainText("Not begun");
    await expect(page.getByText("disappear")).toHaveCount(0);
    await look(page, "answers", DESKS);
    const waiting = page.waitForEvent("download");
    await teacher.button("Download as a table (CSV)").click();
    const csv = await readFile(await (await waiting).path(), "utf8");
    const [head, ...lines] = csv.split("\r\n");
    expect(head).toMatch(/^\uFEFFPupil,Where they are,Answered,What was the unit about\? Choose all that fit\.,/u);
    // The last line ends too.
    expect(lines).toHaveLength(names.length + 1);
    expect(lines[1]).toContain(`'=1+1 is that a formula?`);
    expect(csv).not.toContain("disappear");
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.screenshot({ path: `${FOLDER}/surveys-print.png`, fullPage: true });
    await page.emulateMedia({ media: "screen" });
    expect(troubles.flat()).toEqual([]);
  },
);

test(
  "[TEA68][SCR138][ASG25] a teacher gives a guide; it is done when a pupil has gone all the way through",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(200_000);
    const school = await startSchool();
    const desk = await browser.newContext();
    const { teacher, card } = await openSchool(desk, school, "Amina", "Ben");
    const { page, dialog } = teacher;
    await page.getByRole("link", { name: "Work", exact: true }).click();
    await teacher.button("Assign").click();
    await dialog.getByRole("radio", { name: "A guide" }).check();
    await dialog.getByRole("combobox", { name: "Guide" }).selectOption("How to check your own work");
    await look(page, "guide-dialog", [DESKS[1]]);
    await teacher.button("Assign to the class", dialog).click();
    await expect(page.getByText("Assigned to the class.")).toBeVisible();

    const context = await browser.newContext();
    const tablet = new SchoolDevice(await context.newPage(), school.url);
    await tablet.join(card("Amina"), "Grade 5");
    const given = tablet.page.getByRole("region", { name: "From your teacher" });
    await expect(given).toContainText("Guide: How to check your own work");
    await given.getByRole("button", { name: /^Open/u }).click();
    await look(tablet.page, "guide-start", [TABLETS[0]]);
    await tablet.page.getByRole("button", { name: "Start" }).click();
    const goOn = tablet.page.getByRole("button", { name: "Go on", exact: true });
    const choose = async (answer: string) => {
      await tablet.page.getByRole("radiogroup").getByText(answer, { exact: true }).click();
      await goOn.click();
    };
    await tablet.page.getByRole("textbox").fill("7 + 8 = 15");
    await goOn.click();
    await choose("Yes");
    await look(tablet.page, "guide-step", [TABLETS[0]]);
    await tablet.page.getByRole("textbox").fill("15");
    await goOn.click();
    await expect(tablet.page.getByText("Does the size fit?")).toBeVisible();
    await choose("Yes");
    await choose("Do it backwards");
    await goOn.click();
    await expect(tablet.page.getByText("Do they agree?")).toBeVisible();
    await choose("Yes");
    await choose("It is finished");
    await expect(tablet.page.getByText("You asked what was wanted")).toBeVisible();
    await tablet.page.goto(`${school.url}/`);
    await expect(given).toContainText("Done. You went all the way through.");
    await tablet.allSent();
    await page.reload();
    const cardOf = page.getByRole("list", { name: "Work" }).getByRole("listitem").first();
    await expect(cardOf.locator("[data-count='done'] dd")).toHaveText("1");
    await expect(cardOf.getByRole("link", { name: /^Answers/u })).toHaveCount(0);
    await cardOf.getByText("See the pupils").click();
    await look(page, "guide-work", [DESKS[0]]);
    // The second press assigns it again.
    await teacher.button(/^Assign again/u).click();
    await expect(dialog.getByRole("combobox", { name: "Guide" })).toHaveValue("check-your-work");
    await teacher.button("Assign to the class", dialog).click();
    await expect(page.locator("output:not(:empty)")).toHaveText(["Assigned to the class."]);
  },
);
