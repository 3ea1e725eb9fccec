import { mkdir } from "node:fs/promises";
import { expect } from "@playwright/test";
import type { LearnerId } from "#engine";
import { makeChain, makeRequest } from "../server/sync/events.fixture.ts";
import { hash64 } from "#engine/protocol/hash64";
import { faultsOf } from "./support/axe.ts";
import { test } from "./support/school-server.ts";
import { DeviceOfPupil, TeacherAtDesk } from "./support/teacher.ts";
import { FOLDER, ONCE } from "./support/where.ts";

test.beforeAll(() => mkdir(FOLDER, { recursive: true }));

test(
  "[TEA23] a device is shut out together with the code it could come back by, and says so itself",
  { tag: ONCE },
  async ({ browser, page, startSchool }) => {
    const school = await startSchool();
    const teacher = new TeacherAtDesk(page, school);
    await teacher.setUp();
    await teacher.makeClass("4b");
    const [amina] = await teacher.add("Amina");
    await teacher.putCardsAway();
    const before = await page.locator("[data-class-code]").textContent();
    const pupil = await (await browser.newContext()).newPage();
    const joining = { data: { code: amina?.code, kind: "personal" } };
    expect((await pupil.request.post(`${school.url}/v1/auth/join`, joining)).status()).toBe(200);

    await page.getByRole("link", { name: "Devices" }).click();
    await page.getByRole("button", { name: /^Shut out/u }).press("Enter");
    await expect(teacher.dialog).toContainText("whoever joins on another device needs the new code");
    expect(await faultsOf(page, "shut out")).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/teach-shut-out.png` });
    await teacher.button("Shut out, and a new class code", teacher.dialog).press("Enter");
    const news = page.getByText(/The class code is now/u);
    await expect(news).toBeVisible();
    const code = page.locator("[data-class-code]");
    await expect(code).not.toHaveText(before ?? "");
    await expect(news).toContainText((await code.textContent()) ?? "none");

    await pupil.goto(`${school.url}/join`);
    await expect(pupil.getByRole("alert")).toContainText("A teacher has shut this device out of the class.");
    expect((await pupil.request.post(`${school.url}/v1/auth/join`, joining)).status()).toBe(404);
  },
);

test(
  "[TEA24] what marking again found is told in figures, without a word of cheating, until it is seen",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    const school = await startSchool();
    const teacher = new TeacherAtDesk(page, school);
    await teacher.setUp();
    await teacher.makeClass("4b");
    const [amina] = await teacher.add("Amina");
    await teacher.putCardsAway();
    const device = await DeviceOfPupil.at(school);
    const learner = (await device.join(amina?.code ?? "")).get("Amina") as LearnerId;
    expect(await device.enter(learner, amina?.pin ?? "")).toBe(200);
    const answers = { learner, type: "attempt_submitted", body: { latency_ms: 40 } };
    const text = JSON.stringify(makeRequest(makeChain("quick", 6, answers), { learner, want: 0 }));
    const headers = { "Content-Type": "application/json", "MathFlow-Sum": hash64(text) };
    expect((await device.api.post("/v1/sync", { data: text, headers })).status()).toBe(200);

    const alerts = page.getByRole("list", { name: "Alerts" });
    await expect(async () => {
      await page.reload();
      await expect(alerts).toContainText("The server marked the work of Amina (4b) again.", { timeout: 1_000 });
    }).toPass();
    await expect(alerts).toContainText("answers came faster than a question can be read.");
    await expect(alerts).toContainText("This is no proof of anything");
    expect(await faultsOf(page, "findings")).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/teach-findings.png`, fullPage: true });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.screenshot({ path: `${FOLDER}/teach-findings-phone.png`, fullPage: true });
    await page.getByRole("link", { name: "All classes" }).click();
    await teacher.button("I have seen it Amina").press("Enter");
    await expect(alerts).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("link", { name: "4b" })).toBeVisible();
    await expect(alerts).toHaveCount(0);
  },
);
