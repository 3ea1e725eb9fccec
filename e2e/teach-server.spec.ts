import { mkdir } from "node:fs/promises";
import { expect } from "@playwright/test";
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
