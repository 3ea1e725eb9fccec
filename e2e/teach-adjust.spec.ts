import { mkdir, readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { DESKS, looker } from "./support/look.ts";
import { ExamPupil } from "./support/exam-pupil.ts";
import { listenForTrouble, waitUntilOffline } from "./support/pupil.ts";
import { openSchool, SchoolDevice } from "./support/school-device.ts";
import { test } from "./support/school-server.ts";
import { FOLDER, ONCE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

const look = looker({ name: "adjust" });

const textOf = (page: Page) => page.evaluate(() => document.documentElement.dataset["text"]);

test.beforeAll(() => mkdir(FOLDER, { recursive: true }));

test(
  "[TEA49][TEA69][TEA70][TEA109][APP101][SCR134] what is set for a pupil is on their tablet without the network: a longer exam, larger text; the teacher's results say so",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(300_000);
    const school = await startSchool();
    const { teacher, card } = await openSchool(await browser.newContext(), school, "Amina", "Ben");
    const { page, dialog } = teacher;
    const people = page.getByRole("region", { name: "Adjustments for single pupils" });
    await expect(people).toContainText("Nothing is set for anybody.");
    await teacher.manage("Amina");
    await dialog.getByRole("combobox", { name: "Time in exams that have a limit" }).selectOption("Half more time");
    await expect(dialog).toContainText("Kept.");
    // By keyboard alone, too.
    await dialog.getByRole("checkbox", { name: "Fewer choices" }).focus();
    await page.keyboard.press("Space");
    await expect(dialog.getByRole("checkbox", { name: "Fewer choices" })).toBeChecked();
    await dialog.getByRole("checkbox", { name: "Choices read aloud" }).check();
    await dialog.getByRole("checkbox", { name: "Larger text" }).check();
    await expect(dialog).toContainText("Kept.");
    await dialog.getByText("What this pupil needs.", { exact: false }).scrollIntoViewIfNeeded();
    await look(page, "manage");
    await page.keyboard.press("Escape");
    await expect(people).toContainText("Half more time, fewer choices, choices read aloud, larger text");
    await page.reload();
    await people.scrollIntoViewIfNeeded();
    await expect(people.getByRole("listitem")).toHaveCount(1);
    await look(page, "people");
    await people.screenshot({ path: `${FOLDER}/adjust-people-part.png` });

    await page.getByRole("link", { name: "Exams", exact: true }).click();
    await teacher.button("New exam").click();
    await teacher.box("Title", dialog).fill("Adding, March");
    await teacher.button("Make it", dialog).click();
    await teacher.button("Add a section").click();
    await page.getByRole("button", { name: /^Choose skills/u }).click();
    await dialog.getByRole("searchbox", { name: "Find" }).fill("add");
    await dialog.getByRole("checkbox", { name: "add" }).first().check();
    await teacher.button("Done", dialog).click();
    await page.getByRole("combobox", { name: "Time", exact: true }).selectOption({ label: "30 minutes" });
    await expect(page.getByText(/^Saved at /u)).toBeVisible();
    await teacher.button("Assign").click();
    await dialog.getByText("Adjust for this work").click();
    await dialog.getByRole("combobox", { name: "Pupil to adjust it for" }).selectOption("Ben");
    const bensOwn = dialog.getByRole("group", { name: "Ben" });
    await bensOwn.getByRole("combobox", { name: "Time in exams" }).selectOption("Twice the time");
    await bensOwn.getByRole("checkbox", { name: "Choices read aloud" }).check();
    await bensOwn.scrollIntoViewIfNeeded();
    await look(page, "this-work");
    await teacher.button("Assign to the class", dialog).click();
    const list = page.getByRole("list", { name: "Exams" }).getByRole("listitem", { name: "Adding, March" });
    await expect(list).toContainText("0 of 2 done");

    const [aminas, bens] = [await browser.newContext(), await browser.newContext()];
    const tablet = new SchoolDevice(await aminas.newPage(), school.url);
    const trouble = [listenForTrouble(page), listenForTrouble(tablet.page)];
    await tablet.join(card("Amina"), "Grade 3");
    await expect.poll(() => textOf(tablet.page)).toBe("large");
    const given = tablet.page.getByRole("region", { name: "From your teacher" });
    await expect(given).toContainText("Exam: Adding, March");
    await waitUntilOffline(tablet.page);
    await tablet.page.reload();
    await given.getByRole("button", { name: /^Open/u }).click();
    await expect(tablet.page.getByText("45 minutes", { exact: false }).first()).toBeVisible();
    await aminas.setOffline(true);
    await look(tablet.page, "start", [DESKS[1], DESKS[2]]);
    await tablet.press(tablet.page.getByRole("button", { name: "Start the exam" }));
    const pupil = new ExamPupil(tablet.page, school.url);
    await expect(pupil.problem).toBeVisible();
    await expect(tablet.page.getByRole("timer", { name: "Time left" })).toContainText(/4[45] min/u);
    await tablet.page.reload();
    await expect(pupil.problem).toBeVisible();
    expect(await textOf(tablet.page)).toBe("large");
    await look(tablet.page, "desk", [DESKS[1], DESKS[2]]);
    await pupil.answer();
    await pupil.finish();
    await aminas.setOffline(false);
    await tablet.allSent();

    // As if the school's server had given something that this app does not know.
    await bens.route(/\/v1\/assignments\?/u, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...((await response.json()) as object), unknown: 1 } });
    });
    const other = new SchoolDevice(await bens.newPage(), school.url);
    await other.join(card("Ben"), "Grade 3");
    expect(await textOf(other.page)).toBe("usual");
    await expect(other.page.getByText("One thing more from your teacher")).toBeVisible();
    await look(other.page, "unknown");
    await other.page.getByRole("region", { name: "From your teacher" }).getByRole("button", { name: /^Open/u }).click();
    await expect(other.page.getByText("60 minutes", { exact: false }).first()).toBeVisible();

    // Only Ben, who has not begun it, may have something else by now.
    await page.getByRole("link", { name: "Work", exact: true }).click();
    await teacher.button(/^Change /u).click();
    await expect(dialog).toContainText("One pupil has begun and keeps what was set before.");
    await expect(dialog.getByRole("group", { name: "Amina" })).toHaveCount(0);
    await bensOwn.getByRole("combobox", { name: "Time in exams" }).selectOption("Half more time");
    await look(page, "change-work");
    await teacher.button("Save", dialog).click();
    await expect(page.getByText("Ben (half more time, choices read aloud)")).toBeVisible();
    await other.page.goto(school.url);
    await other.page.getByRole("region", { name: "From your teacher" }).getByRole("button", { name: /^Open/u }).click();
    await expect(other.page.getByText("45 minutes", { exact: false }).first()).toBeVisible();
    await page.getByRole("link", { name: "Exams", exact: true }).click();

    await expect(async () => {
      await page.reload();
      await expect(list).toContainText("1 of 2 done", { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await list.getByRole("link", { name: /^Results/u }).click();
    const marks = page.getByRole("table", { name: "Marks" });
    await expect(marks.getByRole("columnheader", { name: "Adjusted" })).toBeVisible();
    await expect(marks.getByRole("row", { name: /^Amina/u })).toContainText(
      "Half more time, fewer choices, choices read aloud",
    );
    await expect(marks.getByRole("row", { name: /^Ben/u })).not.toContainText("time");
    await look(page, "results");
    await page.emulateMedia({ media: "print" });
    await page.screenshot({ path: `${FOLDER}/adjust-results-print.png`, fullPage: true });
    await page.emulateMedia({ media: "screen" });
    const loading = page.waitForEvent("download");
    await teacher.button("Download the marks (CSV)").click();
    const text = await readFile(await (await loading).path(), "utf8");
    expect(text).toContain('"Half more time, fewer choices, choices read aloud"');

    await page.getByRole("link", { name: "Work", exact: true }).click();
    const work = page.getByRole("list", { name: "Work" }).getByRole("listitem").first();
    await expect(work).toContainText("Adjusted: Ben (half more time, choices read aloud)");
    await work.getByText("See the pupils").click();
    await expect(work.getByRole("row", { name: /^Ben/u })).toContainText("Half more time, choices read aloud");
    // An exam has its marks among its results, and no problems that are counted here.
    await expect(work.getByRole("columnheader")).toHaveText(["Pupil", "Where they are", "When", "Adjusted"]);
    await look(page, "work");

    // Reports of the pupil and of the class say it too, and the pupil's lessons and exams are a file.
    const people4b = page.url().replace(/\/work.*$/u, "/people");
    await page.goto(people4b);
    await page.getByRole("link", { name: "Report of Amina" }).click();
    await expect(
      page.getByText("Set for Amina: half more time, fewer choices, choices read aloud, larger text"),
    ).toBeVisible();
    const others = page.getByRole("region", { name: "Lessons, exams and more" });
    await expect(others).toContainText("Sat with: half more time, fewer choices, choices read aloud");
    await look(page, "report");
    const saving = page.waitForEvent("download");
    await others.getByRole("button", { name: "CSV of lessons, exams and more" }).click();
    const file = await readFile(await (await saving).path(), "utf8");
    expect(file).toContain("Points,Of,Sat with");
    expect(file).toContain('"Half more time, fewer choices, choices read aloud"');
    await page.goto(people4b.replace(/\/people$/u, "/report"));
    await expect(page.getByRole("list", { name: "Adjustments for single pupils" })).toContainText("Amina");
    await look(page, "class-report");

    // A size that is chosen on the device stays.
    await tablet.page.goto(`${school.url}/`);
    await tablet.page.getByRole("button", { name: "Theme and text size" }).click();
    await tablet.page.getByRole("radio", { name: "Usual" }).check({ force: true });
    await expect.poll(() => textOf(tablet.page)).toBe("usual");
    await tablet.page.reload();
    await expect(given).toBeVisible();
    expect(await textOf(tablet.page)).toBe("usual");
    expect(trouble.flat()).toEqual([]);
  },
);
