import { mkdir, readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { listenForTrouble, Pupil, waitUntilOffline } from "./support/pupil.ts";
import { test } from "./support/school-server.ts";
import { DeviceOfPupil, LOGIN, PASSWORD, TeacherAtDesk } from "./support/teacher.ts";
import { KEYBOARD, ONCE } from "./support/where.ts";

const FOLDER = "test-results/screens";
const NAMES = ["Amina", "Ben", "Chloe", "Dora", "Emil", "Farah", "Goran", "Hana", "Ines", "Jonas", "Kofi", "Lin"];

/** Printing opens a window of the system; what counts is that it was asked for. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { prints: 0 });
    globalThis.print = () => void ((globalThis as unknown as { prints: number }).prints += 1);
  });
  return () => page.evaluate(() => (globalThis as unknown as { prints: number }).prints);
}

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
    for (const scheme of ["light", "dark"] as const) {
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
  await teacher.button("I have a code and am new here").click();
  await look("set-up");
  await teacher.setUp();
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
  await teacher.box("Add pupils").fill(`${NAMES.join("\n")}\namina`);
  await expect(page.getByText("13 names")).toBeVisible();
  await expect(page.getByText("More than one of the same name: amina.")).toBeVisible();
  await look("adding");
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
    await teacher.makeClass("Bees ".repeat(12).trim(), "Six pictures.");
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
  "[TEA4] where the sign-in has ended it is asked for, what was typed stays and goes on",
  { tag: ONCE },
  async ({ page, context, startSchool }) => {
    const teacher = new TeacherAtDesk(page, await startSchool());
    await teacher.setUp();
    await teacher.makeClass("4b");
    await teacher.box("Add pupils").fill("Amina\nBen");
    await context.clearCookies();
    await teacher.button("Add, and make cards").click();
    const again = page.getByRole("dialog", { name: "Sign in again" });
    await expect(again).toBeVisible();
    expect(await faultsOf(page, "sign in again")).toEqual([]);
    await teacher.box("Sign-in name", again).fill(LOGIN);
    await again.getByLabel("Password", { exact: true }).fill("not the password");
    await teacher.button("Sign in", again).click();
    await expect(again.getByRole("alert")).toHaveText("Name and password do not match.");
    await teacher.signIn(again);
    await teacher.readCards(2);

    await teacher.button("Put the cards away").click();
    await teacher.button("Yes, put them away").click();
    await context.clearCookies();
    await teacher.button("Rename").click();
    await teacher.box("Name of the class").fill("5b");
    await teacher.button("Save").click();
    await teacher.button("Leave the page", again).click();
    await expect(page.getByRole("heading", { name: "For teachers: sign in" })).toBeVisible();
    await expect(page.getByText("Amina")).toHaveCount(0);
  },
);

test(
  "[TEA5] without a network the page says so, with a button; it stands on no device",
  { tag: ONCE },
  async ({ page, context, startSchool }) => {
    const trouble = listenForTrouble(page);
    const school = await startSchool();
    await new Pupil(page, school.url).enrol("Amina");
    await waitUntilOffline(page);
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys();
        const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return requests.flat().map(({ url }) => url);
      });
    expect((await kept()).filter((url) => url.includes("teach"))).toEqual([]);
    expect((await kept()).length).toBeGreaterThan(20);
    await context.setOffline(true);
    await page.goto(`${school.url}/teach`);
    await expect(page.getByRole("heading", { name: "The teacher’s page needs the network" })).toBeVisible();
    expect(await faultsOf(page, "no network")).toEqual([]);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "For teachers: sign in" })).toBeVisible();
    await page.getByRole("link", { name: "To the pupils’ page" }).click();
    await expect(page.getByRole("banner")).toContainText("Amina");

    const teacher = new TeacherAtDesk(page, school);
    await teacher.setUp();
    await teacher.makeClass("4b");
    await context.setOffline(true);
    await teacher.box("Add pupils").fill("Ben");
    await teacher.button("Add, and make cards").click();
    await expect(page.getByRole("alert").first()).toContainText("No answer came from the school’s server.");
    await expect(page.getByText("The names may have been added all the same.")).toBeVisible();
    await expect(teacher.box("Add pupils")).toHaveValue("Ben");
    expect((await kept()).filter((url) => /teach|\/v1\//u.test(url))).toEqual([]);
    expect(trouble).toEqual([]);
  },
);

test(
  "[TEA2][TEA3] faults stand beside their fields, and a wait is told",
  { tag: ONCE },
  async ({ page, context, startSchool }) => {
    const school = await startSchool();
    const teacher = new TeacherAtDesk(page, school);
    // A guest network's page in place of the server.
    await context.route("**/v1/auth/session", (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>Sign in</p>" }),
    );
    await page.goto(`${school.url}/teach`);
    await expect(page.getByText("Something else answered than the school’s server.")).toBeVisible();
    expect(await faultsOf(page, "something else answered")).toEqual([]);
    await context.unroute("**/v1/auth/session");
    await teacher.button("Try again").click();
    await expect(page.getByRole("heading", { name: "For teachers: sign in" })).toBeVisible();
    await page.goto(`${school.url}/teach#BCDF-GHJK-MNPR`);
    await expect(teacher.box("Code")).toHaveValue("BCDF-GHJK-MNPR");
    await expect(page).toHaveURL(`${school.url}/teach`);
    await expect(page.getByRole("radio", { name: "A teacher of my school gave it to me" })).toBeChecked();
    await teacher.button("Begin").click();
    await expect(teacher.box("Your name")).toBeFocused();
    await teacher.box("Your name").fill("Ada");
    await teacher.box("Sign-in name").fill("a b");
    await page.getByLabel("Password", { exact: true }).fill("short");
    await expect(page.getByText("7 more characters.").first()).toBeVisible();
    await teacher.button("Begin").click();
    await expect(teacher.box("Sign-in name")).toBeFocused();
    await teacher.box("Sign-in name").fill(LOGIN);
    await page.getByLabel("Password", { exact: true }).fill("password1234");
    await teacher.button("Begin").click();
    await expect(page.getByRole("alert")).toContainText("one of those that are tried first");
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await teacher.button("Begin").click();
    await expect(page.getByRole("alert")).toContainText("This code cannot be used.");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);

    await teacher.setUp();
    await teacher.button("Sign out").click();
    await expect(page.getByRole("heading", { name: "For teachers: sign in" })).toBeVisible();
    await teacher.box("Sign-in name").fill(LOGIN);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    const alert = page.getByRole("alert");
    for (let tries = 0; tries < 12; tries += 1) {
      await teacher.button("Sign in").click();
      await expect(alert).toHaveText(/do not match|too often/u);
      if (/too often/u.test(await alert.innerText())) break;
    }
    await expect(alert).toHaveText(
      /^That was tried too often\. Try again in (?:one|\d+) (?:second|minute)s?(?:, at .+)?\.$/u,
    );
  },
);

