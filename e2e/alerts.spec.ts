import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type Page } from "@playwright/test";
import { DESKS, looker, TABLETS } from "./support/look.ts";
import { openSchool, SchoolDevice } from "./support/school-device.ts";
import { test } from "./support/school-server.ts";
import { ONCE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

const look = looker({ name: "alerts", givesBack: true });

const SEES = "Your teacher can see that on their page.";
/** With or without a network. */
const NOT_ALWAYS = "At night and in the holidays maybe nobody looks.";
const FIRST = "my uncle hits me";
const SECOND = "i want to die";

test(
  "[TEA84] [TEA184] [TEA198] [TEA199] [APP98] [APP104] wherever a pupil writes of harm they are told who can see it; it can be read, seen to, and looked up afterwards",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(240_000);
    const school = await startSchool();
    const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { teacher, card } = await openSchool(desk, school, "Amina");
    const { page } = teacher;
    await page.getByRole("link", { name: "Account", exact: true }).click();
    await page.getByRole("combobox", { name: "Country of the school" }).selectOption("India");
    await expect(page.getByRole("region", { name: "Whom a pupil in danger can call" })).toContainText("Kept.");
    await page.getByRole("combobox", { name: "Country of the school" }).scrollIntoViewIfNeeded();
    await look(page, "country", DESKS);
    await page.getByRole("link", { name: "Past alerts" }).click();
    await expect(page.getByText("There are none yet.")).toBeVisible();

    const tablet = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
    const amina = new SchoolDevice(await tablet.newPage(), school.url, true);
    await amina.join(card("Amina"), "Grade 4");
    await amina.practise("g4.mul2");
    await say(amina.page, FIRST);
    await expect(amina.page.getByText(SEES)).toBeVisible();
    await expect(amina.page.getByText(NOT_ALWAYS)).toBeVisible();
    await expect(amina.page.getByText("Childline: 1098")).toBeVisible();
    await look(amina.page, "practice", TABLETS);
    await amina.visit("/ask");
    await say(amina.page, SECOND);
    await expect(amina.page.getByText(SEES)).toBeVisible();
    await look(amina.page, "ask", TABLETS);
    await amina.visit("/learn/g4.mul2");
    await say(amina.page, SECOND);
    await expect(amina.page.getByText(SEES)).toBeVisible();
    await look(amina.page, "lesson", TABLETS);

    // Without a network nothing is promised that nobody can see.
    await amina.allSent();
    await tablet.setOffline(true);
    await say(amina.page, FIRST);
    const told = amina.page.getByText("when this device has a network again").last();
    await expect(told).toContainText(NOT_ALWAYS);
    await expect(told).toContainText("Childline: 1098");
    await look(amina.page, "offline", TABLETS);
    await tablet.setOffline(false);
    await amina.allSent();
    await expect(amina.page.getByText(SEES).last()).toBeVisible();

    const alerts = page.getByRole("list", { name: "Alerts" });
    await expect(alerts).toContainText("4 times");
    await look(page, "strip", DESKS);
    await alerts.getByRole("button", { name: "Open Amina" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).not.toContainText("die");
    await look(page, "alert", DESKS);
    await dialog.getByRole("button", { name: "Read what was written" }).click();
    const messages = dialog.getByRole("list", { name: "What was written" }).getByRole("listitem");
    await expect(messages.getByText(FIRST)).toHaveCount(2);
    await expect(messages.first()).toContainText(FIRST);
    await expect(messages.getByText(SECOND)).toHaveCount(2);
    await look(page, "words", DESKS);
    // Who has read it does not see to it by that: it is said by a press of its own.
    await expect(alerts).toContainText("read by");
    await expect(alerts).not.toContainText("is seeing to it");
    await dialog.getByRole("button", { name: "I see to it" }).click();
    await expect(dialog).toContainText("Your colleagues now read that you are seeing to it.");
    await expect(alerts).toContainText("is seeing to it, since");
    await look(page, "seen-to", DESKS);

    await dialog.getByRole("link", { name: "What Amina is doing now, in 4b" }).click();
    const panel = page.getByRole("region", { name: "Amina" });
    await expect(panel).toBeVisible();
    await look(page, "panel", DESKS);
    await page.reload();
    await expect(panel).toBeVisible();
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(panel).toBeHidden();
    expect(new URL(page.url()).search).toBe("");
    await page.goBack();
    await expect(page.getByRole("heading", { name: "Past alerts" })).toBeVisible();
    await alerts.getByRole("button", { name: "Open Amina" }).click();
    await dialog.getByRole("button", { name: "Somebody else sees to it" }).click();
    await expect(alerts).toBeHidden();

    const past = page.getByRole("table", { name: "Past alerts" }).getByRole("row");
    await expect(past).toHaveCount(5);
    await expect(past.nth(1)).toContainText("Amina");
    await expect(past.nth(1)).toContainText("Passed on to somebody else");
    await expect(past.nth(1)).toContainText("Saw to it:");
    await expect(page.getByRole("main")).not.toContainText("die");
    await look(page, "past", [...DESKS, [360, 740]]);
    await past.nth(4).getByRole("button", { name: "Words" }).click();
    await dialog.getByRole("button", { name: "Read what was written" }).click();
    await expect(dialog.getByText(FIRST)).toBeVisible();
    await look(page, "past-words", DESKS);
  },
);

test(
  "[TEA198] of another class an administrator is told whose it is, once nobody has seen to an alert for two hours",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    const school = await startSchool();
    const desk = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { teacher: admin, card } = await openSchool(desk, school, "Amina");
    const { page } = admin;
    const api = `${school.url}/v1`;
    const { code } = (await admin.make("/teachers/invitations", {})) as { readonly code: string };
    const bo = await browser.newContext();
    const joining = { code, login: "bo.lind", name: "Bo Lind", password: "nine purple herons dance" };
    expect((await bo.request.post(`${api}/auth/setup`, { data: joining })).status()).toBe(201);
    const [, id = ""] = /class\/([^/]+)/u.exec(page.url()) ?? [];
    const shared = await page.request.post(`${api}/classes/${id}/teachers`, { data: { login: joining.login } });
    expect(shared.ok()).toBe(true);
    const whole = (await (await page.request.get(`${api}/classes/${id}`)).json()) as {
      readonly teachers: readonly { readonly id: string; readonly name: string }[];
    };
    const own = whole.teachers.find(({ name }) => name !== joining.name);
    expect((await page.request.delete(`${api}/classes/${id}/teachers/${own?.id}`)).status()).toBe(204);

    const tablet = await browser.newContext({ viewport: { width: 768, height: 1024 }, hasTouch: true });
    const amina = new SchoolDevice(await tablet.newPage(), school.url, true);
    await amina.join(card("Amina"), "Grade 4");
    await amina.practise("g4.mul2");
    await say(amina.page, FIRST);
    await expect(amina.page.getByText(SEES)).toBeVisible();
    const database = new DatabaseSync(path.join(school.dataDir, "sync.sqlite"));
    database.exec("PRAGMA busy_timeout = 5000; UPDATE alert SET heard = heard - 7200000");
    database.close();

    await page.goto(`${school.url}/teach`);
    const alerts = page.getByRole("list", { name: "Alerts" });
    await expect(alerts).toContainText("nobody has seen to this for two hours");
    await alerts.getByRole("button", { name: "Open Amina" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Teachers of 4b: Bo Lind.");
    await expect(dialog.getByRole("link")).toHaveCount(0);
    await look(page, "escalated", DESKS);
    await dialog.getByRole("button", { name: "Read what was written" }).click();
    await expect(dialog.getByText(FIRST)).toBeVisible();
    await dialog.getByRole("button", { name: "I see to it" }).click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(alerts).toContainText("is seeing to it, since");
    await expect(alerts).not.toContainText("nobody has seen to this");
  },
);

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: /^Message/u }).fill(text);
  await page.getByRole("button", { name: "Send" }).click();
}
