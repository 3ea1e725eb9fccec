import { mkdir, readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { listenForTrouble } from "./support/pupil.ts";
import { test } from "./support/school-server.ts";
import { countPrints, DeviceOfPupil, LOGIN, NAMES, PASSWORD, TeacherAtDesk } from "./support/teacher.ts";
import { FOLDER, KEYBOARD, ONCE, SCHEMES } from "./support/where.ts";

/** Pages of a PDF. */
function pagesIn(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/gu)?.length ?? 0;
}

test("[TEA9][TEA6] a teacher sets up a school, makes a class, adds pupils and prints cards; axe finds nothing", async ({
  page,
  startSchool,
}, info) => {
  test.setTimeout(180_000);
  const trouble = listenForTrouble(page);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await mkdir(FOLDER, { recursive: true });
  const teacher = new TeacherAtDesk(page, await startSchool());
  await countPrints(page);

  async function look(name: string): Promise<void> {
    await page.evaluate(() => document.fonts.ready);
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.screenshot({ path: `${FOLDER}/${info.project.name}-${scheme}-teach-${name}.png` });
      expect(await faultsOf(page, `${name}, ${scheme}`)).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: "light" });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
  }

  await page.goto(`${teacher.school.url}/teach`);
  await expect(page.getByRole("heading", { name: "For teachers: sign in" })).toBeVisible();
  await look("sign-in");
  await teacher.button("I have a code").click();
  await look("set-up");
  await teacher.setUpByHand();
  await look("no-class");
  await teacher.button("Make your first class").click();
  await look("new-class");
  await teacher.box("Name of the class").fill("4b");
  await teacher.button("Make the class").click();
  await expect(page.getByRole("heading", { name: "4b", level: 1 })).toBeVisible();
  await expect(page.locator("[data-class-code]")).toHaveText(/^[B-DF-HJ-NPR-TW-Z]{3}-[B-DF-HJ-NPR-TW-Z]{3}$/u);
  await expect(page.getByText(teacher.school.url, { exact: true })).toBeVisible();
  await expect(page.getByText("This address works on this computer only.")).toBeVisible();
  await look("empty-class");
  await teacher.box("Add pupils").fill(NAMES.join("\n"));
  await expect(page.getByText("12 pupils will be added.")).toBeVisible();
  await teacher.box("Add pupils").fill(`${NAMES.join("\n")}\namina`);
  await expect(page.getByText("12 pupils will be added, one line will not.")).toBeVisible();
  await look("adding");
  await teacher.box("Add pupils").fill("");
  await teacher.button("Add, and make cards").click();
  await expect(page.getByText("Type at least one name.")).toBeVisible();
  await expect(teacher.box("Add pupils")).toBeFocused();
  const cards = await teacher.add(...NAMES);
  expect(cards.map(({ name }) => name)).toEqual(NAMES);
  await look("cards");

  for (const format of ["A4", "Letter"] as const) {
    const pdf = await page.pdf({ format, preferCSSPageSize: false, path: `${FOLDER}/cards-${format}.pdf` });
    expect([format, pagesIn(pdf)]).toEqual([format, 2]);
  }

  await teacher.button("Put the cards away").click();
  await expect(page.getByText("The PINs on them cannot be shown again.")).toBeVisible();
  await look("cards-sure");
  await teacher.button("No, go back").click();
  await teacher.putCardsAway();
  await expect(teacher.table.getByRole("row")).toHaveCount(NAMES.length + 1);
  await look("class");
  await teacher.manage("Amina");
  await look("manage");
  await page.keyboard.press("Escape");
  await teacher.button("Show on the board").click();
  await look("board");
  await page.keyboard.press("Escape");

  const [amina] = cards;
  const device = await DeviceOfPupil.at(teacher.school);
  const learners = await device.join(amina?.code ?? "");
  expect(await device.enter(learners.get("Amina") ?? "", amina?.pin ?? "")).toBe(200);
  await page.getByRole("link", { name: "Devices" }).click();
  await expect(page.getByRole("table", { name: "Devices" })).toContainText("Amina");
  await look("devices");
  await page.getByRole("link", { name: "Account" }).click();
  await teacher.button("Make a code").click();
  await expect(page.getByText("It works once, until")).toBeVisible();
  await look("account");
  await page.getByRole("link", { name: "Classes", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Classes", level: 1 })).toBeVisible();
  await look("classes");
  expect(trouble).toEqual([]);
});