test("[TEA10] somebody guessing PINs is told until it was seen", { tag: ONCE }, async ({ page, startSchool }) => {
  test.setTimeout(120_000);
  const teacher = new TeacherAtDesk(page, await startSchool());
  await countPrints(page);
  await teacher.setUp();
  await teacher.makeClass("4b");
  const cards = await teacher.add(...NAMES.slice(0, 6));
  await teacher.putCardsAway();
  for (const pupils of [NAMES.slice(0, 3), NAMES.slice(3, 6)]) {
    const device = await DeviceOfPupil.at(teacher.school);
    const learners = await device.join(cards[0]?.code ?? "", "kiosk");
    for (const name of pupils) {
      const pin = cards.find((card) => card.name === name)?.pin === "000000" ? "000001" : "000000";
      for (let tries = 0; tries < 4; tries += 1) expect(await device.enter(learners.get(name) ?? "", pin)).toBe(401);
    }
  }
  await page.reload();
  const alerts = page.getByRole("list", { name: "Alerts" });
  await expect(alerts).toContainText("Somebody may be guessing");
  await page.getByRole("link", { name: "Classes", exact: true }).click();
  await expect(alerts).toContainText("In 4b many PINs were tried");
  expect(await faultsOf(page, "alerts")).toEqual([]);
  await mkdir(FOLDER, { recursive: true });
  await page.screenshot({ path: `${FOLDER}/teach-alerts.png` });
  await alerts.getByRole("link").click();
  await expect(page.getByRole("table", { name: "Devices" }).getByRole("row")).toHaveCount(3);
  await expect(page.getByRole("table", { name: "Devices" })).toContainText("Shared device");
  await teacher.button("I have seen it").click();
  await expect(alerts).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("heading", { name: "4b" })).toBeVisible();
  await expect(alerts).toHaveCount(0);
});

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

    await page.getByRole("link", { name: "Pupils", exact: true }).click();
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
  "[TEA14] a device is handed to a class, and the teacher is signed out of it",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    const school = await startSchool();
    const teacher = new TeacherAtDesk(page, school);
    await teacher.setUp();
    await teacher.makeClass("4b");
    await countPrints(page);
    await page.reload();
    await teacher.add("Amina");
    await teacher.putCardsAway();
    await teacher.button("Open on this device as a shared device").click();
    expect(await faultsOf(page, "hand over")).toEqual([]);
    await teacher.button("Yes, hand it to the class").click();
    await expect(page).toHaveURL(`${school.url}/kiosk`);
    await expect(page.getByRole("list", { name: "Learners" })).toContainText("Amina");
    expect((await page.request.get(`${school.url}/v1/auth/session`)).status()).toBe(401);
    // The device is known again without the code.
    const joined = await page.request.post(`${school.url}/v1/auth/join`, { data: {} });
    expect(await joined.json()).toMatchObject({ class: { name: "4b" } });
    await page.goto(`${school.url}/teach`);
    await expect(page.getByRole("heading", { name: "For teachers: sign in" })).toBeVisible();
  },
);

