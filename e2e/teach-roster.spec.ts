import { mkdir } from "node:fs/promises";
import { expect } from "@playwright/test";
import { looker } from "./support/look.ts";
import { strToU8, zipSync } from "fflate";
import { faultsOf } from "./support/axe.ts";
import { listenForTrouble } from "./support/pupil.ts";
import { openSchool, SchoolDevice } from "./support/school-device.ts";
import { test } from "./support/school-server.ts";
import { countPrints, DeviceOfPupil, TeacherAtDesk } from "./support/teacher.ts";
import { FOLDER, ONCE } from "./support/where.ts";

test.beforeAll(() => mkdir(FOLDER, { recursive: true }));

const look = looker({ name: "roster", fullPage: true });

const FIRST =
  "Maria Tom Ana Ben Chloe Dora Emil Farah Goran Hana Ines Jonas Kofi Lin Mei Noor Omar Pia Quinn Rui Sara Tariq Uma Vera Wim".split(
    " ",
  );

/** 25 pupils with a head, as Excel writes them in the West: semicolons, Latin-1. */
const CSV = Buffer.from(
  [
    "Last name;First name;Grade;Group",
    ...FIRST.map((name, at) => `García ${at};${name};3;${at < 9 ? "Reds" : "Blues"}`),
  ].join("\r\n"),
  "latin1",
);

test(
  "[TEA40][TEA41][TEA42][TEA43][TEA46][TEA50] a CSV of 25 names goes through the preview, into groups, and is taken back",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    test.setTimeout(180_000);
    const trouble = listenForTrouble(page);
    const teacher = new TeacherAtDesk(page, await startSchool());
    await countPrints(page);
    await teacher.setUp();
    await teacher.makeClass("4b");
    await teacher.add("Ana García 2");
    await teacher.putCardsAway();

    await page.locator('input[type="file"]').setInputFiles({ name: "class.csv", mimeType: "text/csv", buffer: CSV });
    const preview = page.getByRole("table", { name: "What will change" });
    await expect(preview.getByRole("row")).toHaveCount(26);
    await expect(page.getByText("24 pupils will be added; one grade changes.")).toBeVisible();
    await expect(preview.getByRole("row", { name: "Ana García 2" })).toContainText("Gets the grade the file says");
    await expect(preview).toContainText("Maria García 0");
    await expect(page.getByRole("combobox", { name: "Column 3: Grade" })).toHaveValue("grade");
    await expect(preview.getByRole("columnheader", { name: "School grade" })).toBeVisible();
    await expect(preview.getByRole("row").nth(2)).toContainText("Grade 3");
    await look(page, "preview");

    await page.getByRole("combobox", { name: "Column 1: Last name" }).selectOption("Leave out");
    await expect(preview.getByRole("rowheader", { name: "Maria", exact: true })).toBeVisible();
    await expect(page.getByText("25 pupils will be added.")).toBeVisible();
    await page.getByRole("combobox", { name: "Column 1: Last name" }).selectOption("Last name");
    await teacher.button("Add, and make cards").click();
    const cards = await teacher.readCards(24);
    await teacher.putCardsAway();
    await expect(teacher.table.getByRole("row")).toHaveCount(26);
    await expect(teacher.box("Add pupils")).toHaveValue("");
    const ana = teacher.table.getByRole("row").filter({ hasText: "Ana García 2" });
    await expect(ana).toContainText("Grade 3");
    const groups = page.getByRole("region", { name: "Groups" });
    await expect(groups.getByRole("listitem")).toHaveText([/^Blues16 pupils/u, /^Reds8 pupils/u]);
    await look(page, "added");

    // A pupil has signed in by now.
    const device = await DeviceOfPupil.at(teacher.school);
    const wim = cards.find(({ name }) => name === "Wim García 24");
    const learners = await device.join(wim?.code ?? "");
    expect(await device.enter(learners.get("Wim García 24") ?? "", wim?.pin ?? "")).toBe(200);
    await teacher.button("Take the 24 pupils and the grade back").click();
    await expect(page.getByText("23 pupils are taken back.")).toContainText("Wim García 24 stays");
    await expect(teacher.table.getByRole("row")).toHaveText([/Name/u, /^Ana García 2/u, /^Wim García 24/u]);
    await expect(ana).not.toContainText("Grade");

    // The list of a year later.
    await teacher.box("Add pupils").fill("Name,Grade\nWim García 24,4\nAna García 2,4");
    await expect(page.getByText("Nobody can be added; 2 grades change.")).toBeVisible();
    await expect(preview).toContainText("Is in Grade 3 here now");
    await look(page, "grades");
    await teacher.button("Add, and make cards").click();
    await expect(page.getByText("2 grades were changed just now.")).toBeVisible();
    await expect(ana).toContainText("Grade 4");
    await expect(teacher.box("Add pupils")).toHaveValue("");
    await teacher.button("Take the 2 grades back").click();
    await expect(page.getByText("2 grades are as they were before.")).toBeVisible();
    await expect(ana).not.toContainText("Grade");
    await look(page, "undone");
    expect(trouble).toEqual([]);
  },
);

