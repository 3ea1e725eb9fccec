import { mkdir } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { listenForTrouble, Pupil, waitUntilOffline } from "./support/pupil.ts";
import { test, type SchoolServer } from "./support/school-server.ts";
import {
  countPrints,
  DeviceOfPupil,
  LOGIN,
  NAMES,
  PASSWORD,
  pressEvenBehind,
  TeacherAtDesk,
} from "./support/teacher.ts";
import { FOLDER, ONCE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

test(
  "[TEA4] where the sign-in has ended it is asked for, what was typed stays and goes on",
  { tag: ONCE },
  async ({ page, context, startSchool }) => {
    const teacher = new TeacherAtDesk(page, await startSchool());
    await teacher.setUp();
    await teacher.makeClass("4b");
    await teacher.box("Add pupils").fill("Amina\nBen");
    await context.clearCookies();
    await pressEvenBehind(teacher.button("Add, and make cards"));
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
    await teacher.button("Rename").click();
    await teacher.box("Name of the class").fill("5b");
    await context.clearCookies();
    await pressEvenBehind(teacher.button("Save"));
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
    await context.route("**/v1/auth/standing", (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>Sign in</p>" }),
    );
    await page.goto(`${school.url}/teach`);
    await expect(page.getByText("Something else answered than the school’s server.")).toBeVisible();
    expect(await faultsOf(page, "something else answered")).toEqual([]);
    await context.unroute("**/v1/auth/standing");
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
    const learners = await device.join(await teacher.kioskCode(), "kiosk");
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
  "[TEA14] a device is handed to a class, and the teacher is signed out of it",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    const { school, teacher } = await openDesk(page, startSchool);
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
  "[TEA16] a shared device is set up by a code of its own, which works once",
  { tag: ONCE },
  async ({ browser, page, startSchool }) => {
    const { school, teacher } = await openDesk(page, startSchool);
    await page.getByRole("link", { name: "Devices" }).click();
    await teacher.button("Set up a shared device").press("Enter");
    await expect(teacher.dialog).toContainText(`${school.url}/kiosk`);
    const code = await teacher.dialog.locator("[data-kiosk-code]").innerText();
    expect(await faultsOf(page, "kiosk code")).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/teach-kiosk-code.png` });
    for (const [n, names] of [1, 0].entries()) {
      const device = await (await browser.newContext()).newPage();
      await device.goto(`${school.url}/kiosk`);
      await device.getByRole("textbox", { name: "Code for this device" }).fill(code.toLowerCase());
      await device.keyboard.press("Enter");
      if (n === 1) await expect(device.getByRole("alert").filter({ hasText: "opens nothing" })).toBeVisible();
      await expect(device.getByRole("list", { name: "Learners" })).toHaveCount(names);
    }
    await teacher.button("Close", teacher.dialog).press("Enter");
    await page.reload();
    await expect(page.getByRole("table", { name: "Devices" })).toContainText("Shared device");
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

/** A teacher with a class of one, its card printed and put away. */
async function openDesk(page: Page, startSchool: () => Promise<SchoolServer>) {
  const school = await startSchool();
  const teacher = new TeacherAtDesk(page, school);
  await teacher.setUp();
  await teacher.makeClass("4b");
  await countPrints(page);
  await page.reload();
  await teacher.add("Amina");
  await teacher.putCardsAway();
  return { school, teacher };
}