test(
  "[TEA6] picture PINs stand on the cards as pictures with words, and open the door",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    const teacher = new TeacherAtDesk(page, await startSchool());
    await countPrints(page);
    await teacher.setUp();
    // Names as long as names may be leave the PIN its place.
    await teacher.makeClass("Bees ".repeat(12).trim(), "pictures");
    const [card] = await teacher.add("Amina", `Ben ${"van der Berg ".repeat(4).trim()}`);
    expect(card?.pin.split(" ")).toHaveLength(6);
    expect(await faultsOf(page, "cards with pictures")).toEqual([]);
    await mkdir(FOLDER, { recursive: true });
    await page.screenshot({ path: `${FOLDER}/teach-picture-cards.png` });
    await page.emulateMedia({ media: "print" });
    // Letter less its margins.
    await page.setViewportSize({ width: 703, height: 941 });
    await page.screenshot({ path: `${FOLDER}/teach-printed-cards.png` });
    for (const face of await page.getByRole("list", { name: "Cards" }).locator(":scope > li").all()) {
      const [whole, entry] = [await face.boundingBox(), await face.locator("dd").last().boundingBox()];
      expect((entry?.y ?? 9999) + (entry?.height ?? 0)).toBeLessThanOrEqual((whole?.y ?? 0) + (whole?.height ?? 0));
    }
    await page.emulateMedia({ media: "screen" });
    const letters = "Sun Fish Tree House Star Boat Cup Key Ball Leaf Moon Hat Bell Drum Kite Shoe".split(" ");
    const pin = (card?.pin ?? "").split(" ").map((word) => "abcdefghijklmnop"[letters.indexOf(word)]);
    const device = await DeviceOfPupil.at(teacher.school);
    const learners = await device.join(card?.code ?? "");
    expect(await device.enter(learners.get("Amina") ?? "", pin.join(""))).toBe(200);
  },
);

test(
  "[TEA6] another PIN takes the place of the one before, for one and for all",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    const teacher = new TeacherAtDesk(page, await startSchool());
    await countPrints(page);
    await teacher.setUp();
    await teacher.makeClass("4b");
    const [before] = await teacher.add("Amina", "Ben");
    await teacher.putCardsAway();
    await teacher.manage("Amina");
    await teacher.button("New PIN").click();
    const [after] = await teacher.readCards(1);
    await teacher.putCardsAway();
    const device = await DeviceOfPupil.at(teacher.school);
    const amina = (await device.join(after?.code ?? "")).get("Amina") ?? "";
    expect(await device.enter(amina, before?.pin ?? "")).toBe(401);
    expect(await device.enter(amina, after?.pin ?? "")).toBe(200);
    await teacher.button("New cards for everybody").click();
    await teacher.button("Yes, draw new PINs").click();
    const all = await teacher.readCards(2);
    expect(await device.enter(amina, after?.pin ?? "")).toBe(401);
    expect(await device.enter(amina, all.find(({ name }) => name === "Amina")?.pin ?? "")).toBe(200);
  },
);

