import { mkdir } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type Page } from "@playwright/test";
import type { LearnerId } from "#engine";
import { makeChain, makeRequest } from "../server/sync/events.fixture.ts";
import { hash64 } from "#engine/protocol/hash64";
import { faultsOf } from "./support/axe.ts";
import { test } from "./support/school-server.ts";
import { DeviceOfPupil, TeacherAtDesk } from "./support/teacher.ts";
import { FOLDER, ONCE } from "./support/where.ts";

test.beforeAll(() => mkdir(FOLDER, { recursive: true }));

const SIZES = [
  [360, 740],
  [1024, 600],
  [768, 1024],
] as const;

/** The page as it stands at every size: nothing is cut off, and axe finds nothing. */
async function look(page: Page, name: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${FOLDER}/teach-${name}-${width}.png` });
    const wider = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll("dialog")].map(
        (one) => one.scrollWidth - one.clientWidth,
      ),
    );
    expect([name, width, Math.max(...wider)]).toEqual([name, width, 0]);
  }
  expect(await faultsOf(page, name)).toEqual([]);
}

test(
  "[TEA23] a device is shut out together with the code it could come back by, and says so itself",
  { tag: ONCE },
  async ({ browser, page, startSchool }) => {
    const school = await startSchool();
    const teacher = new TeacherAtDesk(page, school);
    await teacher.setUp();
    await teacher.makeClass("4b");
    const [amina] = await teacher.add("Amina");
    await teacher.putCardsAway();
    const before = await page.locator("[data-class-code]").textContent();
    const pupil = await (await browser.newContext()).newPage();
    const joining = { data: { code: amina?.code, kind: "personal" } };
    expect((await pupil.request.post(`${school.url}/v1/auth/join`, joining)).status()).toBe(200);

    await page.getByRole("link", { name: "Devices" }).click();
    await page.getByRole("button", { name: /^Shut out/u }).press("Enter");
    await expect(teacher.dialog).toContainText("whoever joins on another device needs the new code");
    expect(await faultsOf(page, "shut out")).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/teach-shut-out.png` });
    await teacher.button("Shut out, and a new class code", teacher.dialog).press("Enter");
    const news = page.getByText(/The class code is now/u);
    await expect(news).toBeVisible();
    const code = page.locator("[data-class-code]");
    await expect(code).not.toHaveText(before ?? "");
    await expect(news).toContainText((await code.textContent()) ?? "none");

    await pupil.goto(`${school.url}/join`);
    await expect(pupil.getByRole("alert")).toContainText("A teacher has shut this device out of the class.");
    expect((await pupil.request.post(`${school.url}/v1/auth/join`, joining)).status()).toBe(404);
  },
);

