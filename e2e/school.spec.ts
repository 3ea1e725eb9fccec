import { mkdir } from "node:fs/promises";
import { expect } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { listenForTrouble, waitUntilOffline } from "./support/pupil.ts";
import { onDisk, openSchool, questionsIn, SchoolDevice, solve } from "./support/school-device.ts";
import { test } from "./support/school-server.ts";
import { TeacherAtDesk } from "./support/teacher.ts";
import { FOLDER, KEYBOARD, ONCE, SMOKE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

/** What schools have, upright and on their side. */
const SCREENS = [
  [768, 1024],
  [1024, 600],
  [360, 740],
  [740, 360],
] as const;

test(
  "[SYN70][SYN72][SCR71][SCR72] [TH1] a school's day: two devices and a shared one, without the network in turns, one mastery",
  { tag: [ONCE, SMOKE] },
  async ({ browser, startSchool }) => {
    test.setTimeout(240_000);
    const school = await startSchool();
    const { teacher, card } = await openSchool(await browser.newContext(), school, "Amina", "Ben");
    const contexts = [await browser.newContext(), await browser.newContext(), await browser.newContext()] as const;
    const [tablet, laptop, kiosk] = (await Promise.all(
      contexts.map(async (context) => new SchoolDevice(await context.newPage(), school.url)),
    )) as [SchoolDevice, SchoolDevice, SchoolDevice];
    const troubles = [tablet, laptop, kiosk].map(({ page }) => listenForTrouble(page));

    await tablet.join(card("Amina"), "Grade 3");
    await tablet.practise();
    for (let n = 0; n < 3; n++) await solve(tablet);
    await tablet.allSent();
    await laptop.join(card("Amina"));

    for (const { page } of [tablet, laptop]) await waitUntilOffline(page);
    // The network goes on both, and both work on.
    await contexts[0].setOffline(true);
    await contexts[1].setOffline(true);
    for (let n = 0; n < 2; n++) await solve(tablet);
    await laptop.practise();
    for (let n = 0; n < 3; n++) await solve(laptop);
    await expect(laptop.saved).toContainText("to send");

    // Meanwhile on the class's own device, in the school.
    await kiosk.share(teacher);
    await kiosk.choose("Amina");
    await kiosk.typePin(card("Amina").pin);
    await expect(kiosk.page.getByRole("banner")).toContainText("Amina");
    await kiosk.practise();
    await solve(kiosk);
    await kiosk.allSent();
    await kiosk.press(kiosk.page.getByRole("button", { name: "Done for now" }));
    await expect(kiosk.names).toBeVisible();

    await contexts[1].setOffline(false);
    await laptop.allSent();
    await contexts[0].setOffline(false);
    await tablet.allSent();
    // What one of them shows, both show, and it stays so.
    await expect
      .poll(async () => JSON.stringify(await laptop.report()) === JSON.stringify(await tablet.report()), {
        timeout: 90_000,
        intervals: [2_000],
      })
      .toBe(true);
    // Three problems before the network went, two and three without it, and one on the shared device.
    expect(questionsIn(await laptop.report())).toBe(9);
    expect(troubles.flat()).toEqual([]);

    // Once a copy is made nothing of Amina is left on the shared device.
    await expect
      .poll(() => onDisk(kiosk.page), { timeout: 90_000, intervals: [3_000] })
      .not.toContain("learner_enrolled");
    expect(await onDisk(kiosk.page)).not.toContain("Amina");
  },
);

test(
  "[SCL3] nothing is amiss in the console where nobody is known, nor on the devices of a class",
  { tag: ONCE },
  async ({ browser, page, startSchool }) => {
    test.setTimeout(120_000);
    const school = await startSchool();
    const { teacher, card } = await openSchool(await browser.newContext(), school, "Amina");
    const doors = [
      ["/", page.getByRole("heading", { name: "Who is learning?" })],
      ["/join", page.getByRole("textbox", { name: "Class code" })],
      ["/kiosk", page.getByRole("textbox", { name: "Code for this device" })],
      ["/teach", page.getByRole("heading", { name: "For teachers: sign in" })],
    ] as const;
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`${page.url()}: ${message.text()}`);
    });
    // Browsers write these into the console; of what a worker fetches Playwright is not told there. Sync under way while the
    // device gets a fresh token is refused once and asks again.
    page.on("response", (response) => {
      const [status, url] = [response.status(), response.url()];
      if (status >= 400 && !url.endsWith("/v1/sync")) errors.push(`${page.url()}: ${status} ${url}`);
    });
    for (const [address, door] of doors) {
      await page.goto(school.url + address);
      await expect(door).toBeVisible();
      await page.waitForLoadState("networkidle");
    }
    // The same of a shared device, on which somebody was signed in.
    const device = new SchoolDevice(page, school.url);
    await device.share(teacher);
    await device.choose("Amina");
    await device.typePin(card("Amina").pin);
    await page.getByRole("button", { name: "Grade 3" }).click();
    await device.press(page.getByRole("button", { name: "Done for now" }));
    await expect(device.names).toBeVisible();
    for (const address of ["/kiosk", "/"]) {
      await page.goto(school.url + address);
      await expect(device.names).toBeVisible();
      await page.waitForLoadState("networkidle");
    }
    expect(errors).toEqual([]);
  },
);

