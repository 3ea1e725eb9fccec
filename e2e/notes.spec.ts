import { expect } from "@playwright/test";
import { DESKS, looker } from "./support/look.ts";
import { listenForTrouble } from "./support/pupil.ts";
import { openSchool, SchoolDevice } from "./support/school-device.ts";
import { test } from "./support/school-server.ts";
import { ONCE } from "./support/where.ts";

const look = looker({ name: "notes" });

const TABLETS = [
  [768, 1024],
  [360, 740],
] as const;

test(
  "[TEA93] [TEA94] [TEA96] [SCR133] a disputed answer is decided by a teacher and praise is sent; both reach the pupil's home and go when read",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(180_000);
    const school = await startSchool();
    const desk = await browser.newContext();
    const { teacher, card } = await openSchool(desk, school, "Amina", "Ben");
    const { page } = teacher;
    const tablet = await browser.newContext();
    const amina = new SchoolDevice(await tablet.newPage(), school.url);
    const troubles = [listenForTrouble(page), listenForTrouble(amina.page)];
    await amina.join(card("Amina"), "Grade 3");
    await amina.practise("g3.subz");
    await amina.answer(...(await amina.wrongAnswer()));
    await amina.press(amina.page.getByRole("button", { name: "I think I'm right" }));
    await expect(amina.page.getByText("A second check", { exact: false }).first()).toBeVisible();
    await amina.allSent();

    await page.getByRole("link", { name: "Disputed answers" }).click();
    const appeals = page.getByRole("list", { name: "Answers that pupils think are right" });
    await expect(appeals.getByRole("article")).toHaveCount(1);
    await expect(appeals).toContainText("Amina");
    await look(page, "appeals", DESKS);
    // As if the school's next bank had another question there [EVT7].
    await page.route(/\/v1\/classes\/[^/]+\/appeals$/u, async (route) => {
      const response = await route.fetch();
      const told = (await response.json()) as { readonly appeals: readonly object[] };
      await route.fulfill({
        response,
        json: { ...told, appeals: told.appeals.map((one) => ({ ...one, answer: null })) },
      });
    });
    await page.reload();
    await expect(appeals).toContainText("Changed since: this is what was asked then.");
    await look(page, "appeals-changed", DESKS);
    await page.unrouteAll({ behavior: "wait" });
    await page.reload();
    await expect(appeals).not.toContainText("Changed since");
    await page.getByRole("button", { name: "See the whole problem Amina" }).click();
    await expect(
      page.getByRole("dialog").getByText("“I think I'm right” was pressed.", { exact: false }),
    ).toBeVisible();
    await look(page, "whole", [DESKS[1]]);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.getByRole("textbox", { name: "A line to Amina" }).fill("I read it again.");
    await page.getByRole("button", { name: "It counts Amina" }).click();
    await expect(appeals).toContainText("Amina is told when their device is next here.");

    await page.getByRole("button", { name: "Take this question out Amina" }).click();
    await look(page, "take-out", DESKS);
    await page.getByRole("dialog").getByRole("button", { name: "Take this question out" }).click();
    await expect(appeals).toContainText("nobody in the school is asked it any more");
    const out = page.getByRole("region", { name: "Questions taken out" });
    await expect(out).toContainText("Taken out by");
    await look(page, "taken-out", DESKS);
    await out.getByRole("button", { name: "Put it back" }).click();
    await expect(out).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Take this question out Amina" })).toBeVisible();

    await page.getByRole("link", { name: "Now", exact: true }).click();
    await page.getByRole("button", { name: "Amina", exact: true }).click();
    await page.getByRole("region", { name: "Amina" }).getByRole("button", { name: "A note of praise" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "You kept at it until it worked." }).click();
    await look(page, "praise", [DESKS[1]]);
    await dialog.getByRole("button", { name: "Send" }).click();
    await expect(page.getByText("Sent. Amina sees it on their home page.")).toBeVisible();

    await amina.page.goto(`${school.url}/`);
    const given = amina.page.getByRole("region", { name: "From your teacher" });
    await expect(given).toContainText("Your answer counts now.");
    await expect(given).toContainText("I read it again.");
    await expect(given).toContainText("You kept at it until it worked.");
    await look(amina.page, "home", TABLETS);
    const read = given.getByRole("button", { name: "OK" });
    await read.first().press("Enter");
    await expect(read).toHaveCount(1);
    await read.press("Enter");
    await expect(given).toHaveCount(0);
    await amina.page.reload();
    await expect(amina.page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(given).toHaveCount(0);
    await amina.allSent();
    await page.getByRole("link", { name: "Disputed answers" }).click();
    await expect(appeals).toContainText("Amina has been told.");
    expect(troubles.flat()).toEqual([]);
  },
);
