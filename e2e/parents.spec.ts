import { expect, type Page } from "@playwright/test";
import { DESKS, looker } from "./support/look.ts";
import { test } from "./support/school-server.ts";
import { countPrints, TeacherAtDesk } from "./support/teacher.ts";
import { FOLDER, ONCE, WITH_WORKER } from "./support/where.ts";
import { pushWork } from "./support/worked-pupil.ts";

test.use(WITH_WORKER);

const WIDE = { width: 1440, height: 900 };
/** What parents have, too. */
const HOMES = [...DESKS, [375, 667]] as const;

const look = looker({ name: "parents", fullPage: true, givesBack: true });

/** How many pages it has on paper. */
async function pagesOf(page: Page, name: string, format: "A4" | "Letter"): Promise<number> {
  const file = await page.pdf({ path: `${FOLDER}/parents-${name}-${format}.pdf`, format });
  return file.toString("latin1").match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
}

test(
  "[TEA150] [TEA151] [TEA152] [SCR150] [SCR151] [SCR152] a code on the note opens the report for parents until it is taken back",
  { tag: ONCE },
  async ({ browser, startSchool }) => {
    test.setTimeout(240_000);
    const school = await startSchool();
    const desk = await browser.newContext({ viewport: WIDE });
    const teacher = new TeacherAtDesk(await desk.newPage(), school);
    const page = teacher.page;
    await countPrints(page);
    await teacher.setUp();
    await teacher.makeClass("4b");
    const [amina] = await teacher.add("Amina", "Ben", "Cai");
    await teacher.putCardsAway();
    // As a server at an address of the school's tells it: this one is at 127.0.0.1.
    const addresses = [{ url: "https://mathflow.hillschool.example", signIn: true }];
    await desk.route("**/v1/addresses", (route) => route.fulfill({ json: { addresses } }));
    await pushWork(school, amina!, { grade: 4, percent: 70, sessions: 14 });
    const inClass = page.url();

    // For one pupil, on their note.
    await page.getByRole("link", { name: "Report of Amina" }).click();
    await page.getByRole("link", { name: "Note for parents" }).click();
    await expect(page.getByText("There is no code yet.")).toBeVisible();
    await look(page, "panel", [DESKS[0]]);
    await teacher.button("Make a code").click();
    const printed = page.locator("[data-parent-code]");
    await expect(printed).toHaveText(/^(?:[B-DF-HJKMNPR-TW-Z]{4}-){3}[B-DF-HJKMNPR-TW-Z]{4}$/u);
    const code = await printed.innerText();
    await expect(page.getByRole("img", { name: "Opens the report of Amina" })).toBeVisible();
    await expect(page.getByText("https://mathflow.hillschool.example/parent", { exact: true })).toBeVisible();
    await expect(page.getByText(/It has not been used yet/u)).toBeVisible();
    await look(page, "note", HOMES);
    expect(await pagesOf(page, "note", "A4")).toBe(1);

    // At home, on a device that knows nothing of the school.
    const home = await browser.newContext({ viewport: WIDE });
    const parents = await home.newPage();
    const asked: string[] = [];
    parents.on("request", (request) => asked.push(request.url()));
    await parents.goto(`${school.url}/parent`);
    await expect(parents.getByRole("heading", { name: "How your child is doing in mathematics" })).toBeVisible();
    const box = parents.getByRole("textbox", { name: "Code for parents" });
    await box.fill("BCDF");
    await parents.keyboard.press("Enter");
    await expect(parents.getByRole("alert")).toContainText("sixteen letters");
    await expect(box).toBeFocused();
    await box.fill("BCDF-GHJK-MNPR-STWX");
    await parents.getByRole("button", { name: "Show the report" }).click();
    await expect(parents.getByRole("alert")).toContainText("This code opens nothing.");
    await expect(box).toHaveValue("BCDF-GHJK-MNPR-STWX");
    await look(parents, "code", HOMES);
    await box.fill(code.toLowerCase().replaceAll("-", " "));
    await parents.getByRole("button", { name: "Show the report" }).click();
    await expect(parents.getByRole("heading", { name: "Amina", level: 1 })).toBeVisible();
    await look(parents, "report", HOMES);
    expect(await pagesOf(parents, "report", "A4")).toBeLessThanOrEqual(2);
    for (const other of ["Ben", "Cai", "Ada Quillfeather"])
      await expect(parents.locator("body")).not.toContainText(other);
    await parents.getByRole("combobox", { name: "Since" }).selectOption("the beginning");
    await expect(parents).toHaveURL(/\/parent\?since=start$/u);
    await parents.reload();
    await expect(parents.getByText(/^until /u)).toBeVisible();
    expect(
      await parents.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one === undefined)),
    ).toBe(true);
    await parents.getByRole("button", { name: "Done" }).click();
    await expect(parents.getByRole("textbox", { name: "Code for parents" })).toHaveValue("");
    await parents.reload();
    await expect(parents.getByRole("textbox", { name: "Code for parents" })).toBeVisible();

    // Scanned: the code is in no address that is asked for, and gone from the one that is shown.
    await parents.goto("about:blank");
    await parents.goto(`${school.url}/parent#${code}`);
    await expect(parents.getByRole("heading", { name: "Amina", level: 1 })).toBeVisible();
    await expect(parents).toHaveURL(`${school.url}/parent`);
    expect(asked.filter((url) => url.includes(code))).toEqual([]);

    // The teacher sees that it was used, and takes it back; a new one is asked about first.
    await page.reload();
    await expect(page.getByText(/It was used on one day/u)).toBeVisible();
    await expect(printed).toHaveCount(0);
    await teacher.button("Make a new code").click();
    await expect(teacher.dialog).toContainText("hand out the new note");
    await teacher.button("No, go back", teacher.dialog).click();
    await teacher.button("Take the code back").click();
    await teacher.button("Take the code back", teacher.dialog).click();
    await expect(page.getByText("There is no code yet.")).toBeVisible();
    await parents.reload();
    await expect(parents.getByRole("alert")).toContainText("This code opens nothing.");

    // For all at once.
    await page.goto(inClass);
    await page.getByRole("link", { name: "Notes for parents" }).click();
    await expect(page.getByRole("article")).toHaveCount(3);
    await teacher.button("Make codes for all").click();
    await expect(printed).toHaveCount(3);
    await expect(page.getByText("The parents of 3 of 3 pupils have a code")).toBeVisible();
    await look(page, "notes", [DESKS[0]]);
    for (const format of ["A4", "Letter"] as const) expect(await pagesOf(page, "notes", format)).toBe(3);

    // The school does without.
    await page.goto(`${school.url}/teach/account`);
    await page.getByRole("combobox", { name: "Codes by which parents read a report" }).selectOption("Off");
    await expect(page.getByText("Kept.", { exact: true })).toBeVisible();
    await look(page, "switch", [DESKS[0]]);
    await page.goto(inClass);
    await page.getByRole("link", { name: "Notes for parents" }).click();
    await expect(page.getByText("Your school has switched codes for parents off.")).toBeVisible();
  },
);