test(
  "[TEA31] teachers see which devices work without the network; of one that does not say it, nothing stands there",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(120_000);
    const school = await startSchool();
    const { teacher, card } = await openSchool(await browser.newContext(), school, "Amina");
    const contexts = [await browser.newContext(), await browser.newContext()] as const;
    const [kiosk, older] = [
      new SchoolDevice(await contexts[0].newPage(), school.url),
      new SchoolDevice(await contexts[1].newPage(), school.url),
    ];
    // As an app of before is, which tells nothing.
    await contexts[1].route("**/v1/auth/standing", (route) =>
      route.fulfill({ status: 404, contentType: "application/problem+json", body: "{}" }),
    );
    await older.join(card("Amina"), "Grade 3");
    await kiosk.share(teacher);
    await waitUntilOffline(kiosk.page);

    const { page } = teacher;
    await page.getByRole("link", { name: "Devices" }).click();
    const table = page.getByRole("table", { name: "Devices" });
    const rowOf = (name: string) => table.getByRole("row").filter({ hasText: name });
    await expect(async () => {
      await page.reload();
      await expect(rowOf("Shared device")).toContainText("Works without the network", { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await expect(table.getByRole("columnheader", { name: "Without the network" })).toBeVisible();
    await expect(rowOf("own device").getByRole("cell").nth(3)).toHaveText("");
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      expect(await faultsOf(page, `devices at ${width}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.screenshot({ path: `${FOLDER}/devices-${width}x${height}.png`, fullPage: true });
    }

    // A server of before keeps none of it: the list is what it was.
    await page.route("**/v1/classes/*/readiness", (route) =>
      route.fulfill({ status: 404, contentType: "application/problem+json", body: "{}" }),
    );
    await page.reload();
    await expect(rowOf("Shared device")).toBeVisible();
    await expect(table.getByRole("columnheader")).toHaveCount(5);
  },
);

test("[SCR71][SCR72] the screens of joining and of a shared device, looked at", async ({
  browser,
  page,
  startSchool,
}, info) => {
  test.setTimeout(180_000);
  await mkdir(FOLDER, { recursive: true });
  const school = await startSchool();
  const names = ["Amina", "Ben", "Chloe", "Dora", "Maximilian Alexander", "Farah", "Goran", "Hana"];
  const teacher = new TeacherAtDesk(await (await browser.newContext()).newPage(), school);
  await teacher.setUp();
  await teacher.makeClass("4b", "pictures");
  const cards = await teacher.add(...names);
  const device = new SchoolDevice(page, school.url);

  async function look(name: string): Promise<void> {
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: `${FOLDER}/${info.project.name}-school-${name}.png` });
    expect(await faultsOf(page, name)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
  }

  await page.goto(`${school.url}/join`);
  await expect(page.getByRole("textbox", { name: "Class code" })).toBeVisible();
  await look("code");
  await device.typeCode("ZZZZZZ");
  await expect(page.getByRole("alert").filter({ hasText: "no class with this code" })).toBeVisible();
  await page.goto(`${school.url}/kiosk`);
  await expect(page.getByRole("textbox", { name: "Code for this device" })).toBeVisible();
  await look("kiosk-set-up");
  await device.typeCode(cards[1]?.code ?? "");
  await expect(page.getByRole("alert").filter({ hasText: "This code opens nothing." })).toBeVisible();
  await device.typeCode(await teacher.kioskCode());
  await expect(device.names.getByRole("button")).toHaveCount(names.length);
  await look("names");
  await device.choose("Ben");
  await look("pin-pictures");
  await device.typePin("Sun Sun Sun Sun Sun Sun");
  await expect(device.pin.getByRole("alert")).toContainText("not your PIN");
  await device.typePin(cards[1]?.pin ?? "");
  await expect(page.getByRole("heading", { name: "Hello, Ben" })).toBeVisible();
  await look("grade");
  await page.getByRole("button", { name: "Grade 4" }).click();
  await expect(page.getByRole("button", { name: "Practise" })).toBeVisible();
  await look("home");
  await page.goto(`${school.url}/settings`);
  await expect(page.getByRole("region", { name: "Your class" })).toContainText("4b");
  await look("settings");
  await page.getByRole("button", { name: "Done for now" }).click();
  await expect(device.names).toBeVisible();
});

test(
  "[SCR71] the way in by keyboard alone, with a PIN of numbers, and the work done before is taken along",
  { tag: KEYBOARD },
  async ({ browser, page, startSchool }) => {
    test.setTimeout(120_000);
    const school = await startSchool();
    const teacher = new TeacherAtDesk(await (await browser.newContext()).newPage(), school);
    await teacher.setUp();
    await teacher.makeClass("5a");
    const [card] = await teacher.add("Chloe");
    if (card === undefined) throw new Error("no card");
    const device = new SchoolDevice(page, school.url);
    await device.enrol("Chloe");
    await device.practise();
    await solve(device);
    const before = Number(await device.saved.getAttribute("data-unsent"));
    expect(before).toBeGreaterThan(0);
    await page.goto(`${school.url}/join`);
    await page.getByRole("textbox", { name: "Class code" }).focus();
    await page.keyboard.type(card.code);
    await page.keyboard.press("Enter");
    await device.names.getByRole("button", { name: "Chloe" }).focus();
    await page.keyboard.press("Enter");
    await expect(device.pin).toBeFocused();
    await page.keyboard.type(card.pin);
    await page.getByRole("button", { name: "Yes, that was me" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("banner")).toContainText("Chloe");
    await device.allSent();
  },
);

test(
  "[SCR70][IDN9] a hundred and one wrong codes from its network leave a shared device its names; told to wait, it asks for no code",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(120_000);
    const school = await startSchool();
    const { teacher } = await openSchool(await browser.newContext(), school, "Amina", "Ben");
    const context = await browser.newContext();
    const kiosk = new SchoolDevice(await context.newPage(), school.url);
    await kiosk.share(teacher);
    const stranger = (await browser.newContext()).request;
    for (let tries = 0; tries < 101; tries += 1) {
      const tried = await stranger.post(`${school.url}/v1/auth/join`, {
        headers: { Origin: school.url },
        data: { code: "BBBBBB" },
      });
      expect(tried.status()).toBe(404);
    }
    await kiosk.page.reload();
    await expect(kiosk.names.getByRole("button")).toHaveCount(2);

    // A server that is asked too often says so, and the device stays what it is.
    const title = "Too many tries. Please wait.";
    await context.route("**/v1/auth/join", (route) =>
      route.fulfill({
        status: 429,
        headers: { "Content-Type": "application/problem+json", "Retry-After": "7" },
        body: JSON.stringify({ type: "about:blank", title, status: 429 }),
      }),
    );
    await kiosk.page.reload();
    await expect(kiosk.page.getByText("Too many tries. Wait 7 seconds, then try again.")).toBeVisible();
    await expect(kiosk.page.getByRole("textbox")).toHaveCount(0);
    await context.unroute("**/v1/auth/join");
    await kiosk.press(kiosk.page.getByRole("button", { name: "Try again" }));
    await expect(kiosk.names.getByRole("button")).toHaveCount(2);
  },
);