test(
  "[TEA24] what marking again found is told in figures, without a word of cheating, until it is seen",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    const school = await startSchool();
    const teacher = new TeacherAtDesk(page, school);
    await teacher.setUp();
    await teacher.makeClass("4b");
    const [amina] = await teacher.add("Amina");
    await teacher.putCardsAway();
    const device = await DeviceOfPupil.at(school);
    const learner = (await device.join(amina?.code ?? "")).get("Amina") as LearnerId;
    expect(await device.enter(learner, amina?.pin ?? "")).toBe(200);
    const answers = { learner, type: "attempt_submitted", body: { latency_ms: 40 } };
    const text = JSON.stringify(makeRequest(makeChain("quick", 6, answers), { learner, want: 0 }));
    const headers = { "Content-Type": "application/json", "MathFlow-Sum": hash64(text) };
    expect((await device.api.post("/v1/sync", { data: text, headers })).status()).toBe(200);

    const alerts = page.getByRole("list", { name: "Alerts" });
    await expect(async () => {
      await page.reload();
      await expect(alerts).toContainText("The server marked the work of Amina (4b) again.", { timeout: 5_000 });
    }).toPass();
    await expect(alerts).toContainText("answers came faster than a question can be read.");
    await expect(alerts).toContainText("This is no proof of anything");
    expect(await faultsOf(page, "findings")).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/teach-findings.png`, fullPage: true });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.screenshot({ path: `${FOLDER}/teach-findings-phone.png`, fullPage: true });
    await page.getByRole("link", { name: "All classes" }).click();
    await teacher.button("I have seen it Amina").press("Enter");
    await expect(alerts).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("link", { name: "4b" })).toBeVisible();
    await expect(alerts).toHaveCount(0);
  },
);

test(
  "[TEA26] [TEA27] [TEA12] by keyboard a class goes on next year with new cards, and the old one is erased with who stayed behind",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    const school = await startSchool();
    const teacher = new TeacherAtDesk(page, school);
    await teacher.setUp();
    await teacher.makeClass("4b");
    const [amina] = await teacher.add("Amina", "Ben", "Chloe");
    await teacher.putCardsAway();
    await teacher.box("Add pupils").fill("Name,Grade\nAmina,4\nChloe,4");
    await teacher.button("Add, and make cards").click();
    await expect(teacher.table).toContainText("Grade 4");
    const { dialog } = teacher;

    await teacher.button("Go on next year").press("Enter");
    await expect(teacher.box("Name of the new class", dialog)).toBeFocused();
    await expect(teacher.box("Name of the new class", dialog)).toHaveValue("5b");
    await expect(dialog.getByText("3 of 3 pupils")).toBeVisible();
    await expect(dialog).toContainText("Shared devices stay with the old class.");
    await dialog.getByRole("checkbox", { name: "Chloe" }).press("Space");
    await expect(dialog.getByText("2 of 3 pupils")).toBeVisible();
    await expect(dialog).toContainText("Pupils you leave out stay in 4b");
    const raise = dialog.getByRole("checkbox", { name: "Raise school grades by one" });
    await expect(raise).not.toBeChecked();
    await expect(dialog).toContainText("One pupil who comes along has a grade");
    await raise.press("Space");
    await look(page, "next-year");
    await teacher.box("Name of the new class", dialog).fill(" ");
    await page.keyboard.press("Enter");
    await expect(teacher.box("Name of the new class", dialog)).toBeFocused();
    await expect(dialog).toContainText("Fill this in.");
    await page.keyboard.type("5b");
    await page.keyboard.press("Enter");

    await expect(dialog.getByRole("heading", { name: "5b is ready" })).toBeVisible();
    await expect(dialog).toContainText("2 pupils have come along. 4b is archived.");
    await expect(teacher.button("Open 5b", dialog)).toBeFocused();
    await look(page, "next-year-made");
    const code = await dialog.locator("dd").innerText();
    await teacher.button("New cards with new PINs", dialog).press("Enter");
    const cards = await teacher.readCards(2);
    expect(cards.map((card) => [card.name, card.code])).toEqual([
      ["Amina", code],
      ["Ben", code],
    ]);
    await teacher.putCardsAway();
    await expect(page.getByRole("heading", { name: "5b", level: 1 })).toBeVisible();
    await expect(teacher.table.getByRole("row")).toHaveCount(3);
    await expect(teacher.table.getByRole("row").filter({ hasText: "Amina" })).toContainText("Grade 5");
    const device = await DeviceOfPupil.at(school);
    const learner = (await device.join(code)).get("Amina") ?? "";
    expect(await device.enter(learner, amina?.pin ?? "")).toBe(401);
    expect(await device.enter(learner, cards[0]?.pin ?? "")).toBe(200);
    await look(page, "class-with-actions");

    await page.getByRole("link", { name: "All classes" }).press("Enter");
    await page.getByText("Archived classes (1)").press("Enter");
    await page.getByRole("link", { name: "4b" }).press("Enter");
    await teacher.button("Erase this class").press("Enter");
    await expect(dialog).toContainText("One pupil who is in no other class: Chloe.");
    await expect(dialog).toContainText("2 pupils who are in another class too: Amina, Ben.");
    await expect(dialog.getByRole("heading", { name: "What goes" })).toBeFocused();
    await look(page, "erase-class");
    await page.keyboard.press("Escape");
    await expect(teacher.button("Erase this class")).toBeFocused();
    await expect(page.locator("dialog")).toHaveCount(0);
    await page.keyboard.press("Enter");
    const name = teacher.box("To erase, type the name: 4b", dialog);
    await name.fill("5b");
    await page.keyboard.press("Enter");
    await expect(name).toBeFocused();
    await expect(dialog).toContainText("That is not the name.");
    await name.fill("4B");
    await page.keyboard.press("Enter");
    await expect(dialog).toContainText("One pupil was erased with it. 2 pupils stay in other classes.");
    await look(page, "class-erased");
    await teacher.button("All classes", dialog).press("Enter");
    await expect(page.getByRole("link", { name: "5b" })).toBeVisible();
    await expect(page.getByText(/4b|Archived/u)).toHaveCount(0);
    expect(await device.enter(learner, cards[0]?.pin ?? "")).toBe(200);
  },
);

test(
  "[TEA28] [TEA29] by keyboard an administrator sets the school's schedule; what it erases is told by day and name, and kept by one press",
  { tag: ONCE },
  async ({ browser, page, startSchool }) => {
    const school = await startSchool();
    const teacher = new TeacherAtDesk(page, school);
    await teacher.setUp();
    const invited = await page.request.post(`${school.url}/v1/teachers/invitations`, { data: {} });
    const { code } = (await invited.json()) as { code: string };
    const other = await (await browser.newContext()).newPage();
    const made = { code, login: "bo.lind", name: "Bo Lind", password: "harbour violin 8 clouds" };
    expect((await other.request.post(`${school.url}/v1/auth/setup`, { data: made })).status()).toBe(201);
    await other.goto(`${school.url}/teach`);
    const colleague = new TeacherAtDesk(other, school);
    for (const [who, name] of [
      [teacher, "6c"],
      [colleague, "6d"],
    ] as const) {
      await who.makeClass(name);
      await who.add(`Dora of ${name}`, `Emil of ${name}`);
      await who.putCardsAway();
      await who.button("Archive").press("Enter");
      await who.button("Archive", who.dialog).press("Enter");
      await expect(who.page.getByText("This class is archived")).toBeVisible();
    }

    await page.getByRole("link", { name: "Account" }).press("Enter");
    const pupils = page.getByRole("group", { name: "Pupils who are in archived classes only" });
    await expect(pupils.getByRole("radio", { name: "Kept until a teacher erases them" })).toBeChecked();
    await expect(page.getByText("Nothing in the next 14 days.")).toBeVisible();
    await pupils.getByRole("radio", { name: "Kept until a teacher erases them" }).press("ArrowDown");
    const days = teacher.box("Days after their last class was archived");
    await days.fill("29");
    await page.keyboard.press("Enter");
    await expect(days).toBeFocused();
    await expect(pupils).toContainText("A whole number of days, from 30 to 3650.");
    await look(page, "retention-fault");
    await days.fill("30");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Saved.")).toBeVisible();

    archiveBefore(school.dataDir, 20);
    await page.reload();
    const leaving = page.getByRole("table", { name: "Soon to be erased by the school’s schedule" });
    await expect(leaving.getByRole("row", { name: "6c" })).toContainText(
      "2 pupils who are only in archived classes: Dora of 6c, Emil of 6c",
    );
    await expect(leaving.getByRole("row", { name: "6d" })).toContainText("Bo Lind can bring it back.");
    await expect(teacher.button(/^Bring back/u, leaving)).toHaveCount(1);
    await leaving.scrollIntoViewIfNeeded();
    await look(page, "retention");

    await other.goto(`${school.url}/teach`);
    const own = other.getByRole("table", { name: "Soon to be erased by the school’s schedule" });
    await expect(own).toContainText(dateOf(14));
    await expect(own.getByRole("row", { name: "6c" })).toHaveCount(0);
    await look(other, "leaving");
    await own.getByRole("link", { name: "6d" }).press("Enter");
    await expect(other.getByText("Unless you bring the class back, the school’s schedule will erase")).toBeVisible();
    await expect(other.getByText(dateOf(14))).toBeVisible();
    await look(other, "leaving-class");
    await other.getByRole("link", { name: "All classes" }).press("Enter");
    await colleague.button("Bring back 6d", own).press("Enter");
    await expect(other.getByText("6d is back and will not be erased.")).toBeVisible();
    await expect(own).toHaveCount(0);
    await expect(other.getByRole("list", { name: "Classes" })).toContainText("6d");
    await page.reload();
    await expect(leaving.getByRole("row", { name: "6c" })).toBeVisible();
    await expect(leaving.getByRole("row", { name: "6d" })).toHaveCount(0);
  },
);

/** As if every archived class had been archived so many days earlier. */
function archiveBefore(dataDir: string, days: number): void {
  const db = new DatabaseSync(path.join(dataDir, "identity.sqlite"));
  const earlier = `json_set(body, '$.archivedAt', json_extract(body, '$.archivedAt') - ${days * 86_400_000})`;
  db.exec(`UPDATE "class" SET body = ${earlier} WHERE json_extract(body, '$.archivedAt') IS NOT NULL`);
  db.close();
}

/** A day from today on, as the page writes it. */
function dateOf(days: number): string {
  const at = Date.now() + days * 86_400_000;
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(at);
}
