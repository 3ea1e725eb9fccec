import { expect } from "@playwright/test";
import { looker } from "./support/look.ts";
import { listenForTrouble } from "./support/pupil.ts";
import { openSchool, SchoolDevice } from "./support/school-device.ts";
import { test } from "./support/school-server.ts";
import { FOLDER, ONCE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

const WIDE = { width: 1440, height: 900 };
const TALL = { width: 768, height: 1024 };

const look = looker({ name: "class", givesBack: true });

test(
  "[TEA80] [TEA81] [TEA82] [TEA83] [TEA84] [TEA85] [TEA86] [APP98] a teacher sees as it happens who works, who is stuck, who asks, and who wrote something serious",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(300_000);
    const school = await startSchool();
    const desk = await browser.newContext({ viewport: WIDE });
    const streams: string[] = [];
    desk.on("request", (request) => request.url().endsWith("/v1/live") && streams.push(request.url()));
    const { teacher, card } = await openSchool(desk, school, "Amina", "Ben", "Cai");
    const { page } = teacher;
    const trouble = listenForTrouble(page);
    await page.getByRole("link", { name: "Now", exact: true }).click();
    const now = page.getByRole("table", { name: "Now" });
    const row = (name: string) => now.getByRole("row").filter({ has: page.getByRole("button", { name, exact: true }) });
    await expect(row("Amina")).toHaveAttribute("data-state", "away");
    await expect(row("Amina")).toContainText("No work yet");

    const tablet = await browser.newContext({ viewport: TALL, hasTouch: true });
    const amina = new SchoolDevice(await tablet.newPage(), school.url, true);
    await amina.join(card("Amina"), "Grade 3");
    await amina.practise("g3.subz");
    await expect(row("Amina")).toHaveAttribute("data-state", "working");

    // Who is stuck is told on every page, and no more once a problem was found alone: no teacher has to end it.
    const alerts = page.getByRole("list", { name: "Alerts" });
    for (let problem = 0; problem < 2; problem++) {
      await amina.failThrice();
      await amina.goOn();
    }
    await amina.allSent();
    await expect(row("Amina")).toHaveAttribute("data-state", "stuck");
    await page.getByRole("link", { name: "Account", exact: true }).click();
    await expect(alerts).toContainText("Amina is stuck.");
    await expect(alerts).toContainText("4b");
    await look(page, "stuck");
    await alerts.getByRole("button", { name: "Open Amina" }).click();
    const stuck = page.getByRole("dialog");
    await expect(stuck).toContainText("Two problems in a row were not found alone.");
    await look(page, "stuck-dialog");
    await stuck.getByRole("button", { name: "I see to it" }).click();
    await expect(alerts).toContainText("is seeing to it, since");
    await expect(alerts.getByRole("listitem")).toHaveCount(1);
    await alerts.getByRole("button", { name: "Open Amina" }).click();
    await amina.answerRight();
    await expect(stuck).toContainText("Amina is not stuck any more");
    await look(page, "stuck-over", [[768, 1024]]);
    await stuck.getByRole("button", { name: "Close" }).click();
    await expect(alerts).toBeHidden();
    await amina.goOn();
    await page.goBack();
    await expect(row("Amina")).toHaveAttribute("data-state", "working");
    await amina.failThrice();
    await amina.goOn();
    await amina.failThrice();
    await amina.allSent();
    await row("Amina").getByRole("button", { name: "Amina" }).click();
    const beside = page.getByRole("region", { name: "Amina" });
    await expect(alerts).toContainText("Amina is stuck.");
    await beside.getByRole("button", { name: "I am with Amina" }).click();
    await expect(row("Amina")).toHaveAttribute("data-state", "working");
    await expect(alerts).toBeHidden();
    await beside.getByRole("button", { name: "Close" }).click();
    await amina.goOn();

    await amina.answer(...(await amina.wrongAnswer()));
    await amina.allSent();
    await expect(row("Amina").getByRole("cell").nth(3)).not.toBeEmpty();

    await amina.press(amina.page.getByRole("button", { name: "Ask my teacher" }));
    await expect(amina.page.getByText("You asked for your teacher.")).toBeVisible();
    await expect(row("Amina")).toHaveAttribute("data-state", "asks");
    await expect(amina.page.getByText("Your teacher can see that on their page.")).toBeVisible();
    await expect(alerts).toContainText("Amina asks for you.");
    await amina.page.screenshot({ path: `${FOLDER}/class-pupil-asked.png` });

    const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
    const ben = new SchoolDevice(await phone.newPage(), school.url, true);
    await ben.join(card("Ben"), "Grade 4");
    await ben.practise();
    await ben.page.getByRole("textbox", { name: "Message" }).fill("i want to die");
    await ben.page.getByRole("button", { name: "Send" }).click();
    await expect(alerts).toContainText("Ben wrote something that a grown-up should read now.");
    await expect(alerts).not.toContainText("die");
    await expect(ben.page.getByText("Your teacher can see that on their page.")).toBeVisible();
    await ben.page.screenshot({ path: `${FOLDER}/class-pupil-safety.png` });
    await expect(alerts.getByRole("listitem").first()).toContainText("Ben");
    await look(page, "now");

    await row("Amina").getByRole("button", { name: "Amina" }).click();
    const panel = page.getByRole("region", { name: "Amina" });
    await expect(panel).toContainText("What happened");
    await look(page, "panel");
    // Somebody may look on: what Amina still works on is answered by a press.
    const onDesk = panel.getByRole("article").first();
    await expect(onDesk).toContainText("Not finished yet");
    await expect(onDesk.getByText("Answer", { exact: true })).toBeHidden();
    await onDesk.getByText("Show the answer").click();
    await expect(onDesk.getByText("Answer", { exact: true })).toBeVisible();
    await look(page, "panel-answer");
    await panel.getByRole("button", { name: "I am with Amina" }).click();
    await expect(row("Amina")).toHaveAttribute("data-state", "working");
    await expect(alerts).not.toContainText("Amina asks for you.");
    await panel.getByRole("button", { name: "Close" }).click();

    await alerts.getByRole("button", { name: "Open Ben" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).not.toContainText("die");
    await dialog.getByRole("button", { name: "Read what was written" }).click();
    await expect(dialog.getByText("i want to die")).toBeVisible();
    await look(page, "alert");
    await dialog.getByRole("button", { name: "I talked with them" }).click();
    await expect(alerts).toBeHidden();

    // Offline nothing is promised that nobody sees; it arrives with the sync, once.
    await tablet.setOffline(true);
    await amina.page.getByRole("textbox", { name: "Message" }).fill("i want to kill myself");
    await amina.page.getByRole("button", { name: "Send" }).click();
    await expect(amina.page.getByText("when this device has a network again").last()).toBeVisible();
    await page.waitForTimeout(1_500);
    await expect(alerts).toBeHidden();
    await tablet.setOffline(false);
    await expect(alerts.getByRole("listitem")).toHaveCount(1, { timeout: 20_000 });
    await expect(alerts).toContainText("Amina wrote something that a grown-up should read now.");

    // Another tab hears of it by the same stream.
    const before = streams.length;
    const second = await desk.newPage();
    await second.goto(page.url());
    const there = second.getByRole("table", { name: "Now" }).getByRole("row");
    const asks = there.filter({ has: second.getByRole("button", { name: "Amina", exact: true }) });
    await expect(asks).toHaveAttribute("data-state", "alert");
    await ben.page.getByRole("textbox", { name: "Answer", exact: true }).focus();
    await ben.press(ben.page.getByRole("button", { name: "Ask my teacher" }));
    const bens = there.filter({ has: second.getByRole("button", { name: "Ben", exact: true }) });
    await expect(bens).toHaveAttribute("data-state", "asks");
    expect(streams).toHaveLength(before);
    await second.close();

    await page.getByRole("button", { name: "Hide names" }).click();
    await expect(now).not.toContainText("Ben");
    await page.getByRole("link", { name: "Skills", exact: true }).click();
    await expect(page.getByRole("table", { name: "Skills" })).toContainText("Pupil 1");
    await expect(page.locator("body")).not.toContainText("Amina");
    await page.getByRole("button", { name: "Show names" }).click();
    await expect(page.getByRole("table", { name: "Skills" })).toContainText("Amina");
    await page
      .getByRole("table", { name: "Skills" })
      .getByRole("button", { name: /^Amina, / })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toContainText("Problem 1");
    await expect(page.getByRole("dialog")).not.toContainText("kill");
    await look(page, "cell");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await look(page, "skills");
    await page.getByRole("link", { name: "Misconceptions" }).click();
    await expect(page.getByRole("heading", { name: "Tomorrow’s lesson" })).toBeVisible();
    await look(page, "misconceptions");
    expect(trouble).toEqual([]);
  },
);
