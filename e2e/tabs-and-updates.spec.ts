import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { readExport } from "#engine";
import { deploy } from "./support/deploy.ts";
import { listenForTrouble, Pupil, waitUntilOffline } from "./support/pupil.ts";
import { KEYBOARD, ONCE, SMOKE, WITH_WORKER } from "./support/where.ts";

test.use(WITH_WORKER);

test(
  "[EEE5] two tabs show the newest state and write one chain",
  { tag: [KEYBOARD, SMOKE] },
  async ({ context }, info) => {
    const one = new Pupil(await context.newPage());
    await one.enrol("Omar");
    await one.practise("g2.add2c");
    const two = new Pupil(await context.newPage());
    await two.page.goto("/practice/g2.add2c");
    await expect(two.problem).toHaveAttribute("data-item-id", (await one.itemId()) ?? "");

    await one.answerRight();
    await expect(two.feedback).toHaveAttribute("data-verdict", "correct");
    await two.goOn();
    await expect(one.problem).toHaveAttribute("data-item-id", (await two.itemId()) ?? "");

    // Both answer the same problem at the same moment: one of them is told that the other was quicker.
    await two.fill("1");
    await one.fill("2");
    await Promise.all([one.check.click(), two.check.click()]);
    await expect(one.feedback).toHaveAttribute("data-verdict", "incorrect");
    await expect(two.feedback).toHaveAttribute("data-verdict", "incorrect");

    await one.page.goto("/report");
    const download = one.page.waitForEvent("download");
    await one.page.getByRole("button", { name: "Export my data" }).click();
    const file = info.outputPath("export.json");
    await (await download).saveAs(file);
    const log = readExport(await readFile(file, "utf8"));
    if (!log.ok) throw new Error(log.error.message);
    expect(log.value.events.map(({ seq }) => seq)).toEqual(log.value.events.map((_, at) => at + 1));
    const items = log.value.events.flatMap((event) => (event.type === "problem_served" ? [event.body.item] : []));
    expect(new Set(items).size).toBe(items.length);
  },
);

test(
  "[EEE6] an update waits until no problem is open, and taking it loses nothing",
  { tag: [ONCE, SMOKE] },
  async ({ page }) => {
    const { url, release, end } = await deploy();
    const pupil = new Pupil(page, url);
    await pupil.enrol("Nia");
    await waitUntilOffline(page);
    await pupil.practise("g2.add2c");
    await release();
    const isWaiting = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration !== undefined && registration.waiting !== null;
      });
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(isWaiting).toBe(true);
    // At home it is offered, so the page knows of it; back at the problem it is not.
    const offer = page.getByRole("status").filter({ hasText: "A new version is ready" });
    await page.getByRole("link", { name: "Home" }).click();
    await expect(offer).toBeVisible();
    await page.goBack();
    await expect(pupil.problem).toBeVisible();
    await expect(offer).toBeHidden();

    await pupil.answerRight();
    const item = await pupil.itemId();
    await expect(offer).toBeVisible();
    await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Update" }).click()]);
    await expect.poll(isWaiting).toBe(false);
    await expect(pupil.problem).toHaveAttribute("data-item-id", item ?? "");
    await expect(pupil.feedback).toHaveAttribute("data-verdict", "correct");
    await end();
  },
);

test(
  "[EEE7] runs under the security headers without a violation and asks no other host",
  { tag: [ONCE, SMOKE] },
  async ({ page, baseURL }) => {
    const trouble = listenForTrouble(page);
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(baseURL ?? "") && !/^(?:data|blob):/u.test(request.url()))
        elsewhere.push(request.url());
    });
    await page.addInitScript(() => {
      Object.assign(window, { violations: [] });
      addEventListener("securitypolicyviolation", (event) => {
        (window as unknown as { violations: string[] }).violations.push(`${event.violatedDirective}: ${event.sample}`);
      });
    });
    const response = await page.goto("/");
    expect(response?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'");
    const pupil = new Pupil(page);
    await pupil.enrol("Tariq");
    await pupil.practise("g4.fracadd");
    await pupil.failThrice();
    for (const address of ["/map", "/report", "/sessions", "/settings"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
    }
    expect(elsewhere).toEqual([]);
    expect(trouble).toEqual([]);
  },
);