test(
  "[TEA13] after two hours without a touch no name stands on the screen",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    await page.clock.install();
    const teacher = new TeacherAtDesk(page, await startSchool());
    await teacher.setUp();
    await teacher.makeClass("4b");
    await teacher.add("Amina");
    await page.clock.fastForward("01:59:00");
    await expect(page.getByRole("heading", { name: "Amina" })).toBeVisible();
    await page.mouse.click(2, 2);
    await page.clock.fastForward("01:59:00");
    await expect(page.getByRole("heading", { name: "Amina" })).toBeVisible();
    await page.clock.fastForward("02:00");
    await expect(page.getByRole("heading", { name: "For teachers: sign in" })).toBeVisible();
    await expect(page.getByText("Amina")).toHaveCount(0);
  },
);

test(
  "[TEA3] a colleague is invited, and a password is changed",
  { tag: ONCE },
  async ({ page, browser, startSchool }) => {
    const school = await startSchool();
    const teacher = new TeacherAtDesk(page, school);
    await teacher.setUp();
    await page.getByRole("link", { name: "Account" }).click();
    await teacher.button("Make a code").click();
    const link = (await page.getByText(/\/teach#/u).innerText()).trim();
    await page.getByLabel("Password now").fill("something else");
    await page.getByLabel("New password").fill("lantern gravel 9 tulips");
    await teacher.button("Change the password").click();
    await expect(page.getByRole("alert").first()).toHaveText("That is not your password now.");
    await page.getByLabel("Password now").fill(PASSWORD);
    await teacher.button("Change the password").click();
    await expect(page.getByText("The password is changed.")).toBeVisible();

    const other = await browser.newContext();
    const colleague = new TeacherAtDesk(await other.newPage(), school);
    await colleague.page.goto(link);
    await colleague.box("Your name").fill("Bo Ek");
    await colleague.box("Sign-in name").fill("bo.ek");
    await colleague.page.getByLabel("Password", { exact: true }).fill("pebble thunder 3 spoons");
    await colleague.button("Begin").click();
    await expect(colleague.page.getByText("There is no class yet.")).toBeVisible();
    await expect(colleague.page.getByRole("banner")).toContainText("Hill School");
    await colleague.page.getByRole("link", { name: "Account" }).click();
    await expect(colleague.page.getByText("Bo Ek, teacher at Hill School")).toBeVisible();
    await expect(colleague.page.getByRole("heading", { name: "Invite another teacher" })).toHaveCount(0);
    await other.close();
  },
);

test(
  "[TEA11] no name, code or PIN enters what the device stores, and the log has none",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    const school = await startSchool();
    const teacher = new TeacherAtDesk(page, school);
    await countPrints(page);
    await teacher.setUp();
    await teacher.makeClass("Quokkas");
    const [card] = await teacher.add("Zebedee");
    const stored = await page.evaluate(async () => {
      const parts: string[] = [
        JSON.stringify({ ...localStorage }),
        JSON.stringify({ ...sessionStorage }),
        location.href,
      ];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys()) parts.push(request.url);
      }
      for (const { name = "" } of await indexedDB.databases()) {
        const db = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.addEventListener("success", () => resolve(opening.result));
          opening.addEventListener("error", () => reject(opening.error ?? new Error(name)));
        });
        for (const store of db.objectStoreNames) {
          const rows = await new Promise<unknown>((resolve) => {
            const asking = db.transaction(store).objectStore(store).getAll();
            asking.addEventListener("success", () => resolve(asking.result));
          });
          parts.push(`${name}.${store}: ${JSON.stringify(rows)}`);
        }
        db.close();
      }
      return parts.join("\n");
    });
    expect(stored).toContain(school.url);
    const secrets = [
      "Zebedee",
      "Quokkas",
      "Hill School",
      "Quillfeather",
      PASSWORD,
      card?.pin ?? "?",
      card?.code ?? "?",
    ];
    for (const secret of secrets) expect(stored).not.toContain(secret);
    for (const secret of secrets) expect(school.log.join("\n")).not.toContain(secret);
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
    await tabTo("button", "I have a code and am new here");
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
