import { randomUUID } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { DeviceId, EventId, LearnerId } from "#engine";
import { hash64 } from "#engine/protocol/hash64";
import { SYNC_PROTOCOL, type SyncRequest } from "#engine/protocol/sync";
import { faultsOf } from "./support/axe.ts";
import { listenForTrouble, waitUntilOffline } from "./support/pupil.ts";
import { onDisk, openSchool, questionsIn, SchoolDevice, solve } from "./support/school-device.ts";
import { test } from "./support/school-server.ts";
import { FOLDER, ONCE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

test(
  "[SYN80][SYN81][SCR74][TEA15] [TH3] a shared device without the network: somebody practises, and a teacher puts it to their name",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(240_000);
    const school = await startSchool();
    const desk = await browser.newContext();
    const { teacher, card } = await openSchool(desk, school, "Amina", "Ben");
    const contexts = [await browser.newContext(), await browser.newContext()] as const;
    const kiosk = new SchoolDevice(await contexts[0].newPage(), school.url);
    const tablet = new SchoolDevice(await contexts[1].newPage(), school.url);
    const troubles = [kiosk, tablet].map(({ page }) => listenForTrouble(page));
    await tablet.join(card("Amina"), "Grade 4");
    await tablet.practise();
    await solve(tablet);
    await tablet.allSent();

    // Amina has a history on the shared device as well, and leaves it.
    await kiosk.share(teacher);
    await kiosk.choose("Amina");
    await kiosk.typePin(card("Amina").pin);
    await expect(kiosk.page.getByRole("banner")).toContainText("Amina");
    await kiosk.press(kiosk.page.getByRole("button", { name: "Done for now" }));
    await expect(kiosk.names).toBeVisible();
    await waitUntilOffline(kiosk.page);
    await contexts[0].setOffline(true);
    await kiosk.page.reload();
    await expect(kiosk.page.getByRole("button", { name: "Try again" })).toBeVisible();
    const sign = await visit(kiosk, "Grade 3", 3);
    expect(sign).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ [1-9]\d$/u);
    await expect(kiosk.page.getByRole("button", { name: "Practise without signing in" })).toBeVisible();
    // Nothing of it can be opened again, and no name is anywhere.
    await kiosk.page.reload();
    for (const path of ["/practice", "/report", "/sessions", "/settings"]) {
      await kiosk.page.goto(`${school.url}${path}`);
      await expect(kiosk.page.getByRole("heading", { name: "Who is learning?" })).toBeVisible();
    }
    const disk = await onDisk(kiosk.page);
    expect(disk).toContain("attempt_evaluated");
    expect(disk).not.toMatch(/Amina|Ben\b/u);

    // Back in the network: nobody signs in, and it goes.
    await contexts[0].setOffline(false);
    const { page } = teacher;
    await page.getByRole("link", { name: "Work without sign-in" }).click();
    const row = page.getByRole("table", { name: "Work without sign-in" }).getByRole("row", { name: sign });
    await expect(async () => {
      await page.reload();
      await expect(row).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await expect(
      row
        .getByRole("listitem")
        .filter({ hasText: /: \d problems?, \d right$/u })
        .first(),
    ).toBeVisible();
    await expect
      .poll(() => onDisk(kiosk.page), { timeout: 90_000, intervals: [3_000] })
      .not.toContain("attempt_evaluated");

    // By keyboard alone.
    await teacher.button(`Give to a pupil ${sign}`).focus();
    await page.keyboard.press("Enter");
    await expect(teacher.dialog.getByRole("combobox", { name: "Pupil" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(teacher.dialog.getByText("Choose whose work it was.")).toBeVisible();
    await expect(teacher.dialog.getByRole("combobox", { name: "Pupil" })).toBeFocused();
    await page.keyboard.type("Am");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").filter({ hasText: `${sign} is now work of Amina.` })).toBeVisible();
    await expect(page.getByText("Nothing is waiting.")).toBeVisible();

    // And on Amina's own device it counts: one problem of hers, three of the visit.
    await expect.poll(async () => questionsIn(await tablet.report()), { timeout: 90_000, intervals: [5_000] }).toBe(4);
    expect(troubles.flat()).toEqual([]);
  },
);

test(
  "[SYN86][TEA30][SCR74] [TH1] names stay on a shared device where a teacher wants that: chosen without the network, confirmed, and gone again",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(240_000);
    await mkdir(FOLDER, { recursive: true });
    const school = await startSchool();
    const names = ["Amina", "Ben", "Chloe", "Dora", "Maximilian Alexander", "Farah", "Goran", "Hana"];
    const { teacher } = await openSchool(await browser.newContext(), school, ...names);
    const { page } = teacher;
    const context = await browser.newContext();
    const kiosk = new SchoolDevice(await context.newPage(), school.url);
    const troubles = [kiosk.page, page].map((one) => listenForTrouble(one));
    await kiosk.share(teacher);
    await waitUntilOffline(kiosk.page);
    expect(await onDisk(kiosk.page)).not.toMatch(/Amina|Ben\b/u);

    await page.getByRole("link", { name: "Devices" }).click();
    const keeps = page.getByRole("switch", { name: "Keep the names on shared devices" });
    await expect(keeps).not.toBeChecked();
    await expect(page.getByText("Whoever holds the device can read them.")).toBeVisible();
    await keeps.focus();
    await page.keyboard.press("Space");
    await expect(keeps).toBeChecked();
    await looksWell(page, "keep-names");
    await kiosk.page.reload();
    await expect.poll(() => onDisk(kiosk.page), { timeout: 30_000 }).toContain("Amina");

    // A line that swallows everything is no network after a few seconds, and one again as soon as it answers.
    let answer = (): void => {};
    const silence = new Promise<void>((resolve) => (answer = resolve));
    await context.route("**/v1/**", async (route) => {
      await silence;
      await route.continue();
    });
    await kiosk.page.reload();
    await expect(kiosk.page.getByText("Your PIN cannot be checked just now")).toBeVisible();
    await expect(kiosk.names.getByRole("button")).toHaveCount(names.length);
    answer();
    await expect(kiosk.page.getByText("Your PIN cannot be checked just now")).toBeHidden();
    await expect(kiosk.names.getByRole("button")).toHaveCount(names.length);
    await context.unroute("**/v1/**");

    await context.setOffline(true);
    await kiosk.page.reload();
    await expect(kiosk.names.getByRole("button")).toHaveCount(names.length);
    await expect(kiosk.page.getByText("This device has no network just now.")).toBeVisible();
    await looksWell(kiosk.page, "kept-names");
    // By keyboard alone.
    await kiosk.names.getByRole("button", { name: "Amina" }).focus();
    await kiosk.page.keyboard.press("Enter");
    await expect(kiosk.page.getByRole("heading", { name: "Hello, Amina" })).toBeVisible();
    await looksWell(kiosk.page, "kept-name-grade");
    await kiosk.page.getByRole("button", { name: "Grade 3" }).focus();
    await kiosk.page.keyboard.press("Enter");
    await expect(kiosk.page.getByRole("banner")).toContainText("Amina");
    await kiosk.practise();
    await solve(kiosk);
    await kiosk.press(kiosk.page.getByRole("button", { name: "Done for now" }));
    await expect(kiosk.page.getByRole("region", { name: "Waiting to be sent" })).toContainText("of Amina");
    await expect(kiosk.page.getByText("Tell your teacher, or write down:")).toHaveCount(0);

    await context.setOffline(false);
    await page.getByRole("link", { name: "Work without sign-in" }).click();
    const row = page.getByRole("table", { name: "Work without sign-in" }).getByRole("row", { name: "Amina" });
    await expect(async () => {
      await page.reload();
      await expect(row).toContainText("Chose this name on the device, without a PIN", { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await looksWell(page, "claimed-work");
    await teacher.button("Confirm Amina").press("Enter");
    await expect(page.getByRole("status").filter({ hasText: "The work of Amina is confirmed." })).toBeVisible();

    await page.getByRole("link", { name: "Devices" }).click();
    await keeps.click();
    await expect(keeps).not.toBeChecked();
    await kiosk.page.reload();
    await expect(kiosk.names).toBeVisible();
    await expect.poll(() => onDisk(kiosk.page), { timeout: 30_000 }).not.toMatch(/Amina|Ben\b/u);
    expect(troubles.flat()).toEqual([]);

    // A server of before has no such switch, and what is done under a name waits as a visitor's.
    await page.route("**/kept-names", (route) =>
      route.fulfill({ status: 404, contentType: "application/problem+json", body: "{}" }),
    );
    await page.reload();
    await expect(page.getByRole("button", { name: "Set up a shared device" })).toBeVisible();
    await expect(keeps).toHaveCount(0);
  },
);

test(
  "[TEA15][IDN27] what a pupil did when their session had ended is theirs; what is handed in in their name is nowhere until it is confirmed",
  { tag: ONCE },
  async ({ browser, page, startSchool }) => {
    test.setTimeout(180_000);
    const school = await startSchool();
    const { teacher, card } = await openSchool(await browser.newContext(), school, "Amina", "Ben");
    const kiosk = new SchoolDevice(page, school.url);
    await kiosk.share(teacher);
    await kiosk.choose("Amina");
    await kiosk.typePin(card("Amina").pin);
    await kiosk.press(page.getByRole("button", { name: "Grade 3" }));
    await kiosk.practise();
    await solve(kiosk);
    await kiosk.allSent();
    await waitUntilOffline(page);
    await page.context().setOffline(true);
    await solve(kiosk);
    await kiosk.press(page.getByRole("button", { name: "Done for now" }));
    await expect(page.getByRole("heading", { name: "Who is learning?" })).toBeVisible();
    // As ten minutes later.
    await page.context().clearCookies({ name: /sid$/u });
    await page.context().setOffline(false);
    const tablet = new SchoolDevice(await (await browser.newContext()).newPage(), school.url);
    await tablet.join(card("Amina"));
    await expect.poll(async () => questionsIn(await tablet.report()), { timeout: 60_000, intervals: [3_000] }).toBe(2);

    // A classmate at the shared device, with a program of their own: what Ben is to have learned, and an answer.
    const own = new SchoolDevice(await (await browser.newContext()).newPage(), school.url);
    await own.join(card("Ben"), "Grade 4");
    await own.practise();
    await solve(own);
    await own.allSent();
    const before = await own.report();
    const ben = await learnerOf(own.page);
    const second = new SchoolDevice(await (await browser.newContext()).newPage(), school.url);
    await second.join(card("Ben"));
    await expect.poll(() => second.report(), { timeout: 60_000, intervals: [3_000] }).toEqual(before);
    expect(await handIn(page, masteryFor(ben))).toBe(200);
    const unchanged = async () => {
      await own.page.waitForTimeout(2_000);
      expect(await own.report()).toEqual(before);
      expect(await second.report()).toEqual(before);
    };
    await unchanged();
    await teacher.page.getByRole("link", { name: "Work without sign-in" }).click();
    await teacher.page.reload();
    const row = teacher.page.getByRole("table", { name: "Work without sign-in" }).getByRole("row", { name: "Ben" });
    await expect(row).toContainText("Never signed in on this device");
    await expect(row.getByRole("cell").first()).toHaveText(/: 1 problem, 1 right$/u);
    await unchanged();
    await teacher.button("Discard Ben").press("Enter");
    await teacher.button("Yes, discard it").press("Enter");
    await expect(teacher.page.getByText("Nothing is waiting.")).toBeVisible();
    await unchanged();

    // And what is theirs is confirmed by one press.
    expect(await handIn(page, masteryFor(ben))).toBe(200);
    await teacher.page.reload();
    await teacher.button("Confirm Ben").press("Enter");
    await expect(teacher.page.getByText("The work of Ben is confirmed.")).toBeVisible();
    await expect.poll(() => own.report(), { timeout: 60_000, intervals: [3_000] }).not.toEqual(before);
  },
);

/** Whose session a page has. */
async function learnerOf(page: Page): Promise<LearnerId> {
  return LearnerId.parse(
    await page.evaluate(async () => ((await (await fetch("/v1/auth/session")).json()) as { id: string }).id),
  );
}

/** A log in which a learner answers a problem rightly, and twelve of a skill are known. */
function masteryFor(learner: LearnerId): SyncRequest {
  const device = DeviceId.parse(randomUUID());
  const at = { session: randomUUID(), item: randomUUID(), skill: "g4.fraceq" };
  const marked = { ...at, attempt: 1, verdict: "correct", reason: "equal", close: false, reader: "number/1" };
  const bkt = { init: 0.3, transit: 0.2, slip: 0.1, guess: 0.2 };
  const known = { ...at, correct: true, weight: 1, difficulty: 2, bkt, before: 0.3, after: 0.9 };
  const bodies = [
    { type: "attempt_evaluated", body: marked },
    ...Array.from({ length: 12 }, () => ({ type: "mastery_updated", body: known })),
  ];
  const when = { hlc: Date.now(), wall: Date.now(), boot: "boot", content: "content", build: "build" };
  const ids = bodies.map(() => EventId.parse(randomUUID()));
  const events = bodies.map(({ type, body }, n) => ({
    id: ids[n] as EventId,
    learner,
    device,
    seq: n + 1,
    prev: ids[n - 1] ?? null,
    mono: n,
    ...when,
    type,
    v: 1,
    body,
  }));
  return { proto: SYNC_PROTOCOL, device, learner, epoch: null, cursor: 0, want: 0, events };
}

/** Posts from a page as a program there would. */
async function handIn(page: Page, request: SyncRequest): Promise<number> {
  const text = JSON.stringify(request);
  return page.evaluate(
    async ([body, sum]) => {
      const headers = { "Content-Type": "application/json", "MathFlow-Sum": sum };
      return (await fetch("/v1/sync", { method: "POST", headers, body })).status;
    },
    [text, hash64(text)] as const,
  );
}

test("[SCR74][TEA15] the screens of a visit and of what a teacher makes of it, looked at", async ({
  browser,
  page,
  startSchool,
}, info) => {
  test.setTimeout(180_000);
  await mkdir(FOLDER, { recursive: true });
  const school = await startSchool();
  const teaching = await browser.newContext({ viewport: page.viewportSize() });
  const { teacher } = await openSchool(teaching, school, "Amina", "Maximilian Alexander");
  const kiosk = new SchoolDevice(page, school.url);

  async function look(at: Page, name: string): Promise<void> {
    await at.evaluate(() => document.fonts.ready);
    for (const scheme of ["light", "dark"] as const) {
      await at.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      await at.screenshot({
        path: `${FOLDER}/${info.project.name}-${scheme}-visit-${name}.png`,
        fullPage: name === "list",
      });
      expect(await faultsOf(at, `${name}, ${scheme}`)).toEqual([]);
    }
    const wide = await at.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${name} is wider than the screen`).toBeLessThanOrEqual(0);
  }

  await teacher.page.getByRole("link", { name: "Work without sign-in" }).click();
  await expect(teacher.page.getByText("Nothing is waiting.")).toBeVisible();
  await look(teacher.page, "none");

  await kiosk.share(teacher);
  await waitUntilOffline(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole("button", { name: "Practise without signing in" })).toBeVisible();
  await look(page, "offline");
  await kiosk.press(page.getByRole("button", { name: "Practise without signing in" }));
  await look(page, "grade");
  await kiosk.press(page.getByRole("button", { name: "Back" }));
  const sign = await visit(kiosk, "Grade 3", 1, async () => {
    await look(page, "home");
    const before = page.viewportSize();
    for (const [width, height] of PHONE) {
      await page.setViewportSize({ width, height });
      expect(await overlapsIn(page.getByRole("banner")), `at ${width}`).toEqual([]);
    }
    if (before !== null) await page.setViewportSize(before);
  });
  await look(page, "sign");

  await page.context().setOffline(false);
  const table = teacher.page.getByRole("table", { name: "Work without sign-in" });
  await expect(async () => {
    await teacher.page.reload();
    await expect(table.getByRole("row", { name: sign })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await expect(teacher.page.getByRole("link", { name: "Work without sign-in (1)" })).toBeVisible();
  await look(teacher.page, "list");
  await teacher.button(`Give to a pupil ${sign}`).click();
  await look(teacher.page, "give");
  await teacher.page.keyboard.press("Escape");
  await teacher.button(`Discard ${sign}`).click();
  await expect(teacher.button("No, go back", teacher.dialog)).toBeFocused();
  await look(teacher.page, "discard");
  await teacher.button("Yes, discard it").click();
  await expect(teacher.page.getByText(`The work of ${sign} is gone.`)).toBeVisible();
  await expect(teacher.page.getByText("Nothing is waiting.")).toBeVisible();
});

/** Somebody practises without signing in, and is told a sign. */
async function visit(
  device: SchoolDevice,
  grade: string,
  problems: number,
  atHome: () => Promise<void> = async () => {},
): Promise<string> {
  const { page } = device;
  await device.press(page.getByRole("button", { name: "Practise without signing in" }));
  await device.press(page.getByRole("button", { name: grade }));
  await expect(page.getByRole("button", { name: "Practise", exact: true })).toBeVisible();
  await atHome();
  await device.practise();
  for (let n = 0; n < problems; n++) await solve(device);
  await device.press(page.getByRole("button", { name: "Done for now" }));
  const told = page.getByRole("status").filter({ hasText: "Tell your teacher" });
  return told.locator("strong").innerText();
}

/** Upright and on its side. */
const PHONE = [
  [360, 740],
  [740, 360],
] as const;

/** What of it lies over something else of it, in words. */
function overlapsIn(banner: Locator): Promise<readonly string[]> {
  return banner.evaluate((element) => {
    const parts = [...element.querySelectorAll("a, button, [role='status'], [title]")].flatMap((part) => {
      const box = part.getBoundingClientRect();
      return box.width > 0 ? [{ box, words: part.textContent }] : [];
    });
    return parts.flatMap(({ box: a, words }, at) =>
      parts
        .slice(at + 1)
        .filter(({ box: b }) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((other) => `${words} / ${other.words}`),
    );
  });
}

/** At the sizes schools have, upright and on their side. */
async function looksWell(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  for (const [width, height] of [
    [768, 1024],
    [1024, 600],
    [360, 740],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await faultsOf(page, `${name} at ${width}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: `${FOLDER}/${name}-${width}x${height}.png`, fullPage: true });
  }
  if (before !== null) await page.setViewportSize(before);
}
