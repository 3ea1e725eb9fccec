import { expect, test, type Page, type Route } from "@playwright/test";
import { deploy } from "./support/deploy.ts";
import { listenForTrouble, Pupil, waitUntilOffline } from "./support/pupil.ts";
import { storedRows } from "./support/stored-rows.ts";
import { ONCE, SMOKE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

/** Holds the app's own script back until it is let go. */
async function holdApp(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let holding = true;
  await page.route(/\/assets\/page-[^/]*\.js$/u, async (route) => {
    if (holding) held.push(route);
    else await route.continue();
  });
  return async () => {
    holding = false;
    for (const route of held) await route.continue();
  };
}

test(
  "[EEE73][APP73] the form is there before the app runs; what is typed, chosen and pressed then is done",
  { tag: [ONCE, SMOKE] },
  async ({ page, context }) => {
    const trouble = listenForTrouble(page);
    const letGo = await holdApp(page);
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Who is learning?" })).toBeVisible();
    const name = page.getByRole("textbox", { name: "Name" });
    await name.fill("Joana");
    await page.getByRole("radio", { name: "Grade 4" }).check();
    await name.focus();
    await letGo();
    await expect(page.locator("html")).toHaveAttribute("data-live", "");
    await expect(name).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.type(" K");
    await expect(name).toHaveValue("Joana K");
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /Joana K/u })).toBeVisible();
    expect(trouble).toEqual([]);

    // Who is quicker than the line presses once all the same.
    const other = await context.browser()?.newContext();
    if (other === undefined) throw new Error("no browser");
    const quick = await other.newPage();
    const letQuickGo = await holdApp(quick);
    await quick.goto(page.url(), { waitUntil: "commit" });
    await quick.getByRole("textbox", { name: "Name" }).fill("Omar");
    await quick.getByRole("radio", { name: "Grade 3" }).check();
    await quick.getByRole("button", { name: "Start" }).click();
    await letQuickGo();
    await expect(quick.getByRole("heading", { level: 1, name: /Omar/u })).toBeVisible();
    await other.close();
  },
);

test(
  "[EEE73] where somebody is known the form is never seen, and nothing kept for that says who",
  { tag: ONCE },
  async ({ page }) => {
    const site = await deploy();
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const buttons = [...document.querySelectorAll("#app form button")];
        const start = buttons.find(({ textContent }) => textContent === "Start");
        if (start !== undefined && start.getClientRects().length > 0) seen.push(document.title);
      }).observe(document, { subtree: true, childList: true, attributes: true });
    });
    const formsSeen = () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
    const pupil = new Pupil(page, site.url);
    await pupil.enrol("Nia");
    expect(await formsSeen()).not.toEqual([]);
    await waitUntilOffline(page);
    for (const address of ["/", "/map"]) {
      await page.goto(site.url + address);
      await expect(page.getByRole("banner")).toContainText("Nia");
      expect(await formsSeen()).toEqual([]);
    }
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Nia");
    // As after an update from a version that kept nothing.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.getByRole("banner")).toContainText("Nia");
    expect(await formsSeen()).toEqual([]);
    await page.goto(`${site.url}/kiosk`);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    expect(await formsSeen()).toEqual([]);
    await site.end();
  },
);

test(
  "[EEE73] a form older than the engine makes nobody new where somebody is known",
  { tag: [ONCE] },
  async ({ browser, baseURL }) => {
    // What comes out of the saved copy cannot be held back.
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    await new Pupil(page, baseURL).enrol("Nia");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("mathflow-who"))).toBe("somebody");
    // As after a kill that took what the browser had not yet written.
    await page.evaluate(() => localStorage.setItem("mathflow-who", "nobody"));
    const letGo = await holdApp(page);
    await page.goto(`${baseURL}/`, { waitUntil: "commit" });
    await page.getByRole("textbox", { name: "Name" }).fill("Nia B");
    await page.getByRole("radio", { name: "Grade 4" }).check();
    await page.getByRole("button", { name: "Start" }).click();
    await letGo();
    await expect(page.getByRole("heading", { level: 1, name: "Hello, Nia" })).toBeVisible();
    expect(await storedRows(page, "profiles")).toHaveLength(1);
    await context.close();
  },
);

test(
  "[EEE73] a line that was cut before the app came: that is said, and it comes with the network",
  { tag: [ONCE] },
  async ({ page, context }) => {
    const app = /\/assets\/page-[^/]*\.js$/u;
    await page.route(app, (route) => route.abort());
    await page.goto("/", { waitUntil: "commit" });
    await expect(page.getByText("It comes as soon as the network is back.")).toBeVisible();
    await page.unroute(app);
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page.locator("html")).toHaveAttribute("data-live", "");
    await expect(page.getByText("It comes as soon as the network is back.")).toBeHidden();
  },
);
