import { mkdir } from "node:fs/promises";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type Page } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { test } from "./support/school-server.ts";
import { TeacherAtDesk } from "./support/teacher.ts";
import { FOLDER, ONCE } from "./support/where.ts";

test.beforeAll(() => mkdir(FOLDER, { recursive: true }));

test(
  "[TEA22] an administrator sees how it goes with the server; a colleague sees no such page",
  { tag: ONCE },
  async ({ browser, page, startSchool }) => {
    const school = await startSchool();
    const teacher = new TeacherAtDesk(page, school);
    await teacher.setUp();
    await page.getByRole("link", { name: "The server" }).click();
    await expect(page.getByRole("heading", { name: "The server", level: 1 })).toBeVisible();
    const line = (name: string) =>
      page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(line("Copies")).toContainText(/Last copy: (?:just now|one minute ago)\./u);
    await expect(line("Saving")).toContainText("What devices send is saved.");
    await expect(line("Everything else")).toContainText(/\d requests in the last hour/u);
    expect(await faultsOf(page, "the server")).toEqual([]);
    await page.screenshot({ path: `${FOLDER}/teach-server.png`, fullPage: true });
    // The page asked who is signed in when nobody was, which refuses nobody; now somebody tries a code that is none.
    await expect(line("Everything else")).toContainText("None was refused");
    await page.request.post(`${school.url}/v1/auth/join`, { data: { code: "BBBBBB" } });
    await teacher.button("Look again").press("Enter");
    await expect(line("Everything else")).toContainText("One was refused");

    const invited = await page.request.post(`${school.url}/v1/teachers/invitations`, { data: {} });
    const { code } = (await invited.json()) as { code: string };
    const other = await (await browser.newContext()).newPage();
    const made = { code, login: "bo.lind", name: "Bo Lind", password: "harbour violin 8 clouds" };
    expect((await other.request.post(`${school.url}/v1/auth/setup`, { data: made })).status()).toBe(201);
    await other.goto(`${school.url}/teach/server`);
    await expect(other.getByRole("link", { name: "All classes" })).toBeVisible();
    await expect(other.getByRole("link", { name: "The server" })).toHaveCount(0);
  },
);

test(
  "[TEA130] what could not be told to another system stands on the page with why, and is sent again by one press of a key",
  { tag: ONCE },
  async ({ page, startSchool }) => {
    const school = await startSchool({
      MATHFLOW_OUT_PRIVATE: "on",
      // Nobody listens there.
      MATHFLOW_WEBHOOK_URL: "http://127.0.0.1:9/hook",
      MATHFLOW_WEBHOOK_SECRET: Buffer.alloc(32, 1).toString("base64"),
      MATHFLOW_ADDRESS: "https://math.school.example",
      MATHFLOW_XAPI_URL: "http://127.0.0.1:9/xapi",
      MATHFLOW_XAPI_USER: "school",
      MATHFLOW_XAPI_PASSWORD: "a password",
    });
    const teacher = new TeacherAtDesk(page, school);
    await teacher.setUp();
    const db = new DatabaseSync(path.join(school.dataDir, "sync.sqlite"));
    const tenant = await tenantOf(page);
    const add = db.prepare(
      `INSERT INTO outbox (tenant, learner, id, dest, about, event, cursor, ots, heard, state, due, tries, why, status)
       VALUES (?, 'learner', ?, 'webhook', 'session', 'event', 1, 1, ?, 'parked', ?, 10, 'refused', 401)`,
    );
    const now = Date.now();
    for (const id of ["one", "two", "three"]) add.run(tenant, id, now, now);
    await page.getByRole("link", { name: "The server" }).click();
    const line = (name: string) =>
      page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(line("Webhook")).toContainText("3 messages were tried ten times and put aside.");
    await expect(line("Webhook")).toContainText("The other side refuses it (status 401).");
    await expect(line("Record store (xAPI)")).toContainText("Everything is sent.");
    expect(await faultsOf(page, "the server with an outbox")).toEqual([]);
    for (const [width, height] of [
      [1440, 900],
      [1024, 600],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: `${FOLDER}/teach-server-outbox-${width}.png` });
    }
    await page.getByRole("button", { name: "Send again: Webhook" }).press("Enter");
    await expect(page.getByRole("heading", { name: "The server", level: 1 })).toBeFocused();
    await expect(page.getByRole("button", { name: /Send again/u })).toHaveCount(0);
    const parked = db.prepare("SELECT count(*) AS n FROM outbox WHERE state = 'parked'");
    expect(parked.get()).toEqual({ n: 0 });
    db.close();
  },
);

/** The school a session's cookie names. */
async function tenantOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name.endsWith("sid"))?.value.split(".")[0] ?? "";
}
