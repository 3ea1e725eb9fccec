import { expect, test, type Page } from "@playwright/test";
import { deploy } from "./support/deploy.ts";
import { Pupil } from "./support/pupil.ts";
import { FOLDER, ONCE, SMOKE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

const NOT_HERE = "This part is not on the device yet";

const lineOf = (page: Page) => page.getByRole("status", { name: "Ready without network" });

/** Every address of a pupil's, and the heading that shows that it is itself. */
const ADDRESSES = [
  ["/", /^Hello, Nia/u],
  ["/practice/g4.fracadd", /fractions/u],
  ["/map", /^Skill map/u],
  ["/ask", /^Ask/u],
  ["/learn", /^Learn/u],
  ["/learn/g3.times", /./u],
  ["/exam", /^Exam/u],
  ["/exam/quick", /./u],
  ["/think", /^Think/u],
  ["/report", /^My report/u],
  ["/sessions", /^Sessions/u],
  ["/settings", /^Settings/u],
] as const;

test(
  "[EEE70] a slow line that is cut right after Start: each part says when it comes, and it does",
  { tag: [ONCE, SMOKE] },
  async ({ page }) => {
    const site = await deploy();
    site.holdAfter(40);
    const pupil = new Pupil(page, site.url);
    await pupil.enrol("Nia", "Grade 4");
    const line = lineOf(page);
    await expect(line).toHaveText(/^Getting ready to work without the network, \d\d%$/u);
    const share = Number(await line.getAttribute("data-ready"));
    expect(share).toBeGreaterThanOrEqual(10);
    expect(share).toBeLessThan(40);

    site.connect(false);
    const first = new Set(site.copied);
    await expect(line).toHaveText(/^Not ready yet to work without the network: \d\d% is here\./u);
    const notHere = page.getByRole("heading", { name: NOT_HERE });
    for (const link of ["Learn", "Ask", "My path", "For grown-ups"]) {
      await page.getByRole("link", { name: link }).click();
      await expect(notHere).toBeVisible();
      await expect(page.getByRole("main").getByText("It comes as soon as the network is back.")).toBeVisible();
      await expect(page.getByText(/typing slip|Something broke|could not be loaded/u)).toHaveCount(0);
      await page.getByRole("link", { name: "Home" }).click();
    }
    await page.getByRole("button", { name: "Practise" }).click();
    await expect(notHere).toBeVisible();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("The network is still away.")).toBeVisible();
    await expect(pupil.problem).toHaveCount(0);

    site.connect(true);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(pupil.problem).toBeVisible();
    await pupil.answerRight();
    await page.getByRole("link", { name: "Home" }).click();
    await expect(line).toHaveText("Works without the network", { timeout: 30_000 });
    await expect(line).toHaveAttribute("data-ready", "100");
    // What was there stayed there; up to three files were on their way when the line was cut.
    const again = site.copied.filter((url, at) => first.has(url) && at >= first.size);
    expect(again.length).toBeLessThanOrEqual(3);
    await site.end();
  },
);

test(
  "[EEE71] once it says so, everything works without a network: at once, and every address after a reload",
  { tag: [ONCE, SMOKE] },
  async ({ page, context }) => {
    const pupil = new Pupil(page);
    await pupil.enrol("Nia", "Grade 4");
    await expect(lineOf(page)).toHaveText("Works without the network", { timeout: 30_000 });
    await context.setOffline(true);
    // The page of the first visit, which no service worker brought.
    await pupil.press(page.getByRole("button", { name: "Practise" }));
    await expect(pupil.problem).toBeVisible();
    await page.getByRole("link", { name: "Home" }).click();
    await page.getByRole("link", { name: "My path" }).click();
    await page.getByRole("link", { name: "Exam" }).click();
    await expect(page.getByRole("heading", { level: 1 }).first()).toHaveText(/^Exam/u);

    for (const [address, heading] of ADDRESSES) {
      await page.goto(address);
      await page.reload();
      await expect(page.getByRole("main").getByRole("heading", { level: 1 }).first()).toHaveText(heading);
      await expect(page.getByText(NOT_HERE)).toHaveCount(0);
    }
    await page.goto("/");
    await expect(lineOf(page)).toHaveText("Works without the network");
  },
);

test(
  "[EEE72] a copy that lost files says so, and is whole again with the network",
  { tag: [ONCE] },
  async ({ page, context }) => {
    const pupil = new Pupil(page);
    await pupil.enrol("Nia");
    await expect(lineOf(page)).toHaveText("Works without the network", { timeout: 30_000 });
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of (await cache.keys()).slice(0, 100)) await cache.delete(request);
      }
    });
    await context.setOffline(true);
    await expect(lineOf(page)).toHaveText(/% is here|Getting ready/u);
    await expect(lineOf(page)).not.toHaveAttribute("data-ready", "100");
    await context.setOffline(false);
    await expect(lineOf(page)).toHaveText("Works without the network", { timeout: 30_000 });
  },
);

test("[APP70] what lies here from before is said before the page is whole", { tag: [ONCE] }, async ({ page }) => {
  const pupil = new Pupil(page);
  await pupil.enrol("Nia");
  await expect(lineOf(page)).toHaveText("Works without the network", { timeout: 30_000 });
  // A picture that never comes keeps it from being whole.
  await page.route("**/never.png", () => {});
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      const picture = new Image();
      picture.src = "/never.png";
      document.body.append(picture);
    });
  });
  await page.reload({ waitUntil: "commit" });
  await expect(lineOf(page)).toHaveText("Works without the network");
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
});

test(
  "[APP70] on a phone the line has its place before it is known, while files come, and after",
  { tag: [ONCE] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const site = await deploy();
    site.holdAfter(40);
    const pupil = new Pupil(page, site.url);
    await pupil.enrol("Nia", "Grade 4");
    const line = lineOf(page);
    const height = async () => Math.round((await line.boundingBox())?.height ?? 0);
    await expect(line).toHaveText(/^Getting ready to work without the network, \d\d%$/u);
    const getting = await height();
    site.connect(false);
    site.connect(true);
    await expect(line).toHaveText("Works without the network", { timeout: 60_000 });
    expect(await height()).toBe(getting);
    await page.screenshot({ path: `${FOLDER}/readiness-360x740.png` });
    await site.end();
  },
);

test("[EEE72] a device without room says so", { tag: [ONCE] }, async ({ page, baseURL }) => {
  const session = await page.context().newCDPSession(page);
  const origin = `${baseURL ?? ""}/`;
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1_500_000 });
  const pupil = new Pupil(page);
  await pupil.enrol("Nia");
  await expect(lineOf(page)).toHaveText(/^This device is full, .*\d+% is here/u, { timeout: 30_000 });
  await expect(lineOf(page)).not.toHaveAttribute("data-ready", "100");
  await session.send("Storage.overrideQuotaForOrigin", { origin });
});
