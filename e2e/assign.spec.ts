import { mkdir, readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { DESKS, TABLETS, looker } from "./support/look.ts";
import { listenForTrouble, waitUntilOffline } from "./support/pupil.ts";
import { onDisk, openSchool, SchoolDevice, solve } from "./support/school-device.ts";
import { test } from "./support/school-server.ts";
import type { TeacherAtDesk } from "./support/teacher.ts";
import { FOLDER, KEYBOARD, ONCE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

const SKILL = "g3.rnd10";
const NAME = "Round to the nearest ten";
const DAY = 86_400_000;

interface Roster {
  readonly roster: readonly { readonly id: string; readonly name: string }[];
}

const look = looker({ name: "assign" });

async function openWork({ page }: TeacherAtDesk): Promise<void> {
  await page.getByRole("link", { name: "Work", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test.beforeAll(() => mkdir(FOLDER, { recursive: true }));

test(
  "[TEA60][TEA64][SCR130][SCR131][SCR132][ASG10] a teacher assigns five problems to two pupils; one does them without the network, and Work says so",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(240_000);
    const school = await startSchool();
    const desk = await browser.newContext();
    const { teacher, card } = await openSchool(desk, school, "Amina", "Ben", "Chloe");
    const { page } = teacher;
    const context = await browser.newContext();
    const tablet = new SchoolDevice(await context.newPage(), school.url);
    const troubles = [listenForTrouble(page), listenForTrouble(tablet.page)];
    await tablet.join(card("Amina"), "Grade 3");
    const given = tablet.page.getByRole("region", { name: "From your teacher" });
    await expect(given).toHaveCount(0);

    await openWork(teacher);
    await look(page, "work-empty", [DESKS[0]]);
    await teacher.button("Assign").click();
    const dialog = teacher.dialog;
    await teacher.button("Assign to the class", dialog).click();
    await expect(dialog.getByRole("alert").filter({ hasText: "Choose a skill" })).toBeVisible();
    await teacher.chooseSkills("nearest ten", NAME);
    await dialog.getByRole("radio", { name: "Chosen problems" }).check();
    await dialog.getByText("See, keep or exchange the 5 problems").click();
    const problems = dialog.getByRole("listitem", { name: /^Question \d+$/u });
    await expect(problems).toHaveCount(5);
    await dialog.getByRole("radio", { name: "Today" }).check();
    await dialog.getByRole("radio", { name: "Some pupils" }).check();
    await dialog.getByRole("checkbox", { name: "Amina" }).check();
    await dialog.getByRole("checkbox", { name: "Chloe" }).check();
    await teacher.box("A line to go with it", dialog).fill("Write the tens below the tens.");
    await look(page, "dialog", DESKS);
    await teacher.button("Assign to 2 pupils", dialog).click();
    await expect(page.getByText("Assigned to 2 pupils.")).toBeVisible();
    const cardOf = page.getByRole("list", { name: "Work" }).getByRole("listitem").first();
    await expect(cardOf.locator("[data-count='not-begun'] dd")).toHaveText("2");

    // Back at the app, the pupil has it; then the network goes.
    await waitUntilOffline(tablet.page);
    await tablet.page.reload();
    await expect(given).toContainText("From Ada Quillfeather, for today");
    await expect(given).toContainText("0 of 5 done");
    await expect(given).toContainText("Write the tens below the tens.");
    await look(tablet.page, "home-today", TABLETS);
    await context.setOffline(true);
    await tablet.page.reload();
    await given.getByRole("button", { name: /^Start/u }).click();
    await expect(tablet.problem).toHaveAttribute("data-skill-id", SKILL);
    await expect(tablet.page.getByText("From your teacher")).toBeAttached();
    await look(tablet.page, "problem", [TABLETS[0]]);
    for (let n = 0; n < 2; n++) await solve(tablet);
    await tablet.page.goto(`${school.url}/`);
    await expect(given).toContainText("2 of 5 done");
    await look(tablet.page, "home-begun", TABLETS);
    await given.getByRole("button", { name: /^Go on/u }).click();
    for (let n = 0; n < 3; n++) await solve(tablet);
    await expect(tablet.page.getByText("Practise again")).toBeVisible();
    await tablet.page.goto(`${school.url}/`);
    await expect(given).toContainText("Done. You did all of it.");
    await expect(given.getByRole("button")).toHaveCount(0);
    await look(tablet.page, "home-done", TABLETS);

    // The server has heard nothing yet.
    await page.reload();
    await expect(cardOf.locator("[data-count='done'] dd")).toHaveText("0");
    await context.setOffline(false);
    await tablet.allSent();
    await page.reload();
    await expect(cardOf.locator("[data-count='done'] dd")).toHaveText("1");
    await expect(cardOf.locator("[data-count='not-begun'] dd")).toHaveText("1");
    await cardOf.getByText("See the pupils").click();
    const rows = cardOf.getByRole("table").getByRole("row");
    await expect(rows.nth(1)).toHaveAttribute("data-state", "done");
    await expect(rows.nth(1)).toContainText("Amina");
    await expect(rows.nth(1)).toContainText("5 of 5");
    await expect(rows.nth(2)).toHaveAttribute("data-state", "not-begun");
    await look(page, "work", DESKS);
    // All is filled in: the second press assigns.
    await teacher.button(/^Assign again/u).press("Enter");
    await expect(teacher.button("Assign to 2 pupils", dialog)).toBeFocused();
    await expect(dialog.getByRole("radio", { name: "Chosen problems" })).toBeChecked();
    await expect(dialog.getByText("See, keep or exchange the 5 problems")).toBeVisible();
    await look(page, "again", [DESKS[0]]);
    await page.keyboard.press("Enter");
    // It is said once, beside the button.
    await expect(page.locator("output:not(:empty)")).toHaveText(["Assigned to 2 pupils."]);
    await expect(page.getByRole("list", { name: "Work" }).getByRole("heading")).toHaveCount(2);
    expect(troubles.flat()).toEqual([]);
  },
);

test(
  "[TEA64][TEA65][TEA66][IDN93] what is done after its day is late by the server's time; the list is a file; the day is changed, and it is taken back",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(180_000);
    const school = await startSchool();
    const desk = await browser.newContext();
    const { teacher, card } = await openSchool(desk, school, "Amina", "Ben");
    const { page } = teacher;
    const [, , , , classId = ""] = page.url().split("/").slice(1);
    const address = `${school.url}/v1/classes/${classId}/assignments`;
    const now = Date.now();
    const practice = { type: "skills", skills: [SKILL], goal: { type: "right", count: 1 } };
    const whole = { what: practice, to: { type: "class" }, afterDue: "open", note: "" };
    // Of last week: its day was over the day before yesterday.
    const late = { ...whole, from: now - 7 * DAY, due: now - 1.5 * DAY };
    expect((await page.request.post(address, { data: late })).status()).toBe(201);

    const tablet = new SchoolDevice(await (await browser.newContext()).newPage(), school.url);
    await tablet.join(card("Amina"), "Grade 3");
    const given = tablet.page.getByRole("region", { name: "From your teacher" });
    await expect(given).toContainText("you can still do it");
    await look(tablet.page, "home-late", TABLETS);
    await given.getByRole("button", { name: /^Start/u }).click();
    await solve(tablet);
    await tablet.allSent();

    await openWork(teacher);
    const item = page.getByRole("list", { name: "Work" }).getByRole("listitem").first();
    await expect(item.locator("[data-count='late'] dd")).toHaveText("1");
    await item.getByText("See the pupils").click();
    await expect(item.getByRole("table")).toContainText("Done 2 days late");
    await look(page, "work-late", [DESKS[0]]);
    await page.emulateMedia({ media: "print" });
    await page.screenshot({ path: `${FOLDER}/assign-work-print.png`, fullPage: true });
    await page.emulateMedia({ media: "screen" });
    const loading = page.waitForEvent("download");
    await teacher.button("Download as a table (CSV)").click();
    const file = await loading;
    expect(file.suggestedFilename()).toBe("4b - work.csv");
    const text = await readFile(await file.path(), "utf8");
    expect(text.startsWith("\uFEFFAssignment,")).toBe(true);
    expect(text).toMatch(/,Amina,Done 2 days late,1,1,1,1,/u);
    expect(text).toMatch(/,Ben,Not begun,0,1,0,0,,,,\r\n/u);

    await teacher.button(/^Change /u).click();
    await teacher.dialog.getByRole("radio", { name: "Today" }).check();
    await teacher.dialog.getByRole("checkbox", { name: "Close it after that day" }).check();
    await look(page, "change", [DESKS[1]]);
    await teacher.button("Save", teacher.dialog).click();
    await expect(item).toContainText("closed after it");
    // Late is what it is by the day that holds now.
    await expect(item.locator("[data-count='late']")).toHaveCount(0);
    await teacher.button(/^Take back/u).click();
    await teacher.button("Take it back", teacher.dialog).click();
    await expect(page.getByText("Nothing has been assigned to this class yet.", { exact: false })).toBeVisible();
    await tablet.page.goto(`${school.url}/`);
    await expect(given).toHaveCount(0);
  },
);

test(
  "[TEA60][TEA61][TEA62][TEA63][TEA67][TEA191][TEA192] assigning goes by keyboard alone: from nothing to the whole class, and a lesson",
  { tag: KEYBOARD },
  async ({ browser, startSchool }) => {
    test.setTimeout(120_000);
    const school = await startSchool();
    const { teacher } = await openSchool(await browser.newContext(), school, "Amina", "Ben");
    const { page, dialog } = teacher;
    const [, , , , classId = ""] = page.url().split("/").slice(1);
    const roster = (await (await page.request.get(`${school.url}/v1/classes/${classId}`)).json()) as Roster;
    const hares = { name: "Hares", learners: roster.roster.filter(({ name }) => name === "Ben").map(({ id }) => id) };
    expect((await page.request.post(`${school.url}/v1/classes/${classId}/groups`, { data: hares })).status()).toBe(201);
    await page.reload();
    await openWork(teacher);
    await teacher.button("Assign").press("Enter");
    await teacher.chooseSkills("nearest ten", NAME);
    const practice = dialog.getByRole("radio", { name: "Practice" });
    await expect(practice).toBeChecked();
    await expect(dialog.getByRole("radio", { name: "Lesson" })).toBeVisible();
    await practice.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("radio", { name: "Lesson" })).toBeChecked();
    await dialog.getByRole("radio", { name: "Some pupils" }).press("Space");
    await teacher.button("Assign", dialog).press("Enter");
    await expect(dialog.getByText("Choose at least one pupil.")).toBeVisible();
    await expect(dialog.getByRole("checkbox", { name: "Amina" })).toBeFocused();
    await page.keyboard.press("Space");
    await teacher.button("Assign to one pupil", dialog).press("Enter");
    await expect(page.getByText("Assigned to one pupil.")).toBeVisible();
    await expect(teacher.button("Assign")).toBeFocused();
    await expect(page.getByRole("heading", { name: /^Lesson: /u })).toBeVisible();

    await teacher.button("Assign").press("Enter");
    await teacher.chooseSkills("nearest ten", NAME);
    await dialog.getByRole("radio", { name: "Hares (1)" }).press("Space");
    await expect(dialog.getByRole("group", { name: "For" }).getByText("Ben", { exact: true })).toBeVisible();
    await teacher.button("Assign to one pupil", dialog).press("Enter");
    await expect(page.getByRole("list", { name: "Work" }).getByRole("heading")).toHaveCount(2);

    // From a skill that nobody has begun, for a day to come.
    await page.getByRole("link", { name: "Skills", exact: true }).press("Enter");
    const skill = page.getByRole("table", { name: "Skills" }).getByRole("button", { name: "Round to the nearest ten" });
    await skill.press("Enter");
    await expect(teacher.button("Assign to the class", dialog)).toBeFocused();
    await dialog.getByRole("radio", { name: "From tomorrow" }).press("Space");
    await dialog.getByRole("radio", { name: "Today", exact: true }).press("Space");
    await teacher.button("Assign to the class", dialog).press("Enter");
    await expect(dialog.getByText("It would be over before it begins", { exact: false })).toBeVisible();
    await dialog.getByRole("radio", { name: "Tomorrow", exact: true }).press("Space");
    await look(page, "from", DESKS);
    await teacher.button("Assign to the class", dialog).press("Enter");
    await expect(page.getByText("Assigned to the class.")).toBeVisible();
    await expect(skill).toBeFocused();
    await openWork(teacher);
    const newest = page.getByRole("list", { name: "Work" }).getByRole("listitem").first();
    await expect(newest).toContainText(/from .+ on, by /u);
  },
);

test(
  "[TEA62][TEA193][TEA194][TEA143] by keyboard alone: problems of two skills are kept and exchanged, a goal is a number, and a ready-made exam is given",
  { tag: KEYBOARD },
  async ({ browser, startSchool }) => {
    test.setTimeout(180_000);
    const school = await startSchool();
    const { teacher } = await openSchool(await browser.newContext(), school, "Amina", "Ben");
    const { page } = teacher;
    const dialog = page.getByRole("dialog", { name: "Assign" });
    const troubles = listenForTrouble(page);
    await openWork(teacher);
    await teacher.button("Assign").press("Enter");
    await teacher.chooseSkills("round", NAME, "Round whole numbers to any place");
    await dialog.getByRole("radio", { name: "Chosen problems" }).press("Space");
    await dialog.getByText("See, keep or exchange the 5 problems").press("Enter");
    const problems = dialog.getByRole("listitem", { name: /^Question \d+$/u });
    await expect(problems).toHaveCount(5);
    const stemsOf = async () =>
      (await problems.locator("> div > p:first-child").allInnerTexts()).map((text) => text.trim());
    const before = await stemsOf();
    await teacher.button("Another question Question 2", dialog).press("Enter");
    await expect(dialog.getByText("Question 2 is another one now.")).toBeVisible();
    const after = await stemsOf();
    expect(after.map((stem, at) => stem === before[at])).toEqual([true, false, true, true, true]);
    await teacher.button("Keep Question 2", dialog).press("Enter");
    await dialog.getByRole("combobox", { name: "How many" }).selectOption("8");
    await expect(problems).toHaveCount(8);
    expect(await stemsOf()).toEqual(expect.arrayContaining(after));
    await expect(dialog.getByRole("button", { name: /^Kept/u })).toHaveCount(1);
    await teacher.button("Draw again", dialog).press("Enter");
    await expect.poll(async () => (await stemsOf()).filter((stem) => after.includes(stem)).length).toBeLessThan(5);
    expect(await stemsOf()).toContain(after[1]);
    await look(page, "problems", DESKS);
    for (const level of ["2", "3"]) await dialog.getByRole("checkbox", { name: level, exact: true }).press("Space");
    // One level at least.
    await dialog.getByRole("checkbox", { name: "1", exact: true }).press("Space");
    await expect(dialog.getByRole("checkbox", { name: "1", exact: true })).toBeChecked();
    await teacher.button("Assign to the class", dialog).press("Enter");
    await expect(page.getByText("Assigned to the class.")).toBeVisible();
    const newest = page.getByRole("list", { name: "Work" }).getByRole("listitem").first();
    await expect(newest).toContainText(
      "8 chosen problems: Round whole numbers to any place and Round to the nearest ten",
    );

    await teacher.button("Assign").press("Enter");
    await teacher.chooseSkills("nearest ten", NAME);
    const count = dialog.getByRole("spinbutton", { name: "How many problems" });
    await count.fill("51");
    await teacher.button("Assign to the class", dialog).press("Enter");
    await expect(dialog.getByText("Type a whole number from 1 to 50.")).toBeVisible();
    await expect(count).toBeFocused();
    await dialog.getByRole("radio", { name: "Minutes" }).press("Space");
    await dialog.getByRole("spinbutton", { name: "How many minutes" }).fill("20");
    await look(page, "goal", DESKS);
    await teacher.button("Assign to the class", dialog).press("Enter");
    await expect(newest).toContainText("20 minutes");

    await teacher.button("Assign").press("Enter");
    await dialog.getByRole("radio", { name: "An exam" }).press("Space");
    await teacher.button("Assign to the class", dialog).press("Enter");
    await expect(dialog.getByRole("alert").filter({ hasText: "Choose one" })).toBeVisible();
    await dialog.getByRole("combobox", { name: "Exam" }).selectOption({ label: "Whole numbers" });
    await dialog.getByText("See what it asks").press("Enter");
    await expect(dialog.getByRole("listitem").first()).toContainText("Place value");
    await look(page, "ready-exam", DESKS);
    await teacher.button("Assign to the class", dialog).press("Enter");
    await expect(newest).toContainText("Whole numbers");
    await page.getByRole("link", { name: "Exams", exact: true }).press("Enter");
    const list = page.getByRole("list", { name: "Exams" });
    await expect(list.getByRole("listitem", { name: "Whole numbers" })).toContainText("0 of 2 done");
    const ready = page.getByRole("region", { name: "Ready-made exams" });
    await expect(ready.getByRole("heading", { level: 3 })).toHaveCount(2);
    await look(page, "ready-exams", DESKS);
    const other = ready.getByRole("listitem").filter({ hasNotText: "Fractions" });
    await teacher.button(/^Assign/u, other).press("Enter");
    await teacher.button("Assign to the class", dialog).press("Enter");
    await expect(ready.getByRole("heading", { level: 3 })).toHaveCount(1);
    await expect(ready.getByRole("heading", { name: "Ready-made exams" })).toBeFocused();
    await teacher.button(/^Take over Fractions/u, ready).press("Enter");
    await expect(page.getByRole("textbox", { name: "Title", exact: true })).toBeVisible();
    expect(troubles).toEqual([]);
  },
);

test(
  "[ASG12] [TH1] on a shared device what was given comes with its pupil and leaves nothing behind",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(180_000);
    const school = await startSchool();
    const { teacher, card } = await openSchool(await browser.newContext(), school, "Amina", "Ben");
    const { page } = teacher;
    const tablet = new SchoolDevice(await (await browser.newContext()).newPage(), school.url);
    await tablet.join(card("Amina"), "Grade 3");
    await tablet.practise();
    await solve(tablet);
    await tablet.allSent();
    await openWork(teacher);
    await teacher.button("Assign").click();
    await teacher.chooseSkills("nearest ten", NAME);
    await teacher.dialog.getByRole("radio", { name: "Some pupils" }).check();
    await teacher.dialog.getByRole("checkbox", { name: "Amina" }).check();
    await teacher.box("A line to go with it", teacher.dialog).fill("Only for Amina.");
    await teacher.button("Assign to one pupil", teacher.dialog).click();
    await expect(page.getByText("Assigned to one pupil.")).toBeVisible();

    const kiosk = new SchoolDevice(await (await browser.newContext()).newPage(), school.url);
    const given = kiosk.page.getByRole("region", { name: "From your teacher" });
    await kiosk.share(teacher);
    await kiosk.choose("Amina");
    await kiosk.typePin(card("Amina").pin);
    await expect(given).toContainText("Only for Amina.");
    expect(await onDisk(kiosk.page)).toContain("Only for Amina.");
    await look(kiosk.page, "kiosk", [TABLETS[1]]);
    await kiosk.press(kiosk.page.getByRole("button", { name: "Done for now" }));
    await expect(kiosk.names).toBeVisible();
    await expect.poll(() => onDisk(kiosk.page), { timeout: 60_000 }).not.toContain("Only for Amina.");
    await kiosk.choose("Ben");
    await kiosk.typePin(card("Ben").pin);
    await kiosk.press(kiosk.page.getByRole("button", { name: "Grade 3" }));
    await expect(kiosk.page.getByRole("banner")).toContainText("Ben");
    await expect(given).toHaveCount(0);
  },
);

test(
  "[SCR131][SCR132][ASG1] several at once: what is due first stands first, a lesson opens as one, what was closed says so",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(180_000);
    const school = await startSchool();
    const { teacher, card } = await openSchool(await browser.newContext(), school, "Amina");
    const { page } = teacher;
    const [, , , , classId = ""] = page.url().split("/").slice(1);
    const now = Date.now();
    const whole = { to: { type: "class" }, from: now - 7 * DAY, afterDue: "open", note: "" };
    const midnight = new Date(new Date(now).setHours(24, 0, 0, 0)).getTime();
    const practice = { type: "skills", skills: ["g2.add2c", "g2.sub2b"], goal: { type: "minutes", count: 15 } };
    for (const more of [
      { what: { type: "lesson", skill: SKILL }, due: null, note: "Bring your questions." },
      { what: practice, due: midnight + DAY },
      { what: { ...practice, goal: { type: "mastered" } }, due: midnight - DAY, afterDue: "shut" },
    ]) {
      const made = await page.request.post(`${school.url}/v1/classes/${classId}/assignments`, {
        data: { ...whole, ...more },
      });
      expect(made.status()).toBe(201);
    }
    const tablet = new SchoolDevice(await (await browser.newContext()).newPage(), school.url);
    await tablet.join(card("Amina"), "Grade 3");
    const given = tablet.page.getByRole("region", { name: "From your teacher" });
    await expect(given.locator("[data-state]")).toHaveCount(3);
    expect(await given.locator("[data-state]").evaluateAll((all) => all.map((one) => one.dataset["state"]))).toEqual([
      "new",
      "new",
      "shut",
    ]);
    await expect(given).toContainText("Your teacher closed this yesterday.");
    await expect(given).toContainText("until tomorrow");
    await expect(given).toContainText("0 of 15 minutes");
    for (const colorScheme of ["dark", "light"] as const) {
      await tablet.page.emulateMedia({ colorScheme });
      await look(tablet.page, `home-several-${colorScheme}`, TABLETS);
    }
    await given.getByRole("button", { name: /^Open/u }).click();
    await expect(tablet.page).toHaveURL(new RegExp(`/learn/${SKILL}$`, "u"));
    await expect(tablet.page.getByRole("heading", { level: 1 })).toBeVisible();
    await openWork(teacher);
    const lesson = page.getByRole("list", { name: "Work" }).getByRole("listitem").filter({ hasText: "Lesson:" });
    await expect(async () => {
      await page.reload();
      await expect(lesson.locator("[data-count='begun'] dd")).toHaveText("1", { timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await tablet.page.goto(`${school.url}/`);
    await given.getByRole("button", { name: /^Go on/u }).click();
    await expect(tablet.page).toHaveURL(new RegExp(`/learn/${SKILL}$`, "u"));
  },
);