test(
  "[TEA8] pupils are moved, taken out, exported and erased; devices are shut out",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    const trouble = listenForTrouble(page);
    const teacher = new TeacherAtDesk(page, await startSchool());
    await countPrints(page);
    await teacher.setUp();
    await teacher.makeClass("5a");
    await teacher.makeClass("4b");
    const [amina] = await teacher.add("Amina", "Ben", "Chloe");
    await teacher.putCardsAway();
    const device = await DeviceOfPupil.at(teacher.school);
    const learners = await device.join(amina?.code ?? "");
    expect(await device.enter(learners.get("Amina") ?? "", amina?.pin ?? "")).toBe(200);

    await page.getByRole("link", { name: "Devices" }).click();
    await page.getByRole("button", { name: /^Shut out/u }).click();
    await teacher.button("Shut out", teacher.dialog).click();
    await expect(page.getByRole("table", { name: "Devices" }).getByRole("button")).toHaveCount(0);
    expect((await device.api.get("/v1/auth/session")).status()).toBe(401);

    await page.getByRole("link", { name: "People", exact: true }).click();
    await teacher.manage("Ben");
    await teacher.button("Take out of this class").click();
    await expect(teacher.dialog.getByRole("alert")).toContainText("This is the learner's last class");
    await teacher.button("Move").click();
    await expect(page.getByText("Ben is now in 5a.")).toBeVisible();
    await expect(teacher.table.getByRole("row")).toHaveCount(3);

    await teacher.manage("Chloe");
    await page.getByRole("checkbox", { name: "Stay in this class too" }).check();
    await teacher.button("Move").click();
    await expect(page.getByText("Chloe is in 5a too.")).toBeVisible();
    await teacher.manage("Chloe");
    await teacher.button("Take out of this class").click();
    await expect(page.getByText("Chloe is not in this class any more.")).toBeVisible();

    await teacher.manage("Amina");
    await teacher.box("Name", teacher.dialog).fill("Amina B.");
    await teacher.button("Rename", teacher.dialog).click();
    await expect(teacher.table.getByRole("rowheader", { name: "Amina B." })).toBeVisible();
    await teacher.manage("Amina B.");
    const downloading = page.waitForEvent("download");
    await teacher.button("Download all data").click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^mathflow-amina-b-\d{4}-\d{2}-\d{2}\.json$/u);
    expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({ learner: { name: "Amina B." } });
    await teacher.button("Erase …").click();
    await teacher.button("Erase for ever").click();
    await expect(page.getByText("That is not the name.")).toBeVisible();
    await teacher.box("To erase, type the name: Amina B.").fill("amina b.");
    expect(await faultsOf(page, "erase")).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/teach-erase.png` });
    await teacher.button("Erase for ever").click();
    await expect(page.getByText("Amina B. is erased, with all answers.")).toBeVisible();
    await expect(teacher.table).toHaveCount(0);
    expect(trouble).toEqual([]);
  },
);

test(
  "[TEA9] a class is archived, brought back and given another code",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    const teacher = new TeacherAtDesk(page, await startSchool());
    await teacher.setUp();
    await teacher.makeClass("4b");
    const code = page.locator("[data-class-code]");
    const first = await code.innerText();
    await teacher.button("New code").click();
    await teacher.button("New code", teacher.dialog).click();
    await expect(teacher.dialog).toHaveCount(0);
    await expect(code).not.toHaveText(first);
    await expect(teacher.button("New code")).toBeFocused();
    const device = await DeviceOfPupil.at(teacher.school);
    expect((await device.api.post("/v1/auth/join", { data: { code: first } })).status()).toBe(404);
    await teacher.button("Archive").click();
    await teacher.button("Archive", teacher.dialog).click();
    await expect(page.getByText("This class is archived")).toBeVisible();
    await page.getByRole("link", { name: "All classes" }).click();
    await page.getByText("Archived classes (1)").click();
    await teacher.button("Bring back 4b").click();
    await expect(page.getByRole("list", { name: "Classes" })).toContainText("4b");
  },
);

test(
  "[TEA12] set up, make a class, add pupils and look after them by keyboard alone",
  { tag: KEYBOARD },
  async ({ page, startSchool }) => {
    const prints = await countPrints(page);
    const school = await startSchool();
    const { keyboard } = page;

    async function tabTo(role: "button" | "link" | "textbox" | "radio", name: string | RegExp): Promise<void> {
      const target = page.getByRole(role, { name, exact: typeof name === "string" }).first();
      await expect(target).toBeVisible();
      for (let presses = 0; presses < 60; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await keyboard.press("Tab");
      }
      throw new Error(`Tab never reaches ${role} ${String(name)}`);
    }

    await page.goto(`${school.url}/teach`);
    await tabTo("button", "I have a code");
    await keyboard.press("Enter");
    for (const [name, typed] of [
      ["Code", school.code],
      ["Name of the school", "Hill School"],
      ["Your name", "Ada"],
      ["Sign-in name", LOGIN],
      ["Password", PASSWORD],
    ] as const) {
      await tabTo("textbox", name).catch(() => keyboard.press("Tab"));
      await keyboard.type(typed);
    }
    await keyboard.press("Enter");
    await tabTo("button", "Make your first class");
    await keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Name of the class" })).toBeFocused();
    await keyboard.type("4b");
    await keyboard.press("Enter");
    await tabTo("textbox", "Add pupils");
    await keyboard.type("Amina");
    await keyboard.press("Enter");
    await keyboard.type("Ben");
    await tabTo("button", "Add, and make cards");
    await keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "2 cards to print" })).toBeFocused();
    await tabTo("button", "Print");
    await keyboard.press("Enter");
    expect(await prints()).toBe(1);
    await tabTo("button", "Put the cards away");
    await keyboard.press("Enter");
    await tabTo("button", "Manage Ben");
    await keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "New PIN" })).toBeFocused();
    await keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Manage Ben" })).toBeFocused();
    await tabTo("link", "Account");
    await keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  },
);
