import { spawnSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { expect } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { test } from "./support/school-server.ts";
import { LOGIN, TeacherAtDesk } from "./support/teacher.ts";
import { FOLDER, ONCE } from "./support/where.ts";

test.beforeAll(() => mkdir(FOLDER, { recursive: true }));

test(
  "[TEA18] [TEA208] an administrator gives a colleague a new password, a class and the role, and removes them; the class goes on",
  { tag: ONCE },
  async ({ browser, page, startSchool }) => {
    test.setTimeout(120_000);
    const school = await startSchool();
    const teacher = new TeacherAtDesk(page, school);
    await teacher.setUp();
    await teacher.makeClass("4b");
    const invited = await page.request.post(`${school.url}/v1/teachers/invitations`, { data: {} });
    const { code } = (await invited.json()) as { code: string };
    const other = await (await browser.newContext()).newPage();
    const made = { code, login: "bo.lind", name: "Bo Lind", password: "harbour violin 8 clouds" };
    expect((await other.request.post(`${school.url}/v1/auth/setup`, { data: made })).status()).toBe(201);

    await teacher.button("Teachers").press("Enter");
    await teacher.box("Add a colleague by their sign-in name", teacher.dialog).fill("nobody.here");
    await page.keyboard.press("Enter");
    await expect(teacher.dialog).toContainText("Nobody at your school has this sign-in name.");
    await teacher.box("Add a colleague by their sign-in name", teacher.dialog).fill("bo.lind");
    await page.keyboard.press("Enter");
    await expect(teacher.dialog.getByRole("listitem")).toHaveText([/Ada Quillfeather/u, /Bo Lind/u]);
    expect(await faultsOf(page, "co-teachers")).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/teach-co-teachers.png` });
    await other.goto(`${school.url}/teach`);
    await expect(other.getByRole("link", { name: "4b" })).toBeVisible();
    // Theirs alone now.
    await teacher.button(/^Take out Ada/u, teacher.dialog).press("Enter");
    await page.getByRole("link", { name: "Account" }).click();

    // A new page begins at its top, banner and all.
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const staff = page.getByRole("table", { name: "Teachers of this school" });
    await expect(staff.getByRole("row", { name: "Bo Lind" })).toContainText("4b");
    await teacher.button("New password Bo Lind").press("Enter");
    await teacher.button("Make a code", teacher.dialog).press("Enter");
    await expect(teacher.dialog.getByText(/^[A-Z]{4}-[A-Z]{4}-[A-Z]{4}$/u)).toBeVisible();
    expect(await faultsOf(page, "staff")).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/teach-staff.png` });
    await teacher.button("Close", teacher.dialog).press("Enter");
    await teacher.button("Make administrator Bo Lind").press("Enter");
    await expect(teacher.dialog).toContainText("They keep their classes, and get into no others.");
    expect(await faultsOf(page, "administration")).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/teach-administration.png` });
    await teacher.button("Yes, make administrator", teacher.dialog).press("Enter");
    await expect(page.getByText("Bo Lind is an administrator now.")).toBeVisible();
    await expect(staff.getByRole("row", { name: "Bo Lind" })).toContainText("Administrator");
    await expect(teacher.button("No administrator Bo Lind")).toBeFocused();
    await other.reload();
    await other.getByRole("link", { name: "Account" }).click();
    await expect(other.getByRole("button", { name: "No administrator Ada Quillfeather" })).toBeVisible();
    await teacher.button("No administrator Bo Lind").press("Enter");
    await teacher.button("Yes, no administrator", teacher.dialog).press("Enter");
    await expect(page.getByText("Bo Lind is no administrator any more.")).toBeVisible();
    await teacher.button("Remove Bo Lind").press("Enter");
    await expect(teacher.dialog.getByRole("combobox", { name: "Who has the class from now on?" })).toBeFocused();
    await teacher.button("Yes, remove", teacher.dialog).press("Enter");
    await expect(page.getByText("Bo Lind is not a teacher of this school any more.")).toBeVisible();
    await expect(staff.getByRole("row", { name: "Ada Quillfeather" })).toContainText("4b");
    await other.reload();
    await expect(other.getByRole("heading", { name: "For teachers: sign in" })).toBeVisible();
  },
);

test(
  "[TEA17] who has forgotten their password chooses another one by a code, by keyboard alone",
  { tag: ONCE },
  async ({ browser, page, startSchool }) => {
    const school = await startSchool();
    const teacher = new TeacherAtDesk(page, school);
    await teacher.setUp();
    await teacher.makeClass("4b");
    const args = ["cli/main.ts", "school", "reset-password", LOGIN];
    const printed = spawnSync(process.execPath, args, { env: { ...process.env, MATHFLOW_DATA: school.dataDir } });
    const code = printed.stdout.toString().trim();
    const elsewhere = new TeacherAtDesk(await (await browser.newContext()).newPage(), school);
    await elsewhere.page.goto(`${school.url}/teach`);
    await elsewhere.button("I have a code").press("Enter");
    await elsewhere.page.getByRole("radio", { name: /I have forgotten my password/u }).press("Space");
    expect(await faultsOf(elsewhere.page, "new password")).toEqual([]);
    await expect(elsewhere.page.getByRole("textbox", { name: "Sign-in name" })).toHaveCount(0);
    await elsewhere.box("Code").fill(code.toLowerCase());
    await elsewhere.page.getByLabel("Password", { exact: true }).fill("another harbour violin");
    await elsewhere.page.screenshot({ path: `${FOLDER}/teach-new-password.png` });
    await elsewhere.page.keyboard.press("Enter");
    await expect(elsewhere.page.getByRole("heading", { name: "Classes", level: 1 })).toBeVisible();
    await expect(elsewhere.page.getByRole("link", { name: "4b" })).toBeVisible();
    // Where they were signed in before, they are not any more.
    await page.reload();
    await expect(page.getByRole("heading", { name: "For teachers: sign in" })).toBeVisible();
  },
);