test(
  "[TEA42] a file that is no list is refused by name, and what was typed stays",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    const teacher = new TeacherAtDesk(page, await startSchool());
    await teacher.setUp();
    await teacher.makeClass("4b");
    await teacher.box("Add pupils").fill("Amina");
    const file = page.locator('input[type="file"]');
    const workbook = Buffer.from(zipSync({ "xl/workbook.xml": strToU8("<workbook/>") }));
    await file.setInputFiles({ name: "class.xlsx", mimeType: "application/octet-stream", buffer: workbook });
    await expect(page.getByRole("alert").filter({ hasText: "This is a workbook" })).toBeVisible();
    await expect(teacher.box("Add pupils")).toHaveValue("Amina");
    expect(await faultsOf(page, "no list")).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/roster-no-list.png` });
  },
);

test(
  "[TEA47] panel, board, cards and shared devices carry an address that tablets reach, and a QR code of it",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    const url = "https://math.school.example";
    const teacher = new TeacherAtDesk(page, await startSchool({ MATHFLOW_ADDRESS: url }));
    await countPrints(page);
    await teacher.setUp();
    await teacher.makeClass("4b", "pictures");
    const qr = page.getByRole("img", { name: `QR code of ${url}/join` });
    await expect(page.locator("[data-own-address]")).toHaveText(url);
    await expect(qr).toBeVisible();
    await look(page, "join");
    await teacher.button("Show on the board").press("Enter");
    await expect(teacher.dialog).toContainText(url);
    await expect(teacher.dialog).not.toContainText("127.0.0.1");
    await expect(qr.last()).toBeVisible();
    await look(page, "board");
    await page.keyboard.press("Escape");

    await teacher.box("Add pupils").fill(["Amina", `Ben ${"van der Berg ".repeat(4).trim()}`].join("\n"));
    await teacher.button("Add, and make cards").click();
    const cards = page.getByRole("list", { name: "Cards" }).locator(":scope > li");
    await expect(cards).toHaveCount(2);
    for (const card of await cards.all()) {
      await expect(card).toContainText(url);
      await expect(card.getByRole("img", { name: `QR code of ${url}/join` })).toBeVisible();
    }
    await look(page, "cards");
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: 703, height: 941 });
    await page.screenshot({ path: `${FOLDER}/roster-cards-printed.png` });
    // Whatever stands above it, the PIN is whole, and nothing is under the code.
    for (const card of await cards.all()) {
      const [whole, pin] = [await card.boundingBox(), await card.locator("dd").last().boundingBox()];
      expect((pin?.y ?? 9999) + (pin?.height ?? 0)).toBeLessThanOrEqual((whole?.y ?? 0) + (whole?.height ?? 0));
      const code = await card.getByRole("img", { name: /^QR code/u }).boundingBox();
      expect((code?.y ?? 9999) + (code?.height ?? 0)).toBeLessThanOrEqual(pin?.y ?? 0);
    }
    await page.emulateMedia({ media: "screen" });
    await teacher.putCardsAway();
    await page.getByRole("link", { name: "Devices" }).click();
    await teacher.button("Set up a shared device").click();
    await expect(teacher.dialog).toContainText(`${url}/kiosk`);
  },
);

test(
  "[TEA9] where only this computer reaches the server the board says so, and there is nothing to scan",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    const teacher = new TeacherAtDesk(page, await startSchool());
    await teacher.setUp();
    await teacher.makeClass("4b");
    await teacher.button("Show on the board").click();
    await expect(teacher.dialog).toContainText("This address works on this computer only.");
    await expect(page.getByRole("img", { name: /^QR code/u })).toHaveCount(0);
    await page.screenshot({ path: `${FOLDER}/roster-board-this-computer.png` });
  },
);

test(
  "[TEA46] groups are made, filled, renamed and removed by keyboard alone",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    const teacher = new TeacherAtDesk(page, await startSchool());
    await countPrints(page);
    await teacher.setUp();
    await teacher.makeClass("4b");
    await teacher.add("Amina", "Ben", "Chloe");
    await teacher.putCardsAway();
    await teacher.button("New group").press("Enter");
    await expect(teacher.box("Name of the group", teacher.dialog)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(teacher.dialog).toContainText("Fill this in.");
    await page.keyboard.type("Reds");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await look(page, "group");
    await teacher.button("Save", teacher.dialog).press("Enter");
    await expect(page.getByText("2 pupils are in the group Reds now.")).toBeVisible();
    const groups = page.getByRole("region", { name: "Groups" });
    await expect(groups.getByRole("listitem")).toContainText("Amina, Ben");
    await look(page, "groups");

    await teacher.button("Change Reds").press("Enter");
    await teacher.box("Name of the group", teacher.dialog).fill("Blues");
    await teacher.dialog.getByRole("checkbox", { name: "Ben" }).press("Space");
    await teacher.button("Save", teacher.dialog).press("Enter");
    await expect(groups.getByRole("listitem")).toHaveText(/^BluesOne pupilAmina/u);
    await teacher.button("Change Blues").press("Enter");
    await teacher.button("Remove this group", teacher.dialog).press("Enter");
    await teacher.button("Yes, remove the group", teacher.dialog).press("Enter");
    await expect(page.getByText("The group Blues is removed.")).toBeVisible();
    await expect(groups.getByRole("listitem")).toHaveCount(0);
    await expect(teacher.table.getByRole("row")).toHaveCount(4);
  },
);

/** As a school's system makes it: 24 pupils in "Maths 4b", and another class. */
function oneRosterZip(change: (users: readonly string[]) => readonly string[] = (users) => users): Buffer {
  const users = change(FIRST.slice(0, 24).map((name, at) => `p-${at},,,true,student,u${at},${name},Okafor ${at},`));
  const ids = users.map((line) => line.split(",", 1)[0]);
  const files = {
    "manifest.csv": ["propertyName,value", "oneroster.version,1.1", "file.users,bulk", "file.enrollments,bulk"],
    "orgs.csv": ["sourcedId,status,dateLastModified,name,type", "o-1,,,Hill School,school"],
    "classes.csv": [
      "sourcedId,status,dateLastModified,title,schoolSourcedId",
      "c-1,,,Maths 4b,o-1",
      "c-2,,,Maths 5a,o-1",
    ],
    "users.csv": ["sourcedId,status,dateLastModified,enabledUser,role,username,givenName,familyName,grades", ...users],
    "enrollments.csv": [
      "sourcedId,status,dateLastModified,classSourcedId,userSourcedId,role",
      ...ids.map((id, at) => `e-${at},,,c-1,${id},student`),
      `e-x,,,c-2,${ids[0]},student`,
    ],
  };
  const entries = Object.entries(files).map(([name, lines]) => [name, strToU8(lines.join("\r\n"))] as const);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

test(
  "[TEA44][TEA45][TEA50] a OneRoster zip is shown beside the class before anything is written; twice it is no change",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    test.setTimeout(180_000);
    const trouble = listenForTrouble(page);
    const teacher = new TeacherAtDesk(page, await startSchool());
    await countPrints(page);
    await teacher.setUp();
    await teacher.makeClass("4b");
    await teacher.add("Maria Okafor 0", "Own Pupil");
    await teacher.putCardsAway();
    const choose = (buffer: Buffer) =>
      page.locator('input[type="file"]').setInputFiles({ name: "roster.zip", mimeType: "application/zip", buffer });
    const changes = page.getByRole("table", { name: "What will change" });

    await choose(oneRosterZip());
    await page.getByRole("combobox", { name: "Class in the file" }).selectOption("Maths 4b, Hill School (24 pupils)");
    await expect(page.getByText("23 pupils are added, no name differs, nobody is gone from the file.")).toBeVisible();
    await expect(changes.getByRole("row", { name: /^Maria Okafor 0/u })).toContainText("In the class already");
    await expect(changes.getByRole("row", { name: /^Own Pupil/u })).toContainText("Not in the file; stays");
    await expect(teacher.table.getByRole("row")).toHaveCount(3);
    await look(page, "one-roster");
    await teacher.button("Change the class").click();
    await teacher.readCards(23);
    await teacher.putCardsAway();
    await expect(page.getByText("Done: 23 pupils added, no name changed, nobody taken out.")).toBeVisible();
    await expect(teacher.table.getByRole("row")).toHaveCount(26);

    await choose(oneRosterZip());
    await page.getByRole("combobox", { name: "Class in the file" }).selectOption("Maths 4b, Hill School (24 pupils)");
    await expect(page.getByText("Nothing to change: the class is as the file has it.")).toBeVisible();
    await expect(teacher.button("Change the class")).toHaveCount(0);
    await look(page, "one-roster-again");
    await teacher.button("Close").click();

    // One is called otherwise now, and one has left.
    const changed = (line: string) =>
      line.replace("Tom,Okafor 1", "Thomas,Okafor").replace(/^(?<start>p-[12],.*),$/u, "$<start>,04");
    const later = oneRosterZip((users) => users.slice(1).map(changed));
    await choose(later);
    await page.getByRole("combobox", { name: "Class in the file" }).selectOption("Maths 4b, Hill School (23 pupils)");
    await expect(changes.getByRole("row").nth(1)).toContainText("Maria Okafor 0");
    await expect(changes.getByRole("row").nth(1)).toContainText("Gone from the file; stays in the class");
    await expect(changes.getByRole("row").nth(2)).toContainText("Is called Tom Okafor 1 here now");
    await expect(changes.getByRole("row", { name: /^Ana Okafor 2 /u })).toContainText("Gets the grade the file says");
    await expect(page.getByText("one pupil is gone from the file, 2 grades differ.")).toBeVisible();
    await page.getByRole("checkbox", { name: "Take out the pupil who is gone from the file" }).check();
    await expect(changes.getByRole("row").nth(1)).toContainText("Gone from the file; leaves the class");
    await look(page, "one-roster-gone");
    await teacher.button("Change the class").click();
    await expect(
      page.getByText("Done: nobody added, one name changed, one pupil taken out, 2 grades changed."),
    ).toBeVisible();
    await expect(teacher.table.getByRole("row", { name: /^Thomas Okafor/u })).toContainText("Grade 4");
    await expect(teacher.table.getByRole("row", { name: /^Maria/u })).toHaveCount(0);
    await page.getByRole("link", { name: "All classes" }).click();
    await page.getByText("Archived classes (1)").click();
    await page.getByRole("link", { name: "4b: left" }).click();
    await expect(teacher.table.getByRole("row", { name: /^Maria Okafor 0/u })).toBeVisible();
    expect(trouble).toEqual([]);
  },
);

test(
  "[TEA44] a zip that is none of a school's system is refused, and it is said what is missing in it",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    const teacher = new TeacherAtDesk(page, await startSchool());
    await teacher.setUp();
    await teacher.makeClass("4b");
    const buffer = Buffer.from(zipSync({ "classes.csv": strToU8("sourcedId,title\nc-1,4b") }));
    await page.locator('input[type="file"]').setInputFiles({ name: "a.zip", mimeType: "application/zip", buffer });
    await expect(page.getByText("This zip is no OneRoster file: users.csv is not in it.")).toBeVisible();
  },
);

test(
  "[TEA50][SYN93] the grade that is set under Manage stands in People, and the pupil's tablet does not ask for it",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(120_000);
    const school = await startSchool();
    const { teacher, card } = await openSchool(await browser.newContext(), school, "Amina", "Ben");
    const { page, dialog } = teacher;
    await expect(teacher.table.getByRole("columnheader", { name: "School grade" })).toHaveCount(0);
    await teacher.manage("Amina");
    const grade = dialog.getByRole("combobox", { name: "School grade" });
    await grade.selectOption("Grade 5");
    await grade.scrollIntoViewIfNeeded();
    await look(page, "grade");
    await teacher.button("Keep the grade", dialog).press("Enter");
    await expect(page.getByText("Amina: Grade 5.")).toBeVisible();
    await expect(teacher.table.getByRole("row", { name: /^Amina/u })).toContainText("Grade 5");
    await look(page, "grades");

    const [tablet, other] = [await browser.newContext(), await browser.newContext()];
    const aminas = new SchoolDevice(await tablet.newPage(), school.url);
    await aminas.join(card("Amina"));
    await aminas.page.goto(`${school.url}/settings`);
    await expect(aminas.page.getByRole("combobox", { name: "Grade" })).toHaveValue("5");
    const bens = new SchoolDevice(await other.newPage(), school.url);
    await bens.join(card("Ben"), "Grade 3");
  },
);
